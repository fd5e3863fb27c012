import SwiftModel

/// The brackets and string literals that are open at the end of a text.
struct OpenBrackets {
    private struct Literal {
        let hashes: Int
        let isMultiline: Bool

        var closing: String { (isMultiline ? "\n\"\"\"" : "\"") + String(repeating: "#", count: hashes) }
    }

    private enum Open {
        case parenthesis, bracket, brace
        /// The arguments of an attribute, which a declaration follows.
        case attribute
        /// `\(` in a string literal.
        case interpolation(Literal)
    }

    private var open: [Open] = []

    /// What closes them, the innermost first.
    var closing: String {
        open.reversed().map { item in
            switch item {
            case .parenthesis: ")"
            case .bracket: "]"
            case .brace: "}"
            case .attribute: ") var \(CursorPlace.placeholder)Property"
            case .interpolation(let literal): ")" + literal.closing
            }
        }.joined()
    }

    /// Reads a text from its beginning; `false` where it ends inside of a string or comment.
    mutating func read(_ text: ArraySlice<UInt8>) -> Bool {
        var reader = Reader(text: text, index: text.startIndex)
        while let byte = reader.byte {
            switch byte {
            case UInt8(ascii: "/") where reader.next == UInt8(ascii: "/"): guard reader.skipLine() else { return false }
            case UInt8(ascii: "/") where reader.next == UInt8(ascii: "*"): guard reader.skipComment() else { return false }
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                guard let literal = reader.beginLiteral() else { continue }
                guard finish(literal, &reader) else { return false }
            case UInt8(ascii: "("):
                open.append(reader.followsAttribute ? .attribute : .parenthesis)
                reader.index += 1
            case UInt8(ascii: "["):
                open.append(.bracket)
                reader.index += 1
            case UInt8(ascii: "{"):
                open.append(.brace)
                reader.index += 1
            case UInt8(ascii: ")"):
                reader.index += 1
                guard close(&reader) else { return false }
            case UInt8(ascii: "]"):
                reader.index += 1
                if case .bracket? = open.last { open.removeLast() }
            case UInt8(ascii: "}"):
                reader.index += 1
                if case .brace? = open.last { open.removeLast() }
            default: reader.index += 1
            }
        }
        return true
    }

    /// Reads a string literal to its end or to the next interpolation in it; `false` where the text ends before.
    private mutating func finish(_ literal: Literal, _ reader: inout Reader) -> Bool {
        switch reader.skipLiteral(literal.hashes, isMultiline: literal.isMultiline) {
        case .end: return true
        case .interpolation:
            open.append(.interpolation(literal))
            return true
        case .missing: return false
        }
    }

    private mutating func close(_ reader: inout Reader) -> Bool {
        switch open.last {
        case .parenthesis?, .attribute?: open.removeLast()
        case .interpolation(let literal)?:
            open.removeLast()
            return finish(literal, &reader)
        case .bracket?, .brace?, nil: break
        }
        return true
    }

    private struct Reader {
        let text: ArraySlice<UInt8>
        var index: Int

        enum Stop { case end, interpolation, missing }

        var byte: UInt8? { index < text.endIndex ? text[index] : nil }
        var next: UInt8? { index + 1 < text.endIndex ? text[index + 1] : nil }

        /// Whether `@Name` comes before an opening parenthesis.
        var followsAttribute: Bool {
            let before = text[..<index].reversed().drop { byte in
                byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || UnicodeScalar(byte).properties.isAlphabetic
            }
            return before.first == UInt8(ascii: "@")
        }

        mutating func skipLine() -> Bool {
            while let byte {
                index += 1
                if byte == UInt8(ascii: "\n") { return true }
            }
            return false
        }

        /// Comments may hold comments.
        mutating func skipComment() -> Bool {
            var depth = 0
            while let byte {
                if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                    depth += 1
                    index += 2
                } else if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                    depth -= 1
                    index += 2
                    if depth == 0 { return true }
                } else {
                    index += 1
                }
            }
            return false
        }

        private func count(of byte: UInt8, from start: Int, atMost limit: Int = .max) -> Int {
            var count = 0
            while count < limit, start + count < text.endIndex, text[start + count] == byte { count += 1 }
            return count
        }

        /// Goes past the opening of a string literal; past one byte where there is none.
        mutating func beginLiteral() -> Literal? {
            let hashes = count(of: UInt8(ascii: "#"), from: index)
            let quotes = count(of: UInt8(ascii: "\""), from: index + hashes, atMost: 3)
            guard quotes > 0 else {
                index += max(hashes, 1)
                return nil
            }
            index += hashes + (quotes == 3 ? 3 : 1)
            return Literal(hashes: hashes, isMultiline: quotes == 3)
        }

        /// A literal of one line that the line's end breaks off counts as ended.
        mutating func skipLiteral(_ hashes: Int, isMultiline: Bool) -> Stop {
            while let byte {
                switch byte {
                case UInt8(ascii: "\\") where count(of: UInt8(ascii: "#"), from: index + 1, atMost: hashes) == hashes:
                    index += 1 + hashes
                    let isInterpolation = self.byte == UInt8(ascii: "(")
                    index = min(index + 1, text.endIndex)
                    if isInterpolation { return .interpolation }
                case UInt8(ascii: "\""):
                    let quotes = isMultiline ? 3 : 1
                    let isEnd =
                        count(of: byte, from: index, atMost: quotes) == quotes
                        && count(of: UInt8(ascii: "#"), from: index + quotes, atMost: hashes) == hashes
                    index += isEnd ? quotes + hashes : 1
                    if isEnd { return .end }
                case UInt8(ascii: "\n") where !isMultiline: return .end
                default: index += 1
                }
            }
            return .missing
        }
    }
}
