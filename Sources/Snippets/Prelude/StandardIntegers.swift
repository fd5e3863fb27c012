// The integers of a fixed size. Their values are computed by one set of bindings that looks at the type.
protocol _SizedInteger: FixedWidthInteger, LosslessStringConvertible, Sendable, Codable {}
struct Int8: _SizedInteger, SignedInteger {}
struct Int16: _SizedInteger, SignedInteger {}
struct Int32: _SizedInteger, SignedInteger {}
struct Int64: _SizedInteger, SignedInteger {}
struct UInt: _SizedInteger, UnsignedInteger {}
struct UInt8: _SizedInteger, UnsignedInteger {}
struct UInt16: _SizedInteger, UnsignedInteger {}
struct UInt32: _SizedInteger, UnsignedInteger {}
struct UInt64: _SizedInteger, UnsignedInteger {}
extension _SizedInteger {
    init()
    init(_ value: Int)
    init(_ value: Double)
    init(_ value: CGFloat)
    init(_ value: Float)
    init<T: BinaryInteger>(_ value: T)
    init?<T: BinaryInteger>(exactly value: T)
    init?(exactly value: Double)
    init<T: BinaryInteger>(truncatingIfNeeded value: T)
    init<T: BinaryInteger>(clamping value: T)
    init<T: BinaryInteger>(bitPattern value: T)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<S: StringProtocol>(_ text: S, radix: Int = 10) { if let value = Self(String(text), radix: radix) { self = value } else { return nil } }
    static var zero: Self { 0 }
    static var max: Self { get }
    static var min: Self { get }
    static var bitWidth: Int { get }
    var description: String { get }
    var nonzeroBitCount: Int { get }
    var leadingZeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var byteSwapped: Self { get }
    func signum() -> Self { self < 0 ? 0 - 1 : self == 0 ? 0 : 1 }
    func formatted() -> String { description }
    func distance(to other: Self) -> Int { Int(other) - Int(self) }
    func advanced(by n: Int) -> Self { Self(Int(self) + n) }
    func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool)
    func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool)
    func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool)
    static func random(in range: Range<Self>) -> Self { if range.isEmpty { _emptyRandomRange() }; return range.lowerBound._random(range.upperBound - 1) }
    static func random(in range: ClosedRange<Self>) -> Self { range.lowerBound._random(range.upperBound) }
    func _random(_ last: Self) -> Self
    prefix static func ~ (_ a: Self) -> Self
    prefix static func + (_ a: Self) -> Self { a }
    static func + (_ a: Self, _ b: Self) -> Self
    static func - (_ a: Self, _ b: Self) -> Self
    static func * (_ a: Self, _ b: Self) -> Self
    static func / (_ a: Self, _ b: Self) -> Self
    static func % (_ a: Self, _ b: Self) -> Self
    static func & (_ a: Self, _ b: Self) -> Self
    static func | (_ a: Self, _ b: Self) -> Self
    static func ^ (_ a: Self, _ b: Self) -> Self
    static func << <T: BinaryInteger>(_ a: Self, _ b: T) -> Self
    static func >> <T: BinaryInteger>(_ a: Self, _ b: T) -> Self
    static func &<< (_ a: Self, _ b: Self) -> Self
    static func &>> (_ a: Self, _ b: Self) -> Self
    static func &+ (_ a: Self, _ b: Self) -> Self
    static func &- (_ a: Self, _ b: Self) -> Self
    static func &* (_ a: Self, _ b: Self) -> Self
    static func /= (_ a: inout Self, _ b: Self) { a = a / b }
    static func %= (_ a: inout Self, _ b: Self) { a = a % b }
    static func &= (_ a: inout Self, _ b: Self) { a = a & b }
    static func |= (_ a: inout Self, _ b: Self) { a = a | b }
    static func ^= (_ a: inout Self, _ b: Self) { a = a ^ b }
    static func <<= <T: BinaryInteger>(_ a: inout Self, _ b: T) { a = a << b }
    static func >>= <T: BinaryInteger>(_ a: inout Self, _ b: T) { a = a >> b }
    static func &+= (_ a: inout Self, _ b: Self) { a = a &+ b }
    static func &-= (_ a: inout Self, _ b: Self) { a = a &- b }
    static func &*= (_ a: inout Self, _ b: Self) { a = a &* b }
    static func == (_ a: Self, _ b: Self) -> Bool
    static func < (_ a: Self, _ b: Self) -> Bool
}
extension _SizedInteger where Self: SignedInteger {
    var magnitude: UInt { self < 0 ? UInt(bitPattern: 0 &- Int(self)) : UInt(self) }
    prefix static func - (_ a: Self) -> Self { 0 - a }
    mutating func negate() { self = 0 - self }
}
extension _SizedInteger where Self: UnsignedInteger { var magnitude: Self { self } }
extension String {
    init<T: _SizedInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false) { let text = value._text(radix: radix); self = uppercase ? text.uppercased() : text }
}
extension _SizedInteger { func _text(radix: Int) -> String }
