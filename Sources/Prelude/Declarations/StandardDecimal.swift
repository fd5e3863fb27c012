// Decimal numbers of up to 38 digits, with which sums of money are exact.
struct Decimal: Hashable, Comparable, SignedNumeric, Sendable, ExpressibleByFloatLiteral, CustomStringConvertible {
    typealias Magnitude = Decimal
    enum RoundingMode: UInt { case plain, down, up, bankers }
    /// The number as it is written.
    let _text: String
    init(_text: String) { self._text = _text }
    init() { _text = "0" }
    init(_ value: Double) { _text = _decimalText(value) }
    init<I: BinaryInteger>(_ value: I) { _text = "\(value)" }
    init(integerLiteral value: Int) { _text = "\(value)" }
    init(floatLiteral value: Double) { _text = _decimalText(value) }
    init?(string: String, locale: Locale? = nil) {
        let separator = locale?.decimalSeparator ?? "."
        let plain = separator == "." ? string : String(string.prefix { $0 != "." }).replacingOccurrences(of: separator, with: ".")
        guard let text = _decimalRead(plain) else { return nil }
        _text = text
    }
    init?<I: BinaryInteger>(exactly value: I) { _text = "\(value)" }
    init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
        var value = significand
        for _ in 0..<min(abs(exponent), 200) { value = exponent > 0 ? value * 10 : value / 10 }
        _text = (sign == .minus ? -value : value)._text
    }
    static var nan: Decimal { Decimal(_text: "NaN") }
    static var pi: Decimal { Decimal(_text: "3.14159265358979323846264338327950288419") }
    static var greatestFiniteMagnitude: Decimal { Decimal(_text: "340282366920938463463374607431768211455" + String(repeating: "0", count: 127)) }
    var isNaN: Bool { _text == "NaN" }
    var isZero: Bool { _text == "0" }
    var isSignMinus: Bool { _text.hasPrefix("-") }
    var sign: FloatingPointSign { isSignMinus ? .minus : .plus }
    var magnitude: Decimal { isSignMinus ? -self : self }
    /// The power of ten with which the significand gives the number.
    var exponent: Int {
        if let point = _text.firstIndex(of: ".") { return -_text[point...].dropFirst().count }
        return isZero || isNaN ? 0 : _text.reversed().prefix { $0 == "0" }.count
    }
    var significand: Decimal {
        let digits = _text.filter { $0.isNumber }.drop { $0 == "0" }
        return Decimal(_text: isNaN ? "NaN" : isZero ? "0" : String(exponent > 0 ? digits.dropLast(exponent) : digits))
    }
    var description: String { _text }
    static func + (_ a: Decimal, _ b: Decimal) -> Decimal { Decimal(_text: _decimalResult(a._text, b._text, 0)) }
    static func - (_ a: Decimal, _ b: Decimal) -> Decimal { Decimal(_text: _decimalResult(a._text, b._text, 1)) }
    static func * (_ a: Decimal, _ b: Decimal) -> Decimal { Decimal(_text: _decimalResult(a._text, b._text, 2)) }
    static func / (_ a: Decimal, _ b: Decimal) -> Decimal { Decimal(_text: _decimalResult(a._text, b._text, 3)) }
    static func /= (_ a: inout Decimal, _ b: Decimal) { a = a / b }
    prefix static func - (_ a: Decimal) -> Decimal { Decimal(_text: _decimalResult("0", a._text, 1)) }
    static func < (_ a: Decimal, _ b: Decimal) -> Bool { _decimalOrder(a._text, b._text) < 0 }
    static func == (_ a: Decimal, _ b: Decimal) -> Bool { a._text == b._text }
    func hash(into hasher: inout Hasher) { hasher.combine(_text) }
}
extension Decimal: Codable {
    init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(Double.self)) }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Double(_text) ?? 0)
    }
}
extension Decimal: Strideable {
    typealias Stride = Decimal
    func distance(to other: Decimal) -> Decimal { other - self }
    func advanced(by n: Decimal) -> Decimal { self + n }
}
extension Decimal { func formatted() -> String { _NumberFormat.number._text(Double(_text) ?? 0) } }
func NSDecimalRound(_ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ mode: Decimal.RoundingMode) {
    result = Decimal(_text: _decimalRounded(number._text, scale, Int(mode.rawValue)))
}
func _decimalText(_ value: Double) -> String
func _decimalRead(_ text: String) -> String?
func _decimalResult(_ a: String, _ b: String, _ operation: Int) -> String
func _decimalOrder(_ a: String, _ b: String) -> Int
func _decimalRounded(_ text: String, _ scale: Int, _ mode: Int) -> String
extension Double { var sign: FloatingPointSign { self < 0 || self == 0 && 1 / self < 0 ? .minus : .plus } }
/// A decimal number as an object.
class NSDecimalNumber: NSNumber {
    typealias RoundingMode = Decimal.RoundingMode
    init(decimal: Decimal) { super.init(decimal) }
    init(string: String?) { super.init(string.flatMap { Decimal(string: $0) } ?? Decimal.nan) }
    override init(value: Double) { super.init(Decimal(value)) }
    override init(value: Int) { super.init(Decimal(value)) }
    required init(integerLiteral value: Int) { super.init(Decimal(value)) }
    required init(floatLiteral value: Double) { super.init(Decimal(value)) }
    required init(booleanLiteral value: Bool) { super.init(Decimal(value ? 1 : 0)) }
    class var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
    class var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
    class var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: .nan) }
    override var _isWhole: Bool { false }
    override var decimalValue: Decimal { _value as? Decimal ?? .nan }
    override var stringValue: String { decimalValue.description }
    func adding(_ other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: decimalValue + other.decimalValue) }
    func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: decimalValue - other.decimalValue) }
    func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: decimalValue * other.decimalValue) }
    func dividing(by other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: decimalValue / other.decimalValue) }
    func raising(toPower power: Int) -> NSDecimalNumber { NSDecimalNumber(decimal: pow(decimalValue, power)) }
    func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber { NSDecimalNumber(decimal: Decimal(sign: .plus, exponent: Int(power), significand: decimalValue)) }
    override func compare(_ other: NSNumber) -> ComparisonResult {
        let value = other.decimalValue
        return decimalValue == value ? .orderedSame : decimalValue < value ? .orderedAscending : .orderedDescending
    }
}
