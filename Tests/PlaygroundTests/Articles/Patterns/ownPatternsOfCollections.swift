func ~= <T: Equatable>(p: [T], v: T) -> Bool { p.contains(v) }
func ~= <T: Hashable>(p: Set<T>, v: T) -> Bool { p.contains(v) }
switch 7 { case [7, 9]: print("in"); default: print("out") }
let ws = ["a", "b"]
if case ws = "zz" { print("no") } else { print("else") }
let st: Set = [1, 2]
switch 2 { case st: print("set"); default: print("out") }
postfix operator %; prefix operator √
postfix func % (x: Double) -> Double { x / 100 }
prefix func √ (x: Double) -> Double { x.squareRoot() }
print(50%, √4)

// output: in
// output: else
// output: set
// output: 0.5 2.0
