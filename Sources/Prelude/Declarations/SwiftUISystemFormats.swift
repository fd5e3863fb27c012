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
        init(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2) {
            _anchor = anchor
            _fields = allowedFields
            _count = maxFieldCount
        }
        func format(_ value: Date) -> AttributedString {
            let distance = value.timeIntervalSince(_anchor)
            return AttributedString((distance < 0 ? "-" : "") + SystemFormatStyle._words(abs(distance), _fields, _count))
        }
    }
    /// The same in a sentence: `in 2 minutes`, and a date where it is far away.
    struct DateReference: FormatStyle {
        typealias FormatInput = Date
        typealias FormatOutput = AttributedString
        let _anchor: Date
        let _fields: Set<Date.ComponentsFormatStyle.Field>
        let _count: Int
        init(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day) {
            _anchor = anchor
            _fields = allowedFields
            _count = maxFieldCount
        }
        func format(_ value: Date) -> AttributedString {
            let distance = value.timeIntervalSince(_anchor)
            let words = SystemFormatStyle._words(abs(distance), _fields, _count)
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
            return AttributedString(SystemFormatStyle._clock(passed.rounded(.down)) + rest)
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
            return AttributedString(SystemFormatStyle._clock(_countsDown ? _interval.upperBound.timeIntervalSince(now).rounded(.up) : now.timeIntervalSince(_interval.lowerBound).rounded(.down)))
        }
    }
    static func _clock(_ seconds: Double) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let whole = Int(seconds)
        let minutes = whole / 60 % 60
        return (whole >= 3600 ? "\(whole / 3600):\(two(minutes))" : "\(minutes)") + ":" + two(whole % 60)
    }
    static func _words(_ distance: Double, _ fields: Set<Date.ComponentsFormatStyle.Field>, _ count: Int) -> String {
        let known: [(field: Date.ComponentsFormatStyle.Field, name: String, seconds: Double)] = [
            (.year, "year", 31_536_000), (.month, "month", 2_592_000), (.week, "week", 604_800), (.day, "day", 86_400), (.hour, "hour", 3600), (.minute, "minute", 60), (.second, "second", 1),
        ]
        var (rest, parts) = (distance.rounded(.down), [String]())
        for (field, name, seconds) in known where fields.contains(field) && parts.count < count {
            let number = Int(rest / seconds)
            rest -= Double(number) * seconds
            if number > 0 { parts.append("\(number) \(name)\(number == 1 ? "" : "s")") }
        }
        return parts.isEmpty ? "0 seconds" : parts.joined(separator: ", ")
    }
}
/// - Since: iOS 18
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    static func offset(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2) -> SystemFormatStyle.DateOffset { SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount) }
}
/// - Since: iOS 18
extension FormatStyle where Self == SystemFormatStyle.DateReference {
    static func reference(to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day) -> SystemFormatStyle.DateReference { SystemFormatStyle.DateReference(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount) }
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
/// A value that follows the clock: what it is now.
/// - Since: iOS 18
struct TimeDataSource<Value> {
    let _value: () -> Value
    static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>(_value: { Date.now }) }
    static func durationOffset(to date: Date) -> TimeDataSource<Duration> { TimeDataSource<Duration>(_value: { .seconds(Date.now.timeIntervalSince(date)) }) }
}
/// - Since: iOS 18
extension Text {
    init<F: FormatStyle>(_ source: TimeDataSource<F.FormatInput>, format: F) where F.FormatOutput: _FormattedText { self.init(verbatim: format.format(source._value())._plain) }
}
/// What a text shows of a format.
protocol _FormattedText { var _plain: String { get } }
extension String: _FormattedText { var _plain: String { self } }
extension AttributedString: _FormattedText { var _plain: String { String(characters) } }
