// Patterns such as `#,##0.00`, by which numbers are written.
struct _NumberPattern {
    var prefix = ""
    var suffix = ""
    var body = ""
    init(_ text: String) {
        var isQuoted = false
        for character in text {
            if character == "'" {
                isQuoted.toggle()
            } else if !isQuoted && suffix.isEmpty && "#0,.".contains(character) {
                body.append(character)
            } else if body.isEmpty {
                prefix.append(character)
            } else {
                suffix.append(character)
            }
        }
    }
    var whole: String { String(body.prefix { $0 != "." }) }
    var fraction: String { String(body.drop { $0 != "." }.dropFirst()) }
    /// The sizes of the groups of digits, those of the last one first.
    var groups: [Int] { whole.split(separator: ",", omittingEmptySubsequences: false).dropFirst().reversed().map { $0.count } }
}
extension NumberFormatter {
    /// How numbers from 0 on are written; what is behind a `;` is for those below.
    var positiveFormat: String! {
        get { _formats.positive ?? "#,##0.###" }
        set {
            let parts = (newValue ?? "").split(separator: ";").map { String($0) }
            let pattern = _NumberPattern(parts.first ?? "")
            _formats.positive = parts.first
            _isOfPattern = true
            minimumIntegerDigits = max(1, pattern.whole.filter { $0 == "0" }.count)
            (_least, _most) = (pattern.fraction.filter { $0 == "0" }.count, pattern.fraction.count)
            usesGroupingSeparator = !pattern.groups.isEmpty
            groupingSize = pattern.groups.first ?? 3
            secondaryGroupingSize = pattern.groups.count > 1 ? pattern.groups[1] : 0
            (positivePrefix, positiveSuffix) = (_symbolized(pattern.prefix), _symbolized(pattern.suffix))
            if (pattern.prefix + pattern.suffix).contains("%") { multiplier = 100 }
            if parts.count > 1 {
                negativeFormat = parts[1]
            } else if _formats.negative == nil {
                (negativePrefix, negativeSuffix) = ("-" + positivePrefix, positiveSuffix)
            }
        }
    }
    var negativeFormat: String! {
        get { _formats.negative ?? positiveFormat }
        set {
            let pattern = _NumberPattern(newValue ?? "")
            (_formats.negative, _isOfPattern) = (newValue, true)
            (negativePrefix, negativeSuffix) = (_symbolized(pattern.prefix), _symbolized(pattern.suffix))
        }
    }
    func _symbolized(_ text: String) -> String { text.replacingOccurrences(of: "¤", with: currencySymbol) }
    static func localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
    }
}
