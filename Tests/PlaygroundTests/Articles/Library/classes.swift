// classes, printing, identity, weak, ARC order, static, lazy, subscripts, init rules
class Animal: CustomStringConvertible { let name: String; var legs: Int { 4 }; init(_ n: String) { name = n; print("init", n, terminator: " ") }; deinit { print("deinit", name, terminator: " ") }; func speak() -> String { "..." }; var description: String { "\(type(of: self))(\(name))" }; class var kind: String { "animal" }; static func make() -> Animal { Animal("made") } }
class Dog: Animal { var tricks: [String] = []; override var legs: Int { super.legs + 0 }; override func speak() -> String { "Woof" + super.speak() }; convenience init() { self.init("rex"); tricks.append("sit") }; override class var kind: String { "dog/" + super.kind }; subscript(i: Int) -> String { get { tricks[i] } set { tricks[i] = newValue } } }
var d: Dog? = Dog(); print(d!, d!.speak(), d!.legs, Dog.kind, Animal.make(), d![0]); d![0] = "roll"; print(d!.tricks, d! as Animal === d!, [d! as Animal], d!.tricks.count); d = nil; print("|")
let animals: [Animal] = [Animal("a"), Dog("b")]; print(animals.map { $0.speak() }, animals.compactMap { $0 as? Dog }.count, animals[1] is Dog, animals.map { type(of: $0) }, animals.first!.name); for a in animals { switch a { case let d as Dog: print("dog", d.tricks, terminator: ";"); default: print("other", terminator: ";") } }; print()
class Node { var v: Int; weak var parent: Node?; var kids: [Node] = [] { didSet { kids.last?.parent = self } }; init(_ v: Int) { self.v = v }; deinit { print("bye\(v)", terminator: " ") } }
do { let root = Node(1); root.kids.append(Node(2)); print(root.kids[0].parent!.v, root.parent == nil, terminator: " ") }; print(); weak var w: Node?; do { let n = Node(9); w = n; print(w!.v, terminator: " ") }; print(w == nil)
struct Temp { var c: Double { willSet { print("will \(newValue)", terminator: " ") } didSet { print("did \(oldValue)->\(c)", terminator: " ") } }; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } }; lazy var desc: String = { print("lazy", terminator: " "); return "T\(c)" }(); static var count = 0; init(c: Double) { self.c = c; Temp.count += 1 } }
var t = Temp(c: 10); t.f = 212; print(t.f, t.desc, t.desc, Temp.count); t.c += 1; print(t.c); var t2 = t; t2.c = 0; print(t.c, t2.c, t2.desc)
class Shared { var items: [Int] = []; static let instance = Shared(); private init() {} }; Shared.instance.items.append(1); let sh = Shared.instance; sh.items += [2]; print(Shared.instance.items, sh === Shared.instance); struct Wrap { var s = Shared.instance; var n = 0 }; let w1 = Wrap(); var w2 = w1; w2.s.items.append(3); w2.n = 5; print(w1.s.items, w1.n, w2.n)
class Base { required init() {}; func id() -> Self { self }; class func create() -> Self { Self() } }; final class Sub: Base { let z = 3 }; protocol Del: AnyObject { func did(_ n: Int) }; class Ctl: Del { var log: [Int] = []; func did(_ n: Int) { log.append(n) } }; class Src { weak var del: Del?; func go() { for i in 0..<3 { del?.did(i) } } }; let ctl = Ctl(), src = Src(); src.del = ctl; src.go(); print(ctl.log)
struct Stack<T: Equatable> { private(set) var a: [T] = []; mutating func push(_ t: T) -> Self { a.append(t); return self }; static func == (l: Self, r: Self) -> Bool { l.a == r.a }; var isEmpty: Bool { a.isEmpty }; subscript(safe i: Int) -> T? { a.indices ~= i ? a[i] : nil }; subscript(r: Range<Int>) -> [T] { Array(a[r]) } }; var st = Stack<Int>(); _ = st.push(1); print(st.push(2).a, st[safe: 5] as Any, st[safe: 0] as Any, st[0..<2], st == st, Stack<String>().isEmpty)
enum Light: CaseIterable { case red, green; mutating func toggle() { self = self == .red ? .green : .red }; static var first: Light { .red }; var next: Light { var c = self; c.toggle(); return c } }; var l = Light.first; l.toggle(); print(l, l.next, Light.allCases.map(\.next)); struct Counter { private var n = 0; mutating func callAsFunction(_ k: Int = 1) -> Int { n += k; return n } }; var cc = Counter(); print(cc(), cc(5), cc())
let obj = Node(3), same = obj; print(obj === same, obj !== Node(4), ObjectIdentifier(obj) == ObjectIdentifier(same)); func mutate(_ n: Node) { n.v += 10 }; mutate(obj); print(same.v); var arr = [obj, obj]; arr[0].v = 0; print(arr[1].v, arr.map(\.v), arr.contains { $0 === obj }, arr.firstIndex { $0 === same }!); struct P { var x = 0; mutating func move() -> P { x += 1; return self } }; var p = P(); let q = p.move(); p.x = 9; print(p, q); extension P { init(twice: Int) { self.init(x: twice * 2) } }; print(P(twice: 4), P(x: 1).x)

// output: init rex init made Dog(rex) Woof... 4 dog/animal Animal(made) sit
// output: deinit made ["roll"] true [Dog(rex)] 1
// output: deinit rex |
// output: init a init b ["...", "Woof..."] 1 true [Animal, Dog] a
// output: other;dog [];
// output: 1 true bye1 bye2
// output: 9 bye9 true
// output: will 100.0 did 10.0->100.0 lazy 212.0 T100.0 T100.0 1
// output: will 101.0 did 100.0->101.0 101.0
// output: will 0.0 did 101.0->0.0 101.0 0.0 T100.0
// output: [1, 2] true
// output: [1, 2, 3] 0 5
// output: [0, 1, 2]
// output: [1, 2] nil Optional(1) [1, 2] true true
// output: green red [Light.green, Light.red]
// output: 1 6 7
// output: bye4 true true true
// output: 13
// output: 0 [0, 0] true 0
// output: P(x: 9) P(x: 1)
// output: P(x: 8) 1
