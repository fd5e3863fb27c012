/// Writes dates by a pattern, in the time zone of Greenwich.
class DateFormatter: Formatter {
    enum Style { case none, short, medium, long, full }
    var dateFormat: String = ""
    var dateStyle = DateFormatter.Style.none
    var timeStyle = DateFormatter.Style.none
    var locale: Locale? = Locale.current
    var timeZone: TimeZone? = TimeZone.current
    var calendar: Calendar? = Calendar.current
    /// Days near today are named: `Yesterday`.
    var doesRelativeDateFormatting = false
    var isLenient = false
    var defaultDate: Date?
    /// The names that the program sets, by kind.
    var _ownNames: [String: [String]] = [:]
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
        if doesRelativeDateFormatting, dateFormat.isEmpty, dateStyle != .none, let day = _relativeDay(of: date) {
            let time = DateFormatter()
            (time.timeStyle, time.locale) = (timeStyle, locale)
            return timeStyle == .none ? day : day + (dateStyle == .long || dateStyle == .full ? " at " : ", ") + time.string(from: date)
        }
        return _pieces.map { piece in
            guard let letter = piece.letter else { return piece.text }
            return _field(letter, piece.text.count, date)
        }.joined()
    }
    func _relativeDay(of date: Date) -> String? {
        switch Calendar._american._day(date) - Calendar._american._day(Date()) {
        case -1: "Yesterday"
        case 0: "Today"
        case 1: "Tomorrow"
        default: nil
        }
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
            let text = rest.lowercased()
            guard let found = names.indices.filter({ text.hasPrefix(names[$0].lowercased()) }).max(by: { names[$0].count < names[$1].count }) else { return false }
            rest = rest.dropFirst(names[found].count)
            parts[letter] = found + 1
            return true
        }
        switch letter {
        case "M", "L": if count > 2 { return take(monthSymbols, "M") || take(shortMonthSymbols, "M") }
        case "E": return take(weekdaySymbols, "E") || take(shortWeekdaySymbols, "E")
        case "a": return take([amSymbol, pmSymbol], "a")
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
        case "M", "L": return count < 3 ? number(month) : count == 3 ? shortMonthSymbols[month - 1] : count == 5 ? String(monthSymbols[month - 1].prefix(1)) : monthSymbols[month - 1]
        case "d": return number(calendar.component(.day, from: date))
        case "E", "e", "c":
            let weekday = calendar.component(.weekday, from: date) - 1
            if letter != "E" && count < 3 { return number(weekday + 1) }
            return count == 4 ? weekdaySymbols[weekday] : count == 5 ? veryShortWeekdaySymbols[weekday] : count == 6 ? String(weekdaySymbols[weekday].prefix(2)) : shortWeekdaySymbols[weekday]
        case "H": return number(hour)
        case "h": return number(hour % 12 == 0 ? 12 : hour % 12)
        case "m": return number(calendar.component(.minute, from: date))
        case "s": return number(calendar.component(.second, from: date))
        case "a": return hour < 12 ? amSymbol : pmSymbol
        case "w": return number(calendar.component(.weekOfYear, from: date))
        case "S": return String(String(format: "%03d", Int(((date.timeIntervalSince1970 - date.timeIntervalSince1970.rounded(.down)) * 1000).rounded(.down))).padding(toLength: count, withPad: "0", startingAt: 0))
        case "D": return number(calendar._day(date) - calendar._dayNumber(calendar.component(.year, from: date), 1, 1) + 1)
        case "Q", "q": return count == 4 ? ["1st", "2nd", "3rd", "4th"][(month - 1) / 3] + " quarter" : (count == 3 ? "Q" : "") + "\((month - 1) / 3 + 1)"
        case "G": return "AD"
        case "X": return "Z"
        case "Z", "x": return count == 5 ? "Z" : count == 4 && letter == "Z" ? "GMT" : count == 3 && letter == "x" ? "+00:00" : "+0000"
        case "z": return "GMT"
        default: return String(repeating: String(letter), count: count)
        }
    }
}
