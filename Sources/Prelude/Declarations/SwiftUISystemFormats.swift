// Times that follow the clock in SwiftUI; here they are those of the moment when the text is made.
/// - Since: iOS 18
struct SystemFormatStyle: Sendable {
    /// How far a date is from another: `2 minutes, 30 seconds`.
    struct DateOffset: FormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = AttributedString
        let _anchor: Date
        let _fields: Set<Date.ComponentsFormatStyle.Field>
        let _count: Int
        init(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = Date.ComponentsFormatStyle.Field._all, maxFieldCount: Int = 2) {
            _anchor = anchor
            _fields = allowedFields
            _count = maxFieldCount
        }
        func format(_ value: Date) -> AttributedString {
            let distance = value.timeIntervalSince(_anchor)
            return AttributedString((distance < 0 ? "-" : "") + _words(abs(distance), _fields, _count))
        }
    }
    /// The same in a sentence: `in 2 minutes`, and a date where it is far away.
    struct DateReference: FormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = AttributedString
        let _anchor: Date
        let _fields: Set<Date.ComponentsFormatStyle.Field>
        let _count: Int
        init(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = Date.ComponentsFormatStyle.Field._all, maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day) {
            _anchor = anchor
            _fields = allowedFields
            _count = maxFieldCount
        }
        func format(_ value: Date) -> AttributedString {
            let distance = value.timeIntervalSince(_anchor)
            let words = _words(abs(distance), _fields, _count)
            return AttributedString(distance > 0 ? "in \(words)" : "\(words) ago")
        }
    }
    /// Time that passes: `0:12.34`.
    struct Stopwatch: FormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = AttributedString
        let _start: Date
        let _precision: Duration
        init(startingAt: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) {
            _start = startingAt
            _precision = maxPrecision
        }
        func format(_ value: Date) -> AttributedString {
            let passed = max(0, value.timeIntervalSince(_start))
            let hundredths = Int(((passed - passed.rounded(.down)) * 100).rounded(.down))
            let rest = _precision < .seconds(1) ? (hundredths < 10 ? ".0\(hundredths)" : ".\(hundredths)") : ""
            return AttributedString(_clock(passed.rounded(.down)) + rest)
        }
    }
    /// Time that is left, or that has passed: `4:05`.
    struct Timer: FormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = AttributedString
        let _interval: Range<Date>
        let _countsDown: Bool
        init(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
            _interval = interval
            _countsDown = true
        }
        init(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
            _interval = interval
            _countsDown = false
        }
        func format(_ value: Date) -> AttributedString {
            let now = min(max(value, _interval.lowerBound), _interval.upperBound)
            return AttributedString(_clock(_countsDown ? _interval.upperBound.timeIntervalSince(now).rounded(.up) : now.timeIntervalSince(_interval.lowerBound).rounded(.down)))
        }
    }
    static func _words(_ distance: Double, _ fields: Set<Date.ComponentsFormatStyle.Field>, _ count: Int) -> String {
        var (rest, parts) = (distance.rounded(.down), [String]())
        for field in Date.ComponentsFormatStyle.Field._ordered where fields.contains(field) && parts.count < count {
            let number = Int(rest / field._seconds)
            rest -= Double(number) * field._seconds
            if number > 0 { parts.append("\(number) \(field._name)\(number == 1 ? "" : "s")") }
        }
        return parts.isEmpty ? "0 seconds" : parts.joined(separator: ", ")
    }
}
/// - Since: iOS 18
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    static func offset(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = Date.ComponentsFormatStyle.Field._all, maxFieldCount: Int = 2) -> SystemFormatStyle.DateOffset { SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount) }
}
/// - Since: iOS 18
extension FormatStyle where Self == SystemFormatStyle.DateReference {
    static func reference(to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = Date.ComponentsFormatStyle.Field._all, maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day) -> SystemFormatStyle.DateReference { SystemFormatStyle.DateReference(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount) }
}
/// - Since: iOS 18
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    static func stopwatch(startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) -> SystemFormatStyle.Stopwatch { SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: maxPrecision) }
}
/// - Since: iOS 18
extension FormatStyle where Self == SystemFormatStyle.Timer {
    static func timer(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) -> SystemFormatStyle.Timer { SystemFormatStyle.Timer(countingDownIn: interval) }
    static func timer(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) -> SystemFormatStyle.Timer { SystemFormatStyle.Timer(countingUpIn: interval) }
}
extension Date {
    /// What two dates are apart, part by part.
    /// - Since: iOS 15
    struct ComponentsFormatStyle: Sendable {
        enum Field: Hashable, Sendable {
            case year, month, week, day, hour, minute, second
            static let _ordered: [Date.ComponentsFormatStyle.Field] = [.year, .month, .week, .day, .hour, .minute, .second]
            static let _all: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second]
            var _name: String { "\(self)" }
            var _seconds: Double {
                switch self {
                case .year: 31_536_000
                case .month: 2_592_000
                case .week: 604_800
                case .day: 86_400
                case .hour: 3600
                case .minute: 60
                case .second: 1
                }
            }
        }
    }
}
/// A value that follows the clock: what it is now.
/// - Since: iOS 18
struct TimeDataSource<Value> {
    let _value: () -> Value
    static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>(_value: { Date.now }) }
    static func durationOffset(to date: Date) -> TimeDataSource<Duration> { TimeDataSource<Duration>(_value: { .seconds(Date.now.timeIntervalSince(date)) }) }
}
/// - Since: iOS 18
extension Text {
    init<F: FormatStyle>(_ source: TimeDataSource<F.FormatInput>, format: F) where F.FormatOutput == AttributedString { self.init(format.format(source._value())) }
    init<F: FormatStyle>(_ source: TimeDataSource<F.FormatInput>, format: F) where F.FormatOutput == String { self.init(verbatim: format.format(source._value())) }
    init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == AttributedString { self.init(format.format(input)) }
}
