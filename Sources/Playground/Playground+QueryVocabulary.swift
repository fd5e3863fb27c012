extension Playground {
    /// A declaration that queries may use.
    public struct QueryName: Equatable, Sendable {
        /// `find`; a member has its type in front: `InspectedNode.frame`.
        public let name: String
        /// As Swift spells it: `CGRect`, `(String) -> [InspectedNode]`; `struct` for a type.
        public let type: String
        /// What it is, in a sentence or two.
        public let summary: String
        /// A query that uses it.
        public let example: String
    }

    /// Everything that queries may name besides the snippet's declarations and the library.
    public static let queryVocabulary = Inspection.vocabulary
}

extension Inspection {
    /// Read from the declarations, which are the only place that says what there is.
    static var vocabulary: [Playground.QueryName] {
        var names: [Playground.QueryName] = []
        var (summary, example) = ([String](), "")
        var owner = ""
        for line in source.text.split(separator: "\n").map({ String($0).trimmed }) {
            if line.hasPrefix(exampleMark) {
                example = line.dropFirst(exampleMark.count).filter { $0 != "`" }
            } else if line.hasPrefix("/// ") {
                summary.append(String(line.dropFirst(4)))
            } else if line == "}" {
                owner = ""
            } else if let (name, type) = declaration(line) {
                names.append(Playground.QueryName(name: owner + name, type: type, summary: summary.joined(separator: " "), example: example))
                if line.hasSuffix("{") { owner = name + "." }
                (summary, example) = ([], "")
            }
        }
        return names
    }

    private static var exampleMark: String { "/// Example: " }

    /// Name and type of a line that declares something.
    private static func declaration(_ line: String) -> (name: String, type: String)? {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, let rest = words.last else { return nil }
        switch words[0] {
        case "struct": return (String(rest.prefix { $0.isLetter }), "struct")
        case "let", "var":
            let parts = rest.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
            guard parts.count == 2 else { return nil }
            return (parts[0], parts[1].replacing(" { get }", with: ""))
        case "func":
            guard let open = rest.firstIndex(of: "("), let colon = rest[open...].firstIndex(of: ":"), let close = rest.firstIndex(of: ")") else { return nil }
            let parameter = String(rest[rest.index(after: colon)..<close]).trimmed
            return (String(rest.prefix { $0.isLetter }), "(\(parameter))" + rest[rest.index(after: close)...])
        default: return nil
        }
    }
}
