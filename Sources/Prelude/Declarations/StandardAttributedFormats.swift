// Formats whose texts say what their parts are: `Date.FormatStyle.attributed`, `.number.attributed`.
extension AttributeScopes.FoundationAttributes {
    /// The parts of numbers.
    struct NumberFormatAttributes: AttributeScope {
        let numberSymbol: AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute
        let numberPart: AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute
        enum NumberPartAttribute: CodableAttributedStringKey {
            enum NumberPart: Int, Codable, Hashable { case integer, fraction }
            typealias Value = AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute.NumberPart
            static let name = "Foundation.NumberFormatPart"
        }
        enum SymbolAttribute: CodableAttributedStringKey {
            enum Symbol: Int, Codable, Hashable { case groupingSeparator, sign, decimalSeparator, currency, percent }
            typealias Value = AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Symbol
            static let name = "Foundation.NumberFormatSymbol"
        }
    }
    /// The parts of dates.
    enum DateFieldAttribute: CodableAttributedStringKey {
        enum Field: Hashable, Codable {
            case era, year, relatedGregorianYear, quarter, month, weekOfYear, weekOfMonth, weekday, weekdayOrdinal, day, dayOfYear, amPM, hour, minute, second, secondFraction, timeZone
        }
        typealias Value = AttributeScopes.FoundationAttributes.DateFieldAttribute.Field
        static let name = "Foundation.DateFormatField"
    }
}
extension AttributeDynamicLookup {
    subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes.NumberFormatAttributes, T>) -> T { self[T.self] }
}
/// A style of numbers whose texts say what their parts are.
struct _AttributedNumberStyle<Base: _NumberStyle>: FormatStyle {
    let _base: Base
    func format(_ value: Base.FormatInput) -> AttributedString { _attributedNumber(_base.format(value), _base._format._locale) }
    func locale(_ locale: Locale) -> _AttributedNumberStyle<Base> { _AttributedNumberStyle(_base: _base.locale(locale)) }
}
extension _NumberStyle { var attributed: _AttributedNumberStyle<Self> { _AttributedNumberStyle(_base: self) } }
extension IntegerFormatStyle { typealias Attributed = _AttributedNumberStyle<IntegerFormatStyle<Value>> }
extension FloatingPointFormatStyle { typealias Attributed = _AttributedNumberStyle<FloatingPointFormatStyle<Value>> }
extension Decimal.FormatStyle { typealias Attributed = _AttributedNumberStyle<Decimal.FormatStyle> }
extension Text {
    init<V: _FormattedNumber>(_ value: V, format: _AttributedNumberFormat) { self.init(value.formatted(format)) }
    init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == AttributedString { self.init(format.format(input)) }
}
extension Date {
    /// A style of dates whose texts say what their parts are.
    /// - Since: iOS 15
    struct AttributedStyle: Foundation.FormatStyle {
        let _pattern: String
        var _locale: Locale
        let _zone: TimeZone
        func locale(_ locale: Locale) -> Date.AttributedStyle {
            var copy = self
            copy._locale = locale
            return copy
        }
        func format(_ value: Date) -> AttributedString {
            var result = AttributedString()
            var rest = Substring(_pattern)
            while let first = rest.first {
                if first == "'" {
                    let quoted = rest.dropFirst().prefix { $0 != "'" }
                    result += AttributedString(quoted.isEmpty ? "'" : String(quoted))
                    rest = rest.dropFirst(quoted.count + 2)
                    continue
                }
                let letters = rest.prefix { $0 == first }
                rest = rest.dropFirst(letters.count)
                guard let field = Self._field(first) else {
                    result += AttributedString(String(letters))
                    continue
                }
                var attributes = AttributeContainer()
                attributes.dateField = field
                result += AttributedString(DateFormatter(_pattern: String(letters), _locale, _zone).string(from: value), attributes: attributes)
            }
            return result
        }
        static func _field(_ letter: Character) -> AttributeScopes.FoundationAttributes.DateFieldAttribute.Field? {
            switch letter {
            case "G": .era
            case "y", "Y", "u": .year
            case "Q", "q": .quarter
            case "M", "L": .month
            case "w": .weekOfYear
            case "W": .weekOfMonth
            case "d": .day
            case "D": .dayOfYear
            case "E", "c", "e": .weekday
            case "a", "b", "B": .amPM
            case "h", "H", "k", "K": .hour
            case "m": .minute
            case "s": .second
            case "S": .secondFraction
            case "z", "Z", "v", "V", "O", "x", "X": .timeZone
            default: nil
            }
        }
    }
}
extension Date.FormatStyle {
    typealias Attributed = Date.AttributedStyle
    /// The pattern of the locale, where each letter is a part.
    var attributed: Date.AttributedStyle { Date.AttributedStyle(_pattern: _locale._isAmerican ? _pattern : _datePattern(_locale.identifier, _template), _locale: _locale, _zone: timeZone) }
}
extension Date.VerbatimFormatStyle { var attributed: Date.AttributedStyle { Date.AttributedStyle(_pattern: _pattern, _locale: _locale, _zone: timeZone) } }
