func measure(_ f: () -> Void) -> String { f(); return "void" }
func measure<T>(_ f: () -> T) -> String { "\(f())" }
var set: Set<Int> = []
print(measure { 3 }, measure { print("x") }, measure { set.insert(1); return 4 }, measure { _ = 3 })
func each(_ f: (Int) -> Void) { f(1); print("void") }
func each(_ f: (Int) -> Bool) { print(f(1)) }
each { $0 > 0 }
each { print($0) }
func time(_ label: String = "l", _ f: () -> Void) { f(); print(label) }
func time<T>(_ label: String = "m", _ f: () throws -> T) rethrows -> T { print(label); return try f() }
time { print("in") }
let r = time("z") { 5 }
print(r)
func run(_ f: () -> Void) { f(); print("only void") }
run { set.insert(9) }
print(set.contains(9))

// output: x
// output: 3 void 4 void
// output: true
// output: 1
// output: void
// output: in
// output: l
// output: z
// output: 5
// output: only void
// output: true
