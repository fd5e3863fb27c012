import Course
import Diagnostics
import Playground

/// Asks the report for both sides of what a check compares.
struct EvidenceFinder {
    let playground: Playground

    /// Checks nested deeper than this in parentheses and conjunctions are shown whole.
    private static let depthLimit = 10

    /// The evidence of an expression that is false or has no value: of its first conjunct that is.
    func evidence(for text: String, depth: Int = 0) -> Evidence? {
        let expression = CheckExpression(text)
        let conjuncts = expression.conjuncts
        if conjuncts.count > 1, depth < Self.depthLimit {
            return conjuncts.first { value($0)?.truth != true }.flatMap { evidence(for: $0, depth: depth + 1) }
        }
        if let (left, relation, right) = expression.comparison { return comparison(left, relation, right) }
        if let negated = expression.negated {
            let inner = CheckExpression(negated)
            if let (base, _) = inner.call(of: "isEmpty") { return comparison("\(base).count", .atLeast, "1") }
            return truth(of: inner.text, wanted: false)
        }
        if let (base, argument) = expression.call(of: "allSatisfy") { return elements(of: base, argument, .each) }
        if let (base, argument) = expression.call(of: "contains") {
            return argument.contains("$0") || argument.contains(" in ") ? elements(of: base, argument, .any) : membership(of: argument, in: base)
        }
        if let (base, _) = expression.call(of: "isEmpty") { return comparison("\(base).count", .equal, "0") }
        return truth(of: expression.text, wanted: true)
    }

    private func truth(of expression: String, wanted: Bool) -> Evidence {
        Evidence(.equal, value: "\(wanted)", found: value(expression)?.brief ?? "nothing", expression: expression)
    }

    private func comparison(_ left: String, _ relation: Evidence.Relation, _ right: String) -> Evidence? {
        if Self.isLiteral(left), !Self.isLiteral(right) { return comparison(right, relation.mirrored, left) }
        guard let wanted = value(right) else { return nil }
        return Evidence(relation, value: wanted.brief, found: value(left)?.brief ?? "nothing", expression: left)
    }

    /// The elements of a list, where each or one of them must fulfil a closure.
    private func elements(of base: String, _ closure: String, _ extent: Evidence.Extent) -> Evidence? {
        let (header, body) = Self.split(closure)
        func mapped(_ text: String) -> Value? { value("\(base).map { \(header)\(text) }") }
        let conjuncts = CheckExpression(body).conjuncts
        let failing = conjuncts.first { conjunct in
            guard let truths = mapped(conjunct)?.list else { return false }
            return extent == .each ? truths.contains("false") : !truths.contains("true")
        }
        guard let failing = failing ?? (conjuncts.count > 1 ? nil : body) else { return nil }
        guard let (left, relation, right) = CheckExpression(failing).comparison, let found = mapped(left) else {
            return mapped(failing).map { Evidence(.equal, extent, value: "true", found: $0.brief, expression: "\(base).map { \(header)\(failing) }") }
        }
        return Evidence(relation, extent, value: value(right)?.brief ?? right, found: found.brief, expression: "\(base).map { \(header)\(left) }")
    }

    private func membership(of element: String, in base: String) -> Evidence? {
        guard let wanted = value(element), let found = value(base) else { return nil }
        return Evidence(.equal, .any, value: wanted.brief, found: found.brief, expression: base)
    }

    private func value(_ expression: String) -> Value? { try? playground.value(of: Fragment(SourceText(name: "check", text: expression))) }

    /// The parameter list of a closure, `card in `, and its body.
    private static func split(_ closure: String) -> (header: String, body: String) {
        guard let match = closure.prefixMatch(of: /\s*\(?[A-Za-z_][A-Za-z0-9_]*\)?\s+in\s/) else { return ("", closure) }
        return (String(match.0).trimmedOfSpace + " ", String(closure[match.range.upperBound...]).trimmedOfSpace)
    }

    private static func isLiteral(_ text: String) -> Bool { text.wholeMatch(of: /-?[0-9][0-9._]*|"[^"\\]*"|true|false|nil/) != nil }
}

extension Evidence.Relation {
    /// The relation with its sides exchanged.
    fileprivate var mirrored: Evidence.Relation {
        switch self {
        case .equal, .different: self
        case .less: .more
        case .more: .less
        case .atMost: .atLeast
        case .atLeast: .atMost
        }
    }
}

extension Value {
    private static let elementLimit = 12
    private static let lengthLimit = 120

    /// The value in a line: a list's first elements, a text's beginning, `none` for an empty list.
    fileprivate var brief: String {
        guard let list else { return Self.shortened(printed.isEmpty ? "\"\"" : shown) }
        if list.isEmpty { return "none" }
        let elements = list.prefix(Self.elementLimit).map { Self.unwrapped(readDecimal($0).map { Value(printed: "", number: $0).shown } ?? $0) }
        return Self.shortened((elements + (list.count > Self.elementLimit ? ["…"] : [])).joined(separator: ", "))
    }

    private func readDecimal(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

    /// What an optional holds.
    private static func unwrapped(_ text: String) -> String {
        text.hasPrefix("Optional(") && text.hasSuffix(")") ? String(text.dropFirst("Optional(".count).dropLast()).withoutQuotes : text
    }

    private static func shortened(_ text: String) -> String {
        let line = folded(text)
        return line.count > lengthLimit ? line.prefix(lengthLimit) + "…" : line
    }
}
