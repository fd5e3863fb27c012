//--- closures-beside-changes-of-other-properties
struct G {
    var items = [1, 2, 3]
    var id = 2
    mutating func a() { items.removeAll { $0 == id } }
    mutating func b() { items.sort { ($0 - self.id).magnitude < ($1 - self.id).magnitude } }
}
struct H {
    var g = G()
    mutating func f() { g.items.removeAll { $0 == g.id } }
}
func f() {
    var pair = (a: [1, 2], b: 1)
    pair.a.removeAll { $0 == pair.b }
}
//--- definite-initialization
func f(_ flag: Bool) -> Int {
    let x: Int
    if flag { x = 1 } else { x = 2 }
    var y: Int
    switch x { case 1: y = 3; default: y = 4 }
    y += 1
    return x + y
}
//--- definite-initialization-early-return
func f(_ n: Int?) -> Int {
    let x: Int
    guard let n else { return 0 }
    x = n
    return x
}
//--- struct-init
struct P {
    let x: Int
    var y: Int
    private var z = 0
    init(_ n: Int) {
        if n > 0 { x = n } else { x = -n }
        y = x * 2
        z = total()
    }
    func total() -> Int { x + y + z }
}
//--- class-inheritance
class Animal {
    let name: String
    init(name: String) { self.name = name }
    func sound() -> String { "..." }
}
final class Dog: Animal {
    var tricks: [String]
    init(name: String, tricks: [String] = []) {
        self.tricks = tricks
        super.init(name: name)
        self.tricks.append("sit")
    }
    override func sound() -> String { super.sound() + "woof" }
}
let pets: [Animal] = [Dog(name: "a"), Animal(name: "b")]
for pet in pets { print(pet.sound()) }
//--- convenience-init
class A {
    var x: Int
    init(x: Int) { self.x = x }
    convenience init() { self.init(x: 1) }
}
print(A().x)
//--- exhaustive
enum Shape2 { case circle(radius: Double), square(Double), empty }
func area(_ s: Shape2) -> Double {
    switch s {
    case let .circle(radius): return radius * radius * .pi
    case .square(let side) where side < 0: return 0
    case .square(let side): return side * side
    case .empty: return 0
    }
}
//--- exhaustive-tuples
func f(_ a: Bool, _ b: Int?) -> Int {
    switch (a, b) {
    case (true, let n?): n
    case (false, .some(let n)): -n
    case (_, nil): 0
    }
}
//--- throwing
enum Oops: Error, Equatable { case bad(Int), worse }
func check(_ n: Int) throws -> Int {
    guard n < 3 else { throw Oops.bad(n) }
    return n
}
func run() -> String {
    do {
        let a = try check(1)
        let b = try? check(5)
        let c = (try? check(2)) ?? 0
        return "\(a) \(b ?? -1) \(c)"
    } catch Oops.bad(let n) where n > 10 {
        return "very"
    } catch let error as Oops {
        return "\(error)"
    } catch {
        return error.localizedDescription
    }
}
//--- rethrowing
func twice(_ work: () throws -> Int) rethrows -> Int { try work() + work() }
let n = twice { 3 }
//--- async
func load(_ n: Int) async throws -> Int { n * 2 }
func all() async throws -> [Int] {
    var result: [Int] = []
    for i in 0..<3 { result.append(try await load(i)) }
    return result
}
func start() {
    Task {
        do { print(try await all()) } catch { print(error) }
    }
}
//--- protocols
protocol Named { var name: String { get } }
extension Named { func greet() -> String { "Hi, \(name)" } }
protocol Aged { var age: Int { get set } }
struct Person: Named, Aged, Hashable, Comparable {
    var name: String
    var age: Int
    static func < (a: Person, b: Person) -> Bool { a.age < b.age }
}
func show(_ x: some Named & Aged) -> String { x.greet() + " \(x.age)" }
let people = [Person(name: "a", age: 3), Person(name: "b", age: 2)].sorted()
let things: [any Named] = people
print(things.map { $0.greet() }, show(people[0]), people.max()!.name)
//--- associated-types
protocol Container2 {
    associatedtype Item
    var items: [Item] { get set }
    mutating func add(_ item: Item)
}
extension Container2 {
    mutating func add(_ item: Item) { items.append(item) }
    var count: Int { items.count }
}
extension Container2 where Item: Equatable {
    func has(_ item: Item) -> Bool { items.contains(item) }
}
struct Bag<T>: Container2 { var items: [T] = [] }
var bag = Bag<Int>()
bag.add(3)
print(bag.has(3), bag.count)
//--- generics-where
func merged<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element] where A.Element == B.Element { Array(a) + Array(b) }
func firstIndex<C: Collection>(of e: C.Element, in c: C) -> Int? where C.Element: Equatable {
    for (i, x) in c.enumerated() where x == e { return i }
    return nil
}
print(merged([1], Set([2])), firstIndex(of: "b", in: ["a", "b"]) ?? -1)
//--- wrapper
@propertyWrapper struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: ClosedRange<Int> { range }
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}
struct Volume { @Clamped(0...10) var level = 5 }
var v = Volume()
v.level = 20
print(v.level, v.$level)
//--- builder
@resultBuilder enum ListBuilder {
    static func buildExpression(_ e: Int) -> [Int] { [e] }
    static func buildExpression(_ e: [Int]) -> [Int] { e }
    static func buildBlock(_ parts: [Int]...) -> [Int] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Int]?) -> [Int] { part ?? [] }
    static func buildEither(first: [Int]) -> [Int] { first }
    static func buildEither(second: [Int]) -> [Int] { second }
    static func buildArray(_ parts: [[Int]]) -> [Int] { parts.flatMap { $0 } }
}
func list(@ListBuilder _ make: () -> [Int]) -> [Int] { make() }
let flag = true
print(list { 1; [2, 3]; if flag { 4 } else { 5 }; for i in 6..<8 { i } })
//--- operators
struct Vec: Equatable {
    var x = 0.0, y = 0.0
    static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
    static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }
    static func += (a: inout Vec, b: Vec) { a = a + b }
    static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }
}
var v = Vec(x: 1) + -Vec(y: 2)
v += Vec() * 3
print(v == Vec(x: 1, y: -2))
//--- subscripts
struct Matrix {
    private var cells: [Double]
    let columns: Int
    init(rows: Int, columns: Int) {
        self.columns = columns
        cells = Array(repeating: 0, count: rows * columns)
    }
    subscript(row: Int, column: Int) -> Double {
        get { cells[row * columns + column] }
        set { cells[row * columns + column] = newValue }
    }
    subscript(row row: Int) -> [Double] { (0..<columns).map { self[row, $0] } }
}
var m = Matrix(rows: 2, columns: 2)
m[0, 1] = 3
m[1, 0] += 2
print(m[row: 0])
//--- closures
func make(_ n: Int) -> (Int) -> Int { { $0 + n } }
var total = 0
let add: (Int) -> Void = { [n = 3] x in total += x + n }
add(2)
let compose = { (f: @escaping (Int) -> Int, g: @escaping (Int) -> Int) in { (x: Int) -> Int in g(f(x)) } }
print(compose(make(1), make(2))(3), total)
//--- weak-self
class Timer2 {
    var ticks = 0
    var onTick: (() -> Void)?
    func start() {
        onTick = { [weak self] in
            guard let self else { return }
            self.ticks += 1
        }
        onTick = { [weak self] in self?.ticks += 1 }
        onTick = { self.ticks += 1 }
    }
}
//--- observers-and-lazy
struct P {
    var x = 1 {
        willSet { print("to \(newValue)") }
        didSet { if x != oldValue { count += 1 } }
    }
    private(set) var count = 0
    lazy var double = x * 2
    static var shared = P()
}
var p = P()
p.x = 3
print(p.double, p.count, P.shared.x)
//--- sequences
let words = "the quick brown fox".split(separator: " ").map(String.init)
let lengths = Dictionary(grouping: words, by: \.count).mapValues { $0.count }
let sorted = lengths.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
let pairs = zip(words, 1...).filter { $0.1 % 2 == 0 }.map { $0.0 }
let evens = stride(from: 0, through: 10, by: 2).reversed()
let total = (1...10).lazy.filter { $0 % 3 == 0 }.reduce(0, +)
print(sorted, pairs, Array(evens), total, words.first?.uppercased() ?? "")
//--- optionals
struct Address { var street: String? }
struct Person { var address: Address? = Address(street: "a") }
var person: Person? = Person()
person?.address?.street = "b"
let length = person?.address?.street?.count ?? 0
if let street = person?.address?.street, !street.isEmpty, length > 0 { print(street) }
let upper = person.flatMap { $0.address }.flatMap { $0.street }.map { $0.uppercased() }
guard let upper else { fatalError() }
print(upper)
//--- key-paths
struct Item { var name = "a"; var tags: [String] = [] }
let items = [Item(), Item(name: "b", tags: ["x"])]
func values<T>(_ path: KeyPath<Item, T>) -> [T] { items.map { $0[keyPath: path] } }
var item = items[0]
item[keyPath: \.name] = "c"
print(values(\.name), values(\.tags.count), items.map(\.name), item.name)
//--- strings
let name = "world"
let text = """
    Hello, \(name)!
      \("nested \(1 + 2)")
    """
let raw = #"a \(b) \#(name)"#
print(text, raw, String(repeating: "-", count: 3), name.count, name.reversed().map(String.init).joined(), "\u{1F600}")
//--- if-expressions
let n = 3
let kind = if n < 0 { "negative" } else if n == 0 { "zero" } else { "positive" }
let size = switch n { case 0: 0; case 1...5: 1; default: 2 }
let width = if n > 0 { 1 } else { 2 } as Int
let nested = if n > 0 { if n > 1 { 1 } else { 2 } } else { switch n { case 0: 3; default: 4 } }
print(kind, size, width, nested, [1].map { if $0 > 0 { "a" } else { "b" } })
//--- loops
outer: for i in 0..<3 {
    var j = 0
    repeat {
        j += 1
        if j == 2 { continue outer }
        if i == 2 { break outer }
    } while j < 5
    while true { break }
}
for case let x? in [1, nil, 3] { print(x) }
for (key, value) in ["a": 1] where value > 0 { print(key, value) }
defer { print("end") }
//--- enums
enum Planet: Int, CaseIterable, CustomStringConvertible {
    case mercury = 1, venus, earth
    static let home = Planet.earth
    var description: String { "\(rawValue)" }
    var next: Planet { Planet(rawValue: rawValue + 1) ?? .mercury }
    init?(name: String) {
        switch name {
        case "earth": self = .earth
        default: return nil
        }
    }
}
indirect enum Tree<T> { case leaf, node(Tree<T>, T, Tree<T>) }
func sum(_ t: Tree<Int>) -> Int {
    guard case .node(let l, let v, let r) = t else { return 0 }
    return sum(l) + v + sum(r)
}
print(Planet.allCases.map(\.next), sum(.node(.leaf, 3, .leaf)), Planet(name: "x") == nil)
//--- numbers
let a = 7, b = 2
let ratio = Double(a) / Double(b)
let width: CGFloat = 10
let half = width / 2 + CGFloat(a) * 0.5
let mixed: Double = width * 2.0
print(a / b, a % b, ratio.rounded(), Int(ratio), max(a, b), abs(-3), Int.max, 1_000, 0xFF, min(half, 3), mixed, String(format: "%.2f", ratio))
//--- nested-types
struct Outer {
    struct Inner { var value = Kind.a }
    enum Kind { case a, b }
    typealias Pair = (Inner, Inner)
    var pair: Pair = (Inner(), Inner(value: .b))
    private static let limit = 3
    var isFull: Bool { Self.limit < 2 }
}
print(Outer().pair.1.value == .b)
//--- private-from-extension
struct P {
    private var x = 1
    fileprivate func f() -> Int { x }
}
extension P { func g() -> Int { x + f() } }
print(P().g(), P().f())
//--- default-and-variadic
func sum(_ numbers: Int..., scale: Int = 1) -> Int { numbers.reduce(0, +) * scale }
func log(_ text: String, file: String = #file, line: Int = #line) { print(text, line) }
func lazyDefault(_ make: @autoclosure () -> Int) -> Int { make() }
print(sum(), sum(1, 2), sum(1, scale: 3), lazyDefault(1 + 2))
log("a")
//--- inout
func swapFirst(_ list: inout [Int], with n: inout Int) { (list[0], n) = (n, list[0]) }
var list = [1, 2], n = 5
swapFirst(&list, with: &n)
print(list, n)
//--- conditional-conformance
struct Pair<A, B> { var a: A; var b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair where A == B { func flipped() -> Pair { Pair(a: b, b: a) } }
print(Pair(a: 1, b: 2).flipped() == Pair(a: 2, b: 1))
//--- opaque-and-existential
protocol Shape2 { func area() -> Double }
struct Sq: Shape2 { var s = 1.0; func area() -> Double { s * s } }
func make() -> some Shape2 { Sq(s: 2) }
func any() -> any Shape2 { Sq() }
let all: [any Shape2] = [make(), any()]
print(all.map { $0.area() }.reduce(0, +), (any() as? Sq)?.s ?? 0, any() is Sq)
//--- static-and-class-members
class A {
    static var count = 0
    class func make() -> A { A() }
    init() { A.count += 1 }
    deinit { Self.count -= 1 }
}
_ = A.make()
print(A.count)
//--- availability
func f() -> Int {
    if #available(iOS 17, *) { return 1 } else { return 2 }
}
#if DEBUG
let mode = "debug"
#else
let mode = 3
#endif
print(f(), mode.count)
//--- identity
class Box { var v = 1 }
let a = Box(), b = a
print(a === b, ObjectIdentifier(a) == ObjectIdentifier(b))
//--- associated-type-existential
protocol Source { associatedtype Item; func next() -> Item }
struct S: Source { func next() -> Int { 1 } }
let s: Source = S()
//--- global-without-value
let x: Int
x = 2
print(x)
//--- member-of-where
func name<T>(_ value: T, ids: Set<T.ID>) -> Bool where T: Identifiable { ids.contains(value.id) }
struct Numbered: Identifiable { let id: Int }
print(name(Numbered(id: 1), ids: [1, 2]))
//--- composed-and-called
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 2 })(4))
//--- literal-as-double
print(5.remainder(dividingBy: 3), 7.isMultiple(of: 2))
//--- optionals-among-values
print([Int?.none, 2].count)
//--- key-path-compared
struct P { var name = "a" }
let path: KeyPath<P, String> = \.name
print(path == \.name)
//--- element-of-literal
func first<C: Collection>(_ c: C, where p: (C.Element) -> Bool) -> C.Element? {
    for x in c where p(x) { return x }
    return nil
}
print(first("hey") { $0 == "e" } ?? "-")
//--- typed-throws-inferred
enum E: Error { case bad }
func wrap<T, F: Error>(_ f: () throws(F) -> T) -> Result<T, F> {
    do { return .success(try f()) } catch { return .failure(error) }
}
func risky() throws(E) -> Int { throw .bad }
let r: Result<Int, E> = wrap(risky)
let quiet: Result<Int, Never> = wrap { 3 }
//--- actor-from-inside
actor Store {
    private(set) var items: [Int] = []
    let name = "a"
    nonisolated var title: String { name }
    func add(_ n: Int) { items.append(n) }
    func addAll(_ list: [Int]) { list.forEach { add($0) } }
    static let shared = Store()
}
func use() async {
    let store = Store.shared
    await store.addAll([1])
    print(store.name, store.title, await store.items.count)
}
//--- distinct-places
struct Pair { var a = 1, b = 2 }
func two(_ x: inout Int, _ y: inout Int) { swap(&x, &y) }
func run() {
    var p = Pair(), list = [1, 2], t = (1, 2), total = 0
    two(&p.a, &p.b)
    two(&t.0, &t.1)
    list.append(list.count)
    list.swapAt(0, 1)
    list.forEach { total += $0 * list.count }
    list.sort { $0 > $1 }
}
//--- private-types-used-privately
private struct Secret { var n = 1 }
private let shared = Secret()
struct Outer {
    private struct In { var deep = Deep(); struct Deep { var w = 1 } }
    private var x = In()
    private func f() -> In.Deep { x.deep }
    var sum: Int { f().w + shared.n }
}
private extension Secret { func twice() -> Secret { Secret(n: n * 2) } }
//--- throwing-closures-tell-their-type
func risky(_ n: Int) throws -> Int { n }
let thrower = { (n: Int) in try risky(n) }
let quietly = { (n: Int) in try? risky(n) }
let caught = { (n: Int) -> Int in do { return try risky(n) } catch { return -1 } }
do { print(try thrower(3), quietly(1) ?? 0, caught(2)) } catch { print(error) }
let list: [(Int) throws -> Int] = [risky, { $0 + 1 }, thrower]
//--- associated-types-above-their-types
struct Feed {
    func f(_ id: Post.ID) -> Int { id }
    struct Post: Identifiable { let id: Int }
}
extension Feed { func g(_ e: List2.Element) -> Int { e } }
private extension Feed { struct Note: Identifiable { var id: String } }
struct User { private func h(_ n: Feed.Note.ID) -> Int { n.count }; func go() -> Int { h("abc") } }
struct Gen<T> { var t: T; func f(_ x: Pair<T>.ID) -> Int { 1 } }
struct Pair<T>: Identifiable { var id: Int { 3 } ; var t: T }
struct List2: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; return n < 3 ? n : nil } }
struct Model { var selected: Set<Item.ID> = []; var first: Item.ID? }
struct Item: Identifiable { let id: UUID2 }
struct UUID2: Hashable { var v = 0 }
class Base: Identifiable { let id = 7 }
func look(_ b: Base.ID, _ c: Shelf.Element) -> Int { c }
struct Shelf { var a: [Int] = [] }
extension Shelf: RandomAccessCollection { var startIndex: Int { 0 }; var endIndex: Int { a.count }; subscript(i: Int) -> Int { a[i] } }
func local() -> Int {
    struct A { func f(_ b: B.ID) -> Int { b } }
    struct B: Identifiable { let id: Int }
    return A().f(5)
}
print(Feed().f(1), Feed().g(2), User().go(), Gen(t: 1).f(4), Model(selected: [UUID2()]).selected.count, look(Base().id, 4), local())
//--- closures-that-only-throw
struct E: Error {}
func load<V>(_ w: () throws -> V, _ c: (V) -> Int) -> Int { (try? w()).map(c) ?? -1 }
print(load({ throw E() }) { (n: Int) in n })
print(load({ throw E() }, { (s: String) in s.count }))
print(load({ 1 }) { $0 + 1 })
func run<T>(_ b: () throws -> T) rethrows -> T { try b() }
let r = try? run { throw E() }
print(type(of: r))
let c = { throw E() }
print(type(of: c))
func two<T>(_ a: () throws -> T, _ b: () throws -> T) -> Int { 2 }
print(two({ throw E() }, { 3 }), two({ throw E() }, { throw E() }))
let q: Int? = try? run { throw E() }
print(q as Any)
//--- default-arguments-determine-types
@resultBuilder struct B { static func buildBlock(_ x: Int...) -> [Int] { x } }
struct C { @B let header: [Int]; @B var content: [Int] }
extension C { init(@B h: () -> [Int]) { self.init(header: h, content: { 1 }) } }
print(C { 1; 2 })
struct G<H> { @B2 let h: H; @B2 let c: () -> H }
@resultBuilder struct B2 { static func buildBlock<T>(_ x: T) -> T { x } }
func make(_ f: () -> Int) -> G<Int> { G(h: f, c: { 2 }) }
print(make { 5 }.h)
protocol S { var n: Int { get } }
struct M: S { var n = 4 }
func f(_ s: some S = M()) -> Int { s.n }
func g<T: S>(_ s: T = M()) -> Int { s.n }
struct V { let n: Int; init(service: some S = M(), _ x: Int = 0) { n = service.n + x } }
print(f(), g(), V().n, V(service: M()).n, V(3).n)
//--- operators-of-two-types
let _: DispatchTime = .now() + 0.5
let _: DispatchTime = .now() + 1
let d = 0.25
let _: DispatchTime = .now() + d
let _: DispatchTime = DispatchTime.now() + .seconds(1)
let _: DispatchTime = .now() + .milliseconds(200)
let _: DispatchTime = .now() + Double(2) * 0.5
//--- class-constraints
class Base { var name = "base" }
final class Derived: Base { override var name: String { get { "derived" } set {} } }
protocol Resettable { func reset() }
extension Derived: Resettable { func reset() {} }
func named<T: Base>(_ value: T) -> String { value.name }
func passed<T>(_ value: T) -> T where T: Base { let base: Base = value; return named(base) == "" ? value : value }
func both<T: Base & Resettable>(_ value: T) { value.reset(); print(value.name) }
struct Holder<T: Base> { var value: T; var name: String { value.name } }
protocol Maker { associatedtype Made: Base; func make() -> Made }
extension Maker { var madeName: String { make().name } }
struct DerivedMaker: Maker { func make() -> Derived { Derived() } }
func use<M: Maker>(_ maker: M) -> Base { maker.make() }
print(named(Derived()), passed(Base()).name, Holder(value: Derived()).name, DerivedMaker().madeName, use(DerivedMaker()).name)
both(Derived())
//--- same-types-over-a-third
protocol Source { associatedtype Item; var item: Item { get } }
struct Two<A: Source, B: Source> where A.Item == B.Item { let a: A; let b: B }
struct Three<A: Source, B: Source, C: Source> where A.Item == B.Item, A.Item == C.Item { let a: A; let b: B; let c: C }
extension Source {
    func with<P: Source, Q: Source>(_ p: P, _ q: Q) -> Three<Self, P, Q> where P.Item == Item, Q.Item == Item { Three(a: self, b: p, c: q) }
    func pair<P: Source, Q: Source>(_ p: P, _ q: Q) -> Two<P, Q> where P.Item == Item, Q.Item == Item { Two(a: p, b: q) }
}
struct Number: Source { var item: Int }
print(Number(item: 1).with(Number(item: 2), Number(item: 3)).c.item, Number(item: 1).pair(Number(item: 4), Number(item: 5)).b.item)
//--- local-observers
func f() -> [Int] {
    var seen: [Int] = []
    var n = 0 {
        willSet { seen.append(newValue) }
        didSet { if n > 5 { n = oldValue } }
    }
    n += 3
    let set = { n = 9 }
    set()
    var words = ["a"] { didSet(old) { seen.append(old.count) } }
    words.append("b")
    return seen
}
//--- local-accessors
func f() -> Int {
    var base = 3
    var double: Int { get { base * 2 } set(next) { base = next / 2 } }
    double += 4
    lazy var total = base + double
    total += 1
    return total
}
//--- associated-where
protocol Container {
    associatedtype Item: Equatable
    associatedtype Items: Sequence where Items.Element == Item
    var items: Items { get }
}
extension Container {
    func has(_ item: Item) -> Bool {
        for other in items where other == item { return true }
        return false
    }
}
struct Bag: Container { var items = [1, 2] }
func all<C: Container>(_ container: C) -> [C.Item] { Array(container.items) }
let found = Bag().has(2)
//--- nested-conditions
func f(_ a: Bool, _ b: Bool) -> Bool { (a ? "+" : b ? "-" : nil) == "-" }
func g(_ a: Bool, _ b: Bool) -> Int {
    if let n = a ? 1 : b ? 2 : nil { return n }
    let text = a ? "+" : b ? "-" : nil
    return text?.count ?? 0
}
//--- local-overloads
func f() -> [String] {
    func show(_ n: Int) -> String { "int \(n)" }
    func show(_ s: String) -> String { "string " + s }
    func show(_ n: Int, twice: Bool) -> String { twice ? show(n) + show(n) : show("none") }
    let asText: (String) -> String = show
    return [show(1), show("a"), show(2, twice: true), asText("b")] + [1, 2].map { show($0) }
}
//--- static-subscripts
enum Settings {
    static var values: [String: Int] = [:]
    static subscript(key: String) -> Int? {
        get { values[key] }
        set { values[key] = newValue }
    }
    static subscript(n: Int) -> Int { n * 2 }
}
@dynamicMemberLookup enum Named { static subscript(dynamicMember name: String) -> String { name } }
class Base { class subscript(n: Int) -> String { "base" } }
class Derived: Base { override class subscript(n: Int) -> String { "derived" } }
func f() -> String {
    Settings["a"] = 1
    Settings["a"]? += Settings[2]
    return Named.home + Derived[1]
}
//--- range-sets
func f(_ numbers: [Int], _ text: String) -> [Int] {
    let even = numbers.indices(where: { $0.isMultiple(of: 2) })
    var rest = numbers
    rest.removeSubranges(even)
    let moved = rest.moveSubranges(rest.indices(of: 3), to: 0)
    var places = RangeSet(0..<3)
    places.insert(contentsOf: 5..<8)
    places.formUnion(RangeSet([9..<10]))
    let vowels = text.indices(where: { "aeiou".contains($0) })
    return numbers[even].map { $0 + moved.count + places.ranges.count + String(text[vowels]).count }
}
//--- extensions-with-different-conditions
extension Array where Element == Int { func half() -> Int { 1 } }
extension Array where Element: StringProtocol { func half() -> Int { 2 } }
extension Array { func half() -> Int { 3 } }
let all = ([1].half(), ["a"].half(), [1.5].half())
//--- associated-types-stated-by-properties
protocol StateKey { associatedtype Value; static var defaultValue: Value { get } }
struct Pausable<Value: Numeric>: StateKey { var isPaused = false; static var defaultValue: Self { .init() } }
func value<K: StateKey>(_ key: K.Type) -> K.Value { K.defaultValue }
let isPaused = value(Pausable<Int>.self).isPaused
//--- discardable-results-behind-chains
struct Item { @discardableResult func load() -> Int { 1 } }
let item: Item? = Item()
item?.load()
//--- yielding-accessors
struct Items {
    private var all = [1, 2]
    var first: Int { _read { yield all[0] } _modify { yield &all[0] } }
    subscript(index: Int) -> Int { get { all[index] } _modify { yield &all[index] } }
}
var items = Items()
items.first += 1
items[1] += items.first
//--- variadic-closures
let sum = { (numbers: Int...) -> Int in numbers.reduce(0, +) }
let count: (String, Int...) -> Int = { text, numbers in text.count + numbers.count }
let total = sum(1, 2) + sum() + count("a", 1)
//--- literal-initializers
let number = Int(integerLiteral: 5), real = Double(floatLiteral: 2.5), text = String(stringLiteral: "a"), flag = Bool(booleanLiteral: true)
//--- types-of-types
let kind = Int.Type.self
//--- members-of-the-program-first
extension String {
    var isEmpty: Int { 1 }
    static var none: Self { "" }
}
extension Array { var first: Double? { 2 } }
let empty = "a".isEmpty
let first = ["x"].first
func limited(_ n: Int) -> Int { min(n, 3) }
extension String { func limited(_ n: Int) -> Int { min(n, count) } }
extension Range where Bound == Int { func limited(_ n: Int) -> Int { min(n, count) } }
extension Double { func limited(_ n: Double) -> Double { max(self, n) } }
//--- types-before-any-types
protocol Named {}
struct Box<Value>: Named { var value: Value }
func size<T: Named>(_ type: T.Type) -> Int { 1 }
func size<Value>(_ type: Box<Value>.Type) -> String { "box" }
let boxed = size(Box<Int>.self)
//--- operators-in-the-default-group
infix operator ^^^
func ^^^ (a: Int, b: Int) -> Int { a * b }
let chosen = true ? 1 ^^^ 2 : 3
let product = (1 ^^^ 2) ^^^ 3
