// Formatters of masses, energies and stretches of time.
/// - Since: iOS 8
class MassFormatter: Formatter {
    enum Unit: Int { case gram = 11, kilogram = 14, ounce = 1537, pound = 1538, stone = 1539 }
    var numberFormatter: NumberFormatter! = LengthFormatter._decimals
    var unitStyle = Formatter.UnitStyle.medium
    var isForPersonMassUse = false
    func unitString(fromValue value: Double, unit: MassFormatter.Unit) -> String {
        let names: (String, String, String) =
            switch unit {
            case .gram: ("g", "gram", "grams")
            case .kilogram: ("kg", "kilogram", "kilograms")
            case .ounce: ("oz", "ounce", "ounces")
            case .pound: (unitStyle == .short ? "#" : "lb", "pound", "pounds")
            case .stone: ("st", "stone", "stones")
            }
        return unitStyle == .long ? value == 1 ? names.1 : names.2 : names.0
    }
    func string(fromValue value: Double, unit: MassFormatter.Unit) -> String {
        (numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)") + (unitStyle == .short ? "" : " ") + unitString(fromValue: value, unit: unit)
    }
    func string(fromKilograms numberInKilograms: Double) -> String {
        let pounds = numberInKilograms / 0.45359237
        return pounds >= 1 ? string(fromValue: pounds, unit: .pound) : string(fromValue: pounds * 16, unit: .ounce)
    }
    override func string(for obj: Any?) -> String? { (obj as? Double).map { string(fromKilograms: $0) } }
}
/// - Since: iOS 8
class EnergyFormatter: Formatter {
    enum Unit: Int { case joule = 11, kilojoule = 14, calorie = 1793, kilocalorie = 1794 }
    var numberFormatter: NumberFormatter! = LengthFormatter._decimals
    var unitStyle = Formatter.UnitStyle.medium
    var isForFoodEnergyUse = false
    func unitString(fromValue value: Double, unit: EnergyFormatter.Unit) -> String {
        let names: (String, String, String) =
            switch unit {
            case .joule: ("J", "joule", "joules")
            case .kilojoule: ("kJ", "kilojoule", "kilojoules")
            case .calorie: ("cal", "calorie", "calories")
            case .kilocalorie: isForFoodEnergyUse ? ("cal", "calorie", "calories") : ("kcal", "kilocalorie", "kilocalories")
            }
        return unitStyle == .long ? value == 1 ? names.1 : names.2 : names.0
    }
    func string(fromValue value: Double, unit: EnergyFormatter.Unit) -> String {
        (numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)") + (unitStyle == .short ? "" : " ") + unitString(fromValue: value, unit: unit)
    }
    func string(fromJoules numberInJoules: Double) -> String {
        let calories = numberInJoules / 4.184
        return calories >= 1000 ? string(fromValue: calories / 1000, unit: .kilocalorie) : string(fromValue: calories, unit: .calorie)
    }
    override func string(for obj: Any?) -> String? { (obj as? Double).map { string(fromJoules: $0) } }
}
/// From when to when, as `Date.IntervalFormatStyle` writes it.
/// - Since: iOS 8
class DateIntervalFormatter: Formatter {
    enum Style: Int { case none, short, medium, long, full }
    var dateStyle = DateIntervalFormatter.Style.medium
    var timeStyle = DateIntervalFormatter.Style.short
    /// The letters of the parts that are written, `MMMd`, instead of styles.
    var dateTemplate: String! = ""
    var locale: Locale! = Locale.current
    var calendar: Calendar! = Calendar.current
    var timeZone: TimeZone! = TimeZone.current
    override init() {}
    func string(from fromDate: Date, to toDate: Date) -> String {
        let dates: [Date.FormatStyle.DateStyle] = [.omitted, .numeric, .abbreviated, .long, .complete]
        let times: [Date.FormatStyle.TimeStyle] = [.omitted, .shortened, .standard, .complete, .complete]
        if let dateTemplate, !dateTemplate.isEmpty { return Date.IntervalFormatStyle(_format: ._of(template: dateTemplate).locale(locale)).format(min(fromDate, toDate)..<max(fromDate, toDate)) }
        if dateStyle == .none, timeStyle == .none { return "" }
        var format = Date.FormatStyle(date: dates[dateStyle.rawValue], time: times[timeStyle.rawValue], locale: locale)
        if dateStyle == .short { format = format.year(.twoDigits) }
        return Date.IntervalFormatStyle(_format: format).format(min(fromDate, toDate)..<max(fromDate, toDate))
    }
    func string(from dateInterval: DateInterval) -> String? { string(from: dateInterval.start, to: dateInterval.end) }
}
extension Date.FormatStyle {
    /// The parts whose letters a template has.
    static func _of(template: String) -> Date.FormatStyle {
        func width(_ letter: Character) -> Date.FormatStyle.Symbol { [1: .defaultDigits, 2: .twoDigits, 4: .wide, 5: .narrow][template.count { $0 == letter }] ?? .abbreviated }
        var format = Date.FormatStyle.dateTime
        if template.contains("y") { format = format.year() }
        if template.contains("M") { format = format.month(width("M")) }
        if template.contains("d") { format = format.day() }
        if template.contains("E") { format = format.weekday(template.count { $0 == "E" } == 4 ? .wide : .abbreviated) }
        if template.contains(where: { "jhH".contains($0) }) { format = format.hour() }
        if template.contains("m") { format = format.minute() }
        return template.contains("s") ? format.second() : format
    }
}
