/// How a date is written: `.dateTime.month().day()`, `formatted(date:time:)`; in the time zone of Greenwich.
struct _DateFormat: Hashable {
    enum DateStyle { case omitted, numeric, abbreviated, long, complete }
    enum TimeStyle { case omitted, shortened, standard, complete }
    enum Symbol { case wide, abbreviated, narrow, short, twoDigits, defaultDigits, conversationalDefaultDigits, conversationalTwoDigits }
    struct Hour {
        enum AMPMStyle { case omitted, narrow, abbreviated, wide }
        let _pattern: String
        init(_pattern: String, amPM: _DateFormat.Hour.AMPMStyle) { self._pattern = _pattern + (amPM == .omitted ? "" : " a") }
        static func defaultDigits(amPM: _DateFormat.Hour.AMPMStyle) -> _DateFormat.Hour { Hour(_pattern: "h", amPM: amPM) }
        static func twoDigits(amPM: _DateFormat.Hour.AMPMStyle) -> _DateFormat.Hour { Hour(_pattern: "hh", amPM: amPM) }
        static func conversationalDefaultDigits(amPM: _DateFormat.Hour.AMPMStyle) -> _DateFormat.Hour { Hour(_pattern: "h", amPM: amPM) }
        static func conversationalTwoDigits(amPM: _DateFormat.Hour.AMPMStyle) -> _DateFormat.Hour { Hour(_pattern: "hh", amPM: amPM) }
        static let defaultDigitsNoAMPM = Hour(_pattern: "h", amPM: .omitted), twoDigitsNoAMPM = Hour(_pattern: "hh", amPM: .omitted)
    }
    enum Fraction { case fractional(Int), milliseconds(Int) }
    var _date: _DateFormat.DateStyle
    var _time: _DateFormat.TimeStyle
    /// The parts that were asked for, by the pattern of each.
    var _parts: [String: String] = [:]
    var _locale = Locale.current
    init(_date: _DateFormat.DateStyle, _time: _DateFormat.TimeStyle) { self._date = _date; self._time = _time }
    init(date: _DateFormat.DateStyle? = nil, time: _DateFormat.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown) {
        (_date, _time, _locale) = (date ?? .omitted, time ?? .omitted, locale)
    }
    static var dateTime: _DateFormat { _DateFormat(_date: .omitted, _time: .omitted) }
    func _with(_ part: String, _ pattern: String) -> _DateFormat {
        var copy = self
        copy._parts = _date == .omitted && _time == .omitted ? _parts : _allParts
        copy._parts[part] = pattern
        return copy
    }
    func year(_ symbol: _DateFormat.Symbol = .defaultDigits) -> _DateFormat { _with("year", symbol == .twoDigits ? "yy" : "yyyy") }
    func month(_ symbol: _DateFormat.Symbol = .abbreviated) -> _DateFormat { _with("month", symbol == .wide ? "MMMM" : symbol == .narrow ? "MMMMM" : symbol == .twoDigits ? "MM" : symbol == .defaultDigits ? "M" : "MMM") }
    func day(_ symbol: _DateFormat.Symbol = .defaultDigits) -> _DateFormat { _with("day", symbol == .twoDigits ? "dd" : "d") }
    func weekday(_ symbol: _DateFormat.Symbol = .abbreviated) -> _DateFormat { _with("weekday", symbol == .wide ? "EEEE" : symbol == .narrow ? "EEEEE" : symbol == .short ? "EEEEEE" : "EEE") }
    func hour() -> _DateFormat { _with("hour", "h a") }
    func hour(_ hour: _DateFormat.Hour) -> _DateFormat { _with("hour", hour._pattern) }
    func quarter(_ symbol: _DateFormat.Symbol = .abbreviated) -> _DateFormat { _with("quarter", symbol == .wide ? "QQQQ" : "QQQ") }
    func week(_ symbol: _DateFormat.Symbol = .defaultDigits) -> _DateFormat { _with("week", symbol == .twoDigits ? "ww" : "w") }
    func dayOfYear(_ symbol: _DateFormat.Symbol = .defaultDigits) -> _DateFormat { _with("dayOfYear", "D") }
    func era(_ symbol: _DateFormat.Symbol = .abbreviated) -> _DateFormat { _with("era", "G") }
    func timeZone() -> _DateFormat { _with("timeZone", "z") }
    func secondFraction(_ fraction: _DateFormat.Fraction) -> _DateFormat {
        switch fraction {
        case .fractional(let digits): _with("fraction", String(repeating: "S", count: min(max(digits, 0), 9)))
        case .milliseconds: _with("fraction", "SSS")
        }
    }
    func minute(_ symbol: _DateFormat.Symbol = .twoDigits) -> _DateFormat { _with("minute", "mm") }
    func second(_ symbol: _DateFormat.Symbol = .twoDigits) -> _DateFormat { _with("second", "ss") }
    func locale(_ locale: Locale) -> _DateFormat {
        var copy = self
        copy._locale = locale
        return copy
    }
    func _text(_ date: Date) -> String {
        if !_locale._isAmerican { return _dateText(_locale.identifier, _datePattern(_locale.identifier, _template), date.timeIntervalSince1970) }
        return DateFormatter(_pattern: _pattern, _locale).string(from: date)
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
        let times = ["", "h:mm a", "h:mm:ss a", "h:mm:ss a 'GMT'"]
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
/// Where in a sentence a date is.
/// - Since: iOS 15
struct FormatStyleCapitalizationContext: Hashable {
    let _name: String
    static let unknown = FormatStyleCapitalizationContext(_name: "unknown"), standalone = FormatStyleCapitalizationContext(_name: "standalone"), listItem = FormatStyleCapitalizationContext(_name: "listItem")
    static let beginningOfSentence = FormatStyleCapitalizationContext(_name: "beginningOfSentence"), middleOfSentence = FormatStyleCapitalizationContext(_name: "middleOfSentence")
}
extension Date {
    mutating func addTimeInterval(_ timeInterval: TimeInterval) { self = addingTimeInterval(timeInterval) }
    typealias FormatStyle = _DateFormat
    init(timeIntervalSinceReferenceDate seconds: Double) { self.init(timeIntervalSince1970: seconds + 978307200) }
    var timeIntervalSinceReferenceDate: Double { timeIntervalSince1970 - 978307200 }
    func formatted() -> String { _DateFormat.dateTime._text(self) }
    func formatted(date: _DateFormat.DateStyle, time: _DateFormat.TimeStyle) -> String { _DateFormat(_date: date, _time: time)._text(self) }
}
extension Date: CustomStringConvertible { var description: String { DateFormatter(_pattern: "yyyy-MM-dd HH:mm:ss '+0000'", Locale(identifier: "en_US")).string(from: self) } }
/// The parts of a date.
struct DateComponents: Hashable, Sendable {
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
    var date: Date? { (calendar ?? Calendar.current).date(from: self) }
    init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil) {
        (self.calendar, self.timeZone, self.era) = (calendar, timeZone, era)
        (self.year, self.month, self.day) = (year, month, day)
        (self.hour, self.minute, self.second, self.nanosecond) = (hour, minute, second, nanosecond)
        (self.weekday, self.weekdayOrdinal, self.quarter) = (weekday, weekdayOrdinal, quarter)
        (self.weekOfMonth, self.weekOfYear, self.yearForWeekOfYear) = (weekOfMonth, weekOfYear, yearForWeekOfYear)
    }
}
struct TimeZone: Hashable, Sendable {
    let identifier: String
    init?(identifier: String) { self.identifier = identifier }
    init?(abbreviation: String) { identifier = abbreviation }
    init?(secondsFromGMT seconds: Int) { identifier = "GMT" }
    init(_identifier: String) { identifier = _identifier }
    /// All times here are those of Greenwich.
    func secondsFromGMT(for date: Date = Date.now) -> Int { 0 }
    func abbreviation(for date: Date = Date.now) -> String? { "GMT" }
    func isDaylightSavingTime(for date: Date = Date.now) -> Bool { false }
    func localizedName(for style: TimeZone.NameStyle, locale: Locale?) -> String? { "Greenwich Mean Time" }
    enum NameStyle: Int { case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric }
    static let autoupdatingCurrent = TimeZone(_identifier: "GMT")
    static let current = TimeZone(_identifier: "GMT"), gmt = TimeZone(_identifier: "GMT")
}
/// The Gregorian calendar in the time zone of Greenwich.
struct Calendar: Hashable, Sendable {
    enum Component: Hashable, Sendable { case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear, dayOfYear, nanosecond, calendar, timeZone }
    enum Identifier: Hashable, Sendable, CustomDebugStringConvertible {
        case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew, iso8601, indian, islamic, islamicCivil, japanese, persian, republicOfChina, islamicTabular
        case islamicUmmAlQura
        var debugDescription: String {
            switch self {
            case .ethiopicAmeteMihret: "ethiopic"
            case .ethiopicAmeteAlem: "ethiopic-amete-alem"
            case .islamicCivil: "islamic-civil"
            case .republicOfChina: "roc"
            case .islamicTabular: "islamic-tbla"
            case .islamicUmmAlQura: "islamic-umalqura"
            case .gregorian: "gregorian"
            case .buddhist: "buddhist"
            case .chinese: "chinese"
            case .coptic: "coptic"
            case .hebrew: "hebrew"
            case .iso8601: "iso8601"
            case .indian: "indian"
            case .islamic: "islamic"
            case .japanese: "japanese"
            case .persian: "persian"
            }
        }
    }
    var _identifier: Calendar.Identifier
    var _firstWeekday: Int?
    var locale: Locale? = Locale.current
    var timeZone = TimeZone.current
    init(identifier: Calendar.Identifier) { _identifier = identifier }
    var identifier: Calendar.Identifier { _identifier }
    /// From 1, Sunday.
    var firstWeekday: Int {
        get { _firstWeekday ?? (_identifier == .iso8601 ? 2 : _isAmerican ? 1 : Int(_localeFact(locale?.identifier ?? "", "firstWeekday", "") ?? "") ?? 1) }
        set { _firstWeekday = newValue }
    }
    var _isAmerican: Bool { locale?._isAmerican ?? true }
    static var current: Calendar { Calendar(identifier: .gregorian) }
    static var _american: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = nil
        return calendar
    }
    static var autoupdatingCurrent: Calendar { Calendar(identifier: .gregorian) }
    var monthSymbols: [String] { _isAmerican ? _months : _localeNames(locale!.identifier, "months") }
    var _months: [String] { ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"] }
    var shortMonthSymbols: [String] { _isAmerican ? _months.map { String($0.prefix(3)) } : _localeNames(locale!.identifier, "shortMonths") }
    var standaloneMonthSymbols: [String] { _isAmerican ? _months : _localeNames(locale!.identifier, "standaloneMonths") }
    var weekdaySymbols: [String] { _isAmerican ? _weekdays : _localeNames(locale!.identifier, "weekdays") }
    var amSymbol: String { _isAmerican ? "AM" : _localeNames(locale!.identifier, "halves")[0] }
    var pmSymbol: String { _isAmerican ? "PM" : _localeNames(locale!.identifier, "halves")[1] }
    var _weekdays: [String] { ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] }
    var shortWeekdaySymbols: [String] { _isAmerican ? _weekdays.map { String($0.prefix(3)) } : _localeNames(locale!.identifier, "shortWeekdays") }
    var veryShortWeekdaySymbols: [String] { _isAmerican ? _weekdays.map { String($0.prefix(1)) } : _localeNames(locale!.identifier, "veryShortWeekdays") }
    var shortStandaloneWeekdaySymbols: [String] { shortWeekdaySymbols }
    var veryShortStandaloneWeekdaySymbols: [String] { veryShortWeekdaySymbols }
    /// Days since 1970 of a date of the Gregorian calendar: years begin in March, so that the leap day is their last.
    func _dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let months = month - 1
        let shifted = year + (months - _modulo(months, 12)) / 12
        let inYear = _modulo(months, 12) + 1
        let y = inYear <= 2 ? shifted - 1 : shifted
        let era = (y - _modulo(y, 400)) / 400
        let ofEra = y - era * 400
        let ofYear = (153 * (inYear + (inYear > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719468
    }
    func _modulo(_ a: Int, _ b: Int) -> Int { let rest = a % b; return rest < 0 ? rest + b : rest }
    func _date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
        let z = number + 719468
        let era = (z - _modulo(z, 146097)) / 146097
        let ofEra = z - era * 146097
        let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146096) / 365
        let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * ofYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * shifted + 2) / 5 + 1)
    }
    func _day(_ date: Date) -> Int { Int((date.timeIntervalSince1970 / 86400).rounded(.down)) }
    func _second(_ date: Date) -> Int { _modulo(Int(date.timeIntervalSince1970.rounded(.down)), 86400) }
    func component(_ component: Calendar.Component, from date: Date) -> Int {
        let (number, second) = (_day(date), _second(date))
        let (year, month, day) = _date(ofDay: number)
        switch component {
        case .era: return 1
        case .year: return year
        case .month: return month
        case .day: return day
        case .hour: return second / 3600
        case .minute: return second / 60 % 60
        case .second: return second % 60
        case .weekday: return _modulo(number + 4, 7) + 1
        case .weekdayOrdinal: return (day - 1) / 7 + 1
        case .weekOfMonth: return (day - 1 + _modulo(_dayNumber(year, month, 1) + 5 - firstWeekday, 7)) / 7 + 1
        case .weekOfYear: return (_weekStart(number) - _firstWeek(of: _weekYear(number))) / 7 + 1
        case .yearForWeekOfYear: return _weekYear(number)
        case .dayOfYear: return number - _dayNumber(year, 1, 1) + 1
        case .quarter: return (month - 1) / 3 + 1
        case .nanosecond: return Int((date.timeIntervalSince1970 - date.timeIntervalSince1970.rounded(.down)) * 1e9)
        case .calendar, .timeZone: return Int.max
        }
    }
    func _weekStart(_ day: Int) -> Int { day - _modulo(day + 5 - firstWeekday, 7) }
    /// How many days of a year's first week lie in it at least; the first of January is the first day of such a week at the latest.
    var _daysOfFirstWeek: Int { _identifier == .iso8601 ? 4 : 1 }
    func _firstWeek(of year: Int) -> Int { _weekStart(_dayNumber(year, 1, _daysOfFirstWeek)) }
    /// The year to which the week of a day belongs.
    func _weekYear(_ day: Int) -> Int { _date(ofDay: _weekStart(day) + 7 - _daysOfFirstWeek).0 }
    func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents {
        func value(_ component: Calendar.Component) -> Int? { components.contains(component) ? self.component(component, from: date) : nil }
        return DateComponents(
            calendar: components.contains(.calendar) ? self : nil, timeZone: components.contains(.timeZone) ? timeZone : nil, era: value(.era), year: value(.year), month: value(.month),
            day: value(.day), hour: value(.hour), minute: value(.minute), second: value(.second), nanosecond: value(.nanosecond), weekday: value(.weekday), weekdayOrdinal: value(.weekdayOrdinal),
            quarter: value(.quarter), weekOfMonth: value(.weekOfMonth), weekOfYear: value(.weekOfYear), yearForWeekOfYear: value(.yearForWeekOfYear))
    }
    /// How far it is from one date to another, in the largest of the components first.
    func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents {
        var result = DateComponents()
        var reached = start
        func count(_ component: Calendar.Component, _ guess: Int) -> Int? {
            guard components.contains(component) else { return nil }
            var steps = guess
            while let next = date(byAdding: component, value: steps, to: reached), end >= start ? next > end : next < end { steps += end >= start ? -1 : 1 }
            reached = date(byAdding: component, value: steps, to: reached) ?? reached
            return steps
        }
        func days() -> Double { (end.timeIntervalSince1970 - reached.timeIntervalSince1970) / 86400 }
        result.year = count(.year, Int(days() / 365) + (end >= start ? 1 : -1))
        result.month = count(.month, Int(days() / 28) + (end >= start ? 1 : -1))
        result.weekOfYear = count(.weekOfYear, Int(days() / 7))
        result.weekOfMonth = count(.weekOfMonth, Int(days() / 7))
        result.day = count(.day, Int(days()))
        result.hour = count(.hour, Int(days() * 24))
        result.minute = count(.minute, Int(days() * 1440))
        result.second = count(.second, Int(days() * 86400))
        return result
    }
    func date(from components: DateComponents) -> Date? {
        let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
        return Date(timeIntervalSince1970: Double(_days(components) * 86400 + seconds) + Double(components.nanosecond ?? 0) / 1e9)
    }
    /// The day that components name: of a week, where they name one, else of a month.
    func _days(_ components: DateComponents) -> Int {
        let weekday = _modulo((components.weekday ?? firstWeekday) - firstWeekday, 7)
        if components.month == nil, components.day == nil, let week = components.weekOfYear { return _firstWeek(of: components.yearForWeekOfYear ?? components.year ?? 1) + (week - 1) * 7 + weekday }
        let month = components.month ?? components.quarter.map { $0 * 3 - 2 } ?? 1
        if components.day == nil, let week = components.weekOfMonth { return _weekStart(_dayNumber(components.year ?? 1, month, 1)) + (week - 1) * 7 + weekday }
        if components.day == nil, let count = components.weekdayOrdinal, let wanted = components.weekday {
            let first = _dayNumber(components.year ?? 1, month, 1)
            return first + _modulo(wanted - 1 - _modulo(first + 4, 7), 7) + (count - 1) * 7
        }
        return _dayNumber(components.year ?? components.yearForWeekOfYear ?? 1, month, components.day ?? 1)
    }
    func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date? {
        switch component {
        case .era, .calendar, .timeZone: return nil
        case .year, .yearForWeekOfYear: return _adding(months: value * 12, to: date)
        case .quarter: return _adding(months: value * 3, to: date)
        case .nanosecond: return date.addingTimeInterval(Double(value) / 1e9)
        case .month: return _adding(months: value, to: date)
        case .day, .dayOfYear, .weekday: return date.addingTimeInterval(Double(value) * 86400)
        case .hour: return date.addingTimeInterval(Double(value) * 3600)
        case .minute: return date.addingTimeInterval(Double(value) * 60)
        case .second: return date.addingTimeInterval(Double(value))
        case .weekdayOrdinal, .weekOfMonth, .weekOfYear: return date.addingTimeInterval(Double(value) * 604800)
        }
    }
    func date(byAdding components: DateComponents, to date: Date) -> Date? {
        let moved = _adding(months: (components.year ?? 0) * 12 + (components.month ?? 0), to: date)
        let days = (components.day ?? 0) + (components.weekday ?? 0) + ((components.weekOfYear ?? 0) + (components.weekOfMonth ?? 0)) * 7
        return moved.addingTimeInterval(Double(days * 86400 + (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)))
    }
    /// The same day of another month, or its last.
    func _adding(months: Int, to date: Date) -> Date {
        let (year, month, day) = _date(ofDay: _day(date))
        let length = _dayNumber(year, month + months + 1, 1) - _dayNumber(year, month + months, 1)
        let moved = _dayNumber(year, month + months, 1) + min(day, length) - 1
        return date.addingTimeInterval(Double(moved - _day(date)) * 86400)
    }
    func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? { startOfDay(for: date).addingTimeInterval(Double(hour * 3600 + minute * 60 + second)) }
    func startOfDay(for date: Date) -> Date { Date(timeIntervalSince1970: Double(_day(date)) * 86400) }
    func isDate(_ a: Date, inSameDayAs b: Date) -> Bool { _day(a) == _day(b) }
    func isDate(_ a: Date, equalTo b: Date, toGranularity component: Calendar.Component) -> Bool {
        let (first, second) = (dateInterval(of: component, for: a), dateInterval(of: component, for: b))
        return first == second
    }
    func isDateInToday(_ date: Date) -> Bool { _day(date) == _day(Date()) }
    func isDateInYesterday(_ date: Date) -> Bool { _day(date) == _day(Date()) - 1 }
    func isDateInTomorrow(_ date: Date) -> Bool { _day(date) == _day(Date()) + 1 }
    func isDateInWeekend(_ date: Date) -> Bool { [1, 7].contains(component(.weekday, from: date)) }
    func compare(_ a: Date, to b: Date, toGranularity component: Calendar.Component) -> ComparisonResult {
        let (first, second) = (dateInterval(of: component, for: a)?.start ?? a, dateInterval(of: component, for: b)?.start ?? b)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
    func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>? {
        let (year, month, _) = _date(ofDay: _day(date))
        switch (smaller, larger) {
        case (.day, .month): return 1..<(_dayNumber(year, month + 1, 1) - _dayNumber(year, month, 1) + 1)
        case (.day, .year): return 1..<(_dayNumber(year + 1, 1, 1) - _dayNumber(year, 1, 1) + 1)
        case (.month, .year): return 1..<13
        case (.weekOfMonth, .month):
            let last = Date(timeIntervalSince1970: Double(_dayNumber(year, month + 1, 1) - 1) * 86400)
            return 1..<(component(.weekOfMonth, from: last) + 1)
        case (.hour, .day): return 0..<24
        case (.minute, .hour), (.second, .minute): return 0..<60
        default: return nil
        }
    }
    func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
        let (year, month, _) = _date(ofDay: _day(date))
        func days(_ start: Int, _ end: Int) -> DateInterval { DateInterval(start: Date(timeIntervalSince1970: Double(start) * 86400), end: Date(timeIntervalSince1970: Double(end) * 86400)) }
        func seconds(_ length: Double) -> DateInterval {
            let start = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / length).rounded(.down) * length)
            return DateInterval(start: start, end: start.addingTimeInterval(length))
        }
        switch component {
        case .era, .calendar, .timeZone, .nanosecond: return nil
        case .quarter: return days(_dayNumber(year, (month - 1) / 3 * 3 + 1, 1), _dayNumber(year, (month - 1) / 3 * 3 + 4, 1))
        case .yearForWeekOfYear: return days(_firstWeek(of: _weekYear(_day(date))), _firstWeek(of: _weekYear(_day(date)) + 1))
        case .year: return days(_dayNumber(year, 1, 1), _dayNumber(year + 1, 1, 1))
        case .month: return days(_dayNumber(year, month, 1), _dayNumber(year, month + 1, 1))
        case .weekOfMonth, .weekOfYear, .weekdayOrdinal:
            let first = _weekStart(_day(date))
            return days(first, first + 7)
        case .day, .dayOfYear, .weekday: return days(_day(date), _day(date) + 1)
        case .hour: return seconds(3600)
        case .minute: return seconds(60)
        case .second: return seconds(1)
        }
    }
}
/// From one time to another.
struct DateInterval: Hashable, Sendable {
    var start: Date
    var end: Date
    init(start: Date, end: Date) { self.start = start; self.end = end }
    init(start: Date, duration: Double) { self.start = start; end = start.addingTimeInterval(duration) }
    var duration: Double { end.timeIntervalSince(start) }
    func contains(_ date: Date) -> Bool { date >= start && date <= end }
}
