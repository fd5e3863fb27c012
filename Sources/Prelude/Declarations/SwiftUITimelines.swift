// Views that are made again as time passes.
/// Its content is made for the time that the schedule gives, and made again as time passes.
/// - Since: iOS 15
struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    typealias Context = TimelineViewContext
    init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content)
}
typealias TimelineViewDefaultContext = TimelineViewContext
/// - Since: iOS 15
struct TimelineViewContext {
    enum Cadence: Int, Comparable, Hashable {
        case live, seconds, minutes
        static func < (_ a: TimelineViewContext.Cadence, _ b: TimelineViewContext.Cadence) -> Bool { a.rawValue < b.rawValue }
    }
    let date: Date
    var cadence: TimelineViewContext.Cadence { .live }
    init(_date: Date) { date = _date }
}
/// - Since: iOS 15
enum TimelineScheduleMode { case normal, lowFrequency }
/// Says when a timeline changes.
/// - Since: iOS 15
protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
    /// The entry that holds at a time, and the one that follows.
    func _entry(at date: Date) -> Date
    func _entry(after date: Date) -> Date?
}
extension TimelineSchedule where Entries.Element == Date {
    func _entry(at date: Date) -> Date {
        var found: Date? = nil
        for entry in entries(from: date, mode: .normal) {
            if found != nil && entry > date { break }
            found = entry
        }
        return found ?? date
    }
    func _entry(after date: Date) -> Date? { entries(from: date, mode: .normal).first { $0 > date } }
}
/// The entries of a schedule of the library, from the one that holds at a time.
struct _ScheduleEntries: Sequence, IteratorProtocol {
    typealias Element = Date
    let _after: (Date) -> Date?
    var _next: Date?
    mutating func next() -> Date? {
        let entry = _next
        if let entry { _next = _after(entry) }
        return entry
    }
}
/// - Since: iOS 15
struct PeriodicTimelineSchedule: TimelineSchedule {
    typealias Entries = _ScheduleEntries
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> _ScheduleEntries { _ScheduleEntries(_after: { _entry(after: $0) }, _next: _entry(at: startDate)) }
    let _start: Date
    let _interval: Double
    init(from startDate: Date, by interval: Double) { _start = startDate; _interval = max(interval, 0.001) }
    /// A little more than has passed, since times are sums.
    func _turns(_ date: Date) -> Double { ((date.timeIntervalSince(_start) + 0.000001) / _interval).rounded(.down) }
    func _entry(at date: Date) -> Date { date < _start ? date : _start + _turns(date) * _interval }
    func _entry(after date: Date) -> Date? { date < _start ? _start : _start + (_turns(date) + 1) * _interval }
}
/// Sixty times a second, or as seldom as it is asked to.
/// - Since: iOS 15
struct AnimationTimelineSchedule: TimelineSchedule {
    typealias Entries = _ScheduleEntries
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> _ScheduleEntries { _ScheduleEntries(_after: { _entry(after: $0) }, _next: _entry(at: startDate)) }
    let _interval: Double
    let _isPaused: Bool
    init(minimumInterval: Double? = nil, paused: Bool = false) { _interval = max(minimumInterval ?? 1 / 60, 1 / 60); _isPaused = paused }
    func _entry(at date: Date) -> Date { date }
    func _entry(after date: Date) -> Date? { _isPaused ? nil : date + _interval }
}
/// - Since: iOS 15
struct EveryMinuteTimelineSchedule: TimelineSchedule {
    typealias Entries = _ScheduleEntries
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> _ScheduleEntries { _ScheduleEntries(_after: { _entry(after: $0) }, _next: _entry(at: startDate)) }
    init() {}
    func _entry(at date: Date) -> Date { PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60)._entry(at: date) }
    func _entry(after date: Date) -> Date? { PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60)._entry(after: date) }
}
/// - Since: iOS 15
struct ExplicitTimelineSchedule: TimelineSchedule {
    typealias Entries = _ScheduleEntries
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> _ScheduleEntries { _ScheduleEntries(_after: { _entry(after: $0) }, _next: _entry(at: startDate)) }
    let _dates: [Date]
    init(_ dates: [Date]) { _dates = dates }
    func _entry(at date: Date) -> Date { _dates.last(where: { $0 <= date }) ?? _dates.first ?? date }
    func _entry(after date: Date) -> Date? { _dates.first { $0 > date } }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    static func periodic(from start: Date, by interval: Double) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: start, by: interval) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() } }
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule { ExplicitTimelineSchedule(dates) }
}
