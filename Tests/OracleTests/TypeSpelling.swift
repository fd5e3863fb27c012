/// A type's spelling in one form: `T?` as `Optional<T>`, `[T]` as `Array<T>`, `Outer.Inner` as `Inner`, the aliases of the library resolved.
struct TypeSpelling: Equatable {
    let normal: String

    init(_ text: String) {
        var reader = Reader(text: Array(text.filter { $0 != " " }))
        let type = reader.type()
        normal = reader.isAtEnd ? type : text
    }

    private struct Reader {
        let text: [Character]
        var position = 0
        var isAtEnd: Bool { position >= text.count }

        private mutating func take(_ character: Character) -> Bool {
            guard position < text.count, text[position] == character else { return false }
            position += 1
            return true
        }

        mutating func type() -> String {
            var result: String
            if take("(") {
                result = "(\(list(until: ")")))"
            } else if take("[") {
                let first = type()
                result = take(":") ? "Dictionary<\(first),\(type())>" : "Array<\(first)>"
                _ = take("]")
            } else {
                result = named()
            }
            while true {
                if take("?") {
                    result = "Optional<\(result)>"
                } else if take(".") {
                    result = member(named(), of: result)
                } else {
                    return result
                }
            }
        }

        private mutating func named() -> String {
            let start = position
            while position < text.count, text[position].isLetter || text[position].isNumber || text[position] == "_" { position += 1 }
            let name = String(text[start..<position])
            return take("<") ? "\(name)<\(list(until: ">"))>" : name
        }

        private mutating func list(until end: Character) -> String {
            var items: [String] = []
            while !isAtEnd, !take(end) {
                let item = type()
                // A label is no part of the normal form.
                items.append(end == ")" && take(":") ? type() : item)
                if !take(","), position < text.count, text[position] != end { break }
            }
            return items.joined(separator: ",")
        }

        private func member(_ name: String, of base: String) -> String {
            switch name {
            case "Content" where !base.hasSuffix("StyleConfiguration"): "_ViewModifier_Content<\(base)>"
            case "Index" where base.hasPrefix("Array<"): "Int"
            case "Keys" where base.hasPrefix("Dictionary<"): "Keys<\(Self.firstArgument(base))>"
            case "Iterator" where base.hasPrefix("EnumeratedSequence<Array<"): "Enumerated<\(Self.firstArgument(Self.firstArgument(base)))>"
            case "Element" where base.hasPrefix("Enumerated<"): "(Int,\(Self.firstArgument(base)))"
            case "Element" where base.hasPrefix("SubviewsCollection"): "Subview"
            case "Element" where base.hasPrefix("Range<") || base.hasPrefix("Keys<"): Self.firstArgument(base)
            default: name
            }
        }

        /// `A` of `Name<A,B>`.
        private static func firstArgument(_ type: String) -> String {
            var depth = 0
            var result = ""
            for character in type.drop(while: { $0 != "<" }).dropFirst() {
                if "<([".contains(character) { depth += 1 }
                if ">)]".contains(character) { depth -= 1 }
                if depth < 0 || (depth == 0 && character == ",") { break }
                result.append(character)
            }
            return result
        }
    }
}
