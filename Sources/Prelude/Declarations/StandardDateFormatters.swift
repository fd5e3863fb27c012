/// Writes dates by a pattern.
class DateFormatter: Formatter {
    enum Style: UInt { case none, short, medium, long, full }
    var _format = ""
    /// Where it isn't set, the pattern of the styles.
    var dateFormat: String! { get { _pattern.text } set { _format = newValue ?? "" } }
    var dateStyle = DateFormatter.Style.none { didSet { _format = "" } }
    var timeStyle = DateFormatter.Style.none { didSet { _format = "" } }
    var locale: Locale! = Locale.current
    var timeZone: TimeZone! = TimeZone.current
    var calendar: Calendar! = Calendar.current
    /// Days near today are named: `Yesterday`.
    var doesRelativeDateFormatting = false
    var isLenient = false
    var defaultDate: Date?
    /// The names that the program sets, by kind.
    var _ownNames: [String: [String]] = [:]
    override init() {}
    override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
    override func _value(from text: String) -> Any? { date(from: text) }
    init(_pattern pattern: String, _ locale: Locale = Locale.current, _ zone: TimeZone = TimeZone.current) {
        _format = pattern
        (self.locale, timeZone) = (locale, zone)
    }
    static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? { _datePattern((locale ?? Locale.current).identifier, template) }
    static func localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }
    func setLocalizedDateFormatFromTemplate(_ template: String) { _format = _datePattern((locale ?? Locale.current).identifier, template) }
    var _zone: TimeZone { timeZone ?? .current }
    /// The pattern that is set, or that of the styles; the American ones have ordinary spaces.
    var _pattern: (locale: String, text: String) {
        let locale = self.locale ?? Locale.current
        if !_format.isEmpty { return (locale.identifier, _format) }
        if locale._isAmerican { return (locale.identifier, _stylePattern) }
        let styles: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
        return (locale.identifier, _datePattern(locale.identifier, date: styles.firstIndex(of: dateStyle) ?? 0, time: styles.firstIndex(of: timeStyle) ?? 0))
    }
    var _stylePattern: String {
        let dates: [DateFormatter.Style: String] = [.short: "M/d/yy", .medium: "MMM d, yyyy", .long: "MMMM d, yyyy", .full: "EEEE, MMMM d, yyyy"]
        let times: [DateFormatter.Style: String] = [.short: "h:mm a", .medium: "h:mm:ss a", .long: "h:mm:ss a z", .full: "h:mm:ss a zzzz"]
        let parts = [dates[dateStyle], times[timeStyle]].compactMap { $0 }
        return parts.joined(separator: dateStyle == .short ? ", " : " 'at' ")
    }
    /// The kinds of names that the program sets, each with its names.
    var _nameList: [[String]] { _ownNames.isEmpty ? [] : _ownNames.map { [$0.key] + $0.value }.sorted { $0[0] < $1[0] } }
    func string(from date: Date) -> String {
        if doesRelativeDateFormatting, locale?._isAmerican ?? true, _format.isEmpty, dateStyle != .none, let day = _relativeDay(of: date) {
            let time = DateFormatter()
            (time.timeStyle, time.locale, time.timeZone) = (timeStyle, locale, timeZone)
            return timeStyle == .none ? day : day + (dateStyle == .short ? ", " : " at ") + time.string(from: date)
        }
        return _dateText(_pattern.locale, _pattern.text, _zone.identifier, date.timeIntervalSince1970, _nameList)
    }
    func _relativeDay(of date: Date) -> String? {
        var calendar = Calendar._american
        calendar.timeZone = _zone
        return switch calendar._day(date) - calendar._day(Date()) {
        case -1: "Yesterday"
        case 0: "Today"
        case 1: "Tomorrow"
        default: nil
        }
    }
    func date(from string: String) -> Date? { _dateParsed(_pattern.locale, _pattern.text, _zone.identifier, string, _nameList).map { Date(timeIntervalSince1970: $0) } }
}
