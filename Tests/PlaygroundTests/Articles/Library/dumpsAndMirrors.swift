// dump & mirror & describing
struct Pt { var x = 1; var y = "s" }
class Base { var b = 1 }
class Derived: Base { var d = [1, 2]; var me: Pt? = Pt() }
enum E { case a; case b(Int); case c(x: Int, y: String); case d(code: Int); case n(Pt) }
struct Desc: CustomStringConvertible { var description: String { "DESC" }; var inner = 1 }
dump(Pt()); dump(Derived()); dump([E.a, .b(1), .c(x: 1, y: "t"), .d(code: 4), .n(Pt())]); dump(["k": [1]]); dump(Set([3])); dump(Desc())
dump((a: 1, 2)); dump(1); dump("t", name: "lab"); dump([Int]()); dump(Int?.some(4)); dump([nil, 1] as [Int?]); dump(1.5); dump(true); dump(1...3); dump("c" as Character)
dump(Pt(), name: "pt", indent: 4); dump([[1], [2]], maxDepth: 1); let r = dump(5); print(r)
let m = Mirror(reflecting: Pt()); print(m.children.count, m.subjectType, m.displayStyle!)
for c in m.children { print(c.label ?? "-", c.value) }
for (label, value) in Mirror(reflecting: (1, b: "x")).children { print(label!, value) }
print(Mirror(reflecting: [1, 2]).children.map { $0.value }, Mirror(reflecting: E.b(3)).children.first!.label!, Mirror(reflecting: 5).children.isEmpty, Mirror(reflecting: Optional(1)).displayStyle!)
print(m, Mirror(reflecting: Derived()).children.map { $0.label! })
print(String(describing: E.c(x: 1, y: "q")), String(reflecting: E.c(x: 1, y: "q")), String(describing: Pt.self), String(reflecting: Pt.self), String(describing: Derived()), String(describing: [E.a]), String(describing: Optional(Pt())))
print("\(Pt())", "\(E.a)", "\([Pt()])", "\(Optional("x") as Any)", "\(Derived.self)", "\((1, "a"))", "\(Desc())", "\([Desc()])")
print(type(of: m.children.count), type(of: E.b), type(of: [1: "a"]), type(of: [Pt?]()), type(of: (1, 2.0)), type(of: Set<String>()), type(of: 1...2), type(of: "a".first), type(of: ()))
print([1: "a"] as Any, [Pt.self], Pt.self == Pt.self, type(of: Derived() as Base), type(of: Derived() as Base) == Derived.self, Derived.self is Base.Type)
func f(_ x: Int, y: String = "") -> Bool { true }; func g() throws {}; func h(_ x: inout Int) {}; print(type(of: f), type(of: g), type(of: h), type(of: { (a: Int, b: Int) -> Int in a + b }))
func gen<T>(_ t: T) -> String { "\(T.self) \(type(of: t)) \(t)" }; print(gen(1), gen("a"), gen([1]), gen(Optional(2)), gen((1, 2)), gen(Pt.self), gen(E.a), gen(Derived() as Base))
protocol P {}; extension Pt: P {}; func pp(_ p: any P) -> String { "\(type(of: p)) \(p)" }; func sp(_ p: some P) -> String { "\(type(of: p))" }; print(pp(Pt()), sp(Pt()), [Pt()] as [any P], (any P).self)
let anyArr: [Any?] = [1, nil, "a"]; print(anyArr); let a: Any = [1, 2]; print(a, a as? [Int] as Any, (a as? [String]) as Any, a is [Int]); let fn: Any = { 1 }; print(fn is () -> Int)
debugPrint("a", 1, 1.5, [1: "x"], Pt(), E.b(1), Optional("z") as Any, "é\u{301}\t"); debugPrint([1, 2], terminator: "!\n"); print("a", terminator: ""); print("b", separator: ""); print(1, 2, 3, separator: ", ", terminator: ".\n")
var out = ""; print("x", 1, to: &out); print(out.count, out.debugDescription); struct Up: TextOutputStream { var t = ""; mutating func write(_ s: String) { t += s.uppercased() } }; var up = Up(); print("abc", [1], to: &up); print(up.t, terminator: "")
struct G<A, B> { var a: A; var b: B; struct N { var z = 1 }; enum K { case k(A) } }; print(G(a: 1, b: "x"), G<Int, Int>.N(), G<Int, Int>.K.k(5), type(of: G<Int, Int>.N()), [G<Int, Int>.K.k(1)], G<Int, [String]>.self)
struct W { @Clamped var v = 15; var plain = 2 }; @propertyWrapper struct Clamped { var wrappedValue: Int { didSet { wrappedValue = min(10, wrappedValue) } }; init(wrappedValue: Int) { self.wrappedValue = min(10, wrappedValue) } }; print(W()); dump(W())
struct L { lazy var z = 5; var w: Int { 1 }; static let s = 1; let c: () -> Int = { 1 } }; print(L()); enum Em: Error { case e }; print(Em.e, Result<Int, Em>.failure(.e)); print(Int?.none as Any, [Int?]([nil]), (nil as Int?, 1))

// output: ▿ Pt
// output:   - x: 1
// output:   - y: "s"
// output: ▿ Derived #0
// output:   ▿ super: Base
// output:     - b: 1
// output:   ▿ d: 2 elements
// output:     - 1
// output:     - 2
// output:   ▿ me: Optional(Pt(x: 1, y: "s"))
// output:     ▿ some: Pt
// output:       - x: 1
// output:       - y: "s"
// output: ▿ 5 elements
// output:   - E.a
// output:   ▿ E.b
// output:     - b: 1
// output:   ▿ E.c
// output:     ▿ c: (2 elements)
// output:       - x: 1
// output:       - y: "t"
// output:   ▿ E.d
// output:     ▿ d: (1 element)
// output:       - code: 4
// output:   ▿ E.n
// output:     ▿ n: Pt
// output:       - x: 1
// output:       - y: "s"
// output: ▿ 1 key/value pair
// output:   ▿ (2 elements)
// output:     - key: "k"
// output:     ▿ value: 1 element
// output:       - 1
// output: ▿ 1 member
// output:   - 3
// output: ▿ DESC
// output:   - inner: 1
// output: ▿ (2 elements)
// output:   - a: 1
// output:   - .1: 2
// output: - 1
// output: - lab: "t"
// output: - 0 elements
// output: ▿ Optional(4)
// output:   - some: 4
// output: ▿ 2 elements
// output:   - nil
// output:   ▿ Optional(1)
// output:     - some: 1
// output: - 1.5
// output: - true
// output: ▿ ClosedRange(1...3)
// output:   - lowerBound: 1
// output:   - upperBound: 3
// output: - "c"
// output:     ▿ pt: Pt
// output:       - x: 1
// output:       - y: "s"
// output: ▿ 2 elements
// output:   ▹ 1 element
// output:   ▹ 1 element
// output: - 5
// output: 5
// output: 2 Pt struct
// output: x 1
// output: y s
// output: .0 1
// output: b x
// output: [1, 2] b true optional
// output: Mirror for Pt ["d", "me"]
// output: c(x: 1, y: "q") E.c(x: 1, y: "q") Pt Pt Derived [E.a] Optional(Pt(x: 1, y: "s"))
// output: Pt(x: 1, y: "s") a [Pt(x: 1, y: "s")] Optional("x") Derived (1, "a") DESC [DESC]
// output: Int (Int) -> E Dictionary<Int, String> Array<Optional<Pt>> (Int, Double) Set<String> ClosedRange<Int> Optional<Character> ()
// output: [1: "a"] [Pt] true Derived true true
// output: (Int, String) -> Bool () throws -> () (inout Int) -> () (Int, Int) -> Int
// output: Int Int 1 String String a Array<Int> Array<Int> [1] Optional<Int> Optional<Int> Optional(2) (Int, Int) (Int, Int) (1, 2) Pt.Type Pt.Type Pt E E a Base Derived Derived
// output: Pt Pt(x: 1, y: "s") Pt [Pt(x: 1, y: "s")] P
// output: [Optional(1), nil, Optional("a")]
// output: [1, 2] Optional([1, 2]) nil true
// output: true
// output: "a" 1 1.5 [1: "x"] Pt(x: 1, y: "s") E.b(1) Optional("z") "é́\t"
// output: [1, 2]!
// output: ab
// output: 1, 2, 3.
// output: 4 "x 1\n"
// output: ABC [1]
// output: G<Int, String>(a: 1, b: "x") N(z: 1) k(5) N [G<Swift.Int, Swift.Int>.K.k(1)] G<Int, Array<String>>
// output: W(_v: Clamped(wrappedValue: 10), plain: 2)
// output: ▿ W
// output:   ▿ _v: Clamped
// output:     - wrappedValue: 10
// output:   - plain: 2
// output: L($__lazy_storage_$_z: nil, c: (Function))
// output: e failure(Em.e)
// output: nil [nil] (nil, 1)
