// generics with where, conditional conformance, associated types, opaque, primary associated types
protocol Container<Item> { associatedtype Item; var items: [Item] { get }; mutating func append(_ item: Item); var count: Int { get } }
extension Container { var count: Int { items.count }; subscript(i: Int) -> Item { items[i] }; func mapItems<T>(_ f: (Item) throws -> T) rethrows -> [T] { try items.map(f) } }
extension Container where Item: Equatable { func firstIndex(of x: Item) -> Int? { items.firstIndex(of: x) }; static func == (a: Self, b: Self) -> Bool { a.items == b.items } }
extension Container where Item: Numeric { var total: Item { items.reduce(0, +) } }
struct Stack<Element>: Container { private(set) var items: [Element] = []; mutating func append(_ item: Element) { items.append(item) }; mutating func pop() -> Element? { items.popLast() } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: Hashable where Element: Hashable {}
extension Stack: CustomStringConvertible where Element: CustomStringConvertible { var description: String { "[" + items.map(\.description).joined(separator: "|") + "]" } }
struct Queue<T>: Container { var items: [T]; mutating func append(_ item: T) { items.insert(item, at: 0) } }
func fill<C: Container>(_ c: inout C, with xs: [C.Item]) where C.Item: Comparable { for x in xs.sorted() { c.append(x) } }
var s = Stack<Int>(); fill(&s, with: [3, 1, 2]); print(s, s.total, s.count, s[1], s.firstIndex(of: 3) ?? -1)
var q = Queue(items: ["z"]); fill(&q, with: ["b", "a"]); print(q.items, q.count)
print(s == s, Set([s, s]).count)
func makeStack() -> some Container<Int> { var s = Stack<Int>(); s.append(9); return s }
print(makeStack().items, makeStack().total)
func describe(_ c: any Container) -> String { "\(c.count) items" }
print(describe(s), describe(q))


func both<A: Container, B: Container>(_ a: A, _ b: B) -> [(A.Item, B.Item)] where A.Item == B.Item { Array(zip(a.items, b.items)) }
print(both(s, Queue(items: [7, 8])))
struct Pair<A, B> { var a: A, b: B; func swapped() -> Pair<B, A> { .init(a: b, b: a) } }
extension Pair where A == B { var both: [A] { [a, b] } }
print(Pair(a: 1, b: "x").swapped(), Pair(a: 1, b: 2).both)
class Box<T> { var value: T; init(_ v: T) { value = v }; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(value)) } }
class Named<T>: Box<T> { let name: String; init(_ n: String, _ v: T) { name = n; super.init(v) }; override func map<U>(_ f: (T) -> U) -> Box<U> { print("mapping", name); return super.map(f) } }
let b: Box<Int> = Named("n", 4); print(b.map { "\($0)!" }.value, b is Named<Int>, (b as? Named<Int>)?.name ?? "-")
func largest<T: Comparable>(_ xs: T...) -> T? { xs.max() }
print(largest(3, 9, 2)!, largest("a", "c", "b")!, largest(1.5) as Any)
extension Sequence where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
print([1, 2, 1, 3, 2].uniqued(), "hello".uniqued())
extension Array { func chunked(into n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
print([1, 2, 3, 4, 5].chunked(into: 2))
extension Dictionary where Value: Comparable { func keysSortedByValue() -> [Key] { sorted { $0.value < $1.value }.map(\.key) } }
print(["a": 3, "b": 1, "c": 2].keysSortedByValue())
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ (x: Int) in x + 1 }, { "n\($0)" })(4))
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { compose(f, g) }

// output: [1|2|3] 6 3 2 2
// output: ["b", "a", "z"] 3
// output: true 1
// output: [9] 9
// output: 3 items 3 items
// output: [(1, 7), (2, 8)]
// output: Pair<String, Int>(a: "x", b: 1) [1, 2]
// output: mapping n
// output: 4! true n
// output: 9 c Optional(1.5)
// output: [1, 2, 3] ["h", "e", "l", "o"]
// output: [[1, 2], [3, 4], [5]]
// output: ["b", "c", "a"]
// output: n5
