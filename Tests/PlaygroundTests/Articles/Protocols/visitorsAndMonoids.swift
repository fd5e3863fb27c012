// protocols: static requirements, default impls, protocol composition, Self, associatedtype constraints, protocol init, class-only; dynamic vs static dispatch
protocol Named { var name: String { get }; static var typeName: String { get } }
extension Named { static var typeName: String { "\(Self.self)" }; func greet() -> String { "hi \(name)" }; var loud: String { name.uppercased() } }
protocol Aged { var age: Int { get set } }
typealias Person = Named & Aged
struct Kid: Person { let name: String; var age: Int; func greet() -> String { "yo \(name)" } }
func birthday(_ p: inout some Person) { p.age += 1 }
var kid = Kid(name: "Tim", age: 4); birthday(&kid); print(kid.age, kid.greet(), (kid as any Named).greet(), Kid.typeName, kid.loud)
protocol Drawable { func draw() -> String; func outline() -> String }
extension Drawable { func outline() -> String { "[\(draw())]" }; func twice() -> String { draw() + draw() } }
struct Dot: Drawable { func draw() -> String { "." }; func outline() -> String { "(.)" }; func twice() -> String { "special" } }
struct Line: Drawable { func draw() -> String { "-" } }
let ds: [any Drawable] = [Dot(), Line()]; print(ds.map { $0.outline() }, ds.map { $0.twice() }, Dot().twice())
protocol Buildable { init(seed: Int); static func make() -> Self }
extension Buildable { static func make() -> Self { Self(seed: 7) } }
struct A: Buildable { let n: Int; init(seed: Int) { n = seed } }
final class B: Buildable { let n: Int; required init(seed: Int) { n = seed * 2 } }
func build<T: Buildable>(_ t: T.Type) -> T { t.make() }; print(build(A.self).n, build(B.self).n, A.make().n)
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension Int: Monoid { static var empty: Int { 0 }; static func <> (a: Int, b: Int) -> Int { a + b } }
extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { switch (a, b) { case let (x?, y?): x <> y; case (let x?, nil), (nil, let x?): x; default: nil } } }
func concat<M: Monoid>(_ xs: [M]) -> M { xs.reduce(.empty, <>) }
print(concat([1, 2, 3]), concat(["a", "b"]), concat([[1], [2, 3]]), concat([1, nil, 3] as [Int?]) as Any)
protocol Visitor { associatedtype Output; func visit(num: Int) -> Output; func visit(add l: Node, _ r: Node) -> Output }
indirect enum Node { case num(Int), add(Node, Node); func accept<V: Visitor>(_ v: V) -> V.Output { switch self { case .num(let n): v.visit(num: n); case .add(let l, let r): v.visit(add: l, r) } } }
struct Eval: Visitor { func visit(num: Int) -> Int { num }; func visit(add l: Node, _ r: Node) -> Int { l.accept(self) + r.accept(self) } }
struct Show: Visitor { func visit(num: Int) -> String { "\(num)" }; func visit(add l: Node, _ r: Node) -> String { "(\(l.accept(self)) + \(r.accept(self)))" } }
let tree = Node.add(.num(1), .add(.num(2), .num(3))); print(tree.accept(Eval()), tree.accept(Show()))
protocol Observer: AnyObject { func update(_ s: String) }
final class Subject { private var obs: [ObjectIdentifier: () -> (any Observer)?] = [:]; func add(_ o: any Observer) { obs[ObjectIdentifier(o)] = { [weak o] in o } }; func fire(_ s: String) { obs.values.forEach { $0()?.update(s) }; obs = obs.filter { $0.value() != nil }; print("left", obs.count) } }
final class L: Observer { func update(_ s: String) { print("L got", s) } }
let subj = Subject(); var l: L? = L(); subj.add(l!); subj.fire("a"); l = nil; subj.fire("b")
struct AnyShape { private let _area: () -> Double; init<S: HasArea>(_ s: S) { _area = s.area }; func area() -> Double { _area() } }
protocol HasArea { func area() -> Double }; struct Sq: HasArea { var s = 2.0; func area() -> Double { s * s } }; print(AnyShape(Sq()).area(), [AnyShape(Sq(s: 3)), AnyShape(Sq())].map { $0.area() })
protocol Copyable2 { func copy() -> Self }; final class Doc: Copyable2 { var t = "t"; func copy() -> Self { let d = Self.init(); d.t = t; return d }; required init() {} }; let d1 = Doc(); d1.t = "x"; let d2 = d1.copy(); d2.t = "y"; print(d1.t, d2.t)
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }; print(9.clamped(to: 1...5), "m".clamped(to: "a"..."f"), 2.5.clamped(to: 0...9))
extension Collection where Element: Named { var names: String { map(\.name).joined(separator: ",") } }; print([Kid(name: "a", age: 1), Kid(name: "b", age: 2)].names)
func eq<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T) == a }; print(eq(3, 3), eq(3, "3"))
struct Wrapper<T> { var v: T }; extension Wrapper: Comparable where T: Comparable { static func < (a: Self, b: Self) -> Bool { a.v < b.v } }; extension Wrapper: Equatable where T: Equatable {}; print([Wrapper(v: 3), Wrapper(v: 1)].min()!.v, Wrapper(v: 1) >= Wrapper(v: 2))

// output: 5 yo Tim hi Tim Kid TIM
// output: ["(.)", "[-]"] ["..", "--"] special
// output: 7 14 7
// output: 6 ab [1, 2, 3] Optional(4)
// output: 6 (1 + (2 + 3))
// output: L got a
// output: left 1
// output: left 0
// output: 4.0 [9.0, 4.0]
// output: x y
// output: 5 f 2.5
// output: a,b
// output: true false
// output: 1 false
