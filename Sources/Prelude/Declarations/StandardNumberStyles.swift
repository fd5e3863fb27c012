// Formats of numbers as types of their own: those that generic functions take, and that programs name.
/// What the formats of a kind of number have in common.
protocol _NumberStyle: ParseableFormatStyle where FormatOutput == String, Strategy == _NumberStrategy<Self> {
    var _format: _NumberFormat { get set }
    func _read(_ number: Double) -> FormatInput?
}
extension _NumberStyle {
    var parseStrategy: _NumberStrategy<Self> { _NumberStrategy(formatStyle: self) }
    func _changed(_ change: (_NumberFormat) -> _NumberFormat) -> Self {
        var copy = self
        copy._format = change(_format)
        return copy
    }
    var locale: Locale { get { _format._locale } set { _format._locale = newValue } }
    func locale(_ locale: Locale) -> Self { _changed { $0.locale(locale) } }
    func precision(_ p: _NumberFormat.Precision) -> Self { _changed { $0.precision(p) } }
    func grouping(_ group: _NumberFormat.Grouping) -> Self { _changed { $0.grouping(group) } }
    func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> Self { _changed { $0.rounded(rule: rule, increment: increment) } }
    func notation(_ notation: _NumberFormat.Notation) -> Self { _changed { $0.notation(notation) } }
    func sign(strategy: _NumberFormat.Sign) -> Self { _changed { $0.sign(strategy: strategy) } }
    func scale(_ multiplicand: Double) -> Self { _changed { $0.scale(multiplicand) } }
    func decimalSeparator(strategy: _NumberFormat.DecimalSeparatorDisplayStrategy) -> Self { _changed { $0.decimalSeparator(strategy: strategy) } }
    func presentation(_ presentation: _NumberFormat.Presentation) -> Self { _changed { $0.presentation(presentation) } }
}
/// Numbers from texts in a format.
struct _NumberStrategy<Format: _NumberStyle>: ParseStrategy {
    var formatStyle: Format
    var lenient = true
    func parse(_ value: String) throws -> Format.FormatInput {
        guard let number = formatStyle._format._value(value.trimmingCharacters(in: .whitespaces)), let result = formatStyle._read(number) else { throw CocoaError(.formatting) }
        return result
    }
}
func _whole<Value: BinaryInteger>(_ number: Double) -> Value? { Int(exactly: number.rounded()).flatMap { Value(exactly: $0) } }
/// How whole numbers are written.
/// - Since: iOS 15
struct IntegerFormatStyle<Value: BinaryInteger>: _NumberStyle {
    struct Percent: _NumberStyle {
        var _format = _NumberFormat.percent
        init(locale: Locale = .current) { _format._locale = locale }
        func format(_ value: Value) -> String { _format._wholeText(Double(value)) }
        func _read(_ number: Double) -> Value? { _whole(number * 100) }
    }
    struct Currency: _NumberStyle {
        var _format: _NumberFormat
        init(code: String, locale: Locale = .current) { _format = .currency(code: code).locale(locale) }
        func format(_ value: Value) -> String { _format._text(Double(value)) }
        func _read(_ number: Double) -> Value? { _whole(number) }
    }
    var _format = _NumberFormat.number
    init(locale: Locale = .current) { _format._locale = locale }
    func format(_ value: Value) -> String { _format._text(Double(value)) }
    func _read(_ number: Double) -> Value? { _whole(number) }
}
/// How numbers with fractions are written.
/// - Since: iOS 15
struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: _NumberStyle {
    struct Percent: _NumberStyle {
        var _format = _NumberFormat.percent
        init(locale: Locale = .current) { _format._locale = locale }
        func format(_ value: Value) -> String { _format._text(Double(value)) }
        func _read(_ number: Double) -> Value? { Value(number) }
    }
    struct Currency: _NumberStyle {
        var _format: _NumberFormat
        init(code: String, locale: Locale = .current) { _format = .currency(code: code).locale(locale) }
        func format(_ value: Value) -> String { _format._text(Double(value)) }
        func _read(_ number: Double) -> Value? { Value(number) }
    }
    var _format = _NumberFormat.number
    init(locale: Locale = .current) { _format._locale = locale }
    func format(_ value: Value) -> String { _format._text(Double(value)) }
    func _read(_ number: Double) -> Value? { Value(number) }
}
extension Decimal {
    /// How decimal numbers are written.
    /// - Since: iOS 15
    struct FormatStyle: _NumberStyle {
        struct Percent: _NumberStyle {
            var _format = _NumberFormat.percent
            init(locale: Locale = .current) { _format._locale = locale }
            func format(_ value: Decimal) -> String { _format._text(value._number) }
            func _read(_ number: Double) -> Decimal? { Decimal(number) }
        }
        struct Currency: _NumberStyle {
            var _format: _NumberFormat
            init(code: String, locale: Locale = .current) { _format = .currency(code: code).locale(locale) }
            func format(_ value: Decimal) -> String { _format._text(value._number) }
            func _read(_ number: Double) -> Decimal? { Decimal(number) }
        }
        var _format = _NumberFormat.number
        init(locale: Locale = .current) { _format._locale = locale }
        func format(_ value: Decimal) -> String { _format._text(value._number) }
        func _read(_ number: Double) -> Decimal? { Decimal(number) }
    }
}
extension FormatStyle where Self == IntegerFormatStyle<Int> { static var number: IntegerFormatStyle<Int> { IntegerFormatStyle() } }
extension FormatStyle where Self == FloatingPointFormatStyle<Double> { static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle() } }
extension FormatStyle where Self == FloatingPointFormatStyle<Float> { static var number: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle() } }
extension FormatStyle where Self == Decimal.FormatStyle { static var number: Decimal.FormatStyle { Decimal.FormatStyle() } }
extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent { static var percent: IntegerFormatStyle<Int>.Percent { IntegerFormatStyle<Int>.Percent() } }
extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent { static var percent: FloatingPointFormatStyle<Double>.Percent { FloatingPointFormatStyle<Double>.Percent() } }
extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent { static var percent: FloatingPointFormatStyle<Float>.Percent { FloatingPointFormatStyle<Float>.Percent() } }
extension FormatStyle where Self == Decimal.FormatStyle.Percent { static var percent: Decimal.FormatStyle.Percent { Decimal.FormatStyle.Percent() } }
extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency { static func currency(code: String) -> IntegerFormatStyle<Int>.Currency { IntegerFormatStyle<Int>.Currency(code: code) } }
extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency { static func currency(code: String) -> FloatingPointFormatStyle<Double>.Currency { FloatingPointFormatStyle<Double>.Currency(code: code) } }
extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Currency { static func currency(code: String) -> FloatingPointFormatStyle<Float>.Currency { FloatingPointFormatStyle<Float>.Currency(code: code) } }
extension FormatStyle where Self == Decimal.FormatStyle.Currency { static func currency(code: String) -> Decimal.FormatStyle.Currency { Decimal.FormatStyle.Currency(code: code) } }
func _double<Source>(_ value: Source) -> Double {
    if let float = value as? Float { return Double(float) }
    if let length = value as? CGFloat { return Double(length) }
    return value as? Double ?? .nan
}
extension Double { init<Source: BinaryFloatingPoint>(_ value: Source) { self = _double(value) } }
extension BinaryFloatingPoint {
    init<Source: BinaryFloatingPoint>(_ value: Source) { self.init(_double(value)) }
    init?<Source: BinaryFloatingPoint>(exactly value: Source) {
        self.init(_double(value))
        if _double(self) != _double(value) { return nil }
    }
}
extension BinaryInteger {
    init<T: BinaryFloatingPoint>(_ value: T) { self.init(_double(value)) }
    init?<T: BinaryFloatingPoint>(exactly value: T) {
        let number = _double(value)
        if let value = Int(exactly: number) { self.init(exactly: value) } else if let value = UInt(exactly: number) { self.init(exactly: value) } else { return nil }
    }
}
