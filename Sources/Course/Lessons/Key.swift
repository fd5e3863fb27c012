import Diagnostics

/// A right answer: an expression over the report, and how far a number may be from its value. Written `EXPRESSION +- 0.5`, `EXPRESSION +- 2%`.
public struct Key: Sendable {
    public enum Tolerance: Equatable, Sendable {
        case absolute(Double)
        /// A share of the key's value: 0.02 is two per cent.
        case relative(Double)
    }
    public let expression: Fragment
    public let tolerance: Tolerance

    init(_ text: Fragment, faults: inout Faults) {
        var expression = text
        var tolerance = Tolerance.absolute(0)
        for sign in ["+-", "±"] {
            guard let range = text.range(of: sign, last: true) else { continue }
            let amount = text.part(range.upperBound..<text.source.utf8.count).trimmed()
            let isShare = amount.text.hasSuffix("%")
            let digits = isShare ? String(amount.text.dropLast()) : amount.text
            guard let number = Double(digits.filter { $0 != " " }), number >= 0, number.isFinite else {
                faults.error("bad-tolerance", "`\(amount.text)` isn't a valid tolerance", at: amount.span, help: "write +- 0.5 or +- 2%")
                continue
            }
            tolerance = isShare ? .relative(number / 100) : .absolute(number)
            expression = text.part(0..<range.lowerBound)
            break
        }
        if let range = text.range(of: "+/-", last: true) {
            let amount = text.part(range.upperBound..<text.source.utf8.count).trimmed().text
            faults.error(
                "bad-tolerance", "`+/-` isn't how a tolerance is written", at: text.span(of: range), help: "write +- \(amount.isEmpty ? "0.5" : amount)")
        }
        self.expression = expression.trimmed()
        self.tolerance = tolerance
        if self.expression.isBlank {
            faults.error("missing-answer", "this answer has no expression", at: text.span, help: "write = find(Color.self)[0].frame.width")
        }
    }

    init(expression: Fragment, tolerance: Tolerance) { (self.expression, self.tolerance) = (expression, tolerance) }

    /// The key with the values of variables filled in.
    public func filled(_ values: [String: String]) -> Key { Key(expression: expression.filled(values), tolerance: tolerance) }
}
