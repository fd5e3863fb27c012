import Diagnostics
import SwiftModel

/// Functions that are named where they are meant to be called.
extension Checker {
    /// `show.toggle` as a statement, in Swift's words.
    ///
    /// - Returns: whether the value is a function.
    func reportUncalled(_ expr: Expr) -> Bool {
        guard trialDepth == 0, case .function(let function) = head(expr.type), !isDiscarded(expr) else { return false }
        if case .closure = expr.kind {
            error("uncalled", "closure expression is unused", at: expr.span, help: "call it with '()' behind its '}', or write 'do' before it")
            return true
        }
        var (place, isNamed) = (expr.span, true)
        switch expr.kind {
        case .functionValue(_, let base):
            place = functionPlace(base, expr.span)
        case .local, .global, .member: break
        default: isNamed = false
        }
        let help = isNamed ? "call it: write '\(place.text)(\(function.parameters.isEmpty ? "" : "…"))'" : "use it, or call it"
        error("uncalled", "function is unused", at: place, help: help)
        return true
    }

    /// Reports a `mutating` method as a value: it would change a copy.
    func refuses(_ method: FunctionDecl, asValueOf base: Expr?, at place: Span) -> Bool {
        guard method.isMutating, method.kind == .function, !module.isPrelude else { return false }
        let help = "call it: write '\(method.name)(\(method.arguments.isEmpty ? "" : "…"))'"
        error("uncalled", "cannot reference 'mutating' method as function value", at: functionPlace(base, place), help: help)
        return true
    }

    /// `Circle.fill(.red)`: a method is given what it takes in place of the value that it belongs to.
    func isCallOfInstance(_ name: String, of type: SwiftType, _ arguments: [Argument]) -> Bool {
        guard trialDepth == 0, !members(name, of: type, isStatic: false).isEmpty, members(name, of: type, isStatic: true).isEmpty, let first = arguments.first
        else { return false }
        guard arguments.count == 1, first.label == nil, case .syntax(let syntax) = first.source, first.source.closure == nil else { return true }
        return trial { converted(expression(syntax, type), to: type) } == nil
    }

    private func isDiscarded(_ expr: Expr) -> Bool {
        if case .call(let callee, _, _) = expr.kind { return callee.decl.attributes.contains("discardableResult") }
        return false
    }

    /// The name behind the value whose method it is.
    private func functionPlace(_ base: Expr?, _ place: Span) -> Span {
        guard let base, base.span.source === place.source, base.span.range.lowerBound == place.range.lowerBound else { return place }
        let (start, end) = (base.span.range.upperBound, place.range.upperBound)
        guard start < end else { return place }
        let blanks = place.source.text(in: start..<end).utf8.prefix { $0 == UInt8(ascii: ".") || $0 <= UInt8(ascii: " ") }.count
        return Span(place.source, start + blanks..<end)
    }
}
