import Course
import Foundation

/// The number that a learner wrote: decimals, fractions (`1/3`, `1 1/2`), per cent, infinity; a unit of points may follow.
public func readNumber(_ text: String) -> Double? {
    var text = folded(text).lowercased().replacing("−", with: "-").replacing("–", with: "-")
    for unit in ["points", "point", "pts", "pt"] where text.hasSuffix(unit) {
        text = folded(String(text.dropLast(unit.count)))
        break
    }
    if text.hasPrefix("+") { text.removeFirst() }
    if ["infinity", ".infinity", "inf", "∞"].contains(text) { return .infinity }
    if ["-infinity", "-.infinity", "-inf", "-∞"].contains(text) { return -.infinity }
    if text.hasSuffix("%") { return readNumber(String(text.dropLast())).map { $0 / 100 } }
    if let match = text.wholeMatch(of: /(-?)(?:(\d+) )?(\d+(?:\.\d+)?) ?\/ ?(\d+(?:\.\d+)?)/) {
        guard let over = Double(match.3), let under = Double(match.4), under != 0, let whole = Double(match.2 ?? "0") else { return nil }
        return (match.1 == "-" ? -1 : 1) * (whole + over / under)
    }
    guard text.wholeMatch(of: /-?(\d[\d_]*)?(\.\d+)?(e[+-]?\d+)?/) != nil, text.contains(where: \.isNumber) else { return nil }
    return Double(text.replacing("_", with: ""))
}

extension Key.Tolerance {
    /// How far from a value a number may be, in the value's unit.
    func amount(at value: Double) -> Double {
        switch self {
        case .absolute(let amount): amount
        case .relative(let share): share * abs(value)
        }
    }

    /// |a − b| ≤ tolerance + 1e-9 · max(1, |b|), so that rounding in the last places never decides.
    func accepts(_ number: Double, for value: Double) -> Bool {
        number == value || value.isFinite && abs(number - value) <= amount(at: value) + 1e-9 * max(1, abs(value))
    }
}

/// Texts as they are compared: NFC, trimmed, runs of space as one.
func comparable(_ text: String) -> String { folded(text).precomposedStringWithCanonicalMapping }
