protocol P { associatedtype A; var a: A { get } }
struct I: P { var a = 3 }
struct S: P { var a = "s" }
func f<T: P>(_ x: T) -> String where T.A == Int { "int" }
func f<T: P>(_ x: T) -> String { "any" }
let ps: [any P] = [I(), S()]
for p in ps { print(f(p)) }
print(f(I()), f(S()))
extension P where A == Int { func g() -> String { "int g" } }
extension P { func g() -> String { "any g" } }
for p in ps { print(p.g()) }
print(I().g(), S().g())
func h<T>(_ x: T) -> String { "T" }
func h<T: P>(_ x: T) -> String where T: Equatable { "eq P" }
for p in ps { print(h(p)) }
func k(_ x: any P) -> String { "exist" }
func k<T: P>(_ x: T) -> String where T.A: Comparable { "cmp" }
for p in ps { print(k(p)) }
print(k(I()))
extension P where Self: Hashable { func m() -> String { "h" } }
extension P { func m() -> String { "plain" } }
for p in ps { print(p.m()) }
func seq<S: Sequence>(_ s: S) -> Int where S.Element == Int { 1 }
func seq<S: Sequence>(_ s: S) -> Int { 2 }
let q: any Sequence = [1, 2]
print(seq(q))
let q2: any Sequence<Int> = [1, 2]
print(seq(q2))

// output: any
// output: any
// output: int any
// output: any g
// output: any g
// output: int g any g
// output: T
// output: T
// output: exist
// output: exist
// output: exist
// output: plain
// output: plain
// output: 2
// output: 1
