struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n } }
let c = Countdown(n: 5)
print(Array(c), c.map { $0 * 2 }, c.filter { $0 > 2 }, c.reduce(0, +), c.contains(3), c.sorted(), c.min()!, c.max()!)
print(c.first { $0 < 4 } as Any, Array(c.prefix(2)), Array(c.dropFirst(3)), c.suffix(2), c.dropLast(3), c.reversed(), Array(c.enumerated().map { "\($0)\($1)" }))
print(c.prefix { $0 > 3 }, Array(c.drop { $0 > 3 }), c.split(separator: 3), c.elementsEqual([5, 4, 3, 2, 1]), c.starts(with: [5, 4]), Array(zip(c, c.dropFirst())))
print(c.joinedText, c.underestimatedCount, Set(c).count, c.allSatisfy { $0 > 0 }, c.compactMap { $0 > 3 ? "\($0)" : nil }, c.flatMap { [$0, $0] })
print(type(of: c.prefix(2)), type(of: c.dropFirst()), type(of: c.lazy), type(of: c.lazy.map { $0 }), type(of: c.reversed()), type(of: c.enumerated()))
extension Sequence { var joinedText: String { map { "\($0)" }.joined(separator: "-") } }
extension Sequence where Element: Numeric { func total() -> Element { reduce(0, +) } }
print(c.total(), [1.5, 2].total(), (1...4).total())
struct Fib: Sequence { func makeIterator() -> AnyIterator<Int> { var (a, b) = (0, 1); return AnyIterator { defer { (a, b) = (b, a + b) }; return a } } }
print(Array(Fib().prefix(8)), Fib().first { $0 > 50 }!, Array(Fib().lazy.map { $0 * $0 }.prefix(4)))
for (a, b) in zip(Fib(), ["x", "y"]) { print(a, b, terminator: " ") }
print()
struct Ring<T>: Collection { var items: [T]; var startIndex: Int { 0 }; var endIndex: Int { items.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { items[i] } }
let r = Ring(items: ["a", "b", "c"])
print(r.count, r.first!, r.isEmpty, r.map { $0 }, r.prefix(2), Array(r.dropFirst()), r[1...].first!, type(of: r[1...]), r.indices, Array(r.indices), r.firstIndex(of: "c")!, type(of: r.indices))
print(r.index(r.startIndex, offsetBy: 2), r.index(0, offsetBy: 5, limitedBy: 3) as Any, r.distance(from: 0, to: 3), r.randomElement() != nil, r.joined(separator: "/"), type(of: r.makeIterator()))
print(r.enumerated().map { $0.offset }, r.reversed(), r.sorted(by: >), r.split(separator: "b").map { Array($0) }, r.min()!, Array(zip(r, r.dropFirst())))
struct Bi: BidirectionalCollection { let s = Array("xyz"); var startIndex: Int { 0 }; var endIndex: Int { 3 }; func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 }; subscript(i: Int) -> Character { s[i] } }
let b = Bi(); print(b.last!, b.reversed().map { $0 }, type(of: b.reversed()), b.suffix(2).map { $0 }, b.lastIndex(of: "x")!, b.dropLast().count, b.index(3, offsetBy: -2))
struct Mut: MutableCollection, RandomAccessCollection { var a = [3, 1, 2]; var startIndex: Int { 0 }; var endIndex: Int { a.count }; subscript(i: Int) -> Int { get { a[i] } set { a[i] = newValue } } }
var m = Mut(); m.sort(); print(m.a, m.count); m.swapAt(0, 2); print(m.a); m.reverse(); m[1] = 9; print(m.a, m.partition { $0 > 2 }, m.last!, m.sorted(by: >)); m.sort { $0 > $1 }; print(m.a, m.indices)
struct RR: RangeReplaceableCollection { var a: [Int] = []; init() {}; var startIndex: Int { 0 }; var endIndex: Int { a.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { a[i] }
 mutating func replaceSubrange<C: Collection>(_ s: Range<Int>, with n: C) where C.Element == Int { a.replaceSubrange(s, with: n) } }
var q = RR([1, 2, 3]); q.append(4); q.append(contentsOf: [5, 6]); q.insert(0, at: 0); q.remove(at: 1); q.removeFirst(); q.removeAll { $0 == 5 }; print(q.a, (q + [7]).a, q.filter { $0 > 3 }.a, type(of: q.filter { $0 > 3 }), RR(repeating: 1, count: 2).a)
q.removeSubrange(0..<1); q.insert(contentsOf: [8, 9], at: 0); q += [1]; print(q.a, q.map { $0 }); q.removeAll(); print(q.isEmpty)
print(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 }, Array(sequence(state: (0, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 > 20 ? nil : s.0 }), type(of: sequence(first: 1) { $0 + 1 }))
let any = AnySequence([1, 2, 3]); print(any.map { $0 }, Array(any.dropFirst()), type(of: any), AnySequence { [4, 5].makeIterator() }.map { $0 }, AnyCollection([1, 2]).count, AnyCollection("ab").first!)
var it = [1, 2].makeIterator(); while let x = it.next() { print(x, terminator: ",") }; print(type(of: it))
var gen = AnyIterator([1, 2, 3].makeIterator()); print(gen.next()!, Array(gen), repeatElement("z", count: 3), Array(repeatElement(0, count: 2)), EmptyCollection<Int>().count, CollectionOfOne(5).map { $0 }, type(of: repeatElement(1, count: 2)))
let lazyMapped = (1...3).lazy.map { (x: Int) -> Int in print("m\(x)", terminator: " "); return x * 2 }
print(lazyMapped.first!, lazyMapped.count, Array(lazyMapped), lazyMapped.contains(4))
print(Array((1...10).lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.prefix(2)), Array([1, 2, 3].lazy.compactMap { $0 > 1 ? $0 : nil }), Array([[1], [2]].lazy.flatMap { $0 }), Array([3, 1].lazy.reversed()), Array([1, 2, 3].lazy.drop { $0 < 2 }.map { $0 }))

// output: [5, 4, 3, 2, 1] [10, 8, 6, 4, 2] [5, 4, 3] 15 true [1, 2, 3, 4, 5] 1 5
// output: Optional(3) [5, 4] [2, 1] [2, 1] [5, 4] [1, 2, 3, 4, 5] ["05", "14", "23", "32", "41"]
// output: [5, 4] [3, 2, 1] [ArraySlice([5, 4]), ArraySlice([2, 1])] true true [(5, 4), (4, 3), (3, 2), (2, 1)]
// output: 5-4-3-2-1 0 5 true ["5", "4"] [5, 5, 4, 4, 3, 3, 2, 2, 1, 1]
// output: PrefixSequence<Countdown> DropFirstSequence<Countdown> LazySequence<Countdown> LazyMapSequence<Countdown, Int> Array<Int> EnumeratedSequence<Countdown>
// output: 15 3.5 10
// output: [0, 1, 1, 2, 3, 5, 8, 13] 55 [0, 1, 1, 4]
// output: 0 x 1 y
// output: 3 a false ["a", "b", "c"] Slice<Ring<String>>(_startIndex: 0, _endIndex: 2, _base: Ring<Swift.String>(items: ["a", "b", "c"])) ["b", "c"] b Slice<Ring<String>> DefaultIndices<Ring<String>>(_elements: Ring<Swift.String>(items: ["a", "b", "c"]), _startIndex: 0, _endIndex: 3) [0, 1, 2] 2 DefaultIndices<Ring<String>>
// output: 2 nil 3 true a/b/c IndexingIterator<Ring<String>>
// output: [0, 1, 2] ["c", "b", "a"] ["c", "b", "a"] [["a"], ["c"]] a [("a", "b"), ("b", "c")]
// output: z ["z", "y", "x"] ReversedCollection<Bi> ["y", "z"] 0 2 1
// output: [1, 2, 3] 3
// output: [3, 2, 1]
// output: [1, 9, 3] 1 3 [9, 3, 1]
// output: [9, 3, 1] 0..<3
// output: [2, 3, 4, 6] [2, 3, 4, 6, 7] [4, 6] RR [1, 1]
// output: [8, 9, 3, 4, 6, 1] [8, 9, 3, 4, 6, 1]
// output: true
// output: [1, 3, 9, 27, 81, 243] [0, 1, 1, 2, 3, 5, 8, 13] UnfoldSequence<Int, (Optional<Int>, Bool)>
// output: [1, 2, 3] [2, 3] AnySequence<Int> [4, 5] 2 a
// output: 1,2,IndexingIterator<Array<Int>>
// output: 1 [2, 3] Repeated<String>(count: 3, repeatedValue: "z") [0, 0] 0 [5] Repeated<Int>
// output: m1 m1 m2 m3 m1 m2 2 3 [2, 4, 6] true
// output: [4, 16] [2, 3] [1, 2] [1, 3] [2, 3]
