struct Board {
    typealias Layout = [[Int]]
    struct View { var n = 1 }
    enum Color { case red, green }
    enum State { case idle, busy(Int) }
    struct Text { var s: String }
    struct Section { var t: String }
    var layout: Layout = [[1, 2]]
    var view = View()
    var color: Color = .red
    var state: State = .idle
    func table() -> Table { Table(rows: 2) }
    struct Table { var rows: Int }
    func title() -> Text { Text(s: "hi") }
    func sections() -> [Section] { [Section(t: "a")] }
}
let b = Board()
print(b.layout, b.view, b.color, b.state, b.table(), b.title(), b.sections())
print(Board.View(n: 3), Board.Color.green, Board.State.busy(2), Board.Text(s: "q").s)
extension Board { func more() -> View { View(n: 5) }; func c(_ c: Color) -> String { switch c { case .red: "r"; case .green: "g" } } 
  var l: Layout { [[9]] } }
print(b.more(), b.c(.green), b.l)
func local() {
    typealias Layout = Int
    let x: Layout = 3
    print(x)
    struct View { var k = 2 }
    print(View(), View().k)
    enum Color: String { case a, b }
    print(Color.a, Color(rawValue: "b")!)
    struct Text { var s: Int; func f() -> Text { Text(s: s + 1) } }
    print(Text(s: 1).f())
    enum State { case on; var other: State { .on } }
    print(State.on.other)
    class List { var head: Node?; class Node { var n = 0 } }
    let l = List(); l.head = List.Node(); print(l.head!.n)
}
local()
struct Box<View, State> { var v: View; var s: State; func map<Text>(_ f: (View) -> Text) -> Box<Text, State> { Box<Text, State>(v: f(v), s: s) } }
print(Box(v: 1, s: "a").map { Double($0) })
func id<Color>(_ c: Color) -> Color { c }
print(id(3))
protocol Machine { associatedtype State; associatedtype Layout; var state: State { get set } ; func layout() -> Layout }
struct Mach: Machine { typealias State = Int; var state = 3; func layout() -> String { "l" } }
print(Mach().state, Mach().layout())
struct Mach2: Machine { enum State { case a, b }; var state: State = .a; struct Layout { var q = 1 }; func layout() -> Layout { Layout() } }
print(Mach2().state, Mach2().layout())
class Game { enum Section: CaseIterable { case top, bottom }; var section: Section = .top; func next() { section = .bottom }
 static func all() -> [Section] { Section.allCases } }
let g = Game(); g.next(); print(g.section, Game.all())
class Sub: Game { func back() -> Section { .top } ; typealias Grid = [[Section]]; var grid: Grid = [] }
print(Sub().back(), Sub().grid)

// output: [[1, 2]] View(n: 1) red idle Table(rows: 2) Text(s: "hi") [Board.Section(t: "a")]
// output: View(n: 3) green busy(2) q
// output: View(n: 5) g [[9]]
// output: 3
// output: View(k: 2) 2
// output: a b
// output: Text(s: 2)
// output: on
// output: 0
// output: Box<Double, String>(v: 1.0, s: "a")
// output: 3
// output: 3 l
// output: a Layout(q: 1)
// output: bottom [Game.Section.top, Game.Section.bottom]
// output: top []
