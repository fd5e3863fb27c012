class Node { let id: Int; var next: Node?; weak var prev: Node?; init(_ id: Int) { self.id = id; print("+\(id)", terminator: " ") }; deinit { print("-\(id)", terminator: " ") } }
func line(_ s: String) { print("| \(s)") }
do { let a = Node(1); let b = Node(2); a.next = b; b.prev = a; line("made") }
line("scope end")
var keep: Node? = { let a = Node(3); a.next = Node(4); a.next?.next = Node(5); return a }()
line("kept"); keep = keep?.next; line("moved"); keep?.next = nil; line("cut"); keep = nil; line("gone")
var arr = [Node(6), Node(7), Node(8)]; line("array"); arr.removeAll { $0.id == 7 }; line("removed"); let first = arr.removeFirst(); arr = []; line("emptied \(first.id)")
var dict = ["a": Node(9), "b": Node(10)]; dict["a"] = Node(11); line("replaced"); dict["b"] = nil; line("removed"); dict.removeAll(); line("cleared")
func pass(_ n: Node) -> Int { n.id }
line("\(pass(Node(12)))")
weak var w: Node?; do { let n = Node(13); w = n; line("weak \(w!.id)") }; line("w \(w == nil)")
struct Box { var n: Node; var tag = 0 }
var b1 = Box(n: Node(14)); var b2 = b1; b2.tag = 1; b1.n = Node(15); line("b1 new"); b2 = b1; line("b2 = b1")
class Owner { var cb: (() -> Void)?; let name: String; init(_ n: String) { name = n }; func setStrong() { cb = { print(self.name) } }; func setWeak() { cb = { [weak self] in print(self?.name ?? "nil") } }; func setUnowned() { cb = { [unowned self] in print(name) } }; deinit { print("~\(name)", terminator: " ") } }
do { let o = Owner("strong"); o.setStrong(); o.cb?(); o.cb = nil }; line("1")
do { let o = Owner("weak"); o.setWeak(); o.cb!() }; line("2")
var leaked: (() -> Void)?; do { let o = Owner("late"); o.setWeak(); leaked = o.cb }; leaked?(); line("3")
do { let o = Owner("un"); o.setUnowned(); o.cb?() }; line("4")
func capture() -> () -> Int { let n = Node(16); return { n.id } }
var f: (() -> Int)? = capture(); line("cap \(f!())"); f = nil; line("released")
func opt(_ flag: Bool) -> Node? { let n = Node(17); guard flag else { return nil }; return n }
if let n = opt(true) { line("got \(n.id)") }; line("after if"); _ = opt(false); line("after nil")
let pair = (Node(18), Node(19)); line("pair \(pair.0.id)")
for n in [Node(20), Node(21)] where n.id > 20 { line("loop \(n.id)") }; line("after loop")
class Base { deinit { print("base", terminator: " ") } }; class Derived: Base { let n = Node(22); deinit { print("derived", terminator: " ") } }
do { _ = Derived() }; line("derived done")

enum E { case one(Node), two(Node, Node), none }
var e = E.two(Node(24), Node(25)); if case .two(let a, _) = e { e = .one(a) }; line("one"); e = .none; line("none")
func throwing() throws { let n = Node(26); defer { print("defer \(n.id)", terminator: " ") }; throw CancellationError() }
do { try throwing() } catch { line("caught") }
var opt1: Node? = Node(27), opt2 = opt1; opt1 = nil; line("still"); opt2 = nil; line("swap")
swap(&opt1, &opt2); var x = Node(28), y = Node(29); swap(&x, &y); line("\(x.id)\(y.id)"); (x, y) = (y, x); line("\(x.id)")
let closures = (30...31).map { i -> () -> Int in let n = Node(i); return { n.id } }; line("\(closures.map { $0() })")

// output: +1 +2 | made
// output: -1 -2 | scope end
// output: +3 +4 +5 | kept
// output: -3 | moved
// output: -5 | cut
// output: -4 | gone
// output: +6 +7 +8 | array
// output: -7 | removed
// output: -8 | emptied 6
// output: +9 +10 +11 -9 | replaced
// output: -10 | removed
// output: -11 | cleared
// output: +12 -12 | 12
// output: +13 | weak 13
// output: -13 | w true
// output: +14 +15 | b1 new
// output: -14 | b2 = b1
// output: strong
// output: ~strong | 1
// output: weak
// output: ~weak | 2
// output: ~late nil
// output: | 3
// output: un
// output: ~un | 4
// output: +16 | cap 16
// output: -16 | released
// output: +17 | got 17
// output: -17 | after if
// output: +17 -17 | after nil
// output: +18 +19 | pair 18
// output: +20 +21 | loop 21
// output: -20 -21 | after loop
// output: +22 derived base -22 | derived done
// output: +24 +25 -25 | one
// output: -24 | none
// output: +26 defer 26 -26 | caught
// output: +27 | still
// output: -27 | swap
// output: +28 +29 | 2928
// output: | 28
// output: +30 +31 | [30, 31]
