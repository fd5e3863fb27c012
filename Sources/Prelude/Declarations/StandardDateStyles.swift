// Dates as ISO 8601 and by patterns of the program, read again, and stretches of time.
extension Date.FormatStyle: ParseableFormatStyle, Foundation.ParseStrategy {
    func format(_ value: Date) -> String { _text(value) }
    var parseStrategy: Date.ParseStrategy { Date.ParseStrategy(_pattern: _pattern, _locale: _locale, timeZone) }
    /// The date of a text in this format.
    func parse(_ value: String) throws -> Date { try parseStrategy.parse(value) }
}
extension ParseStrategy where Self == Date.FormatStyle { static var dateTime: Date.FormatStyle { Date.FormatStyle(_date: .omitted, _time: .omitted) } }
extension ParseStrategy where Self == Date.ParseStrategy {
    static func fixed(format: Date.FormatString, timeZone: TimeZone, locale: Locale? = nil) -> Date.ParseStrategy { Date.ParseStrategy(format: format, locale: locale, timeZone: timeZone) }
}
extension FormatStyle where Self == Date.FormatStyle { static var dateTime: Date.FormatStyle { Date.FormatStyle(_date: .omitted, _time: .omitted) } }
extension Date {
    /// `2024-01-31T12:00:00Z`, or the parts of it that were asked for.
    struct ISO8601FormatStyle: ParseableFormatStyle, Foundation.ParseStrategy {
        enum DateSeparator: String { case dash = "-", omitted = "" }
        enum TimeSeparator: String { case colon = ":", omitted = "" }
        enum TimeZoneSeparator: String { case colon = ":", omitted = "" }
        enum DateTimeSeparator: String { case standard = "'T'", space = " " }
        /// The parts by their letters; all but fractions where none were asked for.
        var _parts = ""
        var _dash = DateSeparator.dash
        var _colon = TimeSeparator.colon
        var _between = DateTimeSeparator.standard
        var _fraction = false
        var _zoneColon = TimeZoneSeparator.omitted
        var timeZone = TimeZone.gmt
        var includingFractionalSeconds: Bool { get { _fraction } set { _fraction = newValue } }
        var dateSeparator: Date.ISO8601FormatStyle.DateSeparator { get { _dash } set { _dash = newValue } }
        var timeSeparator: Date.ISO8601FormatStyle.TimeSeparator { get { _colon } set { _colon = newValue } }
        var dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator { get { _between } set { _between = newValue } }
        init(_parts: String = "", includingFractionalSeconds: Bool = false) { self._parts = _parts; _fraction = includingFractionalSeconds }
        init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted, includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt) {
            (_dash, _between, _colon, _fraction) = (dateSeparator, dateTimeSeparator, timeSeparator, includingFractionalSeconds)
            (self.timeZone, _zoneColon) = (timeZone, timeZoneSeparator)
        }
        func _adding(_ parts: String) -> Date.ISO8601FormatStyle {
            var copy = self
            copy._parts += parts
            return copy
        }
        func year() -> Date.ISO8601FormatStyle { _adding("y") }
        func month() -> Date.ISO8601FormatStyle { _adding("M") }
        func day() -> Date.ISO8601FormatStyle { _adding("d") }
        func weekOfYear() -> Date.ISO8601FormatStyle { _adding("w") }
        func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted) -> Date.ISO8601FormatStyle {
            var copy = _adding("Z")
            copy._zoneColon = separator
            return copy
        }
        func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle {
            var copy = _adding("t")
            copy._fraction = includingFractionalSeconds
            return copy
        }
        func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> Date.ISO8601FormatStyle { var copy = self; copy._dash = separator; return copy }
        func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> Date.ISO8601FormatStyle { var copy = self; copy._colon = separator; return copy }
        func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> Date.ISO8601FormatStyle { var copy = self; copy._between = separator; return copy }
        var _formatter: DateFormatter {
            let parts = _parts.isEmpty ? "yMdtZ" : _parts
            let dates = [("y", "yyyy"), ("M", "MM"), ("w", "'W'ww"), ("d", "dd")].filter { parts.contains($0.0) }.map { $0.1 }.joined(separator: _dash.rawValue)
            let clock = ["HH", "mm", "ss"].joined(separator: _colon.rawValue) + (_fraction ? ".SSS" : "")
            let time = parts.contains("t") ? clock : ""
            let pattern = dates + (dates.isEmpty || time.isEmpty ? "" : _between.rawValue) + time + (parts.contains("Z") ? _zoneColon == .colon ? "XXX" : "XX" : "")
            return DateFormatter(_pattern: pattern, Locale(identifier: "en_US"), timeZone)
        }
        func format(_ value: Date) -> String { _formatter.string(from: value) }
        func parse(_ value: String) throws -> Date {
            guard let date = _formatter.date(from: value) else { throw CocoaError(.formatting) }
            return date
        }
        var parseStrategy: Date.ISO8601FormatStyle { self }
    }
}
extension FormatStyle where Self == Date.ISO8601FormatStyle {
    static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    static func iso8601(timeZone: TimeZone, includingFractionalSeconds: Bool = false, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon) -> Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(dateSeparator: dateSeparator, dateTimeSeparator: dateTimeSeparator, timeSeparator: timeSeparator, includingFractionalSeconds: includingFractionalSeconds, timeZone: timeZone)
    }
}
extension ParseStrategy where Self == Date.ISO8601FormatStyle {
    static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
    static func iso8601(timeZone: TimeZone, includingFractionalSeconds: Bool = false, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon) -> Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(dateSeparator: dateSeparator, dateTimeSeparator: dateTimeSeparator, timeSeparator: timeSeparator, includingFractionalSeconds: includingFractionalSeconds, timeZone: timeZone)
    }
}
extension Date {
    init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Date { self = try strategy.parse(value) }
    func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date { format.format(self) }
    func ISO8601Format(_ style: Date.ISO8601FormatStyle = .iso8601) -> String { style.format(self) }
    /// A pattern whose parts are named: `"\(day: .twoDigits).\(month: .twoDigits)."`.
    struct FormatString: ExpressibleByStringInterpolation, Hashable {
        let _pattern: String
        init(stringLiteral value: String) { _pattern = Date.FormatString._quoted(value) }
        init(stringInterpolation: Date.FormatString.StringInterpolation) { _pattern = stringInterpolation._pattern }
        static func _quoted(_ text: String) -> String { text.contains { $0.isLetter } ? "'" + text.replacingOccurrences(of: "'", with: "''") + "'" : text }
        struct StringInterpolation: StringInterpolationProtocol {
            var _pattern = ""
            init(literalCapacity: Int, interpolationCount: Int) {}
            mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { _pattern += Date.FormatString._quoted(literal) } }
            mutating func appendInterpolation(year: Date.FormatStyle.Symbol) { _pattern += Date.FormatStyle.dateTime.year(year)._parts["year"] ?? "" }
            mutating func appendInterpolation(month: Date.FormatStyle.Symbol) { _pattern += Date.FormatStyle.dateTime.month(month)._parts["month"] ?? "" }
            mutating func appendInterpolation(day: Date.FormatStyle.Symbol) { _pattern += Date.FormatStyle.dateTime.day(day)._parts["day"] ?? "" }
            mutating func appendInterpolation(weekday: Date.FormatStyle.Symbol) { _pattern += Date.FormatStyle.dateTime.weekday(weekday)._parts["weekday"] ?? "" }
            mutating func appendInterpolation(hour: Date.FormatString.Hour) { _pattern += hour._pattern }
            mutating func appendInterpolation(minute: Date.FormatStyle.Symbol) { _pattern += minute == .twoDigits ? "mm" : "m" }
            mutating func appendInterpolation(second: Date.FormatStyle.Symbol) { _pattern += second == .twoDigits ? "ss" : "s" }
            mutating func appendInterpolation(dayPeriod: Date.FormatString.DayPeriod) { _pattern += "a" }
            mutating func appendInterpolation(timeZone: Date.FormatString.Zone) { _pattern += timeZone._pattern }
        }
        struct Hour {
            enum Clock { case twelveHour, twentyFourHour }
            enum Cycle { case zeroBased, oneBased }
            let _pattern: String
            static func defaultDigits(clock: Date.FormatString.Hour.Clock, hourCycle: Date.FormatString.Hour.Cycle) -> Date.FormatString.Hour { Hour(_pattern: clock == .twelveHour ? "h" : "H") }
            static func twoDigits(clock: Date.FormatString.Hour.Clock, hourCycle: Date.FormatString.Hour.Cycle) -> Date.FormatString.Hour { Hour(_pattern: clock == .twelveHour ? "hh" : "HH") }
        }
        enum DayPeriod {
            enum Width { case abbreviated, wide, narrow }
            case standard(Date.FormatString.DayPeriod.Width), with12s(Date.FormatString.DayPeriod.Width)
        }
        struct Zone {
            enum Width { case short, long }
            let _pattern: String
            static func iso8601(_ width: Date.FormatString.Zone.Width) -> Date.FormatString.Zone { Zone(_pattern: "X") }
            static func localizedGMT(_ width: Date.FormatString.Zone.Width) -> Date.FormatString.Zone { Zone(_pattern: "z") }
            static func specificName(_ width: Date.FormatString.Zone.Width) -> Date.FormatString.Zone { Zone(_pattern: "z") }
        }
    }
    /// Reads dates by a pattern.
    struct ParseStrategy: Foundation.ParseStrategy {
        let _pattern: String
        var _locale = Locale(identifier: "en_US")
        var timeZone = TimeZone.gmt
        init(_pattern: String, _locale: Locale, _ zone: TimeZone) { (self._pattern, self._locale, timeZone) = (_pattern, _locale, zone) }
        init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar = Calendar(identifier: .gregorian), isLenient: Bool = true, twoDigitStartDate: Date = Date(timeIntervalSince1970: 0)) {
            (_pattern, self.timeZone) = (format._pattern, timeZone)
            if let locale { _locale = locale }
        }
        func parse(_ value: String) throws -> Date {
            let formatter = DateFormatter(_pattern: _pattern, _locale, timeZone)
            guard let date = formatter.date(from: value) else { throw CocoaError(.formatting) }
            return date
        }
    }
    /// Writes dates by a pattern.
    struct VerbatimFormatStyle: Foundation.FormatStyle {
        let _pattern: String
        var _locale = Locale(identifier: "en_US")
        var timeZone: TimeZone
        init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) {
            (_pattern, self.timeZone) = (format._pattern, timeZone)
            if let locale { _locale = locale }
        }
        func format(_ value: Date) -> String { DateFormatter(_pattern: _pattern, _locale, timeZone).string(from: value) }
    }
}
extension FormatStyle where Self == Date.VerbatimFormatStyle {
    static func verbatim(_ format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) -> Date.VerbatimFormatStyle {
        Date.VerbatimFormatStyle(format: format, locale: locale, timeZone: timeZone, calendar: calendar)
    }
}
/// How long a stretch of time is, in hours and the like.
struct _DateComponentsFormat: FormatStyle, Sendable {
    enum Field: Hashable, Sendable { case year, month, week, day, hour, minute, second }
    enum Style: Sendable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut }
    var _style = _DateComponentsFormat.Style.wide
    var _fields: Set<_DateComponentsFormat.Field> = [.year, .month, .week, .day, .hour, .minute, .second]
    var _isClock = false
    init(_isClock: Bool) { self._isClock = _isClock }
    init(style: _DateComponentsFormat.Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, fields: Set<_DateComponentsFormat.Field>? = nil) {
        _style = style
        if let fields { _fields = fields }
    }
    static var timeDuration: _DateComponentsFormat { _DateComponentsFormat(_isClock: true) }
    func format(_ value: Range<Date>) -> String {
        let seconds = value.upperBound.timeIntervalSince(value.lowerBound)
        if _isClock { return Duration.seconds(seconds).formatted(.time(pattern: seconds < 3600 ? .minuteSecond : .hourMinuteSecond)) }
        let units: [(field: _DateComponentsFormat.Field, seconds: Double, names: [String])] = [
            (.year, 31536000, ["year", "yr", "y"]), (.month, 2592000, ["month", "mo", "mo"]), (.week, 604800, ["week", "wk", "wk"]), (.day, 86400, ["day", "day", "d"]),
            (.hour, 3600, ["hour", "hr", "hr"]), (.minute, 60, ["minute", "min", "min"]), (.second, 1, ["second", "sec", "sec"]),
        ]
        var (rest, parts): (Double, [String]) = (seconds, [])
        for unit in units where _fields.contains(unit.field) {
            let count = Int(rest / unit.seconds)
            rest -= Double(count) * unit.seconds
            if count == 0 { continue }
            let name = unit.names[_style == .wide ? 0 : _style == .narrow || _style == .condensedAbbreviated ? 2 : 1]
            parts.append("\(count)" + (_style == .narrow || _style == .condensedAbbreviated ? "" : " ") + name + (_style == .wide && count > 1 ? "s" : ""))
        }
        return parts.isEmpty ? "0 seconds" : parts.joined(separator: _style == .condensedAbbreviated || _style == .narrow ? " " : ", ")
    }
}
extension FormatStyle where Self == _DateComponentsFormat {
    static func components(style: _DateComponentsFormat.Style, fields: Set<_DateComponentsFormat.Field>? = nil) -> _DateComponentsFormat {
        _DateComponentsFormat(style: style, fields: fields)
    }
    static var timeDuration: _DateComponentsFormat { _DateComponentsFormat(_isClock: true) }
}
extension Date {
    /// - Since: iOS 15
    typealias ComponentsFormatStyle = _DateComponentsFormat
    /// `Sun, 06 Nov 1994 08:49:37 GMT`
    struct HTTPFormatStyle: ParseableFormatStyle, Foundation.ParseStrategy {
        init() {}
        var _formatter: DateFormatter { DateFormatter(_pattern: "EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale(identifier: "en_US")) }
        func format(_ value: Date) -> String { _formatter.string(from: value) }
        func parse(_ value: String) throws -> Date {
            guard let date = _formatter.date(from: value) else { throw CocoaError(.formatting) }
            return date
        }
        var parseStrategy: Date.HTTPFormatStyle { self }
    }
}
extension FormatStyle where Self == Date.HTTPFormatStyle { static var http: Date.HTTPFormatStyle { Date.HTTPFormatStyle() } }
extension ParseStrategy where Self == Date.HTTPFormatStyle { static var http: Date.HTTPFormatStyle { Date.HTTPFormatStyle() } }
