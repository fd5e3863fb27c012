protocol A { func f() -> String }
protocol B: A { func g() -> String }
extension A { func f() -> String { "A.f" }; func h() -> String { "A.h(\(f()))" } }
extension B { func f() -> String { "B.f" }; func h() -> String { "B.h(\(f()))" }; func g() -> String { "B.g" } }
extension A where Self: Equatable { func h() -> String { "AEq.h" } }
struct S1: A {}; struct S2: B {}; struct S3: B { func f() -> String { "S3.f" } }; struct S4: A, Equatable { func h() -> String { "S4.h" } }
func viaA<T: A>(_ t: T) -> String { t.f() + " " + t.h() }
func viaB<T: B>(_ t: T) -> String { t.f() + " " + t.h() + " " + t.g() }
print(S1().f(), S1().h(), S2().f(), S2().h(), S3().h(), S4().h(), S4().f())
print(viaA(S1()), "|", viaA(S2()), "|", viaA(S3()), "|", viaA(S4()))
print(viaB(S2()), "|", viaB(S3()))
let e1: any A = S2(), e2: any B = S3(); print(e1.f(), e1.h(), e2.f(), e2.h())
class C1: A { func h() -> String { "C1.h" } }
class C2: C1 { func f() -> String { "C2.f" }; override func h() -> String { "C2.h" } }
class C3: C1, B { func f() -> String { "C3.f" } }
let c: C1 = C2(); print(c.f(), c.h(), (c as A).f(), (c as A).h(), viaA(c), C2().f())
print(C3().f(), (C3() as A).f(), (C3() as B).f(), viaA(C3()), viaB(C3()))
protocol P { var n: Int { get }; static func make() -> Self; func copy() -> Self }
extension P { var n: Int { 1 }; var twice: Int { n * 2 }; func copy() -> Self { self } }
class K: P { required init() {}; var n: Int { 10 }; static func make() -> Self { Self() } }
class L: K { override var n: Int { 20 }; var twice: Int { 999 } }
print(K.make().twice, L.make().twice, (L() as K).twice, (L() as any P).twice, type(of: (L() as K).copy()), type(of: L.make()))
protocol Speaker { init(name: String); var name: String { get }; func say() }
extension Speaker { func say() { print("I am \(name)") }; static func announce(_ n: String) { Self(name: n).say() } }
struct Bot: Speaker { var name: String; func say() { print("BEEP \(name)") } }
final class Human: Speaker { let name: String; init(name: String) { self.name = name } }
Bot.announce("r2"); Human.announce("luke"); for t in [Bot.self, Human.self] as [any Speaker.Type] { t.announce("x"); t.init(name: "y").say() }
class Animal { func makeSound() { print("...") }; func twice() { makeSound(); makeSound() } }
class Cat: Animal { override func makeSound() { print("meow") } }
(Cat() as Animal).twice()
protocol Defaulted { func run(_ x: Int) -> String }
extension Defaulted { func run(_ x: Int = 5) -> String { "default \(x)" }; func run() -> String { "no arg" } }
struct D1: Defaulted {}; struct D2: Defaulted { func run(_ x: Int) -> String { "own \(x)" } }
print(D1().run(), D1().run(1), D2().run(), D2().run(2), (D2() as any Defaulted).run())
class Over { func f(_ x: Any) -> String { "any" }; func f(_ x: Int) -> String { "int" }; func f(_ x: Animal) -> String { "animal" } ; func f<T>(_ x: [T]) -> String { "array" }; func f(_ x: Int?) -> String { "opt" } }
class Over2: Over { override func f(_ x: Any) -> String { "any2" }; func f(_ x: Cat) -> String { "cat" } }
let o = Over2(), oo: Over = o; let anyCat: Animal = Cat(); print(o.f(1), o.f("s"), o.f(Cat()), oo.f(Cat()), o.f(anyCat), o.f([1]), o.f(Int?.none), oo.f("s"), o.f(2.5))
protocol HasID { associatedtype ID: Hashable = Int; var id: ID { get } }
struct U1: HasID { let id = 5 }; struct U2: HasID { let id: String }; func ids<T: HasID>(_ t: [T]) -> Set<T.ID> { Set(t.map(\.id)) }
print(ids([U1(), U1()]).count, ids([U2(id: "a"), U2(id: "b")]).sorted(), U1.ID.self, U2.ID.self)
extension Int: A {}; extension Array: A where Element: A { func f() -> String { "[" + map { $0.f() }.joined(separator: ",") + "]" } }
print(3.f(), [1, 2].f(), [[1], []].f(), [S2()].h())

// output: A.f A.h(A.f) B.f B.h(B.f) B.h(S3.f) S4.h A.f
// output: A.f A.h(A.f) | B.f A.h(B.f) | S3.f A.h(S3.f) | A.f A.h(A.f)
// output: B.f B.h(B.f) B.g | S3.f B.h(S3.f) B.g
// output: B.f A.h(B.f) S3.f B.h(S3.f)
// output: A.f C2.h A.f A.h(A.f) A.f A.h(A.f) C2.f
// output: C3.f A.f A.f A.f A.h(A.f) A.f B.h(A.f) B.g
// output: 20 999 40 40 L L
// output: BEEP r2
// output: I am luke
// output: BEEP x
// output: BEEP y
// output: I am x
// output: I am y
// output: meow
// output: meow
// output: no arg default 1 no arg own 2 no arg
// output: int any2 cat animal animal array opt any2 any2
// output: 1 ["a", "b"] Int String
// output: A.f [A.f,A.f] [[A.f],[]] A.h([B.f])
