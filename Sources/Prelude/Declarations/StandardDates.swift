/// How a date is written: `.dateTime.month().day()`, `formatted(date:time:)`; in the time zone of Greenwich.
struct _DateFormat {
    enum DateStyle { case omitted, numeric, abbreviated, long, complete }
    enum TimeStyle { case omitted, shortened, standard, complete }
    enum Symbol { case wide, abbreviated, narrow, short, twoDigits, defaultDigits, conversationalDefaultDigits, conversationalTwoDigits }
    struct Hour { static func defaultDigits(amPM: _DateFormat.Symbol) -> _DateFormat.Hour { Hour() }; static let defaultDigitsNoAMPM = Hour(), twoDigitsNoAMPM = Hour(); init() {} }
    var _date: _DateFormat.DateStyle
    var _time: _DateFormat.TimeStyle
    /// The parts that were asked for, by the pattern of each.
    var _parts: [String: String] = [:]
    var _locale = Locale.current
    init(_date: _DateFormat.DateStyle, _time: _DateFormat.TimeStyle) { self._date = _date; self._time = _time }
    init(date: _DateFormat.DateStyle, time: _DateFormat.TimeStyle) { _date = date; _time = time }
    static var dateTime: _DateFormat { _DateFormat(_date: .omitted, _time: .omitted) }
    func _with(_ part: String, _ pattern: String) -> _DateFormat {
        var copy = self
        copy._parts[part] = pattern
        return copy
    }
    func year(_ symbol: _DateFormat.Symbol = .defaultDigits) -> _DateFormat { _with("year", symbol == .twoDigits ? "yy" : "yyyy") }
    func month(_ symbol: _DateFormat.Symbol = .abbreviated) -> _DateFormat { _with("month", symbol == .wide ? "MMMM" : symbol == .narrow ? "MMMMM" : symbol == .twoDigits ? "MM" : symbol == .defaultDigits ? "M" : "MMM") }
    func day(_ symbol: _DateFormat.Symbol = .defaultDigits) -> _DateFormat { _with("day", symbol == .twoDigits ? "dd" : "d") }
    func weekday(_ symbol: _DateFormat.Symbol = .abbreviated) -> _DateFormat { _with("weekday", symbol == .wide ? "EEEE" : symbol == .narrow ? "EEEEE" : symbol == .short ? "EEEEEE" : "EEE") }
    func hour() -> _DateFormat { _with("hour", "h") }
    func hour(_ hour: _DateFormat.Hour) -> _DateFormat { _with("hour", "h") }
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
    /// The parts in any order: a locale has its own.
    var _template: String {
        if !_parts.isEmpty {
            return _parts.values.sorted().joined().replacingOccurrences(of: "yyyy", with: "y").replacingOccurrences(of: "h", with: "j")
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
        if let year = parts["year"] { date = date.isEmpty ? year : date + (isNumeric ? "/" : parts["day"] == nil ? " " : ", ") + year }
        if let weekday = parts["weekday"] { date = date.isEmpty ? weekday : parts["month"] == nil ? date + " " + weekday : weekday + ", " + date }
        var time = [parts["hour"], parts["minute"], parts["second"]].compactMap { $0 }.joined(separator: ":")
        if parts["hour"] != nil { time += " a" }
        if date.isEmpty || time.isEmpty { return date + time }
        return date + (isNumeric || parts["month"] == nil ? ", " : " 'at' ") + time
    }
}
extension Date {
    typealias FormatStyle = _DateFormat
    init(timeIntervalSinceReferenceDate seconds: Double) { self.init(timeIntervalSince1970: seconds + 978307200) }
    var timeIntervalSinceReferenceDate: Double { timeIntervalSince1970 - 978307200 }
    func formatted() -> String { _DateFormat.dateTime._text(self) }
    func formatted(date: _DateFormat.DateStyle, time: _DateFormat.TimeStyle) -> String { _DateFormat(_date: date, _time: time)._text(self) }
    func formatted(_ format: _DateFormat) -> String { format._text(self) }
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
    var calendar: Calendar? = nil
    var timeZone: TimeZone? = nil
    var nanosecond: Int? = nil
    var weekdayOrdinal: Int? = nil
    var date: Date? { (calendar ?? Calendar.current).date(from: self) }
    init(calendar: Calendar?, timeZone: TimeZone? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil) {
        self.init(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
        self.calendar = calendar
        self.timeZone = timeZone
    }
    init(year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, weekday: Int? = nil, weekOfYear: Int? = nil) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.weekday = weekday
        self.weekOfYear = weekOfYear
    }
}
struct TimeZone: Hashable, Sendable {
    let identifier: String
    init?(identifier: String) { self.identifier = identifier }
    init?(abbreviation: String) { identifier = abbreviation }
    init?(secondsFromGMT seconds: Int) { identifier = "GMT" }
    init(_identifier: String) { identifier = _identifier }
    static let current = TimeZone(_identifier: "GMT"), gmt = TimeZone(_identifier: "GMT")
}
/// The Gregorian calendar in the time zone of Greenwich.
struct Calendar: Hashable, Sendable {
    enum Component: Hashable, Sendable { case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, weekOfMonth, weekOfYear }
    enum Identifier { case gregorian, iso8601 }
    var _identifier: Calendar.Identifier
    var _firstWeekday: Int?
    var locale: Locale? = Locale.current
    var timeZone = TimeZone.current
    init(identifier: Calendar.Identifier) { _identifier = identifier }
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
        case .weekOfYear: return (number - _dayNumber(year, 1, 1) + _modulo(_dayNumber(year, 1, 1) + 5 - firstWeekday, 7)) / 7 + 1
        }
    }
    func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents {
        func value(_ component: Calendar.Component) -> Int? { components.contains(component) ? self.component(component, from: date) : nil }
        return DateComponents(
            year: value(.year), month: value(.month), day: value(.day), hour: value(.hour), minute: value(.minute), second: value(.second), weekday: value(.weekday),
            weekOfYear: value(.weekOfYear))
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
        result.day = count(.day, Int(days()))
        result.hour = count(.hour, Int(days() * 24))
        result.minute = count(.minute, Int(days() * 1440))
        result.second = count(.second, Int(days() * 86400))
        return result
    }
    func date(from components: DateComponents) -> Date? {
        let days = _dayNumber(components.year ?? 1, components.month ?? 1, components.day ?? 1)
        let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
        return Date(timeIntervalSince1970: Double(days * 86400 + seconds))
    }
    func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date? {
        switch component {
        case .era: return nil
        case .year: return _adding(months: value * 12, to: date)
        case .month: return _adding(months: value, to: date)
        case .day, .weekday: return date.addingTimeInterval(Double(value) * 86400)
        case .hour: return date.addingTimeInterval(Double(value) * 3600)
        case .minute: return date.addingTimeInterval(Double(value) * 60)
        case .second: return date.addingTimeInterval(Double(value))
        case .weekdayOrdinal, .weekOfMonth, .weekOfYear: return date.addingTimeInterval(Double(value) * 604800)
        }
    }
    func date(byAdding components: DateComponents, to date: Date) -> Date? {
        let moved = _adding(months: (components.year ?? 0) * 12 + (components.month ?? 0), to: date)
        let days = (components.day ?? 0) + (components.weekOfYear ?? 0) * 7
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
        case .era: return nil
        case .year: return days(_dayNumber(year, 1, 1), _dayNumber(year + 1, 1, 1))
        case .month: return days(_dayNumber(year, month, 1), _dayNumber(year, month + 1, 1))
        case .weekOfMonth, .weekOfYear, .weekdayOrdinal:
            let first = _day(date) - _modulo(_day(date) + 5 - firstWeekday, 7)
            return days(first, first + 7)
        case .day, .weekday: return days(_day(date), _day(date) + 1)
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
/// Writes dates by a pattern, in the time zone of Greenwich.
class DateFormatter: Formatter {
    enum Style { case none, short, medium, long, full }
    var dateFormat: String = ""
    var dateStyle = DateFormatter.Style.none
    var timeStyle = DateFormatter.Style.none
    var locale: Locale? = Locale.current
    var timeZone: TimeZone? = TimeZone.current
    var calendar: Calendar? = Calendar.current
    override init() {}
    override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
    override func _value(from text: String) -> Any? { date(from: text) }
    init(_pattern: String, _ locale: Locale = Locale.current) {
        dateFormat = _pattern
        self.locale = locale
    }
    static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? { _datePattern((locale ?? Locale.current).identifier, template) }
    static func localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }
    func setLocalizedDateFormatFromTemplate(_ template: String) { dateFormat = _datePattern((locale ?? Locale.current).identifier, template) }
    /// The pattern where the locale isn't the American one.
    var _foreignPattern: String? {
        guard let locale, !locale._isAmerican else { return nil }
        let styles: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
        return dateFormat.isEmpty ? _datePattern(locale.identifier, date: styles.firstIndex(of: dateStyle) ?? 0, time: styles.firstIndex(of: timeStyle) ?? 0) : dateFormat
    }
    var _stylePattern: String {
        let dates: [DateFormatter.Style: String] = [.short: "M/d/yy", .medium: "MMM d, yyyy", .long: "MMMM d, yyyy", .full: "EEEE, MMMM d, yyyy"]
        let times: [DateFormatter.Style: String] = [.short: "h:mm a", .medium: "h:mm:ss a", .long: "h:mm:ss a 'GMT'", .full: "h:mm:ss a 'GMT'"]
        let parts = [dates[dateStyle], times[timeStyle]].compactMap { $0 }
        return parts.joined(separator: dateStyle == .long || dateStyle == .full ? " 'at' " : ", ")
    }
    /// The letters of the pattern that stand for parts of a date, in runs, and the texts between them, which have no letter.
    var _pieces: [(letter: Character?, text: String)] {
        let pattern = Array(dateFormat.isEmpty ? _stylePattern : dateFormat)
        var (pieces, index): ([(letter: Character?, text: String)], Int) = ([], 0)
        while index < pattern.count {
            let character = pattern[index]
            var end = index + 1
            if character == "'" {
                while end < pattern.count && pattern[end] != "'" { end += 1 }
                pieces.append((letter: nil, text: end == index + 1 ? "'" : String(pattern[(index + 1)..<end])))
                index = end + 1
                continue
            }
            while end < pattern.count && pattern[end] == character { end += 1 }
            pieces.append((letter: character.isLetter ? character : nil, text: String(pattern[index..<end])))
            index = end
        }
        return pieces
    }
    func string(from date: Date) -> String {
        if let pattern = _foreignPattern, let locale { return _dateText(locale.identifier, pattern, date.timeIntervalSince1970) }
        return _pieces.map { piece in
            guard let letter = piece.letter else { return piece.text }
            return _field(letter, piece.text.count, date)
        }.joined()
    }
    /// The date that a text tells in the pattern; what it does not tell is that of the first of January 2000.
    func date(from string: String) -> Date? {
        if let pattern = _foreignPattern, let locale { return _dateParsed(locale.identifier, pattern, string).map { Date(timeIntervalSince1970: $0) } }
        let pieces = _pieces
        var (rest, parts): (Substring, [Character: Int]) = (string[...], [:])
        for (index, piece) in pieces.enumerated() {
            guard let letter = piece.letter else {
                guard rest.hasPrefix(piece.text) else { return nil }
                rest = rest.dropFirst(piece.text.count)
                continue
            }
            let isClosed = index + 1 < pieces.count && pieces[index + 1].letter != nil
            guard _read(letter, piece.text.count, isClosed, &rest, &parts) else { return nil }
        }
        return rest.isEmpty ? _date(parts) : nil
    }
    /// Takes a part of a date from the front of a text.
    func _read(_ letter: Character, _ count: Int, _ isClosed: Bool, _ rest: inout Substring, _ parts: inout [Character: Int]) -> Bool {
        let calendar = Calendar._american
        func take(_ names: [String], _ letter: Character) -> Bool {
            guard let found = names.firstIndex(where: { rest.lowercased().hasPrefix($0.lowercased()) }) else { return false }
            rest = rest.dropFirst(names[found].count)
            parts[letter] = found + 1
            return true
        }
        switch letter {
        case "M", "L": if count > 2 { return take(calendar.monthSymbols, "M") || take(calendar.shortMonthSymbols, "M") }
        case "E": return take(calendar.weekdaySymbols, "E") || take(calendar.shortWeekdaySymbols, "E")
        case "a": return take(["AM", "PM"], "a")
        case "z", "Z", "X", "x", "V": return _readZone(&rest, &parts)
        default: break
        }
        let digits = rest.prefix(isClosed ? count : rest.count).prefix { $0.isASCII && $0.isNumber }
        guard let value = Int(digits), !digits.isEmpty else { return false }
        rest = rest.dropFirst(digits.count)
        parts[letter == "L" ? "M" : letter] = letter == "y" && count == 2 && digits.count == 2 ? value + (value < 50 ? 2000 : 1900) : value
        return true
    }
    func _readZone(_ rest: inout Substring, _ parts: inout [Character: Int]) -> Bool {
        for name in ["GMT", "UTC", "Z"] where rest.hasPrefix(name) { rest = rest.dropFirst(name.count); return true }
        guard let sign = rest.first, sign == "+" || sign == "-" else { return false }
        let digits = rest.dropFirst().prefix(5).filter { $0 != ":" }.prefix(4)
        guard digits.count == 4, let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)) else { return false }
        rest = rest.dropFirst(rest.dropFirst(3).first == ":" ? 6 : 5)
        parts["z"] = (hours * 60 + minutes) * (sign == "-" ? -60 : 60)
        return true
    }
    func _date(_ parts: [Character: Int]) -> Date? {
        let (year, month, day) = (parts["y"] ?? 2000, parts["M"] ?? 1, parts["d"] ?? 1)
        var hour = parts["H"] ?? 0
        if let half = parts["h"] {
            guard (1...12).contains(half) else { return nil }
            hour = half % 12 + (parts["a"] == 2 ? 12 : 0)
        }
        let (minute, second, calendar) = (parts["m"] ?? 0, parts["s"] ?? 0, Calendar._american)
        guard (1...12).contains(month), day >= 1, hour < 24, minute < 60, second < 60 else { return nil }
        let number = calendar._dayNumber(year, month, day)
        guard number < calendar._dayNumber(year, month + 1, 1) else { return nil }
        return Date(timeIntervalSince1970: Double(number * 86400 + hour * 3600 + minute * 60 + second - (parts["z"] ?? 0)))
    }
    func _field(_ letter: Character, _ count: Int, _ date: Date) -> String {
        let calendar = Calendar._american
        func number(_ value: Int) -> String { count > 1 ? String(format: "%0\(count)d", value) : "\(value)" }
        let hour = calendar.component(.hour, from: date)
        let month = calendar.component(.month, from: date)
        switch letter {
        case "y", "Y":
            let year = calendar.component(.year, from: date)
            return count == 2 ? String(format: "%02d", year % 100) : number(year)
        case "M", "L": return count < 3 ? number(month) : count == 3 ? calendar.shortMonthSymbols[month - 1] : count == 5 ? String(calendar.monthSymbols[month - 1].prefix(1)) : calendar.monthSymbols[month - 1]
        case "d": return number(calendar.component(.day, from: date))
        case "E", "e", "c":
            let weekday = calendar.component(.weekday, from: date) - 1
            if letter != "E" && count < 3 { return number(weekday + 1) }
            return count == 4 ? calendar.weekdaySymbols[weekday] : count == 5 ? calendar.veryShortWeekdaySymbols[weekday] : count == 6 ? String(calendar.weekdaySymbols[weekday].prefix(2)) : calendar.shortWeekdaySymbols[weekday]
        case "H": return number(hour)
        case "h": return number(hour % 12 == 0 ? 12 : hour % 12)
        case "m": return number(calendar.component(.minute, from: date))
        case "s": return number(calendar.component(.second, from: date))
        case "a": return hour < 12 ? "AM" : "PM"
        case "w": return number(calendar.component(.weekOfYear, from: date))
        case "S": return String(String(format: "%03d", Int(((date.timeIntervalSince1970 - date.timeIntervalSince1970.rounded(.down)) * 1000).rounded(.down))).padding(toLength: count, withPad: "0", startingAt: 0))
        case "D": return number(calendar._day(date) - calendar._dayNumber(calendar.component(.year, from: date), 1, 1) + 1)
        case "X": return "Z"
        case "Z", "x": return count == 5 ? "Z" : count == 4 && letter == "Z" ? "GMT" : count == 3 && letter == "x" ? "+00:00" : "+0000"
        case "z": return "GMT"
        default: return String(repeating: String(letter), count: count)
        }
    }
}
/// Writes and reads dates as in `2024-01-31T12:00:00Z`.
class ISO8601DateFormatter: Formatter {
    override init() {}
    func string(from date: Date) -> String { DateFormatter(_pattern: "yyyy-MM-dd'T'HH:mm:ssX", Locale(identifier: "en_US")).string(from: date) }
    func date(from string: String) -> Date? { DateFormatter(_pattern: "yyyy-MM-dd'T'HH:mm:ssX", Locale(identifier: "en_US")).date(from: string) }
}
extension Date { func ISO8601Format() -> String { ISO8601DateFormatter().string(from: self) } }
