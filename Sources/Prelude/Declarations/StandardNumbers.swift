protocol AdditiveArithmetic: Equatable { static var zero: Self { get }; static func + (_ a: Self, _ b: Self) -> Self; static func - (_ a: Self, _ b: Self) -> Self }
extension AdditiveArithmetic {
    static func += (_ a: inout Self, _ b: Self) { a = a + b }
    static func -= (_ a: inout Self, _ b: Self) { a = a - b }
    prefix static func + (_ x: Self) -> Self { x }
}
protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
    associatedtype Magnitude = Self
    var magnitude: Magnitude { get }
    static func * (_ a: Self, _ b: Self) -> Self
}
extension Numeric { static func *= (_ a: inout Self, _ b: Self) { a = a * b } }
extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral { static var zero: Self { 0 } }
protocol SignedNumeric: Numeric { prefix static func - (_ a: Self) -> Self }
extension SignedNumeric {
    prefix static func - (_ a: Self) -> Self { 0 - a }
    mutating func negate() { self = -self }
}
/// Values at a distance from each other.
protocol Strideable<Stride>: Comparable {
    associatedtype Stride: SignedNumeric & Comparable = Int
    func distance(to other: Self) -> Stride
    func advanced(by n: Stride) -> Self
}
extension Strideable {
    static func == (_ a: Self, _ b: Self) -> Bool { a.distance(to: b) == 0 }
    static func < (_ a: Self, _ b: Self) -> Bool { a.distance(to: b) > 0 }
}
protocol BinaryInteger: Numeric, Hashable, Strideable, CustomStringConvertible where Magnitude: BinaryInteger {
    init<T: BinaryInteger>(_ value: T)
    init(_ value: Double)
    static func == (_ a: Self, _ b: Self) -> Bool
    static func < (_ a: Self, _ b: Self) -> Bool
    static func / (_ a: Self, _ b: Self) -> Self
    static func % (_ a: Self, _ b: Self) -> Self
    static func & (_ a: Self, _ b: Self) -> Self
    static func | (_ a: Self, _ b: Self) -> Self
    static func ^ (_ a: Self, _ b: Self) -> Self
    prefix static func ~ (_ a: Self) -> Self
    var bitWidth: Int { get }
    var trailingZeroBitCount: Int { get }
}
extension BinaryInteger {
    func isMultiple(of other: Self) -> Bool { other == 0 ? self == 0 : self % other == 0 }
    func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self) { (self / other, self % other) }
    init<T: BinaryInteger>(truncatingIfNeeded value: T)
    init<T: BinaryInteger>(clamping value: T)
    init?<T: BinaryInteger>(exactly value: T)
    static var isSigned: Bool { get }
    var magnitude: Magnitude { get }
    func signum() -> Self { self < 0 ? 0 - 1 : self == 0 ? 0 : 1 }
    func distance(to other: Self) -> Int {
        if let start = Int(exactly: self), let end = Int(exactly: other) { return end - start }
        return self < other ? Int(other - self) : 0 - Int(self - other)
    }
    func advanced(by n: Int) -> Self {
        if let start = Int(exactly: self), n < 0 || start <= 9223372036854775807 - n { return Self(start + n) }
        return n < 0 ? self - Self(0 - n) : self + Self(n)
    }
    func formatted() -> String
    static func /= (_ a: inout Self, _ b: Self) { a = a / b }
    static func %= (_ a: inout Self, _ b: Self) { a = a % b }
    static func &= (_ a: inout Self, _ b: Self) { a = a & b }
    static func |= (_ a: inout Self, _ b: Self) { a = a | b }
    static func ^= (_ a: inout Self, _ b: Self) { a = a ^ b }
    static func << <T: BinaryInteger>(_ a: Self, _ b: T) -> Self
    static func >> <T: BinaryInteger>(_ a: Self, _ b: T) -> Self
    static func <<= <T: BinaryInteger>(_ a: inout Self, _ b: T) { a = a << b }
    static func >>= <T: BinaryInteger>(_ a: inout Self, _ b: T) { a = a >> b }
    static func == <T: BinaryInteger>(_ a: Self, _ b: T) -> Bool { a._compared(b) == 0 }
    static func != <T: BinaryInteger>(_ a: Self, _ b: T) -> Bool { a._compared(b) != 0 }
    static func < <T: BinaryInteger>(_ a: Self, _ b: T) -> Bool { a._compared(b) < 0 }
    static func > <T: BinaryInteger>(_ a: Self, _ b: T) -> Bool { a._compared(b) > 0 }
    static func <= <T: BinaryInteger>(_ a: Self, _ b: T) -> Bool { a._compared(b) <= 0 }
    static func >= <T: BinaryInteger>(_ a: Self, _ b: T) -> Bool { a._compared(b) >= 0 }
    func _compared<T: BinaryInteger>(_ other: T) -> Int
    func _text(radix: Int) -> String
}
func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
protocol SignedInteger: BinaryInteger, SignedNumeric {}
protocol UnsignedInteger: BinaryInteger {}
protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible where Magnitude: FixedWidthInteger & UnsignedInteger {
    init?(_ text: String, radix: Int)
    static var max: Self { get }
    static var min: Self { get }
    static var bitWidth: Int { get }
    static func &+ (_ a: Self, _ b: Self) -> Self
    static func &- (_ a: Self, _ b: Self) -> Self
    static func &* (_ a: Self, _ b: Self) -> Self
}
extension FixedWidthInteger {
    init(bigEndian value: Self) { self = value.byteSwapped }
    init(littleEndian value: Self) { self = value }
    var bitWidth: Int { Self.bitWidth }
    var words: [UInt] { [UInt(truncatingIfNeeded: self)] }
    var nonzeroBitCount: Int { get }
    var leadingZeroBitCount: Int { get }
    var trailingZeroBitCount: Int { get }
    var byteSwapped: Self { get }
    var bigEndian: Self { byteSwapped }
    var littleEndian: Self { self }
    func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool)
    func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool)
    func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool)
    func dividedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool)
    func remainderReportingOverflow(dividingBy other: Self) -> (partialValue: Self, overflow: Bool)
    func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
    static func random(in range: Range<Self>) -> Self { if range.isEmpty { _emptyRandomRange() }; return range.lowerBound._random(range.upperBound - 1) }
    static func random(in range: ClosedRange<Self>) -> Self { range.lowerBound._random(range.upperBound) }
    func _random(_ last: Self) -> Self
    static func &<< (_ a: Self, _ b: Self) -> Self
    static func &>> (_ a: Self, _ b: Self) -> Self
    static func &+= (_ a: inout Self, _ b: Self) { a = a &+ b }
    static func &-= (_ a: inout Self, _ b: Self) { a = a &- b }
    static func &*= (_ a: inout Self, _ b: Self) { a = a &* b }
    static func &<<= (_ a: inout Self, _ b: Self) { a = a &<< b }
    static func &>>= (_ a: inout Self, _ b: Self) { a = a &>> b }
}
extension String {
    init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false) { let text = value._text(radix: radix); self = uppercase ? text.uppercased() : text }
}
protocol FloatingPoint: SignedNumeric, Hashable, Strideable where Stride == Self {
    init(_ value: Int)
    init<T: BinaryInteger>(_ value: T)
    static var pi: Self { get }
    static var greatestFiniteMagnitude: Self { get }
    static var leastNonzeroMagnitude: Self { get }
    static var ulpOfOne: Self { get }
    static var infinity: Self { get }
    static var nan: Self { get }
    var isNaN: Bool { get }
    var isInfinite: Bool { get }
    var isFinite: Bool { get }
    var isZero: Bool { get }
    func truncatingRemainder(dividingBy other: Self) -> Self
    func remainder(dividingBy other: Self) -> Self
    static func == (_ a: Self, _ b: Self) -> Bool
    static func < (_ a: Self, _ b: Self) -> Bool
    static func / (_ a: Self, _ b: Self) -> Self
    func squareRoot() -> Self
    func rounded() -> Self
    func rounded(_ rule: FloatingPointRoundingRule) -> Self
}
enum FloatingPointSign: Int, Sendable { case plus, minus }
enum FloatingPointClassification: Sendable {
    case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero
    case positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
}
extension FloatingPoint {
    static var leastNormalMagnitude: Self { get }
    init(sign: FloatingPointSign, exponent: Int, significand: Self)
    init?<T: BinaryInteger>(exactly value: T)
    var sign: FloatingPointSign { get }
    var exponent: Int { get }
    var significand: Self { get }
    var ulp: Self { get }
    var binade: Self { Self(sign: sign, exponent: exponent, significand: 1) }
    var debugDescription: String { "\(self)" }
    static var radix: Int { 2 }
    static var signalingNaN: Self { infinity - infinity }
    var isCanonical: Bool { true }
    var isSignalingNaN: Bool { false }
    init(signOf sign: Self, magnitudeOf magnitude: Self) { self = sign.sign == magnitude.sign ? magnitude : -magnitude }
    var floatingPointClass: FloatingPointClassification {
        if isNaN { return .quietNaN }
        let isNegative = sign == .minus
        if isInfinite { return isNegative ? .negativeInfinity : .positiveInfinity }
        if self == 0 { return isNegative ? .negativeZero : .positiveZero }
        return isNormal ? (isNegative ? .negativeNormal : .positiveNormal) : isNegative ? .negativeSubnormal : .positiveSubnormal
    }
    func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool {
        if self < other { return true }
        if other < self { return false }
        if isNaN || other.isNaN { return isNaN ? sign == .minus || other.isNaN && other.sign == .plus : other.sign == .plus }
        return sign == .minus || other.sign == .plus
    }
    var nextUp: Self { get }
    var nextDown: Self { get }
    var isNormal: Bool { get }
    var isSubnormal: Bool { !isNormal && !isNaN && !isInfinite && self != 0 }
    mutating func formSquareRoot() { self = squareRoot() }
    mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
    mutating func formTruncatingRemainder(dividingBy other: Self) { self = truncatingRemainder(dividingBy: other) }
    func addingProduct(_ lhs: Self, _ rhs: Self) -> Self { self + lhs * rhs }
    func isEqual(to other: Self) -> Bool { self == other }
    func isLess(than other: Self) -> Bool { self < other }
    func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
    mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
    mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
    static func minimum(_ x: Self, _ y: Self) -> Self { x.isNaN || y < x ? y : x }
    static func maximum(_ x: Self, _ y: Self) -> Self { x.isNaN || y > x ? y : x }
    static func /= (_ a: inout Self, _ b: Self) { a = a / b }
}
extension Double {
    init(bitPattern: UInt64)
    var bitPattern: UInt64 { get }
    static var exponentBitCount: Int { 11 }
    static var significandBitCount: Int { 52 }
    var exponentBitPattern: UInt { UInt(bitPattern >> 52 & 0x7FF) }
    var significandBitPattern: UInt64 { bitPattern & 0xF_FFFF_FFFF_FFFF }
    init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
        self.init(bitPattern: (sign == .minus ? 1 << 63 : 0) | UInt64(exponentBitPattern & 0x7FF) << 52 | significandBitPattern & 0xF_FFFF_FFFF_FFFF)
    }
}
extension Float {
    init(bitPattern: UInt32)
    var bitPattern: UInt32 { get }
    static var exponentBitCount: Int { 8 }
    static var significandBitCount: Int { 23 }
    var exponentBitPattern: UInt { UInt(bitPattern >> 23 & 0xFF) }
    var significandBitPattern: UInt32 { bitPattern & 0x7F_FFFF }
    init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32) {
        self.init(bitPattern: (sign == .minus ? 1 << 31 : 0) | UInt32(exponentBitPattern & 0xFF) << 23 | significandBitPattern & 0x7F_FFFF)
    }
}
protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
    init(_ value: Double)
    init(_ value: CGFloat)
    init(_ value: Float)
}
protocol VectorArithmetic: AdditiveArithmetic { mutating func scale(by rhs: Double); var magnitudeSquared: Double { get } }
extension VectorArithmetic {
    func scaled(by rhs: Double) -> Self { var copy = self; copy.scale(by: rhs); return copy }
    mutating func interpolate(towards other: Self, amount: Double) { self = interpolated(towards: other, amount: amount) }
    func interpolated(towards other: Self, amount: Double) -> Self { self + (other - self).scaled(by: amount) }
}
enum FloatingPointRoundingRule { case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero }
struct Int: FixedWidthInteger, SignedInteger, LosslessStringConvertible, Sendable, Codable {
    typealias Magnitude = UInt
    init()
    init(_ value: Int)
    init(_ value: Double)
    init(_ value: CGFloat)
    init(_ value: Float)
    init<T: BinaryInteger>(_ value: T)
    init<T: BinaryInteger>(bitPattern value: T)
    init?(exactly value: Int)
    init?(exactly value: Double)
    init?(exactly value: CGFloat)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<S: StringProtocol>(_ text: S, radix: Int = 10) { if let value = Int(String(text), radix: radix) { self = value } else { return nil } }
    static var zero: Int { 0 }
    static var max: Int { 9223372036854775807 }
    static var min: Int { -9223372036854775807 - 1 }
    static var bitWidth: Int { 64 }
    var description: String { String(self) }
    func signum() -> Int { self < 0 ? -1 : self == 0 ? 0 : 1 }
    func distance(to other: Int) -> Int { other - self }
    func advanced(by n: Int) -> Int { self + n }
    static func random(in range: Range<Int>) -> Int { if range.isEmpty { _emptyRandomRange() }; return random(in: range.lowerBound...(range.upperBound - 1)) }
    static func random(in range: ClosedRange<Int>) -> Int {
        let distance = UInt(bitPattern: range.upperBound &- range.lowerBound)
        if distance < 9223372036854775807 { return range.lowerBound &+ _random(Int(distance) + 1) }
        return range.lowerBound &+ Int(bitPattern: UInt.random(in: 0...distance))
    }
    prefix static func - (_ a: Int) -> Int
    prefix static func + (_ a: Int) -> Int { a }
    prefix static func ~ (_ a: Int) -> Int
    static func + (_ a: Int, _ b: Int) -> Int
    static func - (_ a: Int, _ b: Int) -> Int
    static func * (_ a: Int, _ b: Int) -> Int
    static func / (_ a: Int, _ b: Int) -> Int
    static func % (_ a: Int, _ b: Int) -> Int
    static func & (_ a: Int, _ b: Int) -> Int
    static func | (_ a: Int, _ b: Int) -> Int
    static func ^ (_ a: Int, _ b: Int) -> Int
    static func << (_ a: Int, _ b: Int) -> Int
    static func >> (_ a: Int, _ b: Int) -> Int
    static func &+ (_ a: Int, _ b: Int) -> Int
    static func &- (_ a: Int, _ b: Int) -> Int
    static func &* (_ a: Int, _ b: Int) -> Int
    static func += (_ a: inout Int, _ b: Int)
    static func -= (_ a: inout Int, _ b: Int)
    static func *= (_ a: inout Int, _ b: Int)
    static func /= (_ a: inout Int, _ b: Int)
    static func %= (_ a: inout Int, _ b: Int)
    static func == (_ a: Int, _ b: Int) -> Bool
    static func != (_ a: Int, _ b: Int) -> Bool
    static func < (_ a: Int, _ b: Int) -> Bool
    static func > (_ a: Int, _ b: Int) -> Bool
    static func <= (_ a: Int, _ b: Int) -> Bool
    static func >= (_ a: Int, _ b: Int) -> Bool
}
typealias TimeInterval = Double
struct Double: BinaryFloatingPoint, LosslessStringConvertible, Sendable, Codable, VectorArithmetic {
    typealias Stride = Double
    init()
    init<T: BinaryInteger>(_ value: T)
    init(_ value: Int)
    init(_ value: Double)
    init(_ value: CGFloat)
    init(_ value: Float)
    init?(_ text: String)
    init?<S: StringProtocol>(_ text: S) { if let value = Double(String(text)) { self = value } else { return nil } }
    static var zero: Double { 0.0 }
    static var pi: Double { 3.141592653589793 }
    static var infinity: Double { get }
    static var nan: Double { get }
    static var greatestFiniteMagnitude: Double { get }
    static var leastNonzeroMagnitude: Double { get }
    static var ulpOfOne: Double { get }
    var isNaN: Bool { self != self }
    var isInfinite: Bool { self == Double.infinity || self == -Double.infinity }
    var isFinite: Bool { !isNaN && !isInfinite }
    var isZero: Bool { self == 0.0 }
    var description: String { String(self) }
    var magnitude: Double { self < 0.0 ? -self : self }
    var magnitudeSquared: Double { Double(self * self) }
    mutating func scale(by rhs: Double) { self = self * Double(rhs) }
    func squareRoot() -> Double
    func rounded() -> Double
    func rounded(_ rule: FloatingPointRoundingRule) -> Double
    mutating func round() { self = rounded() }
    func truncatingRemainder(dividingBy other: Double) -> Double
    func remainder(dividingBy other: Double) -> Double
    func distance(to other: Double) -> Double { other - self }
    func advanced(by n: Double) -> Double { self + n }
    func formatted() -> String
    static func random(in range: Range<Double>) -> Double { if range.isEmpty { _emptyRandomRange() }; return range.lowerBound + Double(_randomUnit()) * (range.upperBound - range.lowerBound) }
    static func random(in range: ClosedRange<Double>) -> Double { range.lowerBound + Double(_randomUnit()) * (range.upperBound - range.lowerBound) }
    prefix static func - (_ a: Double) -> Double
    prefix static func + (_ a: Double) -> Double { a }
    static func + (_ a: Double, _ b: Double) -> Double
    static func - (_ a: Double, _ b: Double) -> Double
    static func * (_ a: Double, _ b: Double) -> Double
    static func / (_ a: Double, _ b: Double) -> Double
    static func += (_ a: inout Double, _ b: Double)
    static func -= (_ a: inout Double, _ b: Double)
    static func *= (_ a: inout Double, _ b: Double)
    static func /= (_ a: inout Double, _ b: Double)
    static func == (_ a: Double, _ b: Double) -> Bool
    static func != (_ a: Double, _ b: Double) -> Bool
    static func < (_ a: Double, _ b: Double) -> Bool
    static func > (_ a: Double, _ b: Double) -> Bool
    static func <= (_ a: Double, _ b: Double) -> Bool
    static func >= (_ a: Double, _ b: Double) -> Bool
}
struct Float: BinaryFloatingPoint, LosslessStringConvertible, Sendable, Codable, VectorArithmetic {
    typealias Stride = Float
    init()
    init<T: BinaryInteger>(_ value: T)
    init(_ value: Int)
    init(_ value: Double)
    init(_ value: CGFloat)
    init(_ value: Float)
    init?(_ text: String)
    init?<S: StringProtocol>(_ text: S) { if let value = Float(String(text)) { self = value } else { return nil } }
    static var zero: Float { 0.0 }
    static var pi: Float { 3.1415925 }
    static var infinity: Float { get }
    static var nan: Float { get }
    static var greatestFiniteMagnitude: Float { get }
    static var leastNonzeroMagnitude: Float { get }
    static var ulpOfOne: Float { get }
    var isNaN: Bool { self != self }
    var isInfinite: Bool { self == Float.infinity || self == -Float.infinity }
    var isFinite: Bool { !isNaN && !isInfinite }
    var isZero: Bool { self == 0.0 }
    var description: String { String(self) }
    var magnitude: Float { self < 0.0 ? -self : self }
    var magnitudeSquared: Double { Double(self * self) }
    mutating func scale(by rhs: Double) { self = self * Float(rhs) }
    func squareRoot() -> Float
    func rounded() -> Float
    func rounded(_ rule: FloatingPointRoundingRule) -> Float
    mutating func round() { self = rounded() }
    func truncatingRemainder(dividingBy other: Float) -> Float
    func remainder(dividingBy other: Float) -> Float
    func distance(to other: Float) -> Float { other - self }
    func advanced(by n: Float) -> Float { self + n }
    func formatted() -> String
    static func random(in range: Range<Float>) -> Float { if range.isEmpty { _emptyRandomRange() }; return range.lowerBound + Float(_randomUnit()) * (range.upperBound - range.lowerBound) }
    static func random(in range: ClosedRange<Float>) -> Float { range.lowerBound + Float(_randomUnit()) * (range.upperBound - range.lowerBound) }
    prefix static func - (_ a: Float) -> Float
    prefix static func + (_ a: Float) -> Float { a }
    static func + (_ a: Float, _ b: Float) -> Float
    static func - (_ a: Float, _ b: Float) -> Float
    static func * (_ a: Float, _ b: Float) -> Float
    static func / (_ a: Float, _ b: Float) -> Float
    static func += (_ a: inout Float, _ b: Float)
    static func -= (_ a: inout Float, _ b: Float)
    static func *= (_ a: inout Float, _ b: Float)
    static func /= (_ a: inout Float, _ b: Float)
    static func == (_ a: Float, _ b: Float) -> Bool
    static func != (_ a: Float, _ b: Float) -> Bool
    static func < (_ a: Float, _ b: Float) -> Bool
    static func > (_ a: Float, _ b: Float) -> Bool
    static func <= (_ a: Float, _ b: Float) -> Bool
    static func >= (_ a: Float, _ b: Float) -> Bool
}
func _randomUnit() -> Double
func lround(_ x: Double) -> Int { Int(x.rounded()) }
func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { _absolute(x) ?? (x.magnitude as? T) ?? (x < 0 ? -x : x) }
func _absolute<T>(_ x: T) -> T?
