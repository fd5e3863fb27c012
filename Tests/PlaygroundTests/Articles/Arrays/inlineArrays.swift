var a: InlineArray<3, Int> = [1, 2, 3]
a[0] = 5
for i in a.indices { print(a[i]) }
print(a.count, a.isEmpty, type(of: a), a.startIndex, a.endIndex)
let b: [4 of String] = ["a", "b", "c", "d"]
print(b[3], b.count)
let c: InlineArray = [1.5, 2]
print(c.count, type(of: c))
let d = InlineArray<4, Int>(repeating: 7)
let e = InlineArray<4, Int> { $0 * $0 }
let f = InlineArray<4, Int>(first: 1) { $0 * 2 }
print(d[1], e[3], f[3])
var g: [2 of [3 of Int]] = .init(repeating: .init(repeating: 0))
g[1][2] = 9
print(g[1][2])
func total<let n: Int>(_ list: [n of Int]) -> Int { var sum = 0; for i in 0..<n { sum += list[i] }; return sum }
print(total(a), total([1, 2]))
struct Row { var cells: [3 of Int] = [0, 0, 0] }
var row = Row(); row.cells[1] = 4; print(row.cells[1])
a.swapAt(0, 2)
print(a[0], a[2])
let copy = a
a[1] = 100
print(copy[1])

// output: 5
// output: 2
// output: 3
// output: 3 false InlineArray<3, Int> 0 3
// output: d 4
// output: 2 InlineArray<2, Double>
// output: 7 9 8
// output: 9
// output: 10 3
// output: 4
// output: 3 5
// output: 2
