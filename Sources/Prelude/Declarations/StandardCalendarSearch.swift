// Dates that have given parts.
extension Calendar {
    enum MatchingPolicy { case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict }
    enum RepeatedTimePolicy { case first, last }
    enum SearchDirection { case forward, backward }
    /// The next date, or the last one before, that has the components; what is smaller than all of them begins.
    func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date? {
        let isForward = direction == .forward
        let (first, last) = (_day(date), _day(date) + (isForward ? 366 * 9 : -366 * 9))
        for day in stride(from: first, through: last, by: isForward ? 1 : -1) {
            let start = _moment(ofDay: day)
            guard _suits(start, components) else { continue }
            let times = components._times
            for time in isForward ? times : times.reversed() {
                let found = _moment(ofDay: day, second: Double(time))
                if isForward ? found > date : found < date { return found }
            }
        }
        return nil
    }
    func enumerateDates(startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward, using block: (_ result: Date?, _ exactMatch: Bool, _ stop: inout Bool) -> Void) {
        var (date, stop) = (start, false)
        while !stop, let next = nextDate(after: date, matching: components, matchingPolicy: matchingPolicy, direction: direction) {
            block(next, true, &stop)
            date = next
        }
    }
    func dates(byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, matchingPolicy: Calendar.MatchingPolicy = .nextTime, direction: Calendar.SearchDirection = .forward) -> [Date] {
        var found: [Date] = []
        enumerateDates(startingAfter: start.addingTimeInterval(direction == .forward ? -1 : 1), matching: components, matchingPolicy: matchingPolicy, direction: direction) { date, _, stop in
            guard let date, range?.contains(date) ?? (found.count < 1000) else { stop = true; return }
            found.append(date)
        }
        return found
    }
    func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
        guard _suits(date, components) else { return false }
        let parts = dateComponents([.hour, .minute, .second], from: date)
        return (components.hour ?? parts.hour) == parts.hour && (components.minute ?? parts.minute) == parts.minute && (components.second ?? parts.second) == parts.second
    }
    /// The date with one of its parts changed.
    func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date? {
        if [.era, .quarter, .weekOfMonth, .yearForWeekOfYear, .dayOfYear, .nanosecond, .calendar, .timeZone].contains(component) { return nil }
        var wanted = DateComponents()
        wanted.setValue(value, for: component)
        return nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
    }
    func _suits(_ date: Date, _ components: DateComponents) -> Bool {
        func suits(_ value: Int?, _ component: Calendar.Component) -> Bool { value.map { $0 == self.component(component, from: date) } ?? true }
        return suits(components.day, .day) && suits(components.weekday, .weekday) && suits(components.month, .month) && suits(components.year, .year)
            && suits(components.weekOfYear, .weekOfYear) && suits(components.weekdayOrdinal, .weekdayOrdinal)
    }
}
extension DateComponents {
    func value(for component: Calendar.Component) -> Int? {
        switch component {
        case .era: era
        case .year: year
        case .month: month
        case .day: day
        case .hour: hour
        case .minute: minute
        case .second: second
        case .nanosecond: nanosecond
        case .weekday: weekday
        case .weekdayOrdinal: weekdayOrdinal
        case .quarter: quarter
        case .weekOfMonth: weekOfMonth
        case .weekOfYear: weekOfYear
        case .yearForWeekOfYear: yearForWeekOfYear
        case .dayOfYear: dayOfYear
        case .calendar, .timeZone: nil
        }
    }
    mutating func setValue(_ value: Int?, for component: Calendar.Component) {
        switch component {
        case .era: era = value
        case .year: year = value
        case .month: month = value
        case .day: day = value
        case .hour: hour = value
        case .minute: minute = value
        case .second: second = value
        case .nanosecond: nanosecond = value
        case .weekday: weekday = value
        case .weekdayOrdinal: weekdayOrdinal = value
        case .quarter: quarter = value
        case .weekOfMonth: weekOfMonth = value
        case .weekOfYear: weekOfYear = value
        case .yearForWeekOfYear: yearForWeekOfYear = value
        case .dayOfYear: dayOfYear = value
        case .calendar, .timeZone: break
        }
    }
    /// The seconds of a day at which it has the components.
    var _times: [Int] {
        let isFree = [day, weekday, month, year, weekOfYear, weekdayOrdinal].allSatisfy { $0 == nil }
        let hours = hour.map { [$0] } ?? (minute == nil && second == nil || !isFree ? [0] : Array(0..<24))
        let minutes = minute.map { [$0] } ?? (second == nil || hour != nil || !isFree ? [0] : Array(0..<60))
        return hours.flatMap { hour in minutes.map { minute in hour * 3600 + minute * 60 + (second ?? 0) } }
    }
}
