import Course

/// The expression of a check, taken apart at the operators of its top level. What it cannot take apart stays whole.
struct CheckExpression {
    let text: String
    private let bytes: [UInt8]
    /// Operators between operands, outside of brackets and string literals.
    private let operators: [(name: String, range: Range<Int>)]

    init(_ text: String) {
        self.text = Self.withoutParentheses(text.trimmedOfSpace)
        bytes = Array(self.text.utf8)
        operators = Self.operators(in: bytes)
    }

    /// The parts that must all hold; only one where `||` or `? :` binds less.
    var conjuncts: [String] {
        guard !operators.contains(where: { $0.name == "||" || $0.name == "?" }) else { return [text] }
        return parts(between: "&&")
    }

    private func parts(between name: String) -> [String] {
        var parts: [String] = []
        var start = 0
        for found in operators where found.name == name {
            parts.append(part(start..<found.range.lowerBound))
            start = found.range.upperBound
        }
        return parts + [part(start..<bytes.count)]
    }

    /// The parts of which one must hold; only one where `&&` or `? :` is beside them.
    var disjuncts: [String] {
        guard !operators.contains(where: { $0.name == "&&" || $0.name == "?" }) else { return [text] }
        return parts(between: "||")
    }

    /// `left RELATION right`, where that is all there is.
    var comparison: (left: String, relation: Evidence.Relation, right: String)? {
        let lower: Set = ["&&", "||", "?", "="]
        let compared = operators.filter { Evidence.Relation(rawValue: $0.name) != nil }
        guard compared.count == 1, !operators.contains(where: { lower.contains($0.name) }), let relation = Evidence.Relation(rawValue: compared[0].name) else {
            return nil
        }
        return (part(0..<compared[0].range.lowerBound), relation, part(compared[0].range.upperBound..<bytes.count))
    }

    /// What follows a `!`.
    var negated: String? { bytes.first == UInt8(ascii: "!") && operators.isEmpty ? part(1..<bytes.count) : nil }

    /// The last member that is read: `base.member`, `base.member(argument)`.
    var lastMember: (base: String, member: String)? {
        guard operators.isEmpty else { return nil }
        let inner = Self.brackets(in: bytes).reduce(into: Set<Int>()) { $0.formUnion($1) }
        let dot = bytes.offsetsOutsideStrings().last { bytes[$0] == UInt8(ascii: ".") && !inner.contains($0) }
        guard let dot, dot > 0 else { return nil }
        return (part(0..<dot), part((dot + 1)..<bytes.count))
    }

    /// `base.name`, `base.name(argument)` or `base.name { argument }`.
    func call(of name: String) -> (base: String, argument: String)? {
        guard operators.isEmpty, let last = bytes.last else { return nil }
        var end = bytes.count
        var argument = ""
        if last == UInt8(ascii: "}") || last == UInt8(ascii: ")") {
            guard let open = Self.brackets(in: bytes).last(where: { $0.upperBound == bytes.count })?.lowerBound else { return nil }
            argument = part((open + 1)..<(bytes.count - 1))
            end = open
            if argument.hasPrefix("where:") { argument = String(argument.dropFirst("where:".count)).trimmedOfSpace }
            if last == UInt8(ascii: ")"), argument.hasPrefix("{"), argument.hasSuffix("}") { argument = String(argument.dropFirst().dropLast()).trimmedOfSpace }
        }
        let head = part(0..<end)
        guard head.hasSuffix(".\(name)") else { return nil }
        return (String(head.dropLast(name.count + 1)), argument)
    }

    private func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self).trimmedOfSpace }
}

extension CheckExpression {
    /// Parentheses around an expression that are taken off.
    private static let depthLimit = 10

    /// Pairs of brackets that are in no other ones, in order, both brackets included.
    private static func brackets(in bytes: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var (depth, start) = (0, 0)
        for offset in bytes.offsetsOutsideStrings() {
            switch bytes[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                if depth == 0 { start = offset }
                depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { result.append(start..<(offset + 1)) }
            default: break
            }
        }
        return result
    }

    private static func operators(in bytes: [UInt8]) -> [(name: String, range: Range<Int>)] {
        var isTopLevel = [Bool](repeating: false, count: bytes.count)
        for offset in bytes.offsetsOutsideStrings() { isTopLevel[offset] = true }
        for range in brackets(in: bytes) { for offset in range { isTopLevel[offset] = false } }
        let signs = Set("&|=!<>?:+-*/%".utf8)
        var result: [(name: String, range: Range<Int>)] = []
        var offset = 1
        while offset < bytes.count {
            let end = bytes[offset...].firstIndex { !signs.contains($0) } ?? bytes.count
            let name = String(decoding: bytes[offset..<end], as: UTF8.self)
            if end > offset, isTopLevel[offset], end < bytes.count, bytes[offset - 1].isSpace == bytes[end].isSpace,
                bytes[end].isSpace || isComparison(name, in: bytes)
            {
                result.append((name, offset..<end))
            }
            offset = max(end, offset + 1)
        }
        return result
    }

    /// Whether signs without spaces around them compare or join conditions. A single `<` or `>` may be of a generic type, which has both.
    private static func isComparison(_ name: String, in bytes: [UInt8]) -> Bool {
        switch name {
        case "==", "!=", "<=", ">=", "&&", "||": true
        case "<": !bytes.contains(UInt8(ascii: ">"))
        case ">": !bytes.contains(UInt8(ascii: "<"))
        default: false
        }
    }

    private static func withoutParentheses(_ text: String) -> String {
        var text = text
        for _ in 0..<depthLimit {
            guard text.hasPrefix("("), brackets(in: Array(text.utf8)).first?.upperBound == text.utf8.count else { break }
            text = String(text.dropFirst().dropLast()).trimmedOfSpace
        }
        return text
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension String {
    var trimmedOfSpace: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}
