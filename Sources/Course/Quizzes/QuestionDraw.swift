import Diagnostics

/// A line of a quiz's blueprint: how many questions are drawn of those with a tag and a level.
public struct QuestionDraw: Sendable {
    /// One of these; empty allows every question.
    public let tags: [String]
    /// One of these; empty allows every level.
    public let levels: [Int]
    public let count: Int
    public let span: Span

    static let keys = ["tags", "level", "count"]
    /// From naming (1) to designing (7).
    static let levelRange = 1...7

    /// `{tags: layout, level: 2, count: 3}`; tags and levels may be lists.
    init?(_ node: YAMLNode, faults: inout Faults) {
        guard let mapping = YAMLMapping(node, known: Self.keys, faults: &faults), let number = mapping.required("count", example: "3", faults: &faults) else {
            return nil
        }
        guard let count = Int(number.text), (1...1_000).contains(count) else {
            faults.error("bad-number", "`\(number.text)` isn't a valid number of questions", at: number.span, help: "write a number from 1 to 1000")
            return nil
        }
        tags = Self.words("tags", mapping, faults: &faults).map(\.text)
        levels = Self.words("level", mapping, faults: &faults).compactMap { Self.level($0, faults: &faults) }
        (self.count, span) = (count, mapping.span)
    }

    /// A text, or a list of texts.
    private static func words(_ key: String, _ mapping: YAMLMapping, faults: inout Faults) -> [Fragment] {
        if case .scalar(let text)? = mapping[key]?.content { [text] } else { mapping.texts(key, faults: &faults) }
    }

    static func level(_ text: Fragment, faults: inout Faults) -> Int? {
        if let level = Int(text.text), levelRange.contains(level) { return level }
        faults.error("bad-level", "`\(text.text)` isn't a valid level", at: text.span, help: "write a number from 1 (naming) to 7 (designing)")
        return nil
    }

    public func allows(_ question: Question) -> Bool {
        (tags.isEmpty || !Set(tags).isDisjoint(with: question.tags)) && (levels.isEmpty || question.level.map(levels.contains) ?? false)
    }
}
