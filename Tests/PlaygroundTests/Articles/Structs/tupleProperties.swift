func pair(_ n: Int = 1) -> (Int, String) { print("pair"); return (n, "x") }
struct F { var (a, b) = (0, 1); var c = 2 }
print(F(), F(a: 5, b: 6), F(a: 5, b: 6, c: 1))
struct G { static let (p, q) = pair(); var (x, (y, _)): (Double, (Int, Int)) = (1, (2, 3)); var z = 3, (u, v) = pair(7), w = 9 }
print(G.p, G.q, G(x: 3, y: 1, u: 4, v: "k")); print(G())
class H { let (a, b) = pair(); var (c, d): (Int, Int); init() { c = 4; d = a } }
let h = H(); print(h.a, h.b, h.c + h.d)
struct Fib: Sequence, IteratorProtocol { private var (a, b) = (0, 1); mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Array(Fib().prefix(8)))
struct K: Equatable { var (a, b) = (0.5, [1]); init() {}; init(_ x: Double) { a = x } }
print(K() == K(0.5), K(2) == K(), K(1))
class P { var (a, b) = (1, 2) }; class Q: P { let (c, d) = ("c", "d"); override init() { super.init(); a += 5 } }
print(Q().a, Q().c + Q().d)

// output: F(a: 0, b: 1, c: 2) F(a: 5, b: 6, c: 2) F(a: 5, b: 6, c: 1)
// output: pair
// output: 1 x G(x: 3.0, y: 1, z: 3, u: 4, v: "k", w: 9)
// output: pair
// output: G(x: 1.0, y: 2, z: 3, u: 7, v: "x", w: 9)
// output: pair
// output: 1 x 5
// output: [0, 1, 1, 2, 3, 5, 8, 13]
// output: true false K(a: 1.0, b: [1])
// output: 6 cd
