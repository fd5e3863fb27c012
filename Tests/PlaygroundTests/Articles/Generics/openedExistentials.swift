protocol P { static var name: String { get }; associatedtype V; var v: V { get }; init(_ v: V) }
extension P { func again() -> Self { Self(v) } }
struct A: P { static let name = "A"; var v: Int; init(_ v: Int) { self.v = v } }
struct B: P { static let name = "B"; var v: String; init(_ v: String) { self.v = v } }
func g<E: P>(_ e: E, _ n: Int = 1) { print(E.name, E.self, type(of: e), e.v, e.again(), [e].count, n) }
func pair<E: P, F: P>(_ e: E, _ f: F) -> String { "\(E.name)\(F.name)" }
func some(_ e: some P) -> Int { print(type(of: e).name); return 2 }
func make<E: P>(_ e: E) -> [E.V] { [e.v, e.v] }
func count<E: P>(_ e: inout E) { e = E(e.v); print(E.name) }
let all: [any P] = [A(1), B("x")]
for x in all {
  g(x); g(x, 5); print(pair(x, x), pair(A(2), x), some(x))
}
struct S { func m<E: P>(_ e: E) -> String { E.name } 
 static func s<E: P>(_ e: E) -> String { E.name + "s" } }
print(S().m(all[0]), S.s(all[1]))
class C { func m<E: P>(_ e: E) -> String { E.name } }
class D: C { override func m<E: P>(_ e: E) -> String { "D" + super.m(e) } }
let c: C = D()
print(c.m(all[1]))
print(make(A(4)), type(of: all[0]).name)

// output: A A A 1 A(v: 1) 1 1
// output: A A A 1 A(v: 1) 1 5
// output: A
// output: AA AA 2
// output: B B B x B(v: "x") 1 1
// output: B B B x B(v: "x") 1 5
// output: B
// output: BB AB 2
// output: A Bs
// output: DB
// output: [4, 4] A
