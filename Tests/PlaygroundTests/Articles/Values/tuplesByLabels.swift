func f() -> (min: Int, max: Int) { (1, 9) }
let (max: hi, min: lo) = f()
print(hi, lo)
let a: (x: Int, y: String) = (y: "s", x: 3)
print(a)
let b: (Int, y: Int) = (y: 1, 2)
print(b)
var p = (x: 1, y: 2)
let (x, y) = p
print(x, y)
let (m, y: n) = p
print(m, n)
func g(_ t: (y: Int, x: Int)) -> Int { t.y * 10 + t.x }
print(g(p), g((y: 3, x: 4)), g((3, 4)))
let list: [(y: Int, x: Int)] = [(y: 1, x: 2), (x: 5, y: 6)]
print(list)
let o: (y: Double, x: Int)? = (x: 1, y: 2.5)
print(o!)
let (q: (r: r1, s: s1), t: t1) = (q: (r: 1, s: 2), t: 3)
print(r1, s1, t1)
p = (x: 7, y: 8)
let un: (Int, Int) = p
print(un)
var sw = (a: 1, b: 2)
(sw.a, sw.b) = (sw.b, sw.a)
print(sw)
let c: [(name: String, age: Int)] = [("a", 1)]
print(c)
func h() -> (b: String, a: Int) { let z = (a: 1, b: "q"); return z }
print(h())
let cl: () -> (b: Int, a: Int) = { (a: 1, b: 2) }
print(cl())

// output: 9 1
// output: (x: 3, y: "s")
// output: (2, y: 1)
// output: 1 2
// output: 1 2
// output: 21 34 34
// output: [(y: 1, x: 2), (y: 6, x: 5)]
// output: (y: 2.5, x: 1)
// output: 1 2 3
// output: (7, 8)
// output: (a: 2, b: 1)
// output: [(name: "a", age: 1)]
// output: (b: "q", a: 1)
// output: (b: 2, a: 1)
