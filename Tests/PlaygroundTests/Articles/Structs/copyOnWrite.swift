struct Text2: CustomStringConvertible { var storage: Storage; final class Storage { var s: String; init(_ s: String) { self.s = s; print("alloc \(s)") } }
    init(_ s: String) { storage = Storage(s) }
    mutating func append(_ t: String) {
        if !isKnownUniquelyReferenced(&storage) { print("copy"); storage = Storage(storage.s) }
        storage.s += t
    }
    var description: String { storage.s }
}
var a = Text2("a")
a.append("b")
var b = a
b.append("c"); b.append("d")
print(a, b)
struct Inner { var n = 0 { didSet { print("inner \(oldValue)->\(n)") } } }
struct Outer { var inner = Inner() { willSet { print("will") } didSet { print("outer \(oldValue.n)->\(inner.n)") } }; var list = [1, 2, 3] { didSet { print("list", list) } } }
var o = Outer()
o.inner.n = 5
o.list[1] = 9
o.list.append(4)
o.list.removeAll { $0 > 3 }
func bump(_ n: inout Int, by k: Int = 1) -> Int { n += k; return n }
print(bump(&o.inner.n, by: 3), bump(&o.list[0]))
func swapFirst<T>(_ x: inout [T], _ y: inout [T]) { (x[0], y[0]) = (y[0], x[0]) }
var p = [1, 2], q = [3, 4]
swapFirst(&p, &q)
swap(&p[0], &q[1])
print(p, q)
var grid = [[0, 0], [0, 0]]
grid[0][1] = 7
var row = grid[0]
row[0] = 1
grid[1] = row
for i in grid.indices { for j in grid[i].indices { grid[i][j] += 1 } }
print(grid, row)
final class Ref { var list = [1]; var nested = Outer() }
let r1 = Ref(), r2 = r1
r2.list.append(2)
r2.nested.inner.n += 1
print(r1.list, r1 === r2)
var dict: [String: [Int]] = [:]
dict["a", default: []].append(1)
dict["a"]?.append(2)
dict["b"]?.append(3)
dict["c", default: [9]][0] += 1
print(dict.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var t = (1, (2, "x"))
t.1.1 += "y"
(t.0, t.1.0) = (t.1.0, t.0)
print(t)
struct Counter { private(set) var count = 0; mutating func next() -> Int { defer { count += 1 }; return count }
    mutating func reset() { self = Counter() } 
    func peeked() -> Counter { var c = self; _ = c.next(); return c } }
var c = Counter()
_ = c.next(); _ = c.next()
let snapshot = c
c.reset()
print(c.count, snapshot.count, snapshot.peeked().count)
var opt: Counter? = Counter()
_ = opt?.next()
print(opt!.next(), opt!.count)
var arr = [Counter](repeating: Counter(), count: 2)
for i in arr.indices { for _ in 0...i { _ = arr[i].next() } }
print(arr.map(\.count))
let f = { (x: inout Int) -> Void in x *= 2 }
var z = 4; f(&z); print(z)
var total = 0
[1, 2, 3].forEach { total += $0 }
var s = "abc"
print(total, s.removeFirst(), s)

// output: alloc a
// output: copy
// output: alloc ab
// output: ab abcd
// output: inner 0->5
// output: will
// output: outer 0->5
// output: list [1, 9, 3]
// output: list [1, 9, 3, 4]
// output: list [1, 3]
// output: inner 5->8
// output: will
// output: outer 5->8
// output: list [2, 3]
// output: 8 2
// output: [4, 2] [1, 3]
// output: [[1, 8], [2, 8]] [1, 7]
// output: inner 0->1
// output: will
// output: outer 0->1
// output: [1, 2] true
// output: ["a[1, 2]", "c[10]"]
// output: (2, (1, "xy"))
// output: 0 2 3
// output: 1 2
// output: [1, 2]
// output: 8
// output: 6 a bc
