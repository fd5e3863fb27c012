import SwiftModel

/// What makes texts of other values, where texts are wanted.
extension Checker {
    func textHelp(_ expr: Expr, _ from: SwiftType, _ to: SwiftType) -> String? {
        let element = elementOfSequences.flatMap { element -> SwiftType? in
            guard conformances.conforms(from, to: module.nominal(.sequence)) else { return nil }
            return conformances.normalized(.member(from, element)).resolved
        }
        if to.isKnown(.string) || takesAnyText(to) {
            if element?.isKnown(.character) ?? false { return "make a text of the characters: String(\(shown(expr)))" }
            if element?.isKnown(.string) ?? false || element?.isKnown(.substring) ?? false { return "make one text of all: write '.joined()' after it" }
            return "interpolate it: \"\\(\(shown(expr)))\""
        }
        guard to.isKnown(.array), to.arguments.first?.isKnown(.string) ?? false, element?.isKnown(.substring) ?? false || element?.isKnown(.character) ?? false
        else { return nil }
        return "make a text of each: write '.map(String.init)' after it"
    }

    /// The source of an expression, where it is short enough for a help.
    func shown(_ expr: Expr) -> String {
        let text = expr.span.text
        return text.count <= 40 && !text.contains("\n") ? text : "…"
    }
}
