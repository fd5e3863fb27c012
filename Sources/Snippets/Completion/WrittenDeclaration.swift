import Diagnostics

/// A declaration of the library as it is written, taken from its text without parsing.
struct WrittenDeclaration {
    /// Without attributes and without its body.
    let signature: String
    let keyword: DeclarationIndex.Keyword
    let isStatic: Bool
    /// Whether it exists under a condition only.
    let isConditional: Bool
    /// Whether it is an early name of another one.
    let isRenamed: Bool
    /// The attributes before it, with `@`.
    let attributes: String
    /// The type of the property or of what a call gives, as it is written; `nil` where the text does not say it.
    let result: String?

    /// A member.
    init(_ piece: DeclarationIndex.Piece, of entry: DeclarationIndex.Entry) {
        let isInConditional = entry.keyword == .extension && entry.header.map { entry.source.text(in: $0).contains(" where ") } ?? false
        self.init(entry.source.utf8[piece.range], piece.keyword, isStatic: piece.isStatic, isInConditional: isInConditional)
    }

    /// A declaration at the top level.
    init(_ entry: DeclarationIndex.Entry) { self.init(entry.source.utf8[entry.range], entry.keyword, isStatic: false, isInConditional: false) }

    private init(_ utf8: ArraySlice<UInt8>, _ keyword: DeclarationIndex.Keyword, isStatic: Bool, isInConditional: Bool) {
        let all = utf8.drop { $0 == UInt8(ascii: " ") }
        let own = Self.withoutAttributes(all)
        (self.keyword, self.isStatic) = (keyword, isStatic)
        attributes = String(decoding: all[..<own.startIndex], as: UTF8.self)
        isRenamed = attributes.contains("@_renamed")
        let spelled = Self.withoutBody(own, isVariable: keyword == .variable)
        signature = spelled
        isConditional = isInConditional || spelled.contains(" where ")
        result =
            switch keyword {
            case .variable: spelled.firstRange(of: ": ").map { String(spelled[$0.upperBound...]) }
            case .function: spelled.ranges(of: " -> ").last.map { String(spelled[$0.upperBound...]) }
            default: nil
            }
    }

    /// The protocols and the superclass that a type names after its colon.
    var inherited: [Substring] {
        guard let colon = signature.ranges(of: ": ").last, !signature[colon.upperBound...].contains(">") else { return [] }
        return signature[colon.upperBound...].split { ", &".contains($0) }
    }

    private static func withoutAttributes(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = text
        while rest.first == UInt8(ascii: "@") {
            var depth = 0
            rest = rest.drop { byte in
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                return depth > 0 || byte != UInt8(ascii: " ")
            }.drop { $0 == UInt8(ascii: " ") }
        }
        return rest
    }

    /// The text before the brace that opens the body, and before a variable's value.
    private static func withoutBody(_ text: ArraySlice<UInt8>, isVariable: Bool) -> String {
        var depth = 0
        let head = text.prefix { byte in
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "{"), UInt8(ascii: "\n"): return depth > 0
            case UInt8(ascii: "="): return depth > 0 || !isVariable
            default: break
            }
            return true
        }
        let words = head.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        return String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
    }
}
