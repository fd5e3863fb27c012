func a() { typealias Pair = (Int, Int); let p: Pair = (1, 2); print(p) }
func b() { typealias Pair = (String, Int); let p: Pair = ("1", 2); print(p); typealias Map<T> = [String: T]; let m: Map<Int> = ["a": 1]; print(m) }
a(); b()
func c() { typealias View = [Int]; let v = View(repeating: 1, count: 2); print(v); func inner() -> View { [3] }; print(inner())
 struct S { var v: View = [9] }; print(S()) }
c()
do { typealias Color = String; let c: Color = "red"; print(c, Color.self) }
let f = { () -> Int in typealias Text = Int; let t: Text = 3; return t }
print(f())
struct G<T> { func m(_ t: T) { typealias Section = [T]; let s: Section = [t]; print(s) } }
G<Int>().m(4)
if true { typealias Path = Double; let p = Path("3.5")!; print(p) }
func lower() { let x: State = 4; typealias State = Int; print(x) }
lower()
switch 3 { case let n: typealias Layout = Int; let l: Layout = n; print(l) }
for i in 0..<2 { typealias Table = [Int: Int]; let t: Table = [i: i]; print(t) }
enum Tree { indirect case node(Tree, Tree); case leaf; typealias Path = [Bool]; func paths() -> [Path] { switch self { case .leaf: return [[]]; case let .node(l, r): return l.paths().map { [false] + $0 } + r.paths().map { [true] + $0 } } } }
print(Tree.node(.leaf, .node(.leaf, .leaf)).paths())
protocol Shape { associatedtype Color; typealias Pair = (Color, Color); func pair() -> Pair }
struct Sq: Shape { func pair() -> (Int, Int) { (1, 2) } }
print(Sq().pair())
class Base { struct Text { var a = 1 } ; enum Kind { case image, text } }
class Derived: Base { var t = Text(); func k() -> Kind { .image } ; struct Image { var t: Text } }
print(Derived().t, Derived().k(), Derived.Image(t: .init()), Derived.Text())
extension Base { struct Label { var s: String } ; func l() -> Label { Label(s: "x") } }
print(Base().l())
struct Outer { enum Shape { case dot, line(Int) } ; struct Canvas { var shapes: [Shape] = []; mutating func add(_ s: Shape) { shapes.append(s) } } }
var cv = Outer.Canvas(); cv.add(.dot); cv.add(.line(3)); print(cv.shapes.count)
extension Outer.Canvas { typealias List = [Outer.Shape]; var list: List { shapes } ; struct Toggle { var on = true } ; func t() -> Toggle { Toggle() } }
print(cv.list.count, cv.t())
func gen<View: Comparable, Text>(_ v: View, _ t: Text) -> (View, Text) { let w: View = v; return (w, t) }
print(gen(1, "a"))
struct Wrap<Content> { let content: Content; func map<Label>(_ f: (Content) -> Label) -> Wrap<Label> { Wrap<Label>(content: f(content)) } }
print(Wrap(content: 1).map { "\($0)" })
func nested() { enum State { case a, b; mutating func next() { self = self == .a ? .b : .a } } ; var s = State.a; s.next(); print(s)
  struct Machine { var state: State = .a; var table: [State] = [] } ; print(Machine().state, Machine().table.count) }
nested()

// output: (1, 2)
// output: ("1", 2)
// output: ["a": 1]
// output: [1, 1]
// output: [3]
// output: S(v: [9])
// output: red String
// output: 3
// output: [4]
// output: 3.5
// output: 4
// output: 3
// output: [0: 0]
// output: [1: 1]
// output: [[false], [true, false], [true, true]]
// output: (1, 2)
// output: Text(a: 1) image Image(t: Base.Text(a: 1)) Text(a: 1)
// output: Label(s: "x")
// output: 2
// output: 2 Toggle(on: true)
// output: (1, "a")
// output: Wrap<String>(content: "1")
// output: b
// output: a 0
