import Diagnostics

/// A wrong idea that several mistakes come from, with the section that repairs it. Wrong choices and mistakes name it by its id.
public struct Misconception: Sendable {
    public let id: String
    /// What is believed, as a sentence.
    public internal(set) var title: String
    /// The sentence in other languages, by language code.
    let titles: [String: String]
    /// `LESSON#SECTION`.
    public let rereads: String
    public let span: Span
    /// Where it names the section.
    let rereadsSpan: Span

    /// The misconception in a language such as `ko`; in the original's where it isn't translated.
    func translated(to language: String) -> Misconception {
        var result = self
        result.title = titles[language] ?? title
        return result
    }
}

/// The misconceptions of a course: `lessons/misconceptions.yaml`.
struct MisconceptionFile {
    let misconceptions: [Misconception]
    let file: SourceText

    static let keys = ["format", "misconceptions"]
    static let itemKeys = ["id", "title", "see", "ko"]
    private static let languages = ["ko"]
    private static let countLimit = 1_000

    /// Nil only where nothing can be read. What has faults is left out.
    init?(_ file: SourceText, faults: inout Faults) {
        guard let node = YAMLNode.read(Fragment(file), faults: &faults), let mapping = YAMLMapping(node, known: Self.keys, faults: &faults),
            let format = mapping.required("format", example: FrontMatter.format, faults: &faults)
        else { return nil }
        guard format.text == FrontMatter.format else {
            let help = "it reads format: \(FrontMatter.format)"
            faults.error("unknown-format", "format `\(format.text)` is not one this program reads", at: format.span, help: help)
            return nil
        }
        let nodes = mapping.list("misconceptions", faults: &faults)
        if nodes.count > Self.countLimit {
            faults.error("many-misconceptions", "there are more than \(Self.countLimit) misconceptions", at: mapping.span, help: "drop some")
        }
        var seen: [String: Span] = [:]
        misconceptions = nodes.prefix(Self.countLimit).compactMap { node in
            guard let read = Self.misconception(node, faults: &faults) else { return nil }
            if let first = seen[read.id] {
                faults.error(
                    "duplicate-id", "the id `\(read.id)` is taken", at: read.span, notes: [.init("first here", at: first)], help: "give this one another")
                return nil
            }
            seen[read.id] = read.span
            return read
        }
        self.file = file
    }

    /// An id that is made of the title.
    private static func example(_ mapping: YAMLMapping) -> String {
        var unread = Faults()
        return mapping.text("title", faults: &unread).map { "m-\(slug($0.text))" } ?? "m-index-is-id"
    }

    private static func misconception(_ node: YAMLNode, faults: inout Faults) -> Misconception? {
        guard let mapping = YAMLMapping(node, known: itemKeys, faults: &faults), let id = mapping.required("id", example: example(mapping), faults: &faults),
            let title = mapping.title(example: "An element's index is its identity.", faults: &faults),
            let see = mapping.required("see", example: "identity#index", faults: &faults), let place = QuestionDraft.place(see, faults: &faults)
        else { return nil }
        guard isName(id.text) else {
            faults.error("bad-id", "`\(id.text)` isn't a valid id", at: id.span, help: "use letters, digits, `-` and `_`: \(slug(id.text))")
            return nil
        }
        let titles = languages.compactMap { language in mapping.text(language, faults: &faults).map { (language, $0.text) } }
        return Misconception(
            id: id.text, title: title.text, titles: Dictionary(titles) { first, _ in first }, rereads: place.text, span: id.span,
            rereadsSpan: place.span)
    }
}
