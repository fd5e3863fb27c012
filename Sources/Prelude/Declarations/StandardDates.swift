extension Date {
    /// How a date is written: `.dateTime.month().day()`, `formatted(date:time:)`.
    struct FormatStyle: Hashable {
        enum DateStyle { case omitted, numeric, abbreviated, long, complete }
        enum TimeStyle { case omitted, shortened, standard, complete }
        enum Symbol { case wide, abbreviated, narrow, short, twoDigits, defaultDigits, conversationalDefaultDigits, conversationalTwoDigits }
        struct Hour {
            enum AMPMStyle { case omitted, narrow, abbreviated, wide }
            let _pattern: String
            init(_pattern: String, amPM: Date.FormatStyle.Hour.AMPMStyle) { self._pattern = _pattern + (amPM == .omitted ? "" : " a") }
            static func defaultDigits(amPM: Date.FormatStyle.Hour.AMPMStyle) -> Date.FormatStyle.Hour { Hour(_pattern: "h", amPM: amPM) }
            static func twoDigits(amPM: Date.FormatStyle.Hour.AMPMStyle) -> Date.FormatStyle.Hour { Hour(_pattern: "hh", amPM: amPM) }
            static func conversationalDefaultDigits(amPM: Date.FormatStyle.Hour.AMPMStyle) -> Date.FormatStyle.Hour { Hour(_pattern: "h", amPM: amPM) }
            static func conversationalTwoDigits(amPM: Date.FormatStyle.Hour.AMPMStyle) -> Date.FormatStyle.Hour { Hour(_pattern: "hh", amPM: amPM) }
            static let defaultDigitsNoAMPM = Hour(_pattern: "h", amPM: .omitted), twoDigitsNoAMPM = Hour(_pattern: "hh", amPM: .omitted)
        }
        enum Fraction { case fractional(Int), milliseconds(Int) }
        var _date: Date.FormatStyle.DateStyle
        var _time: Date.FormatStyle.TimeStyle
        /// The parts that were asked for, by the pattern of each.
        var _parts: [String: String] = [:]
        var _locale = Locale.current
        var calendar = Calendar.current
        var timeZone = TimeZone.current
        var capitalizationContext = FormatStyleCapitalizationContext.unknown
        var locale: Locale { get { _locale } set { _locale = newValue } }
        init(_date: Date.FormatStyle.DateStyle, _time: Date.FormatStyle.TimeStyle) { self._date = _date; self._time = _time }
        init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown) {
            (_date, _time, _locale) = (date ?? .omitted, time ?? .omitted, locale)
            (self.calendar, self.timeZone, self.capitalizationContext) = (calendar, timeZone, capitalizationContext)
        }
        static var dateTime: Date.FormatStyle { Date.FormatStyle(_date: .omitted, _time: .omitted) }
        func _with(_ part: String, _ pattern: String) -> Date.FormatStyle {
            var copy = self
            copy._parts = _date == .omitted && _time == .omitted ? _parts : _allParts
            copy._parts[part] = pattern
            return copy
        }
        func year(_ symbol: Date.FormatStyle.Symbol = .defaultDigits) -> Date.FormatStyle { _with("year", symbol == .twoDigits ? "yy" : "yyyy") }
        func month(_ symbol: Date.FormatStyle.Symbol = .abbreviated) -> Date.FormatStyle { _with("month", symbol == .wide ? "MMMM" : symbol == .narrow ? "MMMMM" : symbol == .twoDigits ? "MM" : symbol == .defaultDigits ? "M" : "MMM") }
        func day(_ symbol: Date.FormatStyle.Symbol = .defaultDigits) -> Date.FormatStyle { _with("day", symbol == .twoDigits ? "dd" : "d") }
        func weekday(_ symbol: Date.FormatStyle.Symbol = .abbreviated) -> Date.FormatStyle { _with("weekday", symbol == .wide ? "EEEE" : symbol == .narrow ? "EEEEE" : symbol == .short ? "EEEEEE" : "EEE") }
        func hour() -> Date.FormatStyle { _with("hour", "h a") }
        func hour(_ hour: Date.FormatStyle.Hour) -> Date.FormatStyle { _with("hour", hour._pattern) }
        func quarter(_ symbol: Date.FormatStyle.Symbol = .abbreviated) -> Date.FormatStyle { _with("quarter", symbol == .wide ? "QQQQ" : "QQQ") }
        func week(_ symbol: Date.FormatStyle.Symbol = .defaultDigits) -> Date.FormatStyle { _with("week", symbol == .twoDigits ? "ww" : "w") }
        func dayOfYear(_ symbol: Date.FormatStyle.Symbol = .defaultDigits) -> Date.FormatStyle { _with("dayOfYear", "D") }
        func era(_ symbol: Date.FormatStyle.Symbol = .abbreviated) -> Date.FormatStyle { _with("era", "G") }
        func timeZone() -> Date.FormatStyle { _with("timeZone", "z") }
        func secondFraction(_ fraction: Date.FormatStyle.Fraction) -> Date.FormatStyle {
            switch fraction {
            case .fractional(let digits): _with("fraction", String(repeating: "S", count: min(max(digits, 0), 9)))
            case .milliseconds: _with("fraction", "SSS")
            }
        }
        func minute(_ symbol: Date.FormatStyle.Symbol = .twoDigits) -> Date.FormatStyle { _with("minute", "mm") }
        func second(_ symbol: Date.FormatStyle.Symbol = .twoDigits) -> Date.FormatStyle { _with("second", "ss") }
        func locale(_ locale: Locale) -> Date.FormatStyle {
            var copy = self
            copy._locale = locale
            return copy
        }
        func _text(_ date: Date) -> String {
            if !_locale._isAmerican { return _dateText(_locale.identifier, _datePattern(_locale.identifier, _template), timeZone.identifier, date.timeIntervalSince1970) }
            return _dateText(_locale.identifier, _pattern, timeZone.identifier, date.timeIntervalSince1970)
        }
        /// The parts of a time.
        static let _clock: Set<String> = ["hour", "minute", "second", "fraction", "timeZone"]
        /// The parts that were asked for, else those of the styles.
        var _allParts: [String: String] {
            if !_parts.isEmpty { return _parts }
            let isPlain = _date == .omitted && _time == .omitted
            var parts: [String: String] = [:]
            if isPlain || _date != .omitted {
                parts = ["year": "yyyy", "month": _date == .abbreviated ? "MMM" : _date == .long || _date == .complete ? "MMMM" : "M", "day": "d"]
                if _date == .complete { parts["weekday"] = "EEEE" }
            }
            if isPlain || _time != .omitted { (parts["hour"], parts["minute"]) = ("h a", "mm") }
            if _time == .standard || _time == .complete { parts["second"] = "ss" }
            if _time == .complete { parts["timeZone"] = "z" }
            return parts
        }
        /// The parts in any order: a locale has its own.
        var _template: String {
            if !_parts.isEmpty {
                return _parts.values.sorted().joined().replacingOccurrences(of: " a", with: "").replacingOccurrences(of: "yyyy", with: "y").replacingOccurrences(of: "h", with: "j")
            }
            let isPlain = _date == .omitted && _time == .omitted
            let date = isPlain || _date == .numeric ? "yMd" : _date == .omitted ? "" : _date == .abbreviated ? "yMMMd" : _date == .long ? "yMMMMd" : "yMMMMEEEEd"
            let time = isPlain || _time == .shortened ? "jm" : _time == .omitted ? "" : _time == .standard ? "jms" : "jmsz"
            return date + time
        }
        var _pattern: String {
            if !_parts.isEmpty { return _pattern(of: _parts) }
            let dates = ["", "M/d/yyyy", "MMM d, yyyy", "MMMM d, yyyy", "EEEE, MMMM d, yyyy"]
            let times = ["", "h:mm a", "h:mm:ss a", "h:mm:ss a z"]
            let isPlain = _date == .omitted && _time == .omitted
            let date = isPlain ? "M/d/yyyy" : dates[_date == .omitted ? 0 : _date == .numeric ? 1 : _date == .abbreviated ? 2 : _date == .long ? 3 : 4]
            let time = isPlain ? "h:mm a" : times[_time == .omitted ? 0 : _time == .shortened ? 1 : _time == .standard ? 2 : 3]
            if date.isEmpty || time.isEmpty { return date + time }
            return date + (_date == .abbreviated || _date == .long || _date == .complete ? " 'at' " : ", ") + time
        }
        func _pattern(of parts: [String: String]) -> String {
            let isNumeric = ["M", "MM"].contains(parts["month"] ?? "")
            let days = [parts["month"], parts["day"]].compactMap { $0 }.joined(separator: isNumeric ? "/" : " ")
            var date = days
            if let year = parts["year"].map({ parts["era"] == nil ? $0 : $0 + " G" }) { date = date.isEmpty ? year : date + (isNumeric ? "/" : parts["day"] == nil ? " " : ", ") + year }
            if let weekday = parts["weekday"] { date = date.isEmpty ? weekday : parts["month"] != nil ? weekday + ", " + date : parts["day"] == nil ? date + " " + weekday : weekday + " " + date }
            if parts["year"] == nil, parts["era"] != nil { date += (date.isEmpty ? "" : " ") + "G" }
            let others = [parts["quarter"], parts["week"], parts["dayOfYear"]].compactMap { $0 }.joined(separator: " ")
            if !others.isEmpty { date = others + (date.isEmpty ? "" : " " + date) }
            let second = parts["fraction"].map { (parts["second"] ?? "s") + "." + $0 } ?? parts["second"]
            let hour = parts["hour"]?.replacingOccurrences(of: " a", with: "")
            var time = [hour, parts["minute"], second].compactMap { $0 }.joined(separator: ":")
            if parts["hour"]?.hasSuffix(" a") ?? false { time += " a" }
            if parts["timeZone"] != nil { time += (time.isEmpty ? "" : " ") + "z" }
            if date.isEmpty || time.isEmpty { return date + time }
            return date + (isNumeric || parts["month"] == nil ? ", " : " 'at' ") + time
        }
    }
}
/// Where in a sentence a date is.
/// - Since: iOS 15
struct FormatStyleCapitalizationContext: Hashable {
    let _name: String
    static let unknown = FormatStyleCapitalizationContext(_name: "unknown"), standalone = FormatStyleCapitalizationContext(_name: "standalone"), listItem = FormatStyleCapitalizationContext(_name: "listItem")
    static let beginningOfSentence = FormatStyleCapitalizationContext(_name: "beginningOfSentence"), middleOfSentence = FormatStyleCapitalizationContext(_name: "middleOfSentence")
}
extension Date {
    mutating func addTimeInterval(_ timeInterval: TimeInterval) { self = addingTimeInterval(timeInterval) }
    init(timeIntervalSinceReferenceDate seconds: Double) { self.init(timeIntervalSince1970: seconds + 978307200) }
    var timeIntervalSinceReferenceDate: Double { timeIntervalSince1970 - 978307200 }
    static var timeIntervalSinceReferenceDate: Double { Date().timeIntervalSinceReferenceDate }
    func formatted() -> String { Date.FormatStyle.dateTime._text(self) }
    func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String { Date.FormatStyle(_date: date, _time: time)._text(self) }
}
extension Date: CustomStringConvertible { var description: String { _dateText("en_US", "yyyy-MM-dd HH:mm:ss '+0000'", "GMT", timeIntervalSince1970) } }
/// The parts of a date.
struct DateComponents: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    var era: Int? = nil
    var year: Int?
    var month: Int?
    var day: Int?
    var hour: Int?
    var minute: Int?
    var second: Int?
    var weekday: Int?
    var weekOfYear: Int?
    var weekOfMonth: Int? = nil
    var yearForWeekOfYear: Int? = nil
    var quarter: Int? = nil
    var calendar: Calendar? = nil
    var timeZone: TimeZone? = nil
    var nanosecond: Int? = nil
    var weekdayOrdinal: Int? = nil
    /// - Since: iOS 18
    var dayOfYear: Int? = nil
    var isLeapMonth: Bool? = nil
    var date: Date? { (calendar ?? Calendar.current).date(from: self) }
    init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil) {
        (self.calendar, self.timeZone, self.era) = (calendar, timeZone, era)
        (self.year, self.month, self.day) = (year, month, day)
        (self.hour, self.minute, self.second, self.nanosecond) = (hour, minute, second, nanosecond)
        (self.weekday, self.weekdayOrdinal, self.quarter) = (weekday, weekdayOrdinal, quarter)
        (self.weekOfMonth, self.weekOfYear, self.yearForWeekOfYear) = (weekOfMonth, weekOfYear, yearForWeekOfYear)
    }
    var _numbers: [(String, Int?)] {
        [
            ("era", era), ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute), ("second", second), ("nanosecond", nanosecond), ("weekday", weekday),
            ("weekdayOrdinal", weekdayOrdinal), ("quarter", quarter), ("weekOfMonth", weekOfMonth), ("weekOfYear", weekOfYear), ("dayOfYear", dayOfYear), ("yearForWeekOfYear", yearForWeekOfYear),
        ]
    }
    /// The parts that have values, each with a space behind it, as Foundation writes them.
    var description: String {
        let settings: [(String, Any?)] = [("calendar", calendar), ("timeZone", timeZone)]
        return (settings + _numbers + [("isLeapMonth", isLeapMonth)]).map { name, value in value.map { "\(name): \($0) " } ?? "" }.joined()
    }
    var debugDescription: String { description }
    static func == (_ a: DateComponents, _ b: DateComponents) -> Bool {
        a.calendar == b.calendar && a.timeZone == b.timeZone && a._numbers.map { $0.1 } == b._numbers.map { $0.1 } && (a.isLeapMonth ?? false) == (b.isLeapMonth ?? false)
    }
    func hash(into hasher: inout Hasher) { for (_, number) in _numbers { hasher.combine(number) } }
}
