/// How often something is repeated.
extension PatternParser {
    private struct Quantifier {
        let least: Int
        let most: Int
        let start: Int
    }

    /// A node with the quantifier after it.
    mutating func quantified(_ node: PatternNode, from start: Int, _ firstCapture: Int) throws -> PatternNode {
        if isExtended { skipSpace() }
        guard let quantifier = try quantifier(of: start) else { return node }
        guard node.isQuantifiable else { throw fault("expression is not quantifiable", at: start) }
        let behavior: RepetitionBehavior = take("?") ? .reluctant : take("+") ? .possessive : .eager
        if quantifier.least == 0 { for index in firstCapture..<captures.count { captures[index].optionalDepth = 1 } }
        if isExtended { skipSpace() }
        let other = index
        if try self.quantifier(of: start) != nil { throw unattached(other, upTo: index) }
        return .repeated(node, least: quantifier.least, most: quantifier.most, behavior)
    }

    /// A quantifier that nothing is before.
    func unattached(_ start: Int, upTo end: Int) -> PatternFault {
        fault("quantifier '\(String(characters[start..<end]))' must appear after expression", at: start)
    }

    /// Takes a quantifier, if one comes next.
    private mutating func quantifier(of atom: Int) throws -> Quantifier? {
        let start = index
        switch next {
        case "*":
            index += 1
            return Quantifier(least: 0, most: .max, start: start)
        case "+":
            index += 1
            return Quantifier(least: 1, most: .max, start: start)
        case "?":
            index += 1
            return Quantifier(least: 0, most: 1, start: start)
        case "{": return try range(of: atom)
        default: return nil
        }
    }

    /// `{n}`, `{n,}`, `{n,m}` and `{,m}`; anything else in braces is text.
    private mutating func range(of atom: Int) throws -> Quantifier? {
        let start = index
        index += 1
        let least = try number()
        let hasComma = take(",")
        let most = hasComma ? try number() : least
        guard least != nil || most != nil, take("}") else {
            index = start
            return nil
        }
        if let least, let most, least > most {
            throw fault("range lower bound '\(least)' must be less than or equal to upper bound '\(most)'", at: atom)
        }
        return Quantifier(least: least ?? 0, most: most ?? .max, start: start)
    }

    private mutating func number() throws -> Int? {
        let start = index
        while let character = next, character.isASCII, character.isNumber { index += 1 }
        guard index > start else { return nil }
        let digits = String(characters[start..<index])
        guard let value = Int(digits), value <= Self.countLimit else { throw fault("number overflow: \(digits)", at: start) }
        return value
    }

    /// A quantifier where an expression should begin.
    mutating func refuseUnattached() throws {
        let start = index
        if next == "*" || next == "+" || next == "?" {
            index += 1
            throw unattached(start, upTo: index)
        }
        if next == "{", try quantifier(of: start) != nil { throw unattached(start, upTo: index) }
    }
}

extension PatternNode {
    fileprivate var isQuantifiable: Bool {
        switch self {
        case .anchor, .lookahead, .lookbehind: false
        default: true
        }
    }
}
