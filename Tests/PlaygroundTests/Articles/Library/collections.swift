// generics over collections, custom collections, defaults
struct Stack<E> { private var items: [E] = []; mutating func push(_ e: E) { items.append(e) }; mutating func pop() -> E? { items.popLast() }; var top: E? { items.last }; var isEmpty: Bool { items.isEmpty } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<E> { var c = self; return AnyIterator { c.pop() } } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: E...) { e.forEach { push($0) } } }
extension Stack: CustomStringConvertible { var description: String { "Stack(\(map { "\($0)" }.joined(separator: ",")))" } }
var st: Stack = [1, 2, 3]; st.push(4); print(st, st.pop()!, st.top!, Array(st), st.contains(2), st.reduce(0, +), st.sorted(), st.max()!)
struct Matrix { let r: Int, c: Int; var g: [Double]; init(_ r: Int, _ c: Int) { (self.r, self.c) = (r, c); g = Array(repeating: 0, count: r * c) }; subscript(i: Int, j: Int) -> Double { get { g[i * c + j] } set { g[i * c + j] = newValue } } }
var mx = Matrix(2, 2); mx[0, 1] = 5; mx[1, 0] += 2.5; print(mx, mx[0, 1], mx.g.map { Int($0) })
struct Queue<T>: Collection, RangeReplaceableCollection, MutableCollection { private var a: [T] = []; init() {}; var startIndex: Int { a.startIndex }; var endIndex: Int { a.endIndex }
 func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { get { a[i] } set { a[i] = newValue } }; mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with n: C) where C.Element == T { a.replaceSubrange(r, with: n) } }
var q: Queue<Int> = Queue(); q.append(1); q += [2, 3]; q.insert(9, at: 1); q[0] = 7; print(Array(q), q.count, q.first!, q.removeFirst(), Array(q), q.map { $0 * 2 }, q.firstIndex(of: 3)!, q.isEmpty)
q.removeAll { $0 > 5 }; print(Array(q), Array(q + [4]), Array(q.filter { $0 > 2 }), Array(Queue(repeating: 0, count: 2)), Array(q.dropFirst()), q.contains(3)); q.swapAt(0, 1); print(Array(q), Array(q.reversed()), Array(q[0...]), q.allSatisfy { $0 > 0 }, Array(q.prefix(1)))
struct Grid: Sequence { let w = 2, h = 2; struct It: IteratorProtocol { var x = 0, y = 0; let w: Int, h: Int; mutating func next() -> (Int, Int)? { guard y < h else { return nil }; defer { x += 1; if x == w { x = 0; y += 1 } }; return (x, y) } }; func makeIterator() -> It { It(w: w, h: h) } }
for (x, y) in Grid() { print("\(x)\(y)", terminator: " ") }; print(Grid().map { $0.0 + $0.1 }, Array(Grid()).count)
final class Node<T> { var v: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { self.v = v; next = n } }
struct LinkedList<T>: Sequence { var head: Node<T>?; mutating func add(_ v: T) { head = Node(v, head) }; func makeIterator() -> AnyIterator<T> { var n = head; return AnyIterator { defer { n = n?.next }; return n?.v } } }
var ll = LinkedList<String>(); ll.add("a"); ll.add("b"); print(ll.map { $0 }, ll.joined(separator: "+"), ll.first { $0 == "a" } as Any, ll.enumerated().map { $0.offset }, Array(ll.prefix(1)), ll.reversed())
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }; func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }; mutating func rotate() { if !isEmpty { append(removeFirst()) } } }
var arr = [1, 2, 3, 4, 5]; print(arr[safe: 9] as Any, arr[safe: 0] as Any, arr.chunked(2)); arr.rotate(); print(arr)
extension Collection { var second: Element? { dropFirst().first }; func every(_ n: Int) -> [Element] { enumerated().filter { $0.offset % n == 0 }.map(\.element) } }
print("abc".second as Any, [1, 2].second as Any, (5..<9).second as Any, Set([1]).second as Any, [1, 2, 3, 4].every(2), "hello".every(2))
extension Sequence where Element: Hashable { func unique() -> [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } }; func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
print([1, 2, 1, 3].unique(), "hello".unique(), "hello".counts()["l"]!, [1.5, 1.5].counts(), String("banana".unique()))
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }; extension Collection where Element: BinaryFloatingPoint { func mean() -> Element { isEmpty ? 0 : reduce(0, +) / Element(count) } }; extension Collection where Element: BinaryInteger { func mean() -> Double { Double(reduce(0, +)) / Double(count) } }
print([1, 2].sum(), [1.5, 2].sum(), (1...4).sum(), [1.0, 2].mean(), [1, 2].mean(), Set([4]).mean())
extension Sequence { func scan<R>(_ i: R, _ f: (R, Element) -> R) -> [R] { var r = i; return map { r = f(r, $0); return r } }; func pairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) } ; func partitioned(_ p: (Element) -> Bool) -> (yes: [Element], no: [Element]) { reduce(into: ([], [])) { if p($1) { $0.0.append($1) } else { $0.1.append($1) } } } }
print((1...4).scan(0, +), [1, 2, 3].pairs(), (1...5).partitioned { $0 % 2 == 0 }, "abc".pairs().map { "\($0)\($1)" })
func process<S: Sequence>(_ s: S) -> [String] where S.Element: CustomStringConvertible { s.map(\.description) }; func firstLast<C: BidirectionalCollection>(_ c: C) -> (C.Element, C.Element)? { guard let f = c.first, let l = c.last else { return nil }; return (f, l) }
print(process([1, 2]), process(Set([true])), process(1...2), firstLast("xyz")!, firstLast([1, 2, 3])!, firstLast([Int]()) as Any, firstLast(1..<4)!)
func merge<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element] where A.Element == B.Element { Array(a) + Array(b) }; print(merge([1], 2...3), merge("ab", "c"), merge(Set([1]), [2]))
func evens(_ s: some Sequence<Int>) -> [Int] { s.filter { $0.isMultiple(of: 2) } }; func mk() -> some Collection<Int> { [1, 2, 3].filter { $0 > 1 } }; print(evens(1...6), evens([2, 3]), mk().count, mk().map { $0 })
protocol Container { associatedtype Item; var items: [Item] { get }; func has(_ i: Item) -> Bool }; extension Container where Item: Equatable { func has(_ i: Item) -> Bool { items.contains(i) } }; struct Bag: Container { var items = [1, 2] }; print(Bag().has(2), Bag().has(5))
var dictOf: [String: [Int]] = [:]; for (i, w) in ["a", "b", "a"].enumerated() { dictOf[w, default: []].append(i) }; print(dictOf.sorted { $0.key < $1.key }, dictOf.mapValues(\.count).sorted { $0 < $1 }, dictOf.map { ($0.key, $0.value.sum()) }.sorted { $0.0 < $1.0 })
print(Array(AnySequence(Grid()).prefix(1)), AnyCollection([1, 2, 3]).count, Array(AnyIterator([1].makeIterator())), [AnySequence([1]), AnySequence(2...3)].flatMap { $0 }, Array(EmptyCollection<Int>()), Array(CollectionOfOne(1)))
var fibIt = sequence(state: (0, 1)) { (s: inout (Int, Int)) -> Int in defer { s = (s.1, s.0 + s.1) }; return s.0 }; print(fibIt.next()!, fibIt.next()!, fibIt.next()!, Array(fibIt.prefix(3))); print(Array(sequence(first: 100) { $0 > 1 ? $0 / 2 : nil }), sequence(first: 1, next: { $0 * 2 }).prefix(5).reduce(0, +), sequence(first: 1, next: { $0 + 1 }).lazy.filter { $0 % 7 == 0 }.first { $0 > 20 }!)

// output: Stack(4,3,2,1) 4 3 [3, 2, 1] true 6 [1, 2, 3] 3
// output: Matrix(r: 2, c: 2, g: [0.0, 5.0, 2.5, 0.0]) 5.0 [0, 5, 2, 0]
// output: [7, 9, 2, 3] 4 7 7 [9, 2, 3] [18, 4, 6] 2 false
// output: [2, 3] [2, 3, 4] [3] [0, 0] [3] true
// output: [3, 2] [2, 3] [3, 2] true [3]
// output: 00 10 01 11 [0, 1, 1, 2] 4
// output: ["b", "a"] b+a Optional("a") [0, 1] ["b"] ["a", "b"]
// output: nil Optional(1) [[1, 2], [3, 4], [5]]
// output: [2, 3, 4, 5, 1]
// output: Optional("b") Optional(2) Optional(6) nil [1, 3] ["h", "l", "o"]
// output: [1, 2, 3] ["h", "e", "l", "o"] 2 [1.5: 2] ban
// output: 3 3.5 10 1.5 1.5 4.0
// output: [1, 3, 6, 10] [(1, 2), (2, 3)] (yes: [2, 4], no: [1, 3, 5]) ["ab", "bc"]
// output: ["1", "2"] ["true"] ["1", "2"] ("x", "z") (1, 3) nil (1, 3)
// output: [1, 2, 3] ["a", "b", "c"] [1, 2]
// output: [2, 4, 6] [2] 2 [2, 3]
// output: true false
// output: [(key: "a", value: [0, 2]), (key: "b", value: [1])] [(key: "a", value: 2), (key: "b", value: 1)] [("a", 2), ("b", 1)]
// output: [(0, 0)] 3 [1] [1, 2, 3] [] [1]
// output: 0 1 1 [2, 3, 5]
// output: [100, 50, 25, 12, 6, 3, 1] 31 21
