/// Writes and reads dates as in `2024-01-31T12:00:00Z`, or the parts of it that the options name.
/// - Since: iOS 10
class ISO8601DateFormatter: Formatter {
    struct Options: OptionSet, Hashable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let withYear = Options(rawValue: 1), withMonth = Options(rawValue: 2), withWeekOfYear = Options(rawValue: 4), withDay = Options(rawValue: 16), withTime = Options(rawValue: 32)
        static let withTimeZone = Options(rawValue: 64), withSpaceBetweenDateAndTime = Options(rawValue: 128), withDashSeparatorInDate = Options(rawValue: 256)
        static let withColonSeparatorInTime = Options(rawValue: 512), withColonSeparatorInTimeZone = Options(rawValue: 1024), withFractionalSeconds = Options(rawValue: 2048)
        static let withFullDate = Options(rawValue: 275), withFullTime = Options(rawValue: 1632), withInternetDateTime = Options(rawValue: 1907)
    }
    var formatOptions = ISO8601DateFormatter.Options.withInternetDateTime
    var timeZone: TimeZone! = TimeZone.gmt
    override init() {}
    static func string(from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = []) -> String {
        let formatter = ISO8601DateFormatter()
        (formatter.formatOptions, formatter.timeZone) = (formatOptions, timeZone)
        return formatter.string(from: date)
    }
    override func string(for value: Any?) -> String? { (value as? Date).map { string(from: $0) } }
    override func _value(from text: String) -> Any? { date(from: text) }
    /// The parts of a date that the options name, each with its number of digits; a week's year and days are those of weeks.
    var _dateParts: [(component: Calendar.Component, digits: Int)] {
        let isOfWeek = formatOptions.contains(.withWeekOfYear)
        let all: [(ISO8601DateFormatter.Options, Calendar.Component, Int)] = [
            (.withYear, isOfWeek ? .yearForWeekOfYear : .year, 4), (.withMonth, .month, 2), (.withWeekOfYear, .weekOfYear, 2),
            (.withDay, isOfWeek ? .weekday : formatOptions.contains(.withMonth) ? .day : .dayOfYear, isOfWeek || formatOptions.contains(.withMonth) ? 2 : 3),
        ]
        return all.filter { formatOptions.contains($0.0) && !(isOfWeek && $0.1 == .month) }.map { ($0.1, $0.2) }
    }
    var _dash: String { formatOptions.contains(.withDashSeparatorInDate) ? "-" : "" }
    var _colon: String { formatOptions.contains(.withColonSeparatorInTime) ? ":" : "" }
    var _between: String { formatOptions.contains(.withSpaceBetweenDateAndTime) ? " " : "T" }
    func string(from date: Date) -> String {
        let calendar = _calendar
        let moment = Date(timeIntervalSince1970: (date.timeIntervalSince1970 * 1000).rounded() / 1000)
        func digits(_ component: Calendar.Component, _ count: Int) -> String {
            let value = calendar.component(component, from: moment)
            return (component == .weekOfYear ? "W" : "") + String(format: "%0\(count)d", component == .weekday ? (value + 5) % 7 + 1 : value)
        }
        var text = _dateParts.map { digits($0.component, $0.digits) }.joined(separator: _dash)
        if formatOptions.contains(.withTime) {
            text += (text.isEmpty ? "" : _between) + [Calendar.Component.hour, .minute, .second].map { digits($0, 2) }.joined(separator: _colon)
            let thousandths = Int((moment.timeIntervalSince1970 * 1000).rounded()) - Int(moment.timeIntervalSince1970.rounded(.down)) * 1000
            if formatOptions.contains(.withFractionalSeconds) { text += String(format: ".%03d", thousandths) }
        }
        return text + (formatOptions.contains(.withTimeZone) ? _offset(calendar.timeZone.secondsFromGMT(for: moment)) : "")
    }
    var _calendar: Calendar {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = timeZone ?? .gmt
        return calendar
    }
    func _offset(_ seconds: Int) -> String {
        let (minutes, colon) = (abs(seconds) / 60, formatOptions.contains(.withColonSeparatorInTimeZone) ? ":" : "")
        return seconds == 0 ? "Z" : (seconds < 0 ? "-" : "+") + String(format: "%02d%@%02d", minutes / 60, colon, minutes % 60)
    }
    /// What the text doesn't tell is that of the first of January 2000.
    func date(from string: String) -> Date? {
        var (rest, values, seconds): (Substring, [Calendar.Component: Int], Double) = (string[...], [:], 0)
        func take(_ text: String) -> Bool {
            guard rest.hasPrefix(text) else { return false }
            rest = rest.dropFirst(text.count)
            return true
        }
        func number(_ count: Int) -> Int? {
            let digits = rest.prefix(count)
            guard digits.count == count, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
            rest = rest.dropFirst(count)
            return Int(digits)
        }
        for (index, part) in _dateParts.enumerated() {
            guard index == 0 || take(_dash), part.component != .weekOfYear || take("W"), let value = number(part.digits) else { return nil }
            values[part.component] = value
        }
        if formatOptions.contains(.withTime) {
            guard _dateParts.isEmpty || take(_between), let hour = number(2), take(_colon), let minute = number(2), take(_colon), let second = number(2), hour < 24, minute < 60, second < 60 else { return nil }
            seconds = Double(hour * 3600 + minute * 60 + second)
            if formatOptions.contains(.withFractionalSeconds) {
                guard take(".") else { return nil }
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                guard let fraction = Double("0." + digits), !digits.isEmpty else { return nil }
                seconds += fraction
                rest = rest.dropFirst(digits.count)
            }
        }
        var zone: [Character: Int] = [:]
        if formatOptions.contains(.withTimeZone), !_readZone(&rest, &zone) { return nil }
        guard rest.isEmpty, let day = _day(values) else { return nil }
        if !formatOptions.contains(.withTimeZone) { return Date(timeIntervalSince1970: _calendar.timeZone._moment(day.timeIntervalSince1970 + seconds)) }
        return day.addingTimeInterval(seconds - Double(zone["z"] ?? 0))
    }
    /// Takes the distance from Greenwich from the front of a text.
    func _readZone(_ rest: inout Substring, _ parts: inout [Character: Int]) -> Bool {
        for name in ["GMT", "UTC", "Z"] where rest.hasPrefix(name) { rest = rest.dropFirst(name.count); return true }
        guard let sign = rest.first, sign == "+" || sign == "-" else { return false }
        let digits = rest.dropFirst().prefix(5).filter { $0 != ":" }.prefix(4)
        guard digits.count == 4, let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)) else { return false }
        rest = rest.dropFirst(rest.dropFirst(3).first == ":" ? 6 : 5)
        parts["z"] = (hours * 60 + minutes) * (sign == "-" ? -60 : 60)
        return true
    }
    func _day(_ values: [Calendar.Component: Int]) -> Date? {
        let calendar = Calendar(identifier: .iso8601)
        if let week = values[.weekOfYear] {
            return calendar.date(from: DateComponents(weekday: (values[.weekday] ?? 1) % 7 + 1, weekOfYear: week, yearForWeekOfYear: values[.yearForWeekOfYear] ?? 2000))
        }
        let (year, month, day) = (values[.year] ?? 2000, values[.month] ?? 1, values[.dayOfYear] ?? values[.day] ?? 1)
        let first = calendar._dayNumber(year, month, 1)
        let last = values[.dayOfYear] == nil ? calendar._dayNumber(year, month + 1, 1) : calendar._dayNumber(year + 1, 1, 1)
        guard (1...12).contains(month), day >= 1, first + day - 1 < last else { return nil }
        return Date(timeIntervalSince1970: Double(first + day - 1) * 86400)
    }
}
