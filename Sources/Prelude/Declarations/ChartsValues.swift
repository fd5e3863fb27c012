// What charts show: values with labels, and where on a scale they are.
/// A value that a chart can show.
/// - Since: iOS 16
protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}
/// A value that a chart has a scale for.
/// - Since: iOS 16
protocol PrimitivePlottableProtocol {}
extension PrimitivePlottableProtocol {
    var primitivePlottable: Self { self }
    init?(primitivePlottable: Self) { self = primitivePlottable }
}
extension Plottable where Self: RawRepresentable, Self.RawValue: PrimitivePlottableProtocol {
    var primitivePlottable: Self.RawValue { rawValue }
    init?(primitivePlottable: Self.RawValue) { self.init(rawValue: primitivePlottable) }
}
extension Int: Plottable, PrimitivePlottableProtocol {}
extension Double: Plottable, PrimitivePlottableProtocol {}
extension Float: Plottable, PrimitivePlottableProtocol {}
extension CGFloat: Plottable, PrimitivePlottableProtocol {}
extension String: Plottable, PrimitivePlottableProtocol {}
extension Date: Plottable, PrimitivePlottableProtocol {}
extension Decimal: Plottable, PrimitivePlottableProtocol {}
extension Int8: Plottable, PrimitivePlottableProtocol {}
extension Int16: Plottable, PrimitivePlottableProtocol {}
extension Int32: Plottable, PrimitivePlottableProtocol {}
extension Int64: Plottable, PrimitivePlottableProtocol {}
extension UInt: Plottable, PrimitivePlottableProtocol {}
extension UInt8: Plottable, PrimitivePlottableProtocol {}
extension UInt16: Plottable, PrimitivePlottableProtocol {}
extension UInt32: Plottable, PrimitivePlottableProtocol {}
extension UInt64: Plottable, PrimitivePlottableProtocol {}
/// A value on a scale: a number, a moment in seconds, or a category.
enum _Plotted: Hashable {
    case number(Double)
    case date(Double, Calendar.Component?)
    case category(String)
    init(_ value: Any, _ unit: Calendar.Component? = nil, _ depth: Int = 0) {
        if let text = value as? String {
            self = .category(text)
        } else if let date = value as? Date {
            self = .date(date.timeIntervalSinceReferenceDate, unit)
        } else if let decimal = value as? Decimal {
            self = .number(Double("\(decimal)") ?? 0)
        } else if let number = value as? NSNumber {
            self = .number(number.doubleValue)
        } else if depth < 4, let plottable = value as? any Plottable {
            self.init(plottable.primitivePlottable as Any, unit, depth + 1)
        } else {
            self = .category("\(value)")
        }
    }
    var _number: Double {
        switch self {
        case .number(let value), .date(let value, _): value.isFinite ? min(max(value, -1e300), 1e300) : 0
        case .category: 0
        }
    }
    var _isCategory: Bool { if case .category = self { true } else { false } }
    var _isDate: Bool { if case .date = self { true } else { false } }
    var _unit: Calendar.Component? { if case .date(_, let unit) = self { unit } else { nil } }
    /// The value of a type that is shown as this.
    func _as<P: Plottable>(_ type: P.Type) -> P? {
        let primitive: Any =
            switch self {
            case .number(let value): type == Decimal.self ? Decimal(value) as Any : NSNumber(value: value) as Any
            case .date(let seconds, _): Date(timeIntervalSinceReferenceDate: seconds)
            case .category(let name): name
            }
        return primitive as? P ?? (primitive as? P.PrimitivePlottable).flatMap { P(primitivePlottable: $0) }
    }
    var _text: String {
        switch self {
        case .number(let value): return _plain(value)
        case .category(let name): return name
        case .date(let seconds, let unit): return _dateText(seconds, unit)
        }
    }
}
func _plain(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    let text = "\(value.isFinite && abs(value) < 1e9 ? rounded : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
func _dateText(_ seconds: Double, _ unit: Calendar.Component?) -> String {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    switch unit {
    case .year: return date.formatted(.dateTime.year())
    case .month: return date.formatted(.dateTime.month())
    case .hour, .minute, .second: return date.formatted(date: .omitted, time: .shortened)
    default: return date.formatted(.dateTime.month().day())
    }
}
/// A value with its label.
/// - Since: iOS 16
struct PlottableValue<Value> {
    let _label: String
    let _from: _Plotted
    let _to: _Plotted?
    init(_label: String, _from: _Plotted, _to: _Plotted? = nil) {
        self._label = _label
        self._from = _from
        self._to = _to
    }
}
extension PlottableValue where Value: Plottable {
    static func value(_ label: String, _ value: Value) -> PlottableValue<Value> {
        if let bin = value as? any _PlottedBin { return PlottableValue(_label: label, _from: bin._ends.0, _to: bin._ends.1) }
        return PlottableValue(_label: label, _from: _Plotted(value))
    }
    static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { .value(label._plainText, value) }
}
extension PlottableValue where Value == Date {
    /// The whole unit of the calendar in which the date is.
    static func value(_ label: String, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current) -> PlottableValue<Date> {
        let interval = calendar.dateInterval(of: unit, for: value)
        return PlottableValue(
            _label: label, _from: _Plotted(interval?.start ?? value, unit), _to: interval.map { _Plotted($0.end, unit) })
    }
}
extension PlottableValue {
    static func value<Bound: Plottable & Comparable>(_ label: String, _ range: Range<Bound>) -> PlottableValue<Range<Bound>> {
        PlottableValue<Range<Bound>>(_label: label, _from: _Plotted(range.lowerBound), _to: _Plotted(range.upperBound))
    }
}
extension Text { var _plainText: String { "\(self)" } }
/// How broad a mark is across its axis, or how far from the center.
/// - Since: iOS 16
struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum _Kind { case automatic, fixed, ratio, inset }
    let _kind: MarkDimension._Kind
    let _length: CGFloat
    init(_kind: MarkDimension._Kind, _length: CGFloat) {
        self._kind = _kind
        self._length = _length
    }
    init(integerLiteral value: Int) { self.init(_kind: .fixed, _length: CGFloat(value)) }
    init(floatLiteral value: Double) { self.init(_kind: .fixed, _length: CGFloat(value)) }
    static var automatic: MarkDimension { MarkDimension(_kind: .automatic, _length: 0) }
    static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(_kind: .fixed, _length: value) }
    static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(_kind: .ratio, _length: value) }
    static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(_kind: .inset, _length: value) }
}
/// - Since: iOS 16
enum MarkStackingMethod { case standard, normalized, center, unstacked }
/// - Since: iOS 16
enum InterpolationMethod: Hashable { case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd }
extension InterpolationMethod {
    static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
    static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
}
/// - Since: iOS 16
enum AnnotationPosition { case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing }
