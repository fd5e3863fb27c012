// Numbers whose texts say what their parts are.
/// A number whose parts are attributes.
func _attributedNumber(_ text: String, _ locale: Locale) -> AttributedString {
    let decimal: Character = locale.decimalSeparator?.first ?? ".", grouping: Character = locale.groupingSeparator?.first ?? ","
    let characters = Array(text)
    let start = characters.firstIndex { $0.isNumber } ?? characters.count
    let end = characters.lastIndex { $0.isNumber } ?? -1
    var (result, isFraction) = (AttributedString(), false)
    for (index, character) in characters.enumerated() {
        var attributes = AttributeContainer()
        let isInside = start < index && index < end
        if character.isNumber || isInside && character == grouping && !isFraction {
            attributes.numberPart = isFraction ? .fraction : .integer
            if !character.isNumber { attributes.numberSymbol = .groupingSeparator }
        } else if character == decimal, index > start, !isFraction {
            (isFraction, attributes.numberSymbol) = (true, .decimalSeparator)
        } else if character == "%" {
            attributes.numberSymbol = .percent
        } else if "+-−".contains(character) {
            attributes.numberSymbol = .sign
        } else if character.isCurrencySymbol || character.isLetter && (index < start || index > end) {
            attributes.numberSymbol = .currency
        }
        result += AttributedString(String(character), attributes: attributes)
    }
    return result
}
/// `.number.attributed`, whatever the number is.
struct _AttributedNumberFormat: Hashable { let _format: _NumberFormat }
extension _NumberFormat { var attributed: _AttributedNumberFormat { _AttributedNumberFormat(_format: self) } }
extension _FormattedNumber { func formatted(_ format: _AttributedNumberFormat) -> AttributedString { _attributedNumber(_shown(format._format), format._format._locale) } }
