// own overloads near the library's
extension Array { func chunked(into n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }
 func sorted<T: Comparable>(by key: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: key] < $1[keyPath: key] } }
 subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
 mutating func remove(_ e: Element) where Element: Equatable { removeAll { $0 == e } } }
print([1, 2, 3].chunked(into: 2), ["bb", "a"].sorted(by: \.count), [1][safe: 3] as Any)
var arr = [1, 2, 1]; arr.remove(1); print(arr)
extension Sequence where Element: Numeric { func sum() -> Element { reduce(0, +) } }
print([1, 2].sum(), [1.5].sum(), (1...4).sum())
extension Sequence { func sum<T: Numeric>(_ f: (Element) -> T) -> T { reduce(0) { $0 + f($1) } }
 func map<T>(_ key: KeyPath<Element, T>) -> [T] { map { $0[keyPath: key] } }
 func min<T: Comparable>(by f: (Element) -> T) -> Element? { self.min { f($0) < f($1) } }
 func count(where f: (Element) -> Bool) -> Int { print("own"); return filter(f).count } }
print(["a", "bb"].sum { $0.count }, ["a", "bb"].map(\.count), ["ccc", "a"].min { $0.count }!, [1, 2, 3].count { $0 > 1 })
extension String { func contains(_ other: String, ignoringCase: Bool) -> Bool { ignoringCase ? lowercased().contains(other.lowercased()) : contains(other) }
 subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
 subscript(r: Range<Int>) -> Substring { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] }
 func replacing(_ a: Character, with b: Character) -> String { String(map { $0 == a ? b : $0 }) }
 func trimmingPrefix(_ p: String) -> String { hasPrefix(p) ? String(dropFirst(p.count)) : self } }
print("Hello".contains("HELL", ignoringCase: true), "hello"[1], "hello"[1..<3], "a-b".replacing("-", with: "+"), "abc".trimmingPrefix("ab"))
extension Optional { func or(_ d: Wrapped) -> Wrapped { self ?? d }; var isNil: Bool { self == nil }
 func filter(_ f: (Wrapped) -> Bool) -> Wrapped? { flatMap { f($0) ? $0 : nil } } }
print(Int?.none.or(3), Int?.some(3).isNil, Optional(4).filter { $0 > 5 } as Any)
extension Optional where Wrapped: Collection { var isEmptyOrNil: Bool { self?.isEmpty ?? true } }
print(String?.none.isEmptyOrNil, Optional([1]).isEmptyOrNil)
extension Dictionary { func mapKeys<K: Hashable>(_ f: (Key) -> K) -> [K: Value] { Dictionary<K, Value>(uniqueKeysWithValues: map { (f($0.key), $0.value) }) }
 func compactMapValues<T>(_ f: (Value) -> T?) -> [Key: T] { print("own cmv"); return reduce(into: [:]) { if let v = f($1.value) { $0[$1.key] = v } } }
 static func + (a: Self, b: Self) -> Self { a.merging(b) { $1 } } }
print(["a": 1].mapKeys { $0 + "!" }, ["a": 1].compactMapValues { $0 > 0 ? "\($0)" : nil }, ["a": 1] + ["a": 2])
extension Collection { func first(_ n: Int) -> SubSequence { prefix(n) } ; var second: Element? { dropFirst().first } ; func firstIndex(after i: Index) -> Index { index(after: i) } }
print([1, 2, 3].first(2), [1, 2].second!, "abc".second!)
extension Result where Failure == Never { var value: Success { switch self { case .success(let s): return s } } ; func map<T>(_ f: (Success) -> T) -> T { f(value) } }
print(Result<Int, Never>.success(3).value)
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(5.clamped(to: 1...3), "z".clamped(to: "a"..."c"))
extension BinaryInteger { var isEven: Bool { self % 2 == 0 } ; func isMultiple(of n: Self) -> Bool { print("own mult"); return self % n == 0 } }
print(4.isEven, 9.isMultiple(of: 3))
extension Set { func map<T: Hashable>(_ f: (Element) -> T) -> Set<T> { Set<T>(Array(self).map(f)) } }
let st: Set<Int> = Set([1, 2]).map { $0 * 2 }; print(st.count)
extension Array where Element == Int { func max() -> Int { 99 } ; var first: Int? { 77 } ; func contains(_ e: Int) -> Bool { print("own c"); return false } }
print([1].max() as Int, [1].first!, [1].contains(1), ["a"].first!)

// output: [[1, 2], [3]] ["a", "bb"] nil
// output: [2]
// output: 3 1.5 10
// output: own
// output: 3 [1, 2] a 2
// output: true e el a+b c
// output: 3 false nil
// output: true false
// output: own cmv
// output: ["a!": 1] ["a": "1"] ["a": 2]
// output: [1, 2] 2 b
// output: 3
// output: 3 c
// output: true true
// output: 2
// output: own c
// output: 99 77 false a
