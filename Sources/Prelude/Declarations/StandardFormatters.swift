// Formatters of times, sizes and lists, as in the United States.
/// `2 hours ago`: how far a date is from another.
class RelativeDateTimeFormatter: Formatter {
    enum DateTimeStyle { case numeric, named }
    enum UnitsStyle { case full, spellOut, short, abbreviated }
    var dateTimeStyle = RelativeDateTimeFormatter.DateTimeStyle.numeric
    var unitsStyle = RelativeDateTimeFormatter.UnitsStyle.full
    var locale: Locale! = Locale.current
    var calendar: Calendar! = Calendar.current
    var formattingContext = Formatter.Context.unknown
    /// The names of the units that may occur.
    var _allowed: Set<String>?
    override init() {}
    func localizedString(for date: Date, relativeTo reference: Date) -> String { localizedString(fromTimeInterval: date.timeIntervalSince(reference)) }
    func string(for value: Any?) -> String? { (value as? Date).map { localizedString(for: $0, relativeTo: Date()) } }
    func localizedString(fromTimeInterval seconds: TimeInterval) -> String {
        let text = _text(seconds)
        return formattingContext == .beginningOfSentence ? text.prefix(1).uppercased() + text.dropFirst() : text
    }
    func _text(_ seconds: TimeInterval) -> String {
        let all = [("year", "yr.", 31_536_000.0), ("month", "mo.", 2_592_000.0), ("week", "wk.", 604_800.0), ("day", "day", 86400.0), ("hour", "hr.", 3600.0), ("minute", "min.", 60.0), ("second", "sec.", 1.0)]
        let units = all.filter { _allowed?.contains($0.0) ?? true }
        let (name, short, length) = units.first { abs(seconds) >= $0.2 } ?? units.last ?? all[6]
        let count = Int((abs(seconds) / length).rounded(.down))
        if dateTimeStyle == .named, let named = _named(name, count, isPast: seconds < 0) { return named }
        let word = unitsStyle == .short || unitsStyle == .abbreviated ? (name == "day" && count != 1 ? "days" : short) : count == 1 ? name : name + "s"
        return seconds < 0 ? "\(count) \(word) ago" : "in \(count) \(word)"
    }
    /// The largest unit that isn't zero counts.
    func localizedString(from components: DateComponents) -> String {
        let parts = [components.year, components.month, components.weekOfMonth ?? components.weekOfYear, components.day, components.hour, components.minute, components.second]
        let lengths = [31_536_000.0, 2_592_000, 604_800, 86400, 3600, 60, 1]
        let (count, length) = zip(parts, lengths).first { ($0.0 ?? 0) != 0 } ?? (0, 1)
        return localizedString(fromTimeInterval: Double(count ?? 0) * length)
    }
    func _named(_ unit: String, _ count: Int, isPast: Bool) -> String? {
        if count == 0 { return "now" }
        if count != 1 { return nil }
        switch unit {
        case "day": return isPast ? "yesterday" : "tomorrow"
        case "year", "month", "week": return (isPast ? "last " : "next ") + unit
        default: return nil
        }
    }
}
/// `1:02:05`, `1h 2m 5s`: a length of time by its parts.
class DateComponentsFormatter: Formatter {
    enum UnitsStyle: Int { case positional, abbreviated, short, full, spellOut, brief }
    struct ZeroFormattingBehavior: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let `default` = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 1), dropLeading = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 2)
        static let dropMiddle = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 4), dropTrailing = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 8)
        static let dropAll = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 14), pad = DateComponentsFormatter.ZeroFormattingBehavior(rawValue: 65536)
    }
    var unitsStyle = DateComponentsFormatter.UnitsStyle.positional
    var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
    var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
    var maximumUnitCount = 0
    var calendar: Calendar? = Calendar.current
    var includesApproximationPhrase = false
    var includesTimeRemainingPhrase = false
    var formattingContext = Formatter.Context.unknown
    // These change nothing.
    var collapsesLargestUnit = false
    var allowsFractionalUnits = false
    var referenceDate: Date?
    override init() {}
    static func localizedString(from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }
    func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }
    func string(from seconds: TimeInterval) -> String? {
        guard let time = _text(seconds) else { return nil }
        let approximation = includesApproximationPhrase ? formattingContext == .middleOfSentence ? "about " : "About " : ""
        return approximation + time + (includesTimeRemainingPhrase ? " remaining" : "")
    }
    func _text(_ seconds: TimeInterval) -> String? {
        let units: [(NSCalendar.Unit, Int, [String])] = [
            (.weekOfMonth, 604_800, ["w", "wk", "week"]), (.day, 86400, ["d", "day", "day"]), (.hour, 3600, ["h", "hr", "hour"]),
            (.minute, 60, ["m", "min", "minute"]), (.second, 1, ["s", "sec", "second"]),
        ].filter { allowedUnits.contains($0.0) }
        var rest = Int(abs(seconds).rounded())
        var parts: [(count: Int, names: [String])] = []
        for (_, length, names) in units {
            parts.append((rest / length, names))
            rest %= length
        }
        if zeroFormattingBehavior.contains(.pad) == false {
            let isPositional = unitsStyle == .positional
            if zeroFormattingBehavior.contains(.dropLeading) || zeroFormattingBehavior.contains(.default) {
                while parts.count > (isPositional && zeroFormattingBehavior.contains(.default) ? 2 : 1), parts[0].count == 0 { parts.removeFirst() }
            }
            if zeroFormattingBehavior.contains(.dropTrailing) || zeroFormattingBehavior.contains(.default) && !isPositional {
                while parts.count > 1, parts[parts.count - 1].count == 0 { parts.removeLast() }
            }
            if zeroFormattingBehavior.contains(.dropMiddle) || zeroFormattingBehavior.contains(.default) && !isPositional {
                parts = parts.enumerated().filter { $0.offset == 0 || $0.offset == parts.count - 1 || $0.element.count > 0 }.map { $0.element }
            }
        }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        if parts.isEmpty { return nil }
        let sign = seconds < 0 ? "-" : ""
        switch unitsStyle {
        case .positional:
            let pads = zeroFormattingBehavior.contains(.pad)
            return sign + parts.enumerated().map { $0.offset == 0 && !pads ? "\($0.element.count)" : String(format: "%02d", $0.element.count) }.joined(separator: ":")
        case .abbreviated: return sign + parts.map { "\($0.count)\($0.names[0])" }.joined(separator: " ")
        case .brief: return sign + parts.map { "\($0.count)\($0.names[1])" }.joined(separator: " ")
        case .short: return sign + parts.map { "\($0.count) \($0.names[1])" + ($0.names[1] == "day" && $0.count != 1 ? "s" : "") }.joined(separator: ", ")
        case .full, .spellOut: return sign + parts.map { "\($0.count) \($0.names[2])" + ($0.count == 1 ? "" : "s") }.joined(separator: ", ")
        }
    }
    func string(from components: DateComponents) -> String? {
        string(from: TimeInterval((components.day ?? 0) * 86400 + (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)))
    }
}
enum NSCalendar {
    struct Unit: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let year = NSCalendar.Unit(rawValue: 4), month = NSCalendar.Unit(rawValue: 8), day = NSCalendar.Unit(rawValue: 16), hour = NSCalendar.Unit(rawValue: 32)
        static let minute = NSCalendar.Unit(rawValue: 64), second = NSCalendar.Unit(rawValue: 128), weekOfMonth = NSCalendar.Unit(rawValue: 4096)
    }
}
/// `1.5 MB`: a number of bytes.
class ByteCountFormatter: Formatter {
    enum CountStyle: Int { case file, memory, decimal, binary }
    struct Units: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let useAll = ByteCountFormatter.Units(rawValue: 65535), useBytes = ByteCountFormatter.Units(rawValue: 1), useKB = ByteCountFormatter.Units(rawValue: 2)
        static let useMB = ByteCountFormatter.Units(rawValue: 4), useGB = ByteCountFormatter.Units(rawValue: 8), useTB = ByteCountFormatter.Units(rawValue: 16)
    }
    var countStyle = ByteCountFormatter.CountStyle.file
    var allowedUnits: ByteCountFormatter.Units = []
    var includesUnit = true
    var includesCount = true
    /// The number of bytes in parentheses, where it isn't what is written already.
    var includesActualByteCount = false
    /// Whether 0 is written as a word.
    var allowsNonnumericFormatting = true
    /// Without it three digits are shown.
    var isAdaptive = true
    var zeroPadsFractionDigits = false
    var formattingContext = Formatter.Context.unknown
    override init() {}
    func string(from measurement: Measurement<UnitInformationStorage>) -> String { string(fromByteCount: Int64(measurement.converted(to: .bytes).value)) }
    static func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String {
        let formatter = ByteCountFormatter()
        formatter.countStyle = countStyle
        return formatter.string(fromByteCount: byteCount)
    }
    func string(fromByteCount byteCount: Int64) -> String {
        let step: Double = countStyle == .memory || countStyle == .binary ? 1024 : 1000
        let names = ["bytes", "KB", "MB", "GB", "TB", "PB"]
        var (value, index) = (Double(byteCount), 0)
        func isAllowed(_ index: Int) -> Bool { allowedUnits.isEmpty || allowedUnits.contains(.useAll) || allowedUnits.contains(ByteCountFormatter.Units(rawValue: UInt(1) << UInt(index))) }
        while index < names.count - 1, !isAllowed(index) || abs(value) >= step && (index + 1..<names.count).contains(where: isAllowed) {
            value /= step
            index += 1
        }
        if byteCount == 0, allowedUnits.isEmpty {
            if allowsNonnumericFormatting { return "Zero KB" }
            index = 0
        }
        let digits = !isAdaptive ? max(0, 3 - Int(abs(value)).description.count) : index == 0 || index == 1 ? 0 : index == 2 ? 1 : 2
        let count = _NumberFormat.number.precision(.fractionLength((zeroPadsFractionDigits && index > 0 ? digits : 0)...digits))._text(value)
        let unit = index == 0 && byteCount == 1 ? "byte" : names[index]
        let text = [includesCount ? count : "", includesUnit ? unit : ""].filter { $0 != "" }.joined(separator: " ")
        return includesActualByteCount && index > 0 ? text + " (\(_NumberFormat.number._text(Double(byteCount))) bytes)" : text
    }
}
class ListFormatter: Formatter {
    var locale: Locale! = Locale.current
    override init() {}
    static func localizedString(byJoining strings: [String]) -> String { strings.formatted() }
    func string(from items: [Any]) -> String? { items.map { "\($0)" }.formatted() }
}
struct PersonNameComponents: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    var namePrefix: String?
    var givenName: String?
    var middleName: String?
    var familyName: String?
    var nameSuffix: String?
    var nickname: String?
    var phoneticRepresentation: PersonNameComponents? { get { _phonetic.first } set { _phonetic = newValue.map { [$0] } ?? [] } }
    var _phonetic: [PersonNameComponents] = []
    init(namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil) {
        self.namePrefix = namePrefix
        self.givenName = givenName
        self.middleName = middleName
        self.familyName = familyName
        self.nameSuffix = nameSuffix
        self.nickname = nickname
        self.phoneticRepresentation = phoneticRepresentation
    }
    /// The parts that there are.
    var _fields: [(label: String?, value: Any)] {
        _known([
            ("namePrefix", namePrefix), ("givenName", givenName), ("middleName", middleName), ("familyName", familyName), ("nameSuffix", nameSuffix),
            ("nickname", nickname), ("phoneticRepresentation", phoneticRepresentation),
        ])
    }
    var description: String { _fields.map { "\($0.label ?? ""): \($0.value) " }.joined() }
    var debugDescription: String { description }
    func formatted() -> String { PersonNameComponentsFormatter().string(from: self) }
}
class PersonNameComponentsFormatter: Formatter {
    enum Style: Int { case `default`, short, medium, long, abbreviated }
    struct Options: OptionSet { let rawValue: UInt; init(rawValue: UInt) { self.rawValue = rawValue } }
    var style = PersonNameComponentsFormatter.Style.default
    var locale: Locale! = Locale.current
    override init() {}
    static func localizedString(from components: PersonNameComponents, style: PersonNameComponentsFormatter.Style, options: PersonNameComponentsFormatter.Options = []) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }
    func string(from components: PersonNameComponents) -> String {
        let parts: [String?] =
            switch style {
            case .short: [components.nickname ?? components.givenName]
            case .long: [components.namePrefix, components.givenName, components.middleName, components.familyName, components.nameSuffix]
            case .abbreviated: [components.givenName.map { String($0.prefix(1)) }, components.familyName.map { String($0.prefix(1)) }]
            default: [components.givenName, components.familyName]
            }
        return parts.compactMap { $0 }.joined(separator: style == .abbreviated ? "" : " ")
    }
    func personNameComponents(from string: String) -> PersonNameComponents? {
        let parts = string.split(separator: " ").map { String($0) }
        guard let first = parts.first else { return nil }
        let middle = parts.dropFirst().dropLast().joined(separator: " ")
        return PersonNameComponents(givenName: first, middleName: middle == "" ? nil : middle, familyName: parts.count > 1 ? parts[parts.count - 1] : nil)
    }
}
extension Duration {
    func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }
    func formatted(_ format: _DurationFormat) -> String { format._text(self) }
}
/// Writes values of a type as a text or something else.
protocol FormatStyle<FormatInput, FormatOutput>: Hashable {
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: FormatInput) -> FormatOutput
    func locale(_ locale: Locale) -> Self
}
extension FormatStyle { func locale(_ locale: Locale) -> Self { self } }
/// Makes values of texts.
protocol ParseStrategy<ParseInput, ParseOutput>: Hashable {
    associatedtype ParseInput
    associatedtype ParseOutput
    func parse(_ value: ParseInput) throws -> ParseOutput
}
/// Writes values, and reads them again.
protocol ParseableFormatStyle<FormatInput, FormatOutput>: FormatStyle {
    associatedtype Strategy: ParseStrategy
    var parseStrategy: Strategy { get }
}
extension BinaryInteger { func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self { format.format(self) } }
extension BinaryInteger {
    init<F: ParseableFormatStyle>(_ value: String, format: F) throws where F.FormatInput == Self, F.Strategy.ParseInput == String, F.Strategy.ParseOutput == Self { self = try format.parseStrategy.parse(value) }
    init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Self { self = try strategy.parse(value) }
}
extension BinaryFloatingPoint {
    init<F: ParseableFormatStyle>(_ value: String, format: F) throws where F.FormatInput == Self, F.Strategy.ParseInput == String, F.Strategy.ParseOutput == Self { self = try format.parseStrategy.parse(value) }
    init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Self { self = try strategy.parse(value) }
}
extension BinaryFloatingPoint { func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Self { format.format(self) } }
func _interpolated<F: FormatStyle>(_ value: F.FormatInput, format: F) -> String where F.FormatOutput == String { format.format(value) }
extension Text {
    init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput: _FormattedText { self.init(verbatim: format.format(input)._plain) }
}
extension FormatStyle where Self == _ListFormat {
    static func list(type: _ListFormat.ListType, width: _ListFormat.Width = .standard) -> _ListFormat { _ListFormat(_type: type, _width: width) }
}
extension _ListFormat: FormatStyle {
    func format(_ value: [String]) -> String { _text(value) }
}
func _interpolated(_ duration: Duration, format: _DurationFormat) -> String { format._text(duration) }
