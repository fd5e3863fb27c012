/// A snippet drawn from a grammar of the language: declarations, statements, views. Most of its expressions have the types that are wanted.
struct GeneratedSnippet {
    /// The types that expressions are drawn of.
    enum Kind: CaseIterable {
        case int, double, string, bool, ints, table, optional, function, tuple

        /// As it is written.
        var name: String {
            switch self {
            case .int: "Int"
            case .double: "Double"
            case .string: "String"
            case .bool: "Bool"
            case .ints: "[Int]"
            case .table: "[String: Int]"
            case .optional: "Int?"
            case .function: "(Int) -> Int"
            case .tuple: "(Int, String)"
            }
        }
    }

    struct Variable {
        let name: String
        let kind: Kind
        let isMutable: Bool
    }

    struct Function {
        let name: String
        let parameters: [Kind]
        let result: Kind
    }

    var random: Draws
    var variables: [Variable] = []
    var functions: [Function] = []
    /// Structs and classes, each made with an `Int` labelled `number`.
    var types: [String] = []
    var views: [String] = []
    private var names = 0

    static func text(_ random: inout Draws) -> String {
        var snippet = GeneratedSnippet(random: random)
        let text = snippet.text()
        random = snippet.random
        return text
    }

    private init(random: Draws) { self.random = random }

    private mutating func text() -> String {
        var parts: [String] = []
        for _ in 0...random.below(2) { parts.append(declaration()) }
        if random.once(in: 2) { parts += statements(2, depth: depth()) }
        if random.once(in: 2) { parts.append(view(depth())) }
        return parts.joined(separator: "\n") + "\n"
    }

    /// A name that nothing else has.
    mutating func fresh(_ prefix: String) -> String {
        names += 1
        return "\(prefix)\(names)"
    }

    /// How deep a part may nest: mostly little, so that many can be tried.
    mutating func depth() -> Int { 1 + random.below(random.once(in: 8) ? 4 : 2) }

    mutating func kind() -> Kind { random.one(of: Kind.allCases) }

    /// What is declared inside ends with it.
    mutating func scope<Result>(_ work: (inout Self) -> Result) -> Result {
        let saved = (variables, functions)
        defer { (variables, functions) = saved }
        return work(&self)
    }
}
