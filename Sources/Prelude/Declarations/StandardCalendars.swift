// The calendar that dates are counted in.
/// The Gregorian calendar.
struct Calendar: Hashable, Sendable, CustomStringConvertible {
    enum Component: Hashable, Sendable { case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear, yearForWeekOfYear, dayOfYear, nanosecond, calendar, timeZone }
    enum Identifier: Hashable, Sendable, CaseIterable, CustomDebugStringConvertible {
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
    var _daysOfFirstWeek: Int?
    var locale: Locale? = Locale.current
    var timeZone = TimeZone.current
    init(identifier: Calendar.Identifier) { _identifier = identifier }
    var identifier: Calendar.Identifier { _identifier }
    static func == (_ a: Calendar, _ b: Calendar) -> Bool {
        a._identifier == b._identifier && a.locale == b.locale && a.timeZone == b.timeZone && a.firstWeekday == b.firstWeekday && a.minimumDaysInFirstWeek == b.minimumDaysInFirstWeek
    }
    func hash(into hasher: inout Hasher) { hasher.combine(_identifier) }
    var description: String {
        "\(identifier) (\(identifier)) locale: \(locale?.identifier ?? "") time zone: \(timeZone) firstWeekday: \(firstWeekday) minDaysInFirstWeek: \(minimumDaysInFirstWeek)"
    }
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
    /// What clocks show, in seconds since they showed the start of 1970.
    func _local(_ date: Date) -> Double { date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date)) }
    func _day(_ date: Date) -> Int { Int((_local(date) / 86400).rounded(.down)) }
    func _second(_ date: Date) -> Int { _modulo(Int(_local(date).rounded(.down)), 86400) }
    /// When clocks show a time of a day.
    func _moment(ofDay day: Int, second: Double = 0) -> Date { Date(timeIntervalSince1970: timeZone._moment(Double(day) * 86400 + second)) }
    /// The same time of another day.
    func _moved(_ date: Date, days: Int) -> Date { timeZone._isGreenwich ? date.addingTimeInterval(Double(days) * 86400) : Date(timeIntervalSince1970: timeZone._moment(_local(date) + Double(days) * 86400)) }
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
    var minimumDaysInFirstWeek: Int {
        get { _daysOfFirstWeek ?? (_identifier == .iso8601 ? 4 : 1) }
        set { _daysOfFirstWeek = min(max(newValue, 1), 7) }
    }
    func _firstWeek(of year: Int) -> Int { _weekStart(_dayNumber(year, 1, minimumDaysInFirstWeek)) }
    /// The year to which the week of a day belongs.
    func _weekYear(_ day: Int) -> Int { _date(ofDay: _weekStart(day) + 7 - minimumDaysInFirstWeek).0 }
    func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents {
        func value(_ component: Calendar.Component) -> Int? { components.contains(component) ? self.component(component, from: date) : nil }
        var parts = DateComponents(
            calendar: components.contains(.calendar) ? self : nil, timeZone: components.contains(.timeZone) ? timeZone : nil, era: value(.era), year: value(.year), month: value(.month),
            day: value(.day), hour: value(.hour), minute: value(.minute), second: value(.second), nanosecond: value(.nanosecond), weekday: value(.weekday), weekdayOrdinal: value(.weekdayOrdinal),
            quarter: value(.quarter), weekOfMonth: value(.weekOfMonth), weekOfYear: value(.weekOfYear), yearForWeekOfYear: value(.yearForWeekOfYear))
        parts.dayOfYear = value(.dayOfYear)
        if components.contains(.month) { parts.isLeapMonth = false }
        return parts
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
        // A day on which clocks are put forward has 23 hours.
        let more = timeZone._isGreenwich ? 0 : end >= start ? 1 : -1
        func days() -> Double { (end.timeIntervalSince1970 - reached.timeIntervalSince1970) / 86400 }
        result.year = count(.year, Int(days() / 365) + (end >= start ? 1 : -1))
        result.month = count(.month, Int(days() / 28) + (end >= start ? 1 : -1))
        result.weekOfYear = count(.weekOfYear, Int(days() / 7) + more)
        result.weekOfMonth = count(.weekOfMonth, Int(days() / 7) + more)
        result.day = count(.day, Int(days()) + more)
        result.hour = count(.hour, Int(days() * 24))
        result.minute = count(.minute, Int(days() * 1440))
        result.second = count(.second, Int(days() * 86400))
        return result
    }
    func date(from components: DateComponents) -> Date? {
        let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
        let zone = components.timeZone ?? timeZone
        return Date(timeIntervalSince1970: zone._moment(Double(_days(components) * 86400 + seconds)) + Double(components.nanosecond ?? 0) / 1e9)
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
        case .day, .dayOfYear, .weekday: return _moved(date, days: value)
        case .hour: return date.addingTimeInterval(Double(value) * 3600)
        case .minute: return date.addingTimeInterval(Double(value) * 60)
        case .second: return date.addingTimeInterval(Double(value))
        case .weekdayOrdinal, .weekOfMonth, .weekOfYear: return _moved(date, days: value * 7)
        }
    }
    func date(byAdding components: DateComponents, to date: Date) -> Date? {
        let moved = _adding(months: (components.year ?? 0) * 12 + (components.month ?? 0), to: date)
        let days = (components.day ?? 0) + (components.weekday ?? 0) + ((components.weekOfYear ?? 0) + (components.weekOfMonth ?? 0)) * 7
        return _moved(moved, days: days).addingTimeInterval(Double((components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)))
    }
    /// The same day of another month, or its last.
    func _adding(months: Int, to date: Date) -> Date {
        let (year, month, day) = _date(ofDay: _day(date))
        let length = _dayNumber(year, month + months + 1, 1) - _dayNumber(year, month + months, 1)
        let moved = _dayNumber(year, month + months, 1) + min(day, length) - 1
        return _moved(date, days: moved - _day(date))
    }
    func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? { _moment(ofDay: _day(date), second: Double(hour * 3600 + minute * 60 + second)) }
    func startOfDay(for date: Date) -> Date { _moment(ofDay: _day(date)) }
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
            let last = _moment(ofDay: _dayNumber(year, month + 1, 1) - 1)
            return 1..<(component(.weekOfMonth, from: last) + 1)
        case (.hour, .day): return 0..<24
        case (.minute, .hour), (.second, .minute): return 0..<60
        default: return nil
        }
    }
    func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
        let (year, month, _) = _date(ofDay: _day(date))
        func days(_ start: Int, _ end: Int) -> DateInterval { DateInterval(start: _moment(ofDay: start), end: _moment(ofDay: end)) }
        func seconds(_ length: Double) -> DateInterval {
            let local = _local(date)
            let start = date.addingTimeInterval((local / length).rounded(.down) * length - local)
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
