import SwiftModel

/// Finds what the parser doesn't read in time, before it's called.
///
/// It reads what is between square brackets twice for each, as a type and as a value; it looks for the end of a literal from each number sign and each single
/// quotation mark on; it recurses into interpolations, and reads an `#if`'s content several times for each open one. Comments and words of strings don't count.
struct ParserHurdles {
    struct Hurdle {
        let offset: Int
        let message: String
        let help: String
    }

    private static let bracketLimit = 14
    private static let signLimit = 100
    private static let quoteLimit = 200
    private static let interpolationLimit = 60
    private static let conditionLimit = 20

    private enum Surroundings {
        /// Code; inside an interpolation, with its open parentheses.
        case code(parentheses: Int)
        /// A literal that ends with this many quotes and number signs.
        case literal(quotes: Int, signs: Int)
        case comment(depth: Int)
    }

    private let text: [UInt8]
    private var index = 0
    private var depth = 0
    private var quoteCount = 0
    /// Those that no `#endif` has closed.
    private var conditionCount = 0
    private var surroundings: [Surroundings] = [.code(parentheses: 0)]

    /// The first place where the parser wouldn't finish in time; nil where there is none.
    static func first(in text: [UInt8]) -> Hurdle? {
        // Most texts hold too little of it all, which needs no reading.
        let marks = text.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\\") }
        guard marks > bracketLimit else { return nil }
        var scan = ParserHurdles(text: text)
        return scan.first()
    }

    private init(text: [UInt8]) { self.text = text }

    private mutating func first() -> Hurdle? {
        while index < text.count {
            switch surroundings.last {
            case .code(let parentheses): if let hurdle = readCode(parentheses) { return hurdle }
            case .literal(let quotes, let signs): readLiteral(quotes: quotes, signs: signs)
            case .comment(let depth): readComment(depth)
            case nil: return nil
            }
        }
        return nil
    }

    private mutating func readCode(_ parentheses: Int) -> Hurdle? {
        defer { index += 1 }
        switch text[index] {
        case UInt8(ascii: "["):
            depth += 1
            if depth > Self.bracketLimit { return hurdle("'[' is nested too deeply", "give a part of it a name of its own") }
        case UInt8(ascii: "]"): depth = max(0, depth - 1)
        case UInt8(ascii: "("): replaceLast(.code(parentheses: parentheses + 1))
        case UInt8(ascii: ")"):
            if parentheses == 1, surroundings.count > 1 { surroundings.removeLast() } else { replaceLast(.code(parentheses: max(0, parentheses - 1))) }
        case UInt8(ascii: "/") where next(is: "/"): index = text[index...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        case UInt8(ascii: "/") where next(is: "*"):
            index += 1
            surroundings.append(.comment(depth: 1))
        case UInt8(ascii: "'"):
            quoteCount += 1
            if quoteCount > Self.quoteLimit { return hurdle("single-quoted string literal found, use '\"'", "write strings in double quotes") }
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            if has(Self.signLimit, "#", at: index) { return hurdle("too many '#' in a row", "leave them out: a raw string needs one or two") }
            if surroundings.count > Self.interpolationLimit {
                return hurdle("string interpolations are nested too deeply", "name the inner strings with 'let'")
            }
            if hasDirective("#if") { conditionCount += 1 }
            if hasDirective("#endif") { conditionCount = max(0, conditionCount - 1) }
            if conditionCount > Self.conditionLimit { return hurdle("'#if' is nested too deeply", "join the conditions with '&&'") }
            readOpening()
        default: break
        }
        return nil
    }

    private func hurdle(_ message: String, _ help: String) -> Hurdle { Hurdle(offset: index, message: message, help: help) }

    /// The quotes and number signs before a literal; leaves the index at the last of them.
    private mutating func readOpening() {
        let signs = text[index...].prefix { $0 == UInt8(ascii: "#") }.count
        let quotes = text[(index + signs)...].prefix(3).prefix { $0 == UInt8(ascii: "\"") }.count
        index += signs + (quotes == 3 ? 3 : min(quotes, 1)) - 1
        if quotes > 0 { surroundings.append(.literal(quotes: quotes == 3 ? 3 : 1, signs: signs)) }
    }

    private mutating func readLiteral(quotes: Int, signs: Int) {
        let byte = text[index]
        index += 1
        if byte == UInt8(ascii: "\\") {
            guard has(signs, "#", at: index) else { return }
            index += signs
            guard index < text.count else { return }
            if text[index] == UInt8(ascii: "(") { surroundings.append(.code(parentheses: 1)) }
            index += 1
        } else if byte == UInt8(ascii: "\""), has(quotes - 1, "\"", at: index), has(signs, "#", at: index + quotes - 1) {
            index += quotes - 1 + signs
            surroundings.removeLast()
        } else if byte == UInt8(ascii: "\n"), quotes == 1 {
            surroundings.removeLast()
        }
    }

    private mutating func readComment(_ depth: Int) {
        if text[index] == UInt8(ascii: "*"), next(is: "/") {
            index += 1
            if depth == 1 { surroundings.removeLast() } else { replaceLast(.comment(depth: depth - 1)) }
        } else if text[index] == UInt8(ascii: "/"), next(is: "*") {
            index += 1
            replaceLast(.comment(depth: depth + 1))
        }
        index += 1
    }

    private func hasDirective(_ name: StaticString) -> Bool {
        let end = index + name.utf8CodeUnitCount
        guard end <= text.count, text[index..<end].elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)) else {
            return false
        }
        return end == text.count || [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "(")].contains(text[end])
    }

    private mutating func replaceLast(_ new: Surroundings) { surroundings[surroundings.count - 1] = new }
    private func next(is scalar: Unicode.Scalar) -> Bool { has(1, scalar, at: index + 1) }

    private func has(_ count: Int, _ scalar: Unicode.Scalar, at index: Int) -> Bool {
        index + count <= text.count && text[index..<(index + count)].allSatisfy { $0 == UInt8(ascii: scalar) }
    }
}
