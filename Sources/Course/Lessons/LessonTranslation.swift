import Diagnostics

/// The prose of a lesson in another language, `lessons/NAME.ko.md`: the same sections under the same ids, a rule (`---`) where the
/// original has code between its prose. Code, checks and keys come from the original.
public struct LessonTranslation: Sendable {
    /// `ko`.
    public let language: String
    public let title: String
    public let sections: [TranslatedSection]
    public let file: SourceText

    public func section(named id: String) -> TranslatedSection? { sections.first { $0.id == id } }
}

public struct TranslatedSection: Sendable {
    public let id: String
    public let title: StyledText
    /// In the order of the original's prose blocks.
    public let prose: [Prose]
    /// The hash of what was translated (`of=` in the heading's braces).
    public let originalHash: String?
    /// The heading.
    public let span: Span
}

extension LessonTranslation {
    static func read(_ file: SourceText, language: String, faults: inout Faults) -> LessonTranslation? {
        guard let (matter, body) = FrontMatter.split(file, faults: &faults), let node = YAMLNode.read(matter, faults: &faults),
            let mapping = YAMLMapping(node, known: FrontMatter.lessonKeys, faults: &faults), let front = FrontMatter(mapping, faults: &faults)
        else { return nil }
        var sections: [TranslatedSection] = []
        var heading: Heading?
        var groups: [[MarkdownBlock]] = [[]]
        func end(_ faults: inout Faults) {
            guard let heading else { return }
            let prose = groups.compactMap { group -> Prose? in
                guard let first = group.first, let last = group.last else { return nil }
                return Prose(fragment: body.part(first.range.lowerBound..<last.range.upperBound), blocks: group)
            }
            let id = heading.attributes.id?.name ?? "introduction"
            sections.append(TranslatedSection(id: id, title: heading.title, prose: prose, originalHash: heading.attributes["of"]?.text, span: heading.span))
        }
        for block in MarkdownParser.blocks(of: body) {
            switch block.content {
            case .heading(let level, _) where level <= 2:
                end(&faults)
                let next = Heading(block, in: body, faults: &faults)
                next.attributes.check(keys: ["of"], marks: ["exercise"], allowsID: true, faults: &faults)
                (heading, groups) = (next, [[]])
            case .rule: groups.append([])
            case .code(let code) where code.info?.text.hasPrefix("swift ") ?? false:
                let help = "write a rule (---) in its place"
                faults.error("translated-code", "code comes from the original", at: code.info?.span, help: help)
            default: groups[groups.count - 1].append(block)
            }
        }
        end(&faults)
        return LessonTranslation(language: language, title: front.title, sections: sections, file: file)
    }
}
