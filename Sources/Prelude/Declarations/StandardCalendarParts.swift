// What parts of a calendar contain, and its weekends.
extension Calendar {
    /// Which one the smaller part is in the larger one, from 1.
    func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int? {
        if larger == .era { return smaller == .year ? component(.year, from: date) : nil }
        guard smaller._length < larger._length, let interval = dateInterval(of: larger, for: date) else { return nil }
        func count(_ length: Double) -> Int { Int(((_local(date) - _local(interval.start)) / length).rounded(.down)) + 1 }
        switch smaller {
        case .second, .minute, .hour: return count(smaller._length)
        case .day, .dayOfYear: return count(86400)
        case .weekday, .weekdayOrdinal: return (count(86400) - 1) / 7 + 1 == 1 && larger._length <= 604_800 ? count(86400) : (count(86400) - 1) / 7 + 1
        case .weekOfMonth, .weekOfYear: return larger == .year || larger == .yearForWeekOfYear ? component(.weekOfYear, from: date) : larger == .month ? component(.weekOfMonth, from: date) : nil
        case .month: return component(.month, from: date) - component(.month, from: interval.start) + 1
        case .quarter: return component(.quarter, from: date)
        default: return nil
        }
    }
    /// The values that the part has always.
    func minimumRange(of component: Calendar.Component) -> Range<Int>? {
        switch component {
        case .day: 1..<29
        case .dayOfYear: 1..<366
        case .weekOfYear: 1..<53
        case .weekOfMonth, .weekdayOrdinal: 1..<5
        case .year, .yearForWeekOfYear: 1..<140_743
        default: maximumRange(of: component)
        }
    }
    /// The values that the part may have.
    func maximumRange(of component: Calendar.Component) -> Range<Int>? {
        switch component {
        case .era: 0..<2
        case .year, .yearForWeekOfYear: 1..<144_684
        case .quarter: 1..<5
        case .month: 1..<13
        case .weekOfYear: 1..<54
        case .weekOfMonth: 0..<7
        case .weekdayOrdinal: 1..<6
        case .dayOfYear: 1..<367
        case .day: 1..<32
        case .weekday: 1..<8
        case .hour: 0..<24
        case .minute, .second: 0..<60
        case .nanosecond: 0..<1_000_000_000
        case .calendar, .timeZone: nil
        }
    }
    func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
        guard isDateInWeekend(date) else { return nil }
        let start = _day(date) - (component(.weekday, from: date) == 1 ? 1 : 0)
        return DateInterval(start: _moment(ofDay: start), end: _moment(ofDay: start + 2))
    }
    /// The weekend that begins after the date, or the last one that ends before it.
    func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = .forward) -> DateInterval? {
        let weekday = component(.weekday, from: date)
        let saturday = _day(date) + (direction == .forward ? (weekday == 7 ? 7 : 7 - weekday) : weekday == 7 ? -7 : weekday == 1 ? -8 : -weekday)
        return DateInterval(start: _moment(ofDay: saturday), end: _moment(ofDay: saturday + 2))
    }
    // The same, in variables.
    func dateInterval(of component: Calendar.Component, start: inout Date, interval: inout TimeInterval, for date: Date) -> Bool { _put(dateInterval(of: component, for: date), &start, &interval) }
    func dateIntervalOfWeekend(containing date: Date, start: inout Date, interval: inout TimeInterval) -> Bool { _put(dateIntervalOfWeekend(containing: date), &start, &interval) }
    func nextWeekend(startingAfter date: Date, start: inout Date, interval: inout TimeInterval, direction: Calendar.SearchDirection = .forward) -> Bool {
        _put(nextWeekend(startingAfter: date, direction: direction), &start, &interval)
    }
    func _put(_ found: DateInterval?, _ start: inout Date, _ interval: inout TimeInterval) -> Bool {
        guard let found else { return false }
        (start, interval) = (found.start, found.duration)
        return true
    }
    /// The dates that follow each other in equal steps, at most 1,000 where no range ends them.
    /// - Since: iOS 18
    func dates(byAdding component: Calendar.Component, value: Int = 1, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false) -> [Date] {
        _dates(range) { date(byAdding: component, value: value * $0, to: start) }
    }
    /// - Since: iOS 18
    func dates(byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false) -> [Date] {
        _dates(range) { count in (0..<count).reduce(start) { reached, _ in date(byAdding: components, to: reached) ?? reached } }
    }
    func _dates(_ range: Range<Date>?, _ date: (Int) -> Date?) -> [Date] {
        var found: [Date] = []
        for count in 1...1000 {
            guard let next = date(count), range?.contains(next) ?? true, next != found.last else { break }
            found.append(next)
        }
        return found
    }
    /// All parts of a date as clocks of a time zone show it.
    func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
        var calendar = self
        calendar.timeZone = timeZone
        return calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .nanosecond, .calendar, .timeZone], from: date)
    }
    var eraSymbols: [String] { ["BC", "AD"] }
    var longEraSymbols: [String] { ["Before Christ", "Anno Domini"] }
    var quarterSymbols: [String] { ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] }
    var shortQuarterSymbols: [String] { ["Q1", "Q2", "Q3", "Q4"] }
    var standaloneQuarterSymbols: [String] { quarterSymbols }
    var shortStandaloneQuarterSymbols: [String] { shortQuarterSymbols }
}
extension Calendar.Component {
    /// About how many seconds it has.
    var _length: Double {
        switch self {
        case .era, .calendar, .timeZone: .infinity
        case .year, .yearForWeekOfYear: 31_536_000
        case .quarter: 7_862_400
        case .month: 2_592_000
        case .weekOfYear, .weekOfMonth: 604_800
        case .day, .weekday, .weekdayOrdinal, .dayOfYear: 86400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        case .nanosecond: 1e-9
        }
    }
}
extension DateComponents {
    /// Whether there is such a date in its calendar.
    var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }
    func isValidDate(in calendar: Calendar) -> Bool {
        guard let date = calendar.date(from: self) else { return false }
        let parts: [Calendar.Component] = [.era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear]
        return parts.allSatisfy { part in value(for: part).map { $0 == calendar.component(part, from: date) } ?? true }
    }
}
