/// Finds where more square brackets are open than the parser looks through in time: it reads what is between them twice for each, as a type and as a value.
///
/// Brackets in comments and in the words of string literals don't count; those in interpolations do.
struct BracketDepth {
    private static let limit = 14

    private enum Surroundings {
        /// Code; inside an interpolation, with its open parentheses.
        case code(parentheses: Int)
        /// A literal that ends with so many quotes and number signs.
        case literal(quotes: Int, signs: Int)
        case comment(depth: Int)
    }

    private let text: [UInt8]
    private var index = 0
    private var depth = 0
    private var surroundings: [Surroundings] = [.code(parentheses: 0)]

    /// The offset of the bracket that is one too many; nil where there is none.
    static func excess(in text: [UInt8]) -> Int? {
        // Most texts have no more brackets than may be open, which needs no reading.
        guard text.count(where: { $0 == UInt8(ascii: "[") }) > limit else { return nil }
        var scan = BracketDepth(text: text)
        return scan.excess()
    }

    private init(text: [UInt8]) { self.text = text }

    private mutating func excess() -> Int? {
        while index < text.count {
            switch surroundings.last {
            case .code(let parentheses): if let excess = readCode(parentheses) { return excess }
            case .literal(let quotes, let signs): readLiteral(quotes: quotes, signs: signs)
            case .comment(let depth): readComment(depth)
            case nil: return nil
            }
        }
        return nil
    }

    private mutating func readCode(_ parentheses: Int) -> Int? {
        defer { index += 1 }
        switch text[index] {
        case UInt8(ascii: "["):
            depth += 1
            if depth > Self.limit { return index }
        case UInt8(ascii: "]"): depth = max(0, depth - 1)
        case UInt8(ascii: "("): replaceLast(.code(parentheses: parentheses + 1))
        case UInt8(ascii: ")"):
            if parentheses == 1, surroundings.count > 1 { surroundings.removeLast() } else { replaceLast(.code(parentheses: max(0, parentheses - 1))) }
        case UInt8(ascii: "/") where next(is: "/"): index = text[index...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        case UInt8(ascii: "/") where next(is: "*"):
            index += 1
            surroundings.append(.comment(depth: 1))
        case UInt8(ascii: "\""), UInt8(ascii: "#"): readOpening()
        default: break
        }
        return nil
    }

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

    private mutating func replaceLast(_ new: Surroundings) { surroundings[surroundings.count - 1] = new }
    private func next(is scalar: Unicode.Scalar) -> Bool { has(1, scalar, at: index + 1) }

    private func has(_ count: Int, _ scalar: Unicode.Scalar, at index: Int) -> Bool {
        index + count <= text.count && text[index..<(index + count)].allSatisfy { $0 == UInt8(ascii: scalar) }
    }
}
