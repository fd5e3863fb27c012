func put<E, T>(_ e: E, _ k: ReferenceWritableKeyPath<E, T>, _ v: T) { e[keyPath: k] = v }
final class M { var n = 1 }
let m = M(); put(m, \.n, 7); print(m.n)
func put2<E: AnyObject, T>(_ e: E, _ k: ReferenceWritableKeyPath<E, T>, _ v: T) { e[keyPath: k] = v }
put2(m, \.n, 8); print(m.n)
struct W { let k: ReferenceWritableKeyPath<M, Int>; func f(_ m: M) { m[keyPath: k] += 1 } }
W(k: \.n).f(m); print(m.n)
class C { lazy var n: Int = { 3 }(); lazy var s: String = "x" }
let c = C(), k = \C.n
print(c[keyPath: k])
let p: PartialKeyPath<C> = \.s
print(c[keyPath: p] as? String ?? "none")
c[keyPath: k] = 9
print(c.n)

// output: 7
// output: 8
// output: 9
// output: 3
// output: x
// output: 9
