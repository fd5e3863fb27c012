import Diagnostics

/// The lines between `---` at the head of a lesson or quiz: what it is called, in which format it is written.
struct FrontMatter {
    var id: String
    var title: String
    /// The file's place among its kind; those without come last, by title.
    var order: Double?
    var aliases: [String]
    var sources: SourceList
    var window: WindowSize?
    /// The share of a quiz's points that passes it.
    var pass: Double?
    /// How many tries each question of a quiz gives.
    var attempts: Int?
    /// Which questions are drawn; empty where all are asked.
    var draws: [QuestionDraw]
    var span: Span

    /// The format that this program reads.
    static let format = "1"
    static let lessonKeys = ["format", "id", "title", "order", "aliases", "sources", "window"]
    /// Keys of quizzes in a lesson.
    static let elsewhere = ["pass", "attempts", "draw"].reduce(into: [String: String]()) { $0[$1] = "only quizzes have it: drop it here" }
    static let quizKeys = lessonKeys + ["pass", "attempts", "draw"]

    /// - Parameter isQuiz: whether the keys of quizzes have a meaning.
    init?(_ mapping: YAMLMapping, isQuiz: Bool = true, faults: inout Faults) {
        let format = mapping.required("format", example: Self.format, faults: &faults)
        let file = (mapping.span.source.name.split(separator: "/").last ?? "").prefix { $0 != "." }
        let id = mapping.required("id", example: slug(String(file)), faults: &faults)
        let title = mapping.title(example: "Containers", faults: &faults)
        order = mapping.number("order", in: -1_000_000...1_000_000, example: "10", faults: &faults)
        pass = !isQuiz ? nil : mapping.number("pass", in: 0...1, example: "0.7 for 70%", faults: &faults)
        attempts = !isQuiz ? nil : mapping.text("attempts", faults: &faults).flatMap { QuestionDraft.attempts($0, example: "attempts: 2", faults: &faults) }
        window = WindowSize.read(mapping.text("window", faults: &faults), faults: &faults)
        sources = SourceList(mapping["sources"], faults: &faults)
        draws = !isQuiz ? [] : mapping.list("draw", item: "{tags: layout, count: 3}", faults: &faults).compactMap { QuestionDraw($0, faults: &faults) }
        let aliases = mapping.texts("aliases", faults: &faults)
        for name in [id].compactMap(\.self) + aliases where !isName(name.text) {
            faults.error("bad-id", "`\(name.text)` isn't a valid id", at: name.span, help: "use letters, digits, `-` and `_`: \(slug(name.text))")
        }
        if let format, format.text != Self.format {
            faults.error("unknown-format", "format `\(format.text)` is not one this program reads", at: format.span, help: "it reads format: \(Self.format)")
            return nil
        }
        guard let id, let title, format != nil, isName(id.text) else { return nil }
        (self.id, self.title, self.aliases, span) = (id.text, title.text, aliases.map(\.text), id.span)
    }

    /// Splits a file into its front matter and the rest.
    static func split(_ file: SourceText, faults: inout Faults) -> (matter: Fragment, body: Fragment)? {
        let whole = Fragment(file)
        let bytes = file.utf8
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        func isRule(_ line: Int) -> Bool { file.line(line).drop { $0 == "\u{FEFF}" }.trimmingSuffix(while: \.isWhitespace) == "---" }
        guard isRule(1) else {
            let help = "begin with --- on a line, then format: \(format), id: and title:, then --- again"
            faults.error("no-front-matter", "the file does not begin with front matter", at: Span(file, start..<start), help: help)
            return nil
        }
        var offset = bytes.firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        let first = offset
        for line in stride(from: 2, through: file.lineCount, by: 1) {
            let end = bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            if isRule(line) { return (whole.part(first..<offset), whole.part(end..<bytes.count)) }
            offset = end
        }
        faults.error("no-front-matter", "the front matter never ends", at: Span(file, start..<(start + 3)), help: "close it with --- on a line of its own")
        return nil
    }
}

extension StringProtocol {
    func trimmingSuffix(while predicate: (Character) -> Bool) -> SubSequence {
        var end = endIndex
        while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
        return self[..<end]
    }
}
