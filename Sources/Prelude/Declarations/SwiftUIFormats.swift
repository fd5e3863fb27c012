/// How a number is written: `.number`, `.percent`, `.currency(code:)`.
struct _NumberFormat: Hashable {
    enum Kind { case number, percent, currency }
    enum Grouping { case automatic, never }
    enum SignStrategy { case automatic, never, always, alwaysUnlessZero, accounting }
    enum Notation { case automatic, compactName, scientific }
    enum DecimalSeparatorDisplayStrategy { case automatic, always }
    enum Presentation { case standard, narrow, isoCode, fullName }
    struct Precision {
        var _digits: ClosedRange<Int>?
        var _isSignificant = false
        var _leastWhole = 1
        var _mostWhole: Int?
        static func significantDigits(_ digits: Int) -> _NumberFormat.Precision { Precision(_digits: digits...digits, _isSignificant: true) }
        static func significantDigits(_ digits: ClosedRange<Int>) -> _NumberFormat.Precision { Precision(_digits: digits, _isSignificant: true) }
        static func fractionLength(_ digits: Int) -> _NumberFormat.Precision { Precision(_digits: digits...digits) }
        static func fractionLength(_ digits: ClosedRange<Int>) -> _NumberFormat.Precision { Precision(_digits: digits) }
        static func fractionLength(_ digits: PartialRangeThrough<Int>) -> _NumberFormat.Precision { Precision(_digits: 0...digits.upperBound) }
        static func fractionLength(_ digits: PartialRangeFrom<Int>) -> _NumberFormat.Precision { Precision(_digits: digits.lowerBound...max(digits.lowerBound, 16)) }
        static func significantDigits(_ digits: PartialRangeThrough<Int>) -> _NumberFormat.Precision { Precision(_digits: 1...digits.upperBound, _isSignificant: true) }
        static func significantDigits(_ digits: PartialRangeFrom<Int>) -> _NumberFormat.Precision { Precision(_digits: digits.lowerBound...max(digits.lowerBound, 16), _isSignificant: true) }
        static func integerLength(_ digits: Int) -> _NumberFormat.Precision { Precision(_leastWhole: digits, _mostWhole: digits) }
        static func integerLength(_ digits: PartialRangeFrom<Int>) -> _NumberFormat.Precision { Precision(_leastWhole: digits.lowerBound) }
        static func integerLength(_ digits: PartialRangeThrough<Int>) -> _NumberFormat.Precision { Precision(_leastWhole: 0, _mostWhole: digits.upperBound) }
        static func integerLength(_ digits: ClosedRange<Int>) -> _NumberFormat.Precision { Precision(_leastWhole: digits.lowerBound, _mostWhole: digits.upperBound) }
        static func integerAndFractionLength(integer: Int, fraction: Int) -> _NumberFormat.Precision { Precision(_digits: fraction...fraction, _leastWhole: integer, _mostWhole: integer) }
    }
    struct Sign {
        var _strategy: _NumberFormat.SignStrategy
        static var automatic: _NumberFormat.Sign { Sign(_strategy: .automatic) }
        static var never: _NumberFormat.Sign { Sign(_strategy: .never) }
        static var accounting: _NumberFormat.Sign { Sign(_strategy: .accounting) }
        static func always(includingZero: Bool = true) -> _NumberFormat.Sign { Sign(_strategy: includingZero ? .always : .alwaysUnlessZero) }
    }
    var _kind: _NumberFormat.Kind
    var _code = ""
    var _least = 0
    var _most: Int? = nil
    var _groups = true
    var _sign = _NumberFormat.SignStrategy.automatic
    var _isSignificant = false
    var _isCompact = false
    /// Whether the program says how many digits there are.
    var _isPrecise = false
    var _isScientific = false
    /// Instead of 100 for percent, 1 for other numbers.
    var _scale: Double?
    var _alwaysHasPoint = false
    var _presentation = _NumberFormat.Presentation.standard
    /// The least number of digits before the point, and the most.
    var _leastWhole = 1
    var _mostWhole: Int? = nil
    var _increment: Double? = nil
    var _rule: FloatingPointRoundingRule? = nil
    var _locale = Locale.current
    static var number: _NumberFormat { _NumberFormat(_kind: .number) }
    static var percent: _NumberFormat { _NumberFormat(_kind: .percent) }
    static func currency(code: String) -> _NumberFormat {
        let digits = ["JPY", "KRW"].contains(code) ? 0 : 2
        return _NumberFormat(_kind: .currency, _code: code, _least: digits, _most: digits)
    }
    func precision(_ precision: _NumberFormat.Precision) -> _NumberFormat {
        var copy = self
        if let digits = precision._digits {
            copy._least = digits.lowerBound
            copy._most = digits.upperBound
        }
        copy._isPrecise = true
        copy._isSignificant = precision._isSignificant
        copy._leastWhole = precision._leastWhole
        copy._mostWhole = precision._mostWhole
        return copy
    }
    func grouping(_ grouping: _NumberFormat.Grouping) -> _NumberFormat {
        var copy = self
        copy._groups = grouping == .automatic
        return copy
    }
    /// To a multiple of an increment, with as many digits as it has unless others are asked for.
    func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> _NumberFormat {
        var copy = self
        copy._increment = increment
        copy._rule = rule
        if let increment, !_isPrecise {
            let parts = "\(increment)".split(separator: ".")
            let digits = parts.count < 2 || parts[1] == "0" ? 0 : parts[1].count
            (copy._least, copy._most) = (digits, digits)
        }
        return copy
    }
    func notation(_ notation: _NumberFormat.Notation) -> _NumberFormat {
        var copy = self
        copy._isCompact = notation == .compactName
        copy._isScientific = notation == .scientific
        return copy
    }
    func sign(strategy: _NumberFormat.Sign) -> _NumberFormat {
        var copy = self
        copy._sign = strategy._strategy
        return copy
    }
    func scale(_ multiplicand: Double) -> _NumberFormat {
        var copy = self
        copy._scale = multiplicand
        return copy
    }
    func decimalSeparator(strategy: _NumberFormat.DecimalSeparatorDisplayStrategy) -> _NumberFormat {
        var copy = self
        copy._alwaysHasPoint = strategy == .always
        return copy
    }
    func presentation(_ presentation: _NumberFormat.Presentation) -> _NumberFormat {
        var copy = self
        copy._presentation = presentation
        return copy
    }
    func locale(_ locale: Locale) -> _NumberFormat {
        var copy = self
        copy._locale = locale
        return copy
    }
    /// Percent of a whole number are as many.
    func _wholeText(_ value: Double) -> String { _text(_kind == .percent && _scale == nil ? value / 100 : value) }
    func _text(_ value: Double) -> String {
        if !_locale._isAmerican { return _foreignText(value) }
        var shown = value * (_scale ?? (_kind == .percent ? 100 : 1))
        if let rule = _rule {
            let step = _increment ?? pow(10, -Double(_most ?? 6))
            shown = (shown / step).rounded(rule) * step
        }
        let digits = _isScientific ? _scientific(abs(shown)) : _isCompact ? _compact(abs(shown)) : _padded(_digits(abs(shown)))
        let sign = shown < 0 && _sign != .never ? "-" : _sign == .always || _sign == .alwaysUnlessZero && shown != 0 ? "+" : ""
        switch _kind {
        case .number: return sign + digits
        case .percent: return sign + digits + "%"
        case .currency: return _money(sign, digits, isNegative: shown < 0)
        }
    }
    func _money(_ sign: String, _ digits: String, isNegative: Bool) -> String {
        if _presentation == .fullName { return sign + digits + " " + (Self._names[_code] ?? _code) }
        let symbol = _presentation == .isoCode ? _code + "\u{A0}" : _presentation == .narrow ? Self._symbol(of: _code).filter { !$0.isASCII || !$0.isLetter } : Self._symbol(of: _code)
        let text = (symbol == "\u{A0}" ? _code + "\u{A0}" : symbol) + digits
        return _sign == .accounting && isNegative ? "(" + text + ")" : (_sign == .accounting ? "" : sign) + text
    }
    static var _names: [String: String] {
        ["USD": "US dollars", "EUR": "euros", "GBP": "British pounds", "JPY": "Japanese yen", "KRW": "South Korean won", "CAD": "Canadian dollars", "AUD": "Australian dollars", "CNY": "Chinese yuan", "INR": "Indian rupees", "CHF": "Swiss francs"]
    }
    /// `1.234568E6`.
    func _scientific(_ value: Double) -> String {
        let power = value == 0 ? 0 : Int(log10(value).rounded(.down))
        let format = _NumberFormat(_kind: .number, _least: _most == nil ? 0 : _least, _most: _most ?? 6)
        return format._digits(value / pow(10, Double(power))) + "E\(power)"
    }
    /// With as many digits before the point as are wanted, and the point if it is wanted in any case.
    func _padded(_ text: String) -> String {
        var parts = text.components(separatedBy: ".")
        if _leastWhole != 1 || _mostWhole != nil {
            var whole = parts[0].filter { $0 != "," }
            if let most = _mostWhole { whole = String(whole.suffix(most)) }
            whole = String(repeating: "0", count: max(0, _leastWhole - whole.count)) + whole
            if _groups { for place in stride(from: whole.count - 3, to: 0, by: -3) { whole.insert(",", at: whole.index(whole.startIndex, offsetBy: place)) } }
            parts[0] = whole
        }
        return parts.joined(separator: ".") + (_alwaysHasPoint && parts.count == 1 ? "." : "")
    }
    func _foreignText(_ value: Double) -> String {
        var shown = _scale.map { value * $0 / (_kind == .percent ? 100 : 1) } ?? value
        if let rule = _rule {
            let scale: Double = _kind == .percent ? 100 : 1
            let step = _increment ?? pow(10, -Double(_most ?? 6))
            shown = (shown * scale / step).rounded(rule) * step / scale
        }
        let style = _kind == .percent ? "percent" : _kind == .currency ? "currency" : _isCompact ? "compact" : "number"
        let sign = _sign == .never ? 1 : _sign == .always ? 2 : _sign == .alwaysUnlessZero ? 3 : 0
        return _localeNumber(_locale.identifier, shown, style, _code, _most.map { [_least, $0] } ?? [], _isSignificant, _groups, sign)
    }
    static func _symbol(of code: String) -> String {
        ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "KRW": "₩", "CAD": "CA$", "AUD": "A$", "CNY": "CN¥", "INR": "₹"][code] ?? code + "\u{A0}"
    }
    /// `1.2K`: two digits where there are no more before the point, or as many as the program wants.
    func _compact(_ value: Double) -> String {
        var (scaled, names) = (value, ["", "K", "M", "B", "T"])
        let places = _isPrecise ? max(0, (_most ?? 0) - (_isSignificant ? 3 : 0)) : 0
        while scaled >= 1000 - 0.5 / pow(10, Double(places)) && names.count > 1 { scaled /= 1000; names.removeFirst() }
        if _isPrecise { return _padded(_digits(scaled)) + names[0] }
        return _NumberFormat(_kind: .number)._copy(_most: scaled < 10 ? 1 : 0)._digits(scaled) + names[0]
    }
    func _copy(_most: Int) -> _NumberFormat {
        var copy = self
        copy._most = _most
        return copy
    }
    func _digits(_ value: Double) -> String {
        var text = value.formatted()
        if let most = _most {
            // How many digits stand before the point; 0 and less where zeros follow it.
            let magnitude = value == 0 ? 1 : Int(log10(value).rounded(.down)) + 1
            let scale = _isSignificant && magnitude > most ? pow(10, Double(magnitude - most)) : 1
            let places = _isSignificant ? max(0, most - magnitude) : most
            let parts = _decimal((value / scale), places, 4).components(separatedBy: ".").enumerated().map { $0.offset == 0 && scale > 1 ? $0.element + String(repeating: "0", count: magnitude - most) : $0.element }
            var fraction = parts.count > 1 ? parts[1] : ""
            let least = _isSignificant ? max(0, _least - magnitude) : _least
            while fraction.count > least && fraction.hasSuffix("0") { fraction.removeLast() }
            text = (Double(parts[0]) ?? 0).formatted() + (fraction.isEmpty ? "" : "." + fraction)
        }
        return _groups ? text : text.replacingOccurrences(of: ",", with: "")
    }
    /// The number of a text in this format, or of its digits alone.
    func _value(_ text: String) -> Double? {
        let point = _locale._isAmerican ? "." : _locale.decimalSeparator ?? "."
        let digits = text.filter { $0.isNumber || String($0) == point || $0 == "-" }.replacingOccurrences(of: point, with: ".")
        guard let value = Double(digits) else { return nil }
        return value / (_scale ?? (_kind == .percent ? 100 : 1))
    }
    func _field<V: _FormattedNumber>(_ value: Binding<V>) -> Binding<String> {
        Binding._reading(get: { _text(value.wrappedValue._number) }, set: { text in if let number = _value(text), let new = V(_number: number) { value.wrappedValue = new } })
    }
    func _field<V: _FormattedNumber>(_ value: Binding<V?>) -> Binding<String> {
        Binding._reading(get: { value.wrappedValue.map { _text($0._number) } ?? "" }, set: { text in value.wrappedValue = _value(text).flatMap { V(_number: $0) } })
    }
}
/// A number that has formats.
protocol _FormattedNumber {
    /// `nil` for a number that the type can't hold.
    init?(_number: Double)
    var _number: Double { get }
    func _shown(_ format: _NumberFormat) -> String
}
extension _FormattedNumber { func _shown(_ format: _NumberFormat) -> String { format._text(_number) } }
extension Double: _FormattedNumber {
    init(_number: Double) { self = _number }
    var _number: Double { self }
}
extension Float: _FormattedNumber {
    init(_number: Double) { self.init(_number) }
    var _number: Double { Double(self) }
}
extension CGFloat: _FormattedNumber {
    init(_number: Double) { self.init(_number) }
    var _number: Double { Double(self) }
}
/// A whole number that has formats; one of percents is of hundredths.
protocol _FormattedInteger: _FormattedNumber, BinaryInteger {}
extension _FormattedInteger {
    init?(_number: Double) {
        guard let whole = Int(exactly: _number.rounded(.towardZero)), let own = Self(exactly: whole) else { return nil }
        self = own
    }
    var _number: Double { Double(self) }
    func _shown(_ format: _NumberFormat) -> String { format._wholeText(_number) }
    func formatted(_ format: _NumberFormat) -> String { _shown(format) }
}
extension Int: _FormattedInteger {}
extension Int8: _FormattedInteger {}
extension Int16: _FormattedInteger {}
extension Int32: _FormattedInteger {}
extension Int64: _FormattedInteger {}
extension UInt: _FormattedInteger {}
extension UInt8: _FormattedInteger {}
extension UInt16: _FormattedInteger {}
extension UInt32: _FormattedInteger {}
extension UInt64: _FormattedInteger {}
extension Double { func formatted(_ format: _NumberFormat) -> String { format._text(self) } }
extension Float { func formatted(_ format: _NumberFormat) -> String { format._text(Double(self)) } }
extension CGFloat { func formatted(_ format: _NumberFormat) -> String { format._text(Double(self)) } }
extension Decimal: _FormattedNumber {
    init(_number: Double) { self.init(_number) }
    var _number: Double { Double("\(self)") ?? .nan }
}
extension Decimal { func formatted(_ format: _NumberFormat) -> String { format._text(_number) } }
/// Percent of a whole number are as many: `50.formatted(.percent)`.
func _interpolated<V: _FormattedNumber>(_ value: V, format: _NumberFormat) -> String { value._shown(format) }
func _interpolated(_ date: Date, format: Date.FormatStyle) -> String { date.formatted(format) }
func _decimal(_ value: Double, _ digits: Int, _ mode: Int) -> String
/// Writes and reads numbers.
class NumberFormatter: Formatter {
    enum Style: UInt { case none, decimal, currency, percent, scientific, spellOut, ordinal }
    enum RoundingMode: UInt { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
    /// A style set after a pattern counts in its place.
    var numberStyle: NumberFormatter.Style { get { _isOfPattern ? .none : _style } set { (_style, _isOfPattern) = (newValue, false) } }
    var _style = NumberFormatter.Style.none
    /// Whether prefixes, suffixes and digits are those of `positiveFormat`.
    var _isOfPattern = false
    var _formats: (positive: String?, negative: String?) = (nil, nil)
    var groupingSize = 3
    var secondaryGroupingSize = 0
    var roundingMode = NumberFormatter.RoundingMode.halfEven
    var locale: Locale? = Locale.current
    var currencyCode: String { get { _code ?? (_isAmerican ? "USD" : locale?.currencyCode ?? "USD") } set { _code = newValue } }
    var groupingSeparator: String { get { _grouping ?? (_isAmerican ? "," : locale?.groupingSeparator ?? ",") } set { _grouping = newValue } }
    var decimalSeparator: String { get { _point ?? (_isAmerican ? "." : locale?.decimalSeparator ?? ".") } set { _point = newValue } }
    var _code: String?
    var _grouping: String?
    var _point: String?
    var _isAmerican: Bool { locale?._isAmerican ?? true }
    var minimumIntegerDigits = 1
    var positivePrefix = ""
    var positiveSuffix = ""
    var negativePrefix: String?
    var negativeSuffix = ""
    var zeroSymbol: String?
    var notANumberSymbol = "NaN"
    var nilSymbol = ""
    var multiplier: NSNumber?
    var paddingCharacter = " "
    var formatWidth = 0
    var isLenient = false
    var _symbol: String?
    var _least: Int?
    var _most: Int?
    var _groups: Bool?
    var currencySymbol: String { get { _symbol ?? _NumberFormat._symbol(of: currencyCode) } set { _symbol = newValue } }
    var minimumFractionDigits: Int { get { _least ?? (numberStyle == .currency ? 2 : 0) } set { _least = newValue } }
    var maximumFractionDigits: Int {
        get { max(_most ?? (numberStyle == .decimal ? 3 : numberStyle == .currency ? 2 : 0), _least ?? 0) }
        set {
            _most = newValue
            if minimumFractionDigits > newValue { _least = newValue }
        }
    }
    var usesGroupingSeparator: Bool { get { _groups ?? (numberStyle != .none) } set { _groups = newValue } }
    override init() {}
    func string(from number: NSNumber) -> String? {
        let value = number.doubleValue * (multiplier?.doubleValue ?? 1)
        if value.isNaN { return notANumberSymbol }
        if let zeroSymbol, value == 0 { return zeroSymbol }
        guard var text = _text(NSNumber(value: value)) else { return nil }
        if value < 0, text.hasPrefix("-"), let prefix = negativePrefix { text = prefix + text.dropFirst() }
        text = (value < 0 ? "" : positivePrefix) + text + (value < 0 ? negativeSuffix : positiveSuffix)
        return String(repeating: paddingCharacter, count: max(0, formatWidth - text.count)) + text
    }
    func _text(_ number: NSNumber) -> String? {
        if !_isAmerican, !_isOfPattern, let locale, _symbol == nil, _grouping == nil, _point == nil, numberStyle != .none {
            let style = numberStyle == .decimal ? "number" : numberStyle == .currency ? "currency" : numberStyle == .percent ? "percent" : "ordinal"
            let digits = numberStyle == .currency && _least == nil && _most == nil ? [] : [minimumFractionDigits, maximumFractionDigits]
            return _localeNumber(locale.identifier, number.doubleValue, style, currencyCode, digits, false, usesGroupingSeparator, 0)
        }
        if numberStyle == .spellOut || numberStyle == .scientific {
            return _localeNumber(locale?.identifier ?? "en_US", number.doubleValue, numberStyle == .spellOut ? "spellOut" : "scientific", "", _least == nil && _most == nil ? [] : [_least ?? 0, _most ?? 16], false, false, 0)
        }
        let value = numberStyle == .percent ? number.doubleValue * 100 : number.doubleValue
        let modes: [NumberFormatter.RoundingMode] = [.ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp]
        var parts = _decimal(value, maximumFractionDigits, modes.firstIndex(of: roundingMode) ?? 4).components(separatedBy: ".")
        let isNegative = parts[0].hasPrefix("-")
        if isNegative { parts[0].removeFirst() }
        var fraction = parts.count > 1 && numberStyle != .ordinal ? parts[1] : ""
        while fraction.count > minimumFractionDigits && fraction.hasSuffix("0") { fraction.removeLast() }
        var whole = ""
        let digits = String(repeating: "0", count: max(0, minimumIntegerDigits - parts[0].count)) + parts[0]
        for (offset, digit) in digits.enumerated() {
            if usesGroupingSeparator && offset > 0 && _beginsGroup(digits.count - offset) { whole += groupingSeparator }
            whole.append(digit)
        }
        let text = whole + (fraction.isEmpty ? "" : decimalSeparator + fraction)
        let sign = isNegative ? "-" : ""
        switch numberStyle {
        case .none, .decimal, .spellOut, .scientific: return sign + text
        case .currency: return sign + currencySymbol + text
        case .percent: return sign + text + "%"
        case .ordinal: return sign + text + _ending(Int(abs(value)))
        }
    }
    override func _value(from text: String) -> Any? { number(from: text) }
    override func string(for value: Any?) -> String? {
        if let number = value as? NSNumber { return string(from: number) }
        if let number = value as? any _FormattedNumber { return string(from: NSNumber(value: number._number)) }
        return nil
    }
    func _beginsGroup(_ left: Int) -> Bool {
        guard groupingSize > 0, left >= groupingSize else { return false }
        return (left - groupingSize) % (secondaryGroupingSize > 0 ? secondaryGroupingSize : groupingSize) == 0
    }
    func _ending(_ number: Int) -> String {
        if (11...13).contains(number % 100) { return "th" }
        return [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    }
    func number(from text: String) -> NSNumber? {
        var digits = text
        if numberStyle == .currency { digits = digits.replacingOccurrences(of: currencySymbol, with: "") }
        if numberStyle == .percent {
            guard digits.hasSuffix("%") else { return nil }
            digits.removeLast()
        }
        if usesGroupingSeparator { digits = digits.replacingOccurrences(of: groupingSeparator, with: "") }
        return Double(digits.replacingOccurrences(of: decimalSeparator, with: ".")).map { NSNumber(value: numberStyle == .percent ? $0 / 100 : $0) }
    }
}
