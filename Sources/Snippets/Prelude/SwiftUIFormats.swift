/// How a number is written: `.number`, `.percent`, `.currency(code:)`; as in the United States.
struct _NumberFormat: Hashable {
    enum Kind { case number, percent, currency }
    enum Grouping { case automatic, never }
    enum SignStrategy { case automatic, never, always }
    struct Precision {
        var _digits: ClosedRange<Int>
        static func fractionLength(_ digits: Int) -> _NumberFormat.Precision { Precision(_digits: digits...digits) }
        static func fractionLength(_ digits: ClosedRange<Int>) -> _NumberFormat.Precision { Precision(_digits: digits) }
        static func fractionLength(_ digits: PartialRangeThrough<Int>) -> _NumberFormat.Precision { Precision(_digits: 0...digits.upperBound) }
    }
    struct Sign {
        var _strategy: _NumberFormat.SignStrategy
        static var automatic: _NumberFormat.Sign { Sign(_strategy: .automatic) }
        static var never: _NumberFormat.Sign { Sign(_strategy: .never) }
        static func always(includingZero: Bool = true) -> _NumberFormat.Sign { Sign(_strategy: .always) }
    }
    var _kind: _NumberFormat.Kind
    var _code = ""
    var _least = 0
    var _most: Int? = nil
    var _groups = true
    var _sign = _NumberFormat.SignStrategy.automatic
    static var number: _NumberFormat { _NumberFormat(_kind: .number) }
    static var percent: _NumberFormat { _NumberFormat(_kind: .percent) }
    static func currency(code: String) -> _NumberFormat {
        let digits = ["JPY", "KRW"].contains(code) ? 0 : 2
        return _NumberFormat(_kind: .currency, _code: code, _least: digits, _most: digits)
    }
    func precision(_ precision: _NumberFormat.Precision) -> _NumberFormat {
        var copy = self
        copy._least = precision._digits.lowerBound
        copy._most = precision._digits.upperBound
        return copy
    }
    func grouping(_ grouping: _NumberFormat.Grouping) -> _NumberFormat {
        var copy = self
        copy._groups = grouping == .automatic
        return copy
    }
    func sign(strategy: _NumberFormat.Sign) -> _NumberFormat {
        var copy = self
        copy._sign = strategy._strategy
        return copy
    }
    func _text(_ value: Double) -> String {
        let shown = _kind == .percent ? value * 100 : value
        let digits = _digits(abs(shown))
        let sign = shown < 0 && _sign != .never ? "-" : _sign == .always ? "+" : ""
        switch _kind {
        case .number: return sign + digits
        case .percent: return sign + digits + "%"
        case .currency: return sign + (["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "KRW": "₩", "CAD": "CA$", "AUD": "A$", "CNY": "CN¥", "INR": "₹"][_code] ?? _code + "\u{A0}") + digits
        }
    }
    func _digits(_ value: Double) -> String {
        var text = value.formatted()
        if let most = _most {
            let parts = String(format: "%.\(most)f", value).components(separatedBy: ".")
            var fraction = parts.count > 1 ? parts[1] : ""
            while fraction.count > _least && fraction.hasSuffix("0") { fraction.removeLast() }
            text = (Double(parts[0]) ?? 0).formatted() + (fraction.isEmpty ? "" : "." + fraction)
        }
        return _groups ? text : text.replacingOccurrences(of: ",", with: "")
    }
    /// The number of a text in this format, or of its digits alone.
    func _value(_ text: String) -> Double? {
        guard let value = Double(text.filter { $0.isNumber || $0 == "." || $0 == "-" }) else { return nil }
        return _kind == .percent ? value / 100 : value
    }
    func _field<V: _FormattedNumber>(_ value: Binding<V>) -> Binding<String> {
        Binding(get: { _text(value.wrappedValue._number) }, set: { text in if let number = _value(text) { value.wrappedValue = V(_number: number) } })
    }
    func _field<V: _FormattedNumber>(_ value: Binding<V?>) -> Binding<String> {
        Binding(get: { value.wrappedValue.map { _text($0._number) } ?? "" }, set: { text in value.wrappedValue = _value(text).map { V(_number: $0) } })
    }
}
/// A number that has formats.
protocol _FormattedNumber {
    init(_number: Double)
    var _number: Double { get }
}
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
extension Int: _FormattedNumber {
    init(_number: Double) { self.init(_number) }
    var _number: Double { Double(self) }
}
extension Double { func formatted(_ format: _NumberFormat) -> String { format._text(self) } }
extension Float { func formatted(_ format: _NumberFormat) -> String { format._text(Double(self)) } }
extension CGFloat { func formatted(_ format: _NumberFormat) -> String { format._text(Double(self)) } }
extension Int { func formatted(_ format: _NumberFormat) -> String { format._text(Double(self)) } }
func _interpolated<V: _FormattedNumber>(_ value: V, format: _NumberFormat) -> String { format._text(value._number) }
func _interpolated(_ date: Date, style: Text.DateStyle) -> String { style._text(date) }
func _interpolated(_ date: Date, format: Date.FormatStyle) -> String { date.formatted(format) }
extension Text {
    init<V: _FormattedNumber>(_ value: V, format: _NumberFormat) { self.init(verbatim: format._text(value._number)) }
    init(_ date: Date, format: Date.FormatStyle) { self.init(verbatim: date.formatted(format)) }
    init(_ date: Date, style: Text.DateStyle) { self.init(verbatim: style._text(date)) }
    init(_ dates: ClosedRange<Date>) { self.init(verbatim: dates.lowerBound.formatted(date: .abbreviated, time: .shortened) + " – " + dates.upperBound.formatted(date: .abbreviated, time: .shortened)) }
    init(_ title: LocalizedStringKey, tableName: String? = nil, comment: String) { self.init(title) }
    init(_ title: LocalizedStringKey, tableName: String?) { self.init(title) }
    /// A date in words; it does not follow the clock.
    struct DateStyle: Hashable {
        let _name: String
        static let date = Text.DateStyle(_name: "date"), time = Text.DateStyle(_name: "time"), timer = Text.DateStyle(_name: "timer")
        static let relative = Text.DateStyle(_name: "relative"), offset = Text.DateStyle(_name: "offset")
        func _text(_ date: Date) -> String {
            let distance = date.timeIntervalSinceNow
            switch _name {
            case "date": return date.formatted(date: .long, time: .omitted)
            case "time": return date.formatted(date: .omitted, time: .shortened)
            case "timer": return _clock(abs(distance))
            case "offset": return (distance < 0 ? "-" : "+") + _length(abs(distance))
            default: return _length(abs(distance))
            }
        }
        func _clock(_ seconds: Double) -> String {
            let whole = Int(seconds)
            let minutes = String(format: "%d:%02d", whole / 60 % 60, whole % 60)
            return whole < 3600 ? minutes : String(format: "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
        }
        func _length(_ seconds: Double) -> String {
            let whole = Int(seconds)
            if whole < 60 { return "\(whole) sec" }
            if whole < 3600 { return "\(whole / 60) min, \(whole % 60) sec" }
            if whole < 86400 { return "\(whole / 3600) hr, \(whole / 60 % 60) min" }
            return "\(whole / 86400) \(whole < 172800 ? "day" : "days"), \(whole / 3600 % 24) hr"
        }
    }
}
