// What formatters have in common, and views of what they write.
/// Writes values as texts.
/// - Since: iOS 2
class Formatter: NSObject {
    enum UnitStyle: Int { case short = 1, medium, long }
    enum Context: Int { case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence }
    func string(for obj: Any?) -> String? { nil }
    func editingString(for obj: Any) -> String? { string(for: obj) }
    /// What a text stands for.
    func _value(from text: String) -> Any? { nil }
}
/// Writes lengths, in meters or the unit that fits.
/// - Since: iOS 8
class LengthFormatter: Formatter {
    enum Unit: Int { case millimeter = 8, centimeter = 9, meter = 11, kilometer = 14, inch = 1281, foot = 1282, yard = 1283, mile = 1284 }
    var numberFormatter: NumberFormatter! = LengthFormatter._decimals
    var unitStyle = Formatter.UnitStyle.medium
    var isForPersonHeightUse = false
    static var _decimals: NumberFormatter { let made = NumberFormatter(); made.numberStyle = .decimal; return made }
    func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
        let names: (String, String, String) =
            switch unit {
            case .millimeter: ("mm", "millimeter", "millimeters")
            case .centimeter: ("cm", "centimeter", "centimeters")
            case .meter: ("m", "meter", "meters")
            case .kilometer: ("km", "kilometer", "kilometers")
            case .inch: ("in", "inch", "inches")
            case .foot: ("ft", "foot", "feet")
            case .yard: ("yd", "yard", "yards")
            case .mile: ("mi", "mile", "miles")
            }
        return unitStyle == .long ? value == 1 ? names.1 : names.2 : names.0
    }
    func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        return number + (unitStyle == .short ? "" : " ") + unitString(fromValue: value, unit: unit)
    }
    func string(fromMeters numberInMeters: Double) -> String {
        let miles = numberInMeters / 1609.344
        return miles >= 1 ? string(fromValue: miles, unit: .mile) : string(fromValue: numberInMeters / 0.9144, unit: .yard)
    }
    override func string(for obj: Any?) -> String? { (obj as? Double).map { string(fromMeters: $0) } }
}
/// The choices that formats of numbers have.
/// - Since: iOS 15
enum NumberFormatStyleConfiguration {
    typealias Grouping = _NumberFormat.Grouping
    typealias Precision = _NumberFormat.Precision
    typealias SignDisplayStrategy = _NumberFormat.Sign
    typealias Notation = _NumberFormat.Notation
    typealias DecimalSeparatorDisplayStrategy = _NumberFormat.DecimalSeparatorDisplayStrategy
    typealias RoundingRule = FloatingPointRoundingRule
}
/// A value that Objective-C has as an object.
protocol ReferenceConvertible {}
/// What a localized text can have as a part, beside texts.
protocol _FormatSpecifiable {}
extension Color: _FormatSpecifiable {}
extension NSObject: _FormatSpecifiable {}
extension Range: _FormatSpecifiable where Bound == Date {}
extension ClosedRange: _FormatSpecifiable where Bound == Date {}
extension Calendar: ReferenceConvertible {}
extension CharacterSet: ReferenceConvertible {}
extension Data: ReferenceConvertible {}
extension DateInterval: ReferenceConvertible {}
extension IndexPath: ReferenceConvertible {}
extension IndexSet: ReferenceConvertible {}
extension Locale: ReferenceConvertible {}
extension Notification: ReferenceConvertible {}
extension TimeZone: ReferenceConvertible {}
extension URLComponents: ReferenceConvertible {}
extension URLQueryItem: ReferenceConvertible {}
extension Date: ReferenceConvertible {}
extension DateComponents: ReferenceConvertible {}
extension Decimal: ReferenceConvertible {}
extension Measurement: ReferenceConvertible {}
extension PersonNameComponents: ReferenceConvertible {}
extension URL: ReferenceConvertible {}
extension UUID: ReferenceConvertible {}
extension Text {
    init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }
    init(_ subject: NSNumber, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }
}
func _interpolated<T>(_ value: T, formatter: Formatter) -> String { formatter.string(for: value) ?? "" }
extension TextField {
    /// Shows a value as a formatter writes it; a text that it can't read changes nothing.
    init<V>(_ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter) where Label == Text { self.init(title, text: formatter._field(value)) }
    init<V>(_ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) where Label == Text { self.init(title, text: formatter._field(value), prompt: prompt) }
    init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) { self.init(text: formatter._field(value), prompt: prompt, label: label) }
    init<V>(_ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void) where Label == Text { self.init(title, text: formatter._field(value), onEditingChanged: onEditingChanged, onCommit: onCommit) }
}
extension Formatter {
    func _field<V>(_ value: Binding<V>) -> Binding<String> {
        Binding._reading(get: { self.string(for: value.wrappedValue) ?? "" }, set: { text in
            guard let read = self._value(from: text) else { return }
            if let same = read as? V { value.wrappedValue = same; return }
            guard let number = read as? NSNumber else { return }
            if let same = number.intValue as? V { value.wrappedValue = same }
            if let same = number.doubleValue as? V { value.wrappedValue = same }
            if let same = CGFloat(number.doubleValue) as? V { value.wrappedValue = same }
            if let same = Decimal(number.doubleValue) as? V { value.wrappedValue = same }
        })
    }
}
/// - Since: iOS 15
extension TextField {
    /// Shows a value in a format of the program; a text that it can't read changes nothing.
    init<V, F: ParseableFormatStyle>(_ title: LocalizedStringKey, value: Binding<V>, format: F, prompt: Text? = nil) where Label == Text, F.FormatInput == V, F.FormatOutput == String, F.Strategy.ParseInput == String, F.Strategy.ParseOutput == V {
        self.init(title, text: format._field(value), prompt: prompt)
    }
    init<V, F: ParseableFormatStyle>(_ title: LocalizedStringKey, value: Binding<V?>, format: F, prompt: Text? = nil) where Label == Text, F.FormatInput == V, F.FormatOutput == String, F.Strategy.ParseInput == String, F.Strategy.ParseOutput == V {
        self.init(title, text: format._field(value), prompt: prompt)
    }
    init<V, F: ParseableFormatStyle>(value: Binding<V>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F.FormatInput == V, F.FormatOutput == String, F.Strategy.ParseInput == String, F.Strategy.ParseOutput == V {
        self.init(text: format._field(value), prompt: prompt, label: label)
    }
    init<V, F: ParseableFormatStyle>(value: Binding<V?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F.FormatInput == V, F.FormatOutput == String, F.Strategy.ParseInput == String, F.Strategy.ParseOutput == V {
        self.init(text: format._field(value), prompt: prompt, label: label)
    }
}
/// What a field shows of a value, and the value that it reads.
extension ParseableFormatStyle where FormatOutput == String, Strategy.ParseInput == String, Strategy.ParseOutput == FormatInput {
    func _field(_ value: Binding<FormatInput>) -> Binding<String> {
        Binding._reading(get: { format(value.wrappedValue) }, set: { text in if let new = try? parseStrategy.parse(text) { value.wrappedValue = new } })
    }
    func _field(_ value: Binding<FormatInput?>) -> Binding<String> {
        Binding._reading(get: { value.wrappedValue.map { format($0) } ?? "" }, set: { text in value.wrappedValue = try? parseStrategy.parse(text) })
    }
}
