protocol P {}
protocol Q: P {}
struct X: Q {}
func i(_ p: any P) -> String { "P" }
func i(_ p: any Q) -> String { "Q" }
print(i(X()), i(X() as any P), i(X() as any Q))
class A {}
class B: A {}
func i(_ x: [A]) -> String { "[A]" }
func i(_ x: [B]) -> String { "[B]" }
func j(_ f: () -> A) -> String { "fA" }
func j(_ f: () -> B) -> String { "fB" }
print(i([B()]), j { B() }, i([A()]))
struct Vet { var s: String; init(_ p: any P) { s = "P" }; init(_ p: any Q) { s = "Q" }
  subscript(p: any P) -> String { "sP" }; subscript(q: any Q) -> String { "sQ" } }
print(Vet(X()).s, Vet(X())[X()])
func + (a: Vet, b: any P) -> String { "+P" }
func + (a: Vet, b: any Q) -> String { "+Q" }
print(Vet(X()) + X())
protocol O: AnyObject {}
class C: O {}
func f(_ a: AnyObject) -> String { "AnyObject" }
func f(_ o: any O) -> String { "O" }
print(f(C()), f(A()))
func g(_ p: [any P]) -> String { "[P]" }
func g(_ p: [any Q]) -> String { "[Q]" }
print(g([X()]))
func h(_ d: (A, Int)) -> String { "A" }
func h(_ d: (B, Int)) -> String { "B" }
print(h((B(), 1)))
enum E: Error { case a, b }
struct S { subscript(i: Int) -> Int { get throws { if i == 0 { throw E.a }; return i } }
  subscript(s: String) -> Int { get throws(E) { throw .b } } }
do { print(try S()[2]); print(try S()[0]) } catch { print(error) }
do { print(try S()["x"]) } catch { print(error == .b) }
struct K { var i: Int { get throws(E) { throw .a } } }
do { _ = try K().i } catch { print(error) }
class F { let v: Int
  init(_ n: Int) throws { if n == 0 { throw E.a }; v = n }
  convenience init?(s: String) { try? self.init(Int(s)!) } }
print(F(s: "0") == nil, F(s: "3")!.v)
struct G { let v: Int
  init(_ n: Int) throws { if n == 0 { throw E.a }; v = n }
  init?(s: String) { try? self.init(Int(s)!) } }
print(G(s: "0") == nil, G(s: "3")!.v)
struct H: ExpressibleByStringLiteral { let n: Int
  init?(_ s: String) { guard let v = Int(s) else { return nil }; n = v }
  init(stringLiteral s: StaticString) { self.init("\(s)")! } }
let hh: H = "5", k = 3
print(hh.n, H("\(k)")?.n as Any)

// output: Q P Q
// output: [B] fB [A]
// output: Q sQ
// output: +Q
// output: O AnyObject
// output: [Q]
// output: B
// output: 2
// output: a
// output: true
// output: a
// output: true 3
// output: true 3
// output: 5 Optional(3)
