// Stretches of time, and how they are written.
/// From one time to another; of two, the one that begins first or else ends first comes first.
struct DateInterval: Hashable, Comparable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    var start: Date
    var end: Date
    init() { self.init(start: Date(), duration: 0) }
    init(start: Date, end: Date) { (self.start, self.end) = (start, end) }
    init(start: Date, duration: TimeInterval) { (self.start, end) = (start, start.addingTimeInterval(duration)) }
    var duration: TimeInterval { get { end.timeIntervalSince(start) } set { end = start.addingTimeInterval(newValue) } }
    var description: String { "\(start) to \(end)" }
    var debugDescription: String { description }
    static func < (_ a: DateInterval, _ b: DateInterval) -> Bool { a.start == b.start ? a.end < b.end : a.start < b.start }
    func compare(_ other: DateInterval) -> ComparisonResult { self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame }
    func contains(_ date: Date) -> Bool { date >= start && date <= end }
    func intersects(_ other: DateInterval) -> Bool { contains(other.start) || other.contains(start) }
    func intersection(with other: DateInterval) -> DateInterval? { intersects(other) ? DateInterval(start: max(start, other.start), end: min(end, other.end)) : nil }
}
extension Date {
    /// From when to when: what both dates have in common is written once.
    /// - Since: iOS 15
    struct IntervalFormatStyle: Foundation.FormatStyle {
        var _format: Date.FormatStyle
        init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent) {
            _format = Date.FormatStyle(date: date, time: time, locale: locale)
        }
        init(_format: Date.FormatStyle) { self._format = _format }
        func year() -> Date.IntervalFormatStyle { IntervalFormatStyle(_format: _format.year()) }
        func month(_ format: Date.FormatStyle.Symbol = .abbreviated) -> Date.IntervalFormatStyle { IntervalFormatStyle(_format: _format.month(format)) }
        func day() -> Date.IntervalFormatStyle { IntervalFormatStyle(_format: _format.day()) }
        func weekday(_ format: Date.FormatStyle.Symbol = .abbreviated) -> Date.IntervalFormatStyle { IntervalFormatStyle(_format: _format.weekday(format)) }
        func hour(_ format: Date.FormatStyle.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.IntervalFormatStyle { IntervalFormatStyle(_format: _format.hour(format)) }
        func minute() -> Date.IntervalFormatStyle { IntervalFormatStyle(_format: _format.minute()) }
        func second() -> Date.IntervalFormatStyle { IntervalFormatStyle(_format: _format.second()) }
        func timeZone() -> Date.IntervalFormatStyle { IntervalFormatStyle(_format: _format.timeZone()) }
        func locale(_ locale: Locale) -> Date.IntervalFormatStyle { IntervalFormatStyle(_format: _format.locale(locale)) }
        func format(_ value: Range<Date>) -> String {
            let (start, end) = (value.lowerBound, value.upperBound)
            if !_format._locale._isAmerican { return _format._text(start) == _format._text(end) ? _format._text(start) : _format._text(start) + " – " + _format._text(end) }
            let parts = _named(_format._allParts, start, end)
            func text(_ date: Date, _ parts: [String: String]) -> String { DateFormatter(_pattern: _format._pattern(of: parts), _format._locale).string(from: date) }
            let (first, last) = (text(start, parts), text(end, parts))
            if first == last { return first }
            let hasTime = parts.keys.contains { Date.FormatStyle._clock.contains($0) }
            let calendar = Calendar._american
            if hasTime, !calendar.isDate(start, inSameDayAs: end) { return first + " – " + last }
            if hasTime {
                let clock = parts.filter { Date.FormatStyle._clock.contains($0.key) }
                let date = text(start, parts.filter { !Date.FormatStyle._clock.contains($0.key) })
                return (clock.count == parts.count ? "" : date + ", ") + text(start, _isSameHalf(start, end) ? _shortened(clock) : clock) + " – " + text(end, clock)
            }
            let isWord = (parts["month"] ?? "").count > 2
            guard isWord, parts["year"] == nil || calendar.isDate(start, equalTo: end, toGranularity: .year) else { return first + " – " + last }
            let isSameMonth = calendar.isDate(start, equalTo: end, toGranularity: .month)
            let before = text(start, parts.filter { $0.key != "year" })
            guard isSameMonth, parts["weekday"] == nil, let day = parts["day"] else { return before + " – " + last }
            let year = parts["year"].map { ", " + text(end, ["year": $0]) } ?? ""
            return before + " – " + text(end, ["day": day]) + year
        }
        /// With the parts of the date that both need so that they differ.
        func _named(_ parts: [String: String], _ start: Date, _ end: Date) -> [String: String] {
            let calendar = Calendar._american
            var named = parts
            func add(_ part: String, _ pattern: String) { if named[part] == nil { named[part] = pattern } }
            let hasTime = parts.keys.contains { Date.FormatStyle._clock.contains($0) }
            let hasDate = parts.keys.contains { !Date.FormatStyle._clock.contains($0) }
            let isOtherDay = !calendar.isDate(start, inSameDayAs: end)
            let isOtherMonth = !calendar.isDate(start, equalTo: end, toGranularity: .month)
            let isOtherYear = !calendar.isDate(start, equalTo: end, toGranularity: .year)
            if hasTime, isOtherDay {
                add("day", "d")
                if isOtherMonth || !hasDate { add("month", "M") }
                if !hasDate { add("year", "yyyy") }
            }
            if isOtherMonth, parts["day"] != nil { add("month", "M") }
            if isOtherYear, named["month"] != nil { add("year", "yyyy") }
            return named
        }
        func _isSameHalf(_ start: Date, _ end: Date) -> Bool {
            let calendar = Calendar._american
            return calendar.component(.hour, from: start) / 12 == calendar.component(.hour, from: end) / 12
        }
        /// The first of two times in the same half of a day: hours and minutes leave the rest to the second one.
        func _shortened(_ clock: [String: String]) -> [String: String] {
            guard clock["second"] == nil, clock["fraction"] == nil, let hour = clock["hour"] else { return clock }
            var short = clock.filter { $0.key != "timeZone" }
            short["hour"] = hour.replacingOccurrences(of: " a", with: "")
            return short
        }
    }
}
extension FormatStyle where Self == Date.IntervalFormatStyle { static var interval: Date.IntervalFormatStyle { Date.IntervalFormatStyle() } }
extension Range where Bound == Date {
    func formatted() -> String { Date.IntervalFormatStyle().format(self) }
    func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String { Date.IntervalFormatStyle(date: date, time: time).format(self) }
    func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == Range<Date> { style.format(self) }
}
