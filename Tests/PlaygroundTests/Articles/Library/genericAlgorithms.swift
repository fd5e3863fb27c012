// generics over library protocols
import Foundation
func total<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { s.reduce(.zero, +) }; print(total([1, 2]), total([1.5, 2]), total(Set([3])), total((1...4).lazy.map { $0 * 2 }), total([Decimal2(v: 1), Decimal2(v: 2)]).v)
struct Decimal2: AdditiveArithmetic { var v: Int; static var zero: Decimal2 { .init(v: 0) }; static func + (a: Self, b: Self) -> Self { .init(v: a.v + b.v) }; static func - (a: Self, b: Self) -> Self { .init(v: a.v - b.v) } }
func mid<C: RandomAccessCollection>(_ c: C) -> C.Element? { c.isEmpty ? nil : c[c.index(c.startIndex, offsetBy: c.count / 2)] }; print(mid([1, 2, 3]) as Any, mid("abc".map { $0 }) as Any, mid(5..<10) as Any, mid([1, 2, 3, 4][1...]) as Any, mid(Array<Int>()) as Any, mid([1, 2, 3].reversed()) as Any, mid(repeatElement(7, count: 3)) as Any, mid(1...9) as Any)
func both<A: SetAlgebra>(_ a: A, _ b: A) -> A { a.union(b) }; func diff<A: SetAlgebra>(_ a: A, _ b: A) -> Bool { a.isDisjoint(with: b) || a.isSubset(of: b) }; struct F: OptionSet { let rawValue: Int; static let x = F(rawValue: 1), y = F(rawValue: 2) }; print(both([1] as Set, [2]).sorted(), both(F.x, .y).rawValue, diff(F.x, .y), diff([1, 2] as Set, [2]), [F.x, .y].reduce(F()) { both($0, $1) } == [.x, .y])
func lerp<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }; print(lerp(0.0, 10, 0.25), lerp(Float(1), 3, 0.5), lerp(CGFloat(0), 4, 0.5)); func avg<C: Collection>(_ c: C) -> Double where C.Element: BinaryInteger { c.isEmpty ? 0 : Double(c.reduce(0, +)) / Double(c.count) }; print(avg([1, 2, 4]), avg([UInt8(1), 2]), avg(1...4), avg([Int]()))
func hyp<T: FloatingPoint>(_ a: T, _ b: T) -> T { (a * a + b * b).squareRoot() }; print(hyp(3.0, 4), hyp(Float(6), 8)); func clampd<T: Comparable>(_ x: T, _ r: ClosedRange<T>) -> T { min(max(x, r.lowerBound), r.upperBound) }; print(clampd(5, 1...3), clampd("m", "a"..."f"), clampd(0.5, 0...1)); func pw<T: Numeric>(_ b: T, _ e: Int) -> T { (0..<e).reduce(1) { a, _ in a * b } }; print(pw(2, 10), pw(1.5, 2), pw(UInt8(3), 4))
struct Matrix<T: Numeric>: Equatable, CustomStringConvertible { var r: [[T]]; static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(r: a.r.map { row in b.r[0].indices.map { j in zip(row, b.r.map { $0[j] }).reduce(0) { $0 + $1.0 * $1.1 } } }) }; var description: String { r.map { $0.map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n") } }; let mm = Matrix(r: [[1, 2], [3, 4]]); print(mm * mm, mm * Matrix(r: [[1, 0], [0, 1]]) == mm)
protocol Store { associatedtype Item; var items: [Item] { get set }; mutating func add(_ i: Item) }; extension Store { mutating func add(_ i: Item) { items.append(i) }; var count: Int { items.count } }; extension Store where Item: Comparable { var top: Item? { items.max() } }; extension Store where Item == String { var text: String { items.joined() } }; struct A<I>: Store { var items: [I] = [] }; var st = A<Int>(); st.add(3); st.add(1); print(st.count, st.top as Any, A(items: ["x", "y"]).text, A(items: [1.5]).top as Any)
func eq<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T).map { $0 == a } ?? false }; print(eq(1, 1), eq(1, "1"), eq([1], [1]), eq("a", "a"), eq(nil as Int?, 3)); func firstOf<T>(_ xs: [Any], _: T.Type) -> T? { xs.lazy.compactMap { $0 as? T }.first }; print(firstOf([1, "a", 2.0], String.self) as Any, firstOf([1, "a"], Double.self) as Any, firstOf([1, [2]], [Int].self) as Any)
struct Cache<K: Hashable, V> { private var d: [K: V] = [:]; private(set) var hits = 0; mutating func get(_ k: K, make: (K) throws -> V) rethrows -> V { if let v = d[k] { hits += 1; return v }; let v = try make(k); d[k] = v; return v } }; var ca = Cache<String, Int>(); print(ca.get("abc") { $0.count }, ca.get("abc") { _ in 0 }, ca.hits); print((try? ca.get("z") { _ in throw NSError2() }) as Any); struct NSError2: Error {}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }; infix operator >>>: AdditionPrecedence; func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }; print(compose({ $0 + 1 }, { "\($0)!" })(4), compose(\String.count, String.init)("four"))
func zipWith<A: Sequence, B: Sequence, R>(_ a: A, _ b: B, _ f: (A.Element, B.Element) -> R) -> [R] { zip(a, b).map { f($0, $1) } }; print(zipWith([1, 2], ["a", "b"]) { "\($0)\($1)" }, zipWith(1..., [10, 20], *), zipWith("ab", "cd") { String($0) + String($1) }); func curry<A, B, R>(_ f: @escaping (A, B) -> R) -> (A) -> (B) -> R { { a in { b in f(a, b) } } }; print(1)
extension Collection where Element: Collection, Element.Element: Numeric { func flatSum() -> Element.Element { reduce(0) { $0 + $1.reduce(0, +) } } }; print([[1, 2], [3]].flatSum(), [[0.5], [1.5]].flatSum()); extension Dictionary where Value: Numeric { mutating func bump(_ k: Key, by v: Value = 1) { self[k, default: 0] += v } }; var cnt: [String: Int] = [:]; cnt.bump("a"); cnt.bump("a", by: 5); print(cnt); extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }; print(("" as String?).isNilOrEmpty, (nil as [Int]?).isNilOrEmpty, ([1] as [Int]?).isNilOrEmpty)
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }; print(15.clamped(to: 0...10), "z".clamped(to: "a"..."m"), 2.5.clamped(to: 3...4)); extension BinaryInteger { var isEven: Bool { isMultiple(of: 2) }; func times(_ f: (Self) -> Void) { var i: Self = 0; while i < self { f(i); i += 1 } } }; 3.times { print($0, terminator: " ") }; print(UInt8(4).isEven, 3.isEven); extension Sequence { func sum<T: AdditiveArithmetic>(of f: (Element) throws -> T) rethrows -> T { try reduce(.zero) { try $0 + f($1) } }; func group<K: Hashable>(_ f: (Element) -> K) -> [K: Int] { reduce(into: [:]) { $0[f($1), default: 0] += 1 } }; func all(_ f: (Element) -> Bool) -> Bool { !contains { !f($0) } } }; print(["a", "bb"].sum(of: \.count), [1, 2, 3].group { $0 % 2 }[1]!, (1...3).all { $0 > 0 }, ["1", "2"].sum { Double($0)! })

// output: 3 3.5 3 20 3
// output: Optional(2) Optional("b") Optional(7) Optional(3) nil Optional(2) Optional(7) Optional(5)
// output: [1, 2] 3 true false true
// output: 2.5 2.0 2.0
// output: 2.3333333333333335 1.5 2.5 0.0
// output: 5.0 10.0
// output: 3 f 0.5
// output: 1024 2.25 81
// output: 7 10
// output: 15 22 true
// output: 2 Optional(3) xy Optional(1.5)
// output: true false true true false
// output: Optional("a") nil Optional([2])
// output: 3 3 1
// output: nil
// output: 5! 4
// output: ["1a", "2b"] [10, 40] ["ac", "bd"]
// output: 1
// output: 6 2.0
// output: ["a": 6]
// output: true true false
// output: 10 m 3.0
// output: 0 1 2 true false
// output: 3 2 true 3.0
