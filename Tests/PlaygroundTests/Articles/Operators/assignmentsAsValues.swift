print([1, 2, 3].reduce(into: 0, +=))
let op: (inout Int, Int) -> Void = (+=)
func apply(_ f: (inout Int, Int) -> Void, _ x: Int) -> Int { var v = 10; f(&v, x); return v }
print(apply(-=, 3))
let ops: [String: (inout Int, Int) -> ()] = ["+": (+=), "-": (-=)]
var n = 5
ops["-"]!(&n, 2); op(&n, 10); print(n)
print(["a", "b"].reduce(into: "", +=))
struct V2 { var x = 0; static func += (a: inout V2, b: Int) { a.x += b } }
print([1, 2].reduce(into: V2(), +=).x, [[1], [2]].reduce(into: [], +=))

// output: 6
// output: 7
// output: 13
// output: ab
// output: 3 [1, 2]
