// comparators, sorting, protocols
enum Rank: Int, Comparable, CaseIterable { case low = 1, mid, high
  static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue } }
enum Size: Comparable { case s, m, l, custom(Int) }
struct Card: Comparable, Hashable, CustomStringConvertible { let v: Int; let s: String
  static func < (a: Card, b: Card) -> Bool { (a.v, a.s) < (b.v, b.s) }
  var description: String { "\(v)\(s)" } }
print(Rank.allCases.sorted(by: >), Rank.low < .high, Rank.allCases.max()!, max(Rank.low, .mid), Rank.low...Rank.mid, (Rank.low...Rank.high).contains(.mid))
print([Size.l, .s, .custom(2), .custom(1), .m].sorted(), Size.custom(1) < .custom(2), Size.l < .custom(0))
let cards = [Card(v: 3, s: "b"), Card(v: 1, s: "z"), Card(v: 3, s: "a")]
print(cards.sorted(), cards.sorted(by: >), cards.min()!, cards.max()!, cards.sorted { $0.s < $1.s }, Set(cards).count)
print(cards.sorted { ($0.v, $1.s) > ($1.v, $0.s) }, cards.sorted(by: { a, b in a.v == b.v ? a.s < b.s : a.v > b.v }))
struct Person { var name: String; var age: Int }
let people = [Person(name: "Bo", age: 30), Person(name: "Al", age: 25), Person(name: "Cy", age: 30)]
print(people.sorted { $0.age < $1.age }.map(\.name), people.map(\.age).reduce(0, +), people.max { $0.age < $1.age }!.name)
func by<T, V: Comparable>(_ kp: KeyPath<T, V>, _ asc: Bool = true) -> (T, T) -> Bool { { asc ? $0[keyPath: kp] < $1[keyPath: kp] : $0[keyPath: kp] > $1[keyPath: kp] } }
print(people.sorted(by: by(\.name)).map(\.name), people.sorted(by: by(\.age, false)).map(\.name))
extension Sequence { func sorted<V: Comparable>(by kp: KeyPath<Element, V>) -> [Element] { sorted { $0[keyPath: kp] < $1[keyPath: kp] } }
  func grouped<K: Hashable>(by kp: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: kp] } }
  func sum<N: Numeric>(_ kp: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: kp] } } }
print(people.sorted(by: \.name).map(\.name), people.grouped(by: \.age)[30]!.map(\.name), people.sum(\.age), people.grouped(by: \.age).keys.sorted())
print(["b", "A", "c"].sorted(), ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() }, ["10", "9", "2"].sorted { Int($0)! < Int($1)! })
print([3, 1, 2].sorted(by: >).first!, [1.5, -2].sorted(), [true, false].sorted { !$0 && $1 }, ["é", "e", "f"].sorted())
var arr = [5, 2, 8]; arr.sort(); print(arr); arr.sort(by: >); print(arr); arr.sort { $0 % 5 < $1 % 5 }; print(arr)
print([1, 2, 3].elementsEqual([1, 2, 3], by: ==), [1, 2].lexicographicallyPrecedes([1, 2, 0]), "abc".lexicographicallyPrecedes("abd"))
print((1, 2) < (1, 3), ("a", 1) == ("a", 1), (1, "b", 2.0) < (1, "b", 3.0), (1, 2, 3, 4) == (1, 2, 3, 4), (1, 2, 3, 4) < (1, 2, 3, 5))
print([1, 2, 3, 4].min { abs($0 - 3) < abs($1 - 3) }!, ["aa", "b"].max { $0.count < $1.count }!, [2, 3].min() ?? 0)
print(zip([1, 2], [2, 1]).map(<), zip([1, 2], [2, 1]).map(max), [1, 2, 3].reduce(Int.min, max), [[1], [2, 3]].reduce([], +))
print([3, 1, 2].enumerated().sorted { $0.element < $1.element }.map(\.offset), [3, 1, 2].enumerated().max { $0.element < $1.element }!)
print([3, 1, 2].enumerated().min(by: { $0.1 < $1.1 })!.offset, Array([3, 1].enumerated()), [3, 1].enumerated().reversed().map { "\($0.offset)\($0.element)" })
protocol Shape: Comparable { var area: Double { get } }
extension Shape { static func < (a: Self, b: Self) -> Bool { a.area < b.area }; static func == (a: Self, b: Self) -> Bool { a.area == b.area } }
struct Sq: Shape { var side: Double; var area: Double { side * side } }
print([Sq(side: 3), Sq(side: 1)].sorted().map(\.side), Sq(side: 2) >= Sq(side: 2), Sq(side: 1) != Sq(side: 2), min(Sq(side: 1), Sq(side: 0)).side)
print(Card(v: 1, s: "a") == Card(v: 1, s: "a"), Card(v: 1, s: "a").hashValue == Card(v: 1, s: "a").hashValue, cards.firstIndex(of: Card(v: 1, s: "z"))!)
func clamp<T: Comparable>(_ x: T, _ r: ClosedRange<T>) -> T { min(max(x, r.lowerBound), r.upperBound) }
print(clamp(5, 1...3), clamp("m", "a"..."f"), clamp(0.5, 0...1), clamp(Rank.high, .low ... .mid))
func binarySearch<C: RandomAccessCollection>(_ c: C, _ t: C.Element) -> C.Index? where C.Element: Comparable {
  var lo = c.startIndex, hi = c.endIndex
  while lo < hi { let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2); if c[mid] == t { return mid }; if c[mid] < t { lo = c.index(after: mid) } else { hi = mid } }
  return nil }
print(binarySearch([1, 3, 5, 7], 5) as Any, binarySearch(Array("acegi"), "g") as Any, binarySearch(10..<20, 13) as Any, binarySearch([1, 3][...], 2) as Any)
func bubble<C: MutableCollection & BidirectionalCollection>(_ c: inout C) where C.Element: Comparable { for _ in c { var i = c.startIndex; while c.index(after: i) != c.endIndex { let j = c.index(after: i); if c[j] < c[i] { c.swapAt(i, j) }; i = j } } }
var bs = [4, 2, 9, 1]; bubble(&bs); print(bs)
func isSorted<S: Sequence>(_ s: S) -> Bool where S.Element: Comparable { zip(s, s.dropFirst()).allSatisfy { $0 <= $1 } }
print(isSorted([1, 2, 2]), isSorted([2, 1]), isSorted("abc"), isSorted(1...3), isSorted([Int]()))

// output: [Rank.high, Rank.mid, Rank.low] true high mid low...mid true
// output: [Size.s, Size.m, Size.l, Size.custom(1), Size.custom(2)] true true
// output: [1z, 3a, 3b] [3b, 3a, 1z] 1z 3b [3a, 3b, 1z] 3
// output: [3a, 3b, 1z] [3a, 3b, 1z]
// output: ["Al", "Bo", "Cy"] 85 Bo
// output: ["Al", "Bo", "Cy"] ["Bo", "Cy", "Al"]
// output: ["Al", "Bo", "Cy"] ["Bo", "Cy"] 85 [25, 30]
// output: ["A", "b", "c"] ["A", "b", "c"] ["2", "9", "10"]
// output: 3 [-2.0, 1.5] [false, true] ["e", "f", "é"]
// output: [2, 5, 8]
// output: [8, 5, 2]
// output: [5, 2, 8]
// output: true true true
// output: true true true true true
// output: 3 aa 2
// output: [true, false] [2, 2] 3 [1, 2, 3]
// output: [1, 2, 0] (offset: 0, element: 3)
// output: 1 [(offset: 0, element: 3), (offset: 1, element: 1)] ["11", "03"]
// output: [1.0, 3.0] true true 0.0
// output: true true 1
// output: 3 f 0.5 mid
// output: Optional(2) Optional(3) Optional(13) nil
// output: [1, 2, 4, 9]
// output: true false true true true
