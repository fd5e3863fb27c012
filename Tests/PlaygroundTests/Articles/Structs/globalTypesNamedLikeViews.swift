struct Text { var s: String; init(_ s: String) { self.s = s } }
enum Color { case red, blue }
protocol View { func draw() -> String }
struct Circle: View { func draw() -> String { "o" } }
struct Group: View { var parts: [any View]; func draw() -> String { parts.map { $0.draw() }.joined() } }
class State { var x = 1 }
struct Section { var a = 1 }
typealias Layout = [Int]
struct Button<Label> { var label: Label }
enum Shape { case c(Double), r(Double, Double); var area: Double { switch self { case .c(let r): r * r; case .r(let a, let b): a * b } } }
struct List<T> { var items: [T] = []; mutating func add(_ t: T) { items.append(t) } }
struct Table { subscript(_ i: Int) -> Int { i * 2 } }
struct Path { var points: [(Int, Int)] = [] }
class Environment { var parent: Environment?; var vals: [String: Int] = [:]; init(_ p: Environment? = nil) { parent = p } }
struct Image { var w = 1, h = 2 }
struct Font { var size = 3 }
enum Edge { case a(to: Int) }
struct Grid { var rows: [[Character]] }
struct Binding { var n: String }
struct Label: Hashable { var id: Int }
struct Link { var url: String }
struct Form { var f: [String] }
struct Animation { var d = 1.0 }
struct Slider { var v = 0 }
struct Menu { var items: [String] }
struct Picker { var s = 0 }
struct Transaction { var amount: Double }
struct Document { var t: String }
struct Rectangle { var width: Double, height: Double; var area: Double { width * height } }
struct Angle { var deg: Double }
struct Divider {}
struct Spacer {}
struct Toggle { var on = false; mutating func toggle() { on.toggle() } }
struct Stepper { var s = 1 }
struct Alert: Error { var m: String }
struct Scene { var name: String }
protocol App { var name: String { get } }
struct MyApp: App { var name = "n" }
print(Text("a"), Color.red, Circle().draw(), Group(parts: [Circle(), Circle()]).draw(), State().x, Section(), Layout())
print(Button(label: 3), Shape.c(2).area, Table()[4], Path(), Environment(Environment()).parent!.vals, Image(), Font(), Edge.a(to: 3))
var l = List<Int>(); l.add(3); print(l)
print(Grid(rows: [["a"]]), Binding(n: "x"), Label(id: 3), Link(url: "u"), Form(f: []), Animation(), Slider(), Menu(items: ["q"]), Picker(), Transaction(amount: 3), Document(t: "x"))
print(Rectangle(width: 2, height: 3).area, Angle(deg: 3), Divider(), Spacer(), Stepper(), Scene(name: "s"), MyApp().name)
do { throw Alert(m: "m") } catch { print(error) }

// output: Text(s: "a") red o oo 1 Section(a: 1) []
// output: Button<Int>(label: 3) 4.0 8 Path(points: []) [:] Image(w: 1, h: 2) Font(size: 3) a(to: 3)
// output: List<Int>(items: [3])
// output: Grid(rows: [["a"]]) Binding(n: "x") Label(id: 3) Link(url: "u") Form(f: []) Animation(d: 1.0) Slider(v: 0) Menu(items: ["q"]) Picker(s: 0) Transaction(amount: 3.0) Document(t: "x")
// output: 6.0 Angle(deg: 3.0) Divider() Spacer() Stepper(s: 1) Scene(name: "s") n
// output: Alert(m: "m")
