import Diagnostics
import RegularExpressions
import SwiftModel
import SwiftSyntax

/// Literals of regular expressions, whose captures determine their types.
extension Checker {
    func regex(_ node: RegexLiteralExprSyntax, _ place: Span) -> Expr {
        let text = node.regex.text
        let isExtended = node.openingPounds != nil && text.contains(where: \.isNewline)
        guard budget?.allows(1 + text.utf8.count) ?? true else { return Expr(.failed, .error, place) }
        let pattern: RegexPattern
        do {
            pattern = try RegexPattern(reading: text, isExtended: isExtended)
        } catch {
            report(error, in: node, place)
            return Expr(.failed, .error, place)
        }
        let arguments = [
            Argument(label: "_literal", source: .typed(Expr(.string(text), module.named(.string), place)), span: place),
            Argument(label: "_isExtended", source: .typed(Expr(.boolean(isExtended), module.named(.bool), place)), span: place),
        ]
        return construct(module.named(.regex, output(of: pattern)), arguments, expecting: nil, at: place)
    }

    private func report(_ error: any Error, in node: RegexLiteralExprSyntax, _ place: Span) {
        guard let fault = error as? PatternFault else { return }
        let start = min(node.regex.positionAfterSkippingLeadingTrivia.utf8Offset + fault.offset, place.range.upperBound)
        let span = Span(source, start..<min(start + 1, place.range.upperBound))
        if fault.isUnsupported {
            self.error("unsupported", fault.message, at: span, help: "match it another way: by a set of characters, or with Swift code")
        } else {
            let help = "a backslash before a mark takes it as itself: \\( \\[ \\*"
            self.error("regex", "cannot parse regular expression: \(fault.message)", at: span, help: help)
        }
    }

    /// The whole match, and what each capture found.
    private func output(of pattern: RegexPattern) -> SwiftType {
        let whole = module.named(.substring)
        let captures = pattern.captures.map { capture in
            TupleElement(label: capture.group.name, type: capture.optionalDepth > 0 ? module.named(.optional, whole) : whole)
        }
        return captures.isEmpty ? whole : .tuple([TupleElement(type: whole)] + captures)
    }
}

/// What expressions in code need.
extension Checker {
    /// Whether a range of characters is a set of them: where such a set is expected, or any component of a regular expression.
    func wantsCharacterClass(_ expected: SwiftType?) -> Bool {
        guard let target = expected.map(head) else { return false }
        if case .variable(let variable) = target { return variable.solution == nil && variable.protocols.contains { $0.known == .regexComponent } }
        return target.isKnown(.characterClass)
    }

    /// `"a"..."z"`.
    func characterRange(_ node: InfixOperatorExprSyntax, _ place: Span) -> Expr {
        let character = module.named(.character)
        let arguments = [("_from", node.leftOperand), ("_to", node.rightOperand)].map { label, bound in
            Argument(label: label, source: .typed(value(bound, as: character, for: .argument)), span: span(bound))
        }
        return construct(module.named(.characterClass), arguments, expecting: nil, at: place)
    }
}
