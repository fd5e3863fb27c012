/// The text of the members derived for an enum: a case is a key, with its values in a container below it: `{"moved": {"by": 3}}`, `{"gone": {}}`.
struct DerivedEnumCoding {
    struct Value {
        let label: String?
        /// The label, or `_0`.
        let key: String
        let hasDefault: Bool
    }

    struct Case {
        let name: String
        let values: [Value]
        /// `MovedCodingKeys`.
        let keysName: String
        /// The cases of the program's own keys for the values.
        let keys: [String]?

        /// The values that are coded, with their places.
        var coded: [(offset: Int, element: Value)] { values.enumerated().filter { keys?.contains($0.element.key) ?? true } }
        /// Whether what isn't coded is known.
        var isComplete: Bool { values.allSatisfy { value in value.hasDefault || keys?.contains(value.key) ?? true } }
        /// Whether each of the program's keys is that of a value.
        var hasFittingKeys: Bool { Set(keys ?? []).isSubset(of: values.map(\.key)) }
    }

    let cases: [Case]
    /// The cases of the program's own `CodingKeys`: a case without key can't be coded.
    let keys: [String]?

    func members(isDecodable: Bool, isEncodable: Bool) -> [String] {
        guard !cases.isEmpty, cases.allSatisfy(\.hasFittingKeys), Set(keys ?? []).isSubset(of: cases.map(\.name)) else { return [] }
        var members = cases.filter { $0.keys == nil }.map { item in
            "enum \(item.keysName): Swift.CodingKey { \(Self.list(item.values.map(\.key))) }"
        }
        if keys == nil { members.append("enum CodingKeys: Swift.CodingKey { \(Self.list(cases.map(\.name))) }") }
        if isDecodable, cases.allSatisfy(\.isComplete) { members.append(decoding) }
        if isEncodable { members.append(encoding) }
        return members
    }

    private static func list(_ names: [String]) -> String { names.isEmpty ? "" : "case " + names.map { "`\($0)`" }.joined(separator: ", ") }

    private func hasKey(_ item: Case) -> Bool { keys?.contains(item.name) ?? true }

    private static func failure(_ item: Case) -> String {
        let words = "Case '\(item.name)' cannot be encoded because it is not defined in CodingKeys."
        return "throw Swift.EncodingError.invalidValue(self, Swift.EncodingError.Context(codingPath: encoder.codingPath, debugDescription: \"\(words)\"))"
    }

    private var decoding: String {
        let branches = cases.filter(hasKey).map { item in
            let values = item.coded.map { "\($0.element.label.map { "\($0): " } ?? "")try values._value(.`\($0.element.key)`)" }.joined(separator: ", ")
            let container = "try container.nestedContainer(keyedBy: \(item.keysName).self, forKey: .`\(item.name)`)"
            let call = item.values.isEmpty ? "" : "(\(values))"
            return "case .`\(item.name)`: \(item.coded.isEmpty ? "" : "let values = \(container); ")self = .`\(item.name)`\(call)"
        }
        return """
            init(from decoder: any Swift.Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                guard container.allKeys.count == 1, let key = container.allKeys.first else {
                    throw Swift.DecodingError.typeMismatch(Self.self, Swift.DecodingError.Context(codingPath: container.codingPath, debugDescription: "Invalid number of keys found, expected one."))
                }
                switch key {
                \(branches.joined(separator: "\n    "))
                }
            }
            """
    }

    private var encoding: String {
        let branches = cases.map { item in
            guard hasKey(item) else { return "case .`\(item.name)`: \(Self.failure(item))" }
            let places = item.coded.map(\.offset)
            let names = item.values.indices.map { places.contains($0) ? "let value\($0)" : "_" }.joined(separator: ", ")
            let pattern = "case .`\(item.name)`\(item.values.isEmpty ? "" : "(\(names))")"
            let puts = item.coded.map { "; try values._put(value\($0.offset), .`\($0.element.key)`)" }.joined()
            let container = "container.nestedContainer(keyedBy: \(item.keysName).self, forKey: .`\(item.name)`)"
            return "\(pattern): \(item.coded.isEmpty ? "let _" : "var values") = \(container)\(puts)"
        }
        return """
            func encode(to encoder: any Swift.Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                switch self {
                \(branches.joined(separator: "\n    "))
                }
            }
            """
    }
}
