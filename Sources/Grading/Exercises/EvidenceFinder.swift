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
        if let evidence = alternatives(expression.disjuncts) { return evidence }
        if let (left, relation, right) = expression.comparison { return comparison(left, relation, right) }
        if let negated = expression.negated { return denial(of: CheckExpression(negated)) }
        if let (base, argument) = expression.call(of: "allSatisfy") { return elements(of: base, argument, .each) }
        if let (base, argument) = expression.call(of: "contains") {
            return Self.isClosure(argument) ? elements(of: base, argument, .any) : membership(of: argument, in: base, .equal)
        }
        if let (base, _) = expression.call(of: "isEmpty") { return comparison("\(base).count", .equal, "0") }
        return truth(of: expression, wanted: true)
    }

    /// The evidence of `!expression`.
    private func denial(of expression: CheckExpression) -> Evidence? {
        if let (base, _) = expression.call(of: "isEmpty") { return comparison("\(base).count", .atLeast, "1") }
        if let (left, relation, right) = expression.comparison { return comparison(left, relation.negated, right) }
        if let (base, argument) = expression.call(of: "allSatisfy") { return elements(of: base, argument, .any, isDenied: true) }
        if let (base, argument) = expression.call(of: "contains") {
            return Self.isClosure(argument) ? elements(of: base, argument, .each, isDenied: true) : membership(of: argument, in: base, .different)
        }
        return truth(of: expression, wanted: false)
    }

    private static func isClosure(_ argument: String) -> Bool { argument.contains("$0") || argument.contains(" in ") }

    /// One value that is compared with several: `2 or 3`.
    private func alternatives(_ disjuncts: [String]) -> Evidence? {
        let comparisons = disjuncts.compactMap { CheckExpression($0).comparison }
        guard disjuncts.count > 1, comparisons.count == disjuncts.count, let first = comparisons.first,
            comparisons.allSatisfy({ $0.relation == .equal && $0.left == first.left })
        else { return nil }
        let values = comparisons.compactMap { value($0.right)?.brief }
        guard values.count == comparisons.count else { return nil }
        return Evidence(.equal, value: values.joined(separator: " or "), found: value(first.left)?.brief ?? "nothing", expression: first.left)
    }

    /// Of a truth that is computed from another value, that value: `hasPrefix("a")` is wanted of `banana`.
    private func truth(of expression: CheckExpression, wanted: Bool) -> Evidence {
        if let (base, member) = expression.lastMember, let found = value(base), found.truth == nil, !found.holdsNodes {
            return Evidence(wanted ? .equal : .different, value: member, found: found.brief, expression: base)
        }
        return Evidence(.equal, value: "\(wanted)", found: value(expression.text)?.brief ?? "nothing", expression: expression.text)
    }

    private func comparison(_ left: String, _ relation: Evidence.Relation, _ right: String) -> Evidence? {
        if Self.isLiteral(left), !Self.isLiteral(right) { return comparison(right, relation.mirrored, left) }
        guard let wanted = value(right) else { return nil }
        return Evidence(relation, value: wanted.brief, found: value(left)?.brief ?? "nothing", expression: left)
    }

    /// The elements of a list, where each or one of them must fulfil a closure.
    ///
    /// - Parameter isDenied: whether the opposite of the closure is wanted.
    private func elements(of base: String, _ closure: String, _ extent: Evidence.Extent, isDenied: Bool = false) -> Evidence? {
        let (header, body) = Self.split(closure)
        func mapped(_ text: String) -> Value? { value("\(base).map { \(header)\(text) }") }
        let conjuncts = isDenied ? [body] : CheckExpression(body).conjuncts
        let failing = conjuncts.first { conjunct in
            guard let truths = mapped(conjunct)?.list else { return false }
            return extent == .each ? truths.contains("false") : !truths.contains("true")
        }
        guard let failing = failing ?? (conjuncts.count > 1 ? nil : body) else { return nil }
        guard let (left, relation, right) = CheckExpression(failing).comparison, let found = mapped(left) else {
            return mapped(failing).map {
                Evidence(.equal, extent, value: "\(!isDenied)", found: $0.brief, expression: "\(base).map { \(header)\(failing) }")
            }
        }
        // What depends on the element is wanted of each by itself.
        let single = value(right)?.brief
        let wanted = single ?? mapped(right)?.brief ?? right
        return Evidence(
            isDenied ? relation.negated : relation, single == nil && extent == .each ? .value : extent, value: wanted, found: found.brief,
            expression: "\(base).map { \(header)\(left) }")
    }

    private func membership(of element: String, in base: String, _ relation: Evidence.Relation) -> Evidence? {
        guard let wanted = value(element), let found = value(base) else { return nil }
        return Evidence(relation, .any, value: wanted.brief, found: found.brief, expression: base)
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
    /// The relation that holds where this one doesn't.
    fileprivate var negated: Evidence.Relation {
        switch self {
        case .equal: .different
        case .different: .equal
        case .less: .atLeast
        case .atLeast: .less
        case .more: .atMost
        case .atMost: .more
        }
    }

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

    /// The value in a line: a list's first elements in brackets, a text's beginning, `none` for an empty list.
    fileprivate var brief: String {
        guard let list else { return Self.shortened(printed.isEmpty ? "\"\"" : shown) }
        if list.isEmpty { return "none" }
        let elements = list.prefix(Self.elementLimit).map { element in
            let text = Self.unwrapped(readDecimal(element).map { Value(printed: "", number: $0).shown } ?? element)
            return text.isEmpty ? "\"\"" : text
        }
        let joined = (elements + (list.count > Self.elementLimit ? ["…"] : [])).joined(separator: ", ")
        return Self.shortened("[\(joined)]")
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
