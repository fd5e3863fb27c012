protocol P { associatedtype A; var a: A { get } }
struct I: P, Equatable { var a = 3 }
func h<T>(_ x: T) -> String { "T" }
func h<T: P>(_ x: T) -> String where T: Equatable { "eq P" }
let p: any P = I()
print(h(p), h(I()))
func h2<T>(_ x: T) -> String { "T" }
func h2<T: P & Equatable>(_ x: T) -> String { "eq P" }
print(h2(p), h2(I()))
func h3<T>(_ x: T) -> String { "T" }
func h3<T: P>(_ x: T) -> String where T.A: Comparable { "cmp" }
print(h3(p), h3(I()))
func h4<T>(_ x: T) -> String { "T" }
func h4<T: P>(_ x: T) -> String where T.A == Int { "int" }
print(h4(p), h4(I()))
func h5<T: P>(_ x: T) -> String { "P" }
func h5<T>(_ x: T) -> String { "T" }
print(h5(p), h5(I()))
func h6(_ x: any P) -> String { "exist" }
func h6<T: P>(_ x: T) -> String { "gen" }
print(h6(p), h6(I()))
class B { }
class C: B, Q {}
protocol Q {}
func h7<T: Q>(_ x: T) -> String { "Q" }
func h7<T: Q>(_ x: T) -> String where T: B { "QB" }
let q: any Q = C()
print(h7(q), h7(C()))
extension P { func m() -> String { "plain" } }
extension P where A: Comparable { func m() -> String { "cmp" } }
extension P where Self: Equatable { func n() -> String { "eq" } }
extension P { func n() -> String { "plain" } }
print(p.m(), I().m(), p.n(), I().n())

// output: T eq P
// output: T eq P
// output: T cmp
// output: T int
// output: P P
// output: exist exist
// output: Q QB
// output: plain cmp plain eq
