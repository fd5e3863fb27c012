/// How a number of bytes is written.
/// - Since: iOS 15
struct ByteCountFormatStyle: FormatStyle {
    enum Style: Int { case file, memory, decimal, binary }
    /// No units are all, as in Foundation: so a list of units in brackets allows all.
    struct Units: OptionSet, Hashable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue == 0 ? 65535 : rawValue }
        static let bytes = Units(rawValue: 1), kb = Units(rawValue: 2), mb = Units(rawValue: 4), gb = Units(rawValue: 8), tb = Units(rawValue: 16), pb = Units(rawValue: 32)
        static let eb = Units(rawValue: 64), zb = Units(rawValue: 128), ybOrHigher = Units(rawValue: 65280), all = Units(rawValue: 65535)
        static var `default`: ByteCountFormatStyle.Units { .all }
    }
    var style: ByteCountFormatStyle.Style
    var allowedUnits: ByteCountFormatStyle.Units
    var spellsOutZero: Bool
    var includesActualByteCount: Bool
    var locale: Locale
    init(style: ByteCountFormatStyle.Style = .file, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent) {
        (self.style, self.allowedUnits, self.spellsOutZero) = (style, allowedUnits, spellsOutZero)
        (self.includesActualByteCount, self.locale) = (includesActualByteCount, locale)
    }
    func locale(_ locale: Locale) -> ByteCountFormatStyle {
        var copy = self
        copy.locale = locale
        return copy
    }
    func format(_ value: Int64) -> String {
        if spellsOutZero, value == 0 { return allowedUnits.contains(.kb) ? "Zero kB" : "Zero bytes" }
        let step: Double = style == .memory || style == .binary ? 1024 : 1000
        let amount = abs(Double(value))
        let names = ["bytes", "kB", "MB", "GB", "TB", "PB"]
        var unit = names.count - 1
        for index in names.indices where allowedUnits.contains(Units(rawValue: UInt(1) << UInt(index))) {
            unit = index
            if amount < _end(of: index, step) { break }
        }
        let number = _NumberFormat.number.precision(.fractionLength(0...ByteCountFormatStyle._digits(unit)))._text(Double(value) / pow(step, Double(unit)))
        let text = number + " " + (unit == 0 && amount == 1 ? "byte" : names[unit])
        guard includesActualByteCount else { return text }
        return text + " (\(_NumberFormat.number._text(Double(value))) \(amount == 1 ? "byte" : "bytes"))"
    }
    static func _digits(_ unit: Int) -> Int { min(max(0, unit - 1), 2) }
    /// From how many bytes on the next unit is taken: those that would be rounded to all of it.
    func _end(of unit: Int, _ step: Double) -> Double {
        if unit == 0 { return step - 1 }
        return (pow(step, Double(unit)) * (step - 0.5 / pow(10, Double(ByteCountFormatStyle._digits(unit))))).rounded(.down)
    }
}
extension Int { func formatted(_ format: ByteCountFormatStyle) -> String { format.format(Int64(self)) } }
extension Int64 { func formatted(_ format: ByteCountFormatStyle) -> String { format.format(self) } }
extension FormatStyle where Self == ByteCountFormatStyle {
    static func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> ByteCountFormatStyle {
        ByteCountFormatStyle(style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount)
    }
}
extension Measurement where UnitType == UnitInformationStorage {
    func formatted(_ style: ByteCountFormatStyle) -> String { style.format(Int64(converted(to: .bytes).value)) }
}
