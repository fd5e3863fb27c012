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

    /// A member.
    init(_ piece: DeclarationIndex.Piece, of entry: DeclarationIndex.Entry) {
        let isInConditional = entry.keyword == .extension && entry.header.map { entry.source.text(in: $0).contains(" where ") } ?? false
        self.init(entry.source.text(in: piece.range), piece.keyword, isStatic: piece.isStatic, isInConditional: isInConditional)
    }

    /// A declaration at the top level.
    init(_ entry: DeclarationIndex.Entry) { self.init(entry.source.text(in: entry.range), entry.keyword, isStatic: false, isInConditional: false) }

    private init(_ text: String, _ keyword: DeclarationIndex.Keyword, isStatic: Bool, isInConditional: Bool) {
        let all = text.drop { $0 == " " }
        let own = Self.withoutAttributes(all)
        (self.keyword, self.isStatic) = (keyword, isStatic)
        attributes = String(all[..<own.startIndex])
        isRenamed = attributes.contains("@_renamed")
        signature = Self.withoutBody(own, isVariable: keyword == .variable)
        isConditional = isInConditional || signature.contains(" where ")
    }

    /// The type of the property or of what a call gives, as it is written; `nil` where the text does not say it.
    var result: String? {
        switch keyword {
        case .variable: return signature.firstRange(of: ": ").map { String(signature[$0.upperBound...]) }
        case .function: return signature.ranges(of: " -> ").last.map { String(signature[$0.upperBound...]) }
        default: return nil
        }
    }

    /// The protocols and the superclass that a type names after its colon.
    var inherited: [Substring] {
        guard let colon = signature.ranges(of: ": ").last, !signature[colon.upperBound...].contains(">") else { return [] }
        return signature[colon.upperBound...].split { ", &".contains($0) }
    }

    private static func withoutAttributes(_ text: Substring) -> Substring {
        var rest = text
        while rest.first == "@" {
            rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
            if rest.first == "(" {
                var depth = 0
                rest = rest.drop { character in
                    if character == "(" { depth += 1 }
                    if character == ")" { depth -= 1 }
                    return depth > 0
                }.dropFirst()
            }
            rest = rest.drop { $0.isWhitespace }
        }
        return rest
    }

    /// What stands before the brace that opens the body, and before a variable's value.
    private static func withoutBody(_ text: Substring, isVariable: Bool) -> String {
        var depth = 0
        let head = text.prefix { character in
            switch character {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{", "\n": return depth > 0
            case "=": return depth > 0 || !isVariable
            default: break
            }
            return true
        }
        return head.split { $0.isWhitespace }.joined(separator: " ")
    }
}
