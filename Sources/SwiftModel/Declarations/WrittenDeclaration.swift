/// What a declaration declares.
package enum DeclarationKeyword { case type, alias, `extension`, function, variable, initializer, `subscript`, other }

/// A declaration of the library as it is written, taken from its text without parsing.
package struct WrittenDeclaration {
    /// Without attributes and without its body.
    package let signature: String
    package let keyword: DeclarationKeyword
    package let isStatic: Bool
    /// Whether it exists under a condition only.
    package let isConditional: Bool
    /// Whether it is an early name of another one.
    package let isRenamed: Bool
    /// The attributes before it, with `@`.
    package let attributes: String
    /// The type of the property or of what a call gives, as it is written; `nil` where the text does not say it.
    package let result: String?

    /// - Parameters:
    ///   - utf8: the declaration with its attributes.
    ///   - isInConditional: whether it is in an extension with conditions.
    package init(_ utf8: ArraySlice<UInt8>, _ keyword: DeclarationKeyword, isStatic: Bool, isInConditional: Bool) {
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
    package var inherited: [Substring] {
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
