// The integers of a fixed size. Their values are computed by one set of bindings that looks at the type.
protocol _SizedInteger: FixedWidthInteger, LosslessStringConvertible, Sendable, Codable {}
struct Int8: _SizedInteger, SignedInteger { typealias Magnitude = UInt8 }
struct Int16: _SizedInteger, SignedInteger { typealias Magnitude = UInt16 }
struct Int32: _SizedInteger, SignedInteger { typealias Magnitude = UInt32 }
struct Int64: _SizedInteger, SignedInteger { typealias Magnitude = UInt64 }
struct UInt: _SizedInteger, UnsignedInteger { typealias Magnitude = UInt }
struct UInt8: _SizedInteger, UnsignedInteger { typealias Magnitude = UInt8 }
struct UInt16: _SizedInteger, UnsignedInteger { typealias Magnitude = UInt16 }
struct UInt32: _SizedInteger, UnsignedInteger { typealias Magnitude = UInt32 }
struct UInt64: _SizedInteger, UnsignedInteger { typealias Magnitude = UInt64 }
extension _SizedInteger {
    init()
    init(_ value: Int)
    init(_ value: Double)
    init(_ value: CGFloat)
    init(_ value: Float)
    init<T: BinaryInteger>(_ value: T)
    init?(exactly value: Double)
    init<T: BinaryInteger>(bitPattern value: T)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<S: StringProtocol>(_ text: S, radix: Int = 10) { if let value = Self(String(text), radix: radix) { self = value } else { return nil } }
    static var zero: Self { 0 }
    static var max: Self { get }
    static var min: Self { get }
    static var bitWidth: Int { get }
    var description: String { get }
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
    static func &+ (_ a: Self, _ b: Self) -> Self
    static func &- (_ a: Self, _ b: Self) -> Self
    static func &* (_ a: Self, _ b: Self) -> Self
    static func == (_ a: Self, _ b: Self) -> Bool
    static func < (_ a: Self, _ b: Self) -> Bool
    static func > (_ a: Self, _ b: Self) -> Bool { b < a }
    static func <= (_ a: Self, _ b: Self) -> Bool { !(b < a) }
    static func >= (_ a: Self, _ b: Self) -> Bool { !(a < b) }
}
extension _SizedInteger where Self: SignedInteger {
    prefix static func - (_ a: Self) -> Self { 0 - a }
}
extension UInt8 { init(ascii scalar: Unicode.Scalar) { self = UInt8(scalar.value) } }
