// What names mean in extensions of protocols.
protocol Named { var label: String { get } }
extension Named where Self: RawRepresentable, RawValue == String { var label: String { rawValue }; func isNamed(_ value: RawValue) -> Bool { value == label } }
extension Named where Self: CaseIterable { static var isOfItself: Bool { AllCases.Element.self == Self.self } }
extension Named where Self: Collection, Element == Int { var total: Int { reduce(0, +) } }
enum Direction: String, Named, CaseIterable { case up, down }
print(Direction.up.label, Direction.isOfItself, Direction.down.isNamed("down"))
extension Sequence {
    func head() -> Element? { var iterator = makeIterator(); return iterator.next() }
    func all() -> [Element] { var result: [Element] = [], iterator = makeIterator(); while let next = iterator.next() { result.append(next) }; return result }
}
extension Sequence where Element: Comparable {
    func top() -> Element? { var iterator = makeIterator(); guard var top = iterator.next() else { return nil }; while let next = iterator.next() { if next > top { top = next } }; return top }
}
print([3, 4].head() as Any, (1...3).all(), ["a": 1].head() as Any, [2, 5, 1].top()!)
func average(_ values: some Collection<some BinaryInteger>) -> Double { Double(values.reduce(0) { $0 + Int($1) }) / Double(values.count) }
func names(_ values: some Sequence<some CustomStringConvertible>) -> [String] { values.map(\.description) }
print(average([1, 2]), names([1, 2]))
final class TestClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero
        func advanced(by duration: Duration) -> Self { Instant(offset: offset + duration) }
        func duration(to other: Self) -> Duration { other.offset - offset }
        static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
    }
    var now = Instant(); var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {}
}
print(TestClock().now.advanced(by: .seconds(2)).offset, TestClock().now == TestClock().now)
struct Vector: SignedNumeric, Comparable {
    var n: Int
    init(_ n: Int) { self.n = n }; init(integerLiteral n: Int) { self.n = n }; init?<T: BinaryInteger>(exactly source: T) { n = Int(source) }
    var magnitude: Vector { Vector(Swift.abs(n)) }
    static func < (a: Vector, b: Vector) -> Bool { a.n < b.n }
    static func + (a: Vector, b: Vector) -> Vector { Vector(a.n + b.n) }; static func - (a: Vector, b: Vector) -> Vector { Vector(a.n - b.n) }
    static func * (a: Vector, b: Vector) -> Vector { Vector(a.n * b.n) }; static func *= (a: inout Vector, b: Vector) { a = a * b }
}
print((-Vector(3)).n)

// output: up true true
// output: Optional(3) [1, 2, 3] Optional((key: "a", value: 1)) 5
// output: 1.5 ["1", "2"]
// output: 2.0 seconds true
// output: -3
