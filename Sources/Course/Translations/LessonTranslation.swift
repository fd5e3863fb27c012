import Diagnostics

/// The words of a lesson in another language, `lessons/NAME.ko.md`: the same sections under the same ids, a rule (`---`) where the
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
    let blocks: TranslatedBlocks
    let heading: Heading
    /// The heading.
    public var span: Span { heading.span }
}

extension LessonTranslation {
    static func read(_ file: SourceText, language: String, faults: inout Faults) -> LessonTranslation? {
        guard let parts = TranslatedParts.read(file, known: FrontMatter.lessonKeys, headings: 1...2, faults: &faults) else { return nil }
        let sections = parts.parts.map { part in
            let prose = part.groups.compactMap { group -> Prose? in
                guard let first = group.first, let last = group.last else { return nil }
                return Prose(fragment: parts.body.part(first.range.lowerBound..<last.range.upperBound), blocks: group)
            }
            return TranslatedSection(
                id: part.heading.attributes.id?.name ?? "introduction", title: part.heading.title, prose: prose, blocks: part.blocks,
                heading: part.heading)
        }
        return LessonTranslation(language: language, title: parts.title, sections: sections, file: file)
    }
}

/// A file of translations by heading, with the prose of each in groups between rules and blocks.
struct TranslatedParts {
    struct Part {
        let heading: Heading
        var groups: [[MarkdownBlock]] = [[]]
        var blocks = TranslatedBlocks()
    }

    let title: String
    let body: Fragment
    /// The heading of the first level where such headings begin no part.
    var titleHeading: Heading?
    /// What comes before the first heading.
    var opening: [[MarkdownBlock]] = [[]]
    var parts: [Part] = []

    static func read(_ file: SourceText, known: [String], headings: ClosedRange<Int>, faults: inout Faults) -> TranslatedParts? {
        guard let (matter, body) = FrontMatter.split(file, faults: &faults), let node = YAMLNode.read(matter, faults: &faults),
            let mapping = YAMLMapping(node, known: known, faults: &faults), let front = FrontMatter(mapping, faults: &faults)
        else { return nil }
        var result = TranslatedParts(title: front.title, body: body)
        for block in MarkdownParser.blocks(of: body) {
            block.reportOpenComment(in: body, faults: &faults)
            switch block.content {
            case .heading(let level, _) where headings.contains(level):
                let heading = Heading(block, in: body, faults: &faults)
                heading.attributes.check(keys: ["of"], marks: ["exercise"], allowsID: true, faults: &faults)
                result.parts.append(Part(heading: heading))
            case .heading(1, _) where result.parts.isEmpty:
                let heading = Heading(block, in: body, faults: &faults)
                heading.attributes.check(keys: ["of"], allowsID: true, faults: &faults)
                result.titleHeading = result.titleHeading ?? heading
            default: result.take(block, faults: &faults)
            }
        }
        return result
    }

    private mutating func take(_ block: MarkdownBlock, faults: inout Faults) {
        guard let last = parts.indices.last else {
            if case .rule = block.content { opening.append([]) } else { opening[opening.count - 1].append(block) }
            return
        }
        var endsProse = false
        if case .rule = block.content { endsProse = true }
        if case .code(let code) = block.content { endsProse = parts[last].blocks.take(code, faults: &faults) }
        if endsProse { parts[last].groups.append([]) } else { parts[last].groups[parts[last].groups.count - 1].append(block) }
    }
}
