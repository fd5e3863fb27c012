import Diagnostics

/// The words of a lesson in another language, `lessons/NAME.ko.md`: the same sections under the same ids, a rule (`---`) where the
/// original has code between its prose. Code, checks and keys come from the original.
public struct LessonTranslation: Sendable {
    /// `ko`.
    public let language: String
    public let title: String
    public let file: SourceText
    /// What is below the front matter, which is read when it is first asked for.
    let body: Deferred<Reading<[TranslatedSection]>>

    public var sections: [TranslatedSection] { body.value.content }

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
    /// Reads the front matter; what is below it waits until it is asked for.
    static func read(_ file: SourceText, language: String, of id: String, reading: FilesInHand) -> Reading<LessonTranslation?> {
        var faults = Faults()
        guard let front = TranslatedFront(file, known: FrontMatter.lessonKeys, of: id, faults: &faults) else { return Reading(content: nil, faults: faults) }
        let body = Deferred { reading.with(file.name) { sections(below: front) } }
        return Reading(content: LessonTranslation(language: language, title: front.title, file: file, body: body), faults: faults)
    }

    private static func sections(below front: TranslatedFront) -> Reading<[TranslatedSection]> {
        var faults = Faults()
        let parts = TranslatedParts.read(front.body, headings: 1...2, faults: &faults)
        let sections = parts.parts.map { part in
            let prose = part.groups.compactMap { group -> Prose? in
                guard let first = group.first, let last = group.last else { return nil }
                return Prose(fragment: front.body.part(first.range.lowerBound..<last.range.upperBound), blocks: group)
            }
            return TranslatedSection(
                id: part.heading.attributes.id?.name ?? "introduction", title: part.heading.title, prose: prose, blocks: part.blocks,
                heading: part.heading)
        }
        return Reading(content: sections, faults: faults)
    }
}

/// The front matter of a translation, and what is below it.
struct TranslatedFront: Sendable {
    let title: String
    let body: Fragment

    /// - Parameter id: that of the original, which the translation has as well.
    init?(_ file: SourceText, known: [String], of id: String, faults: inout Faults) {
        guard let (matter, body) = FrontMatter.split(file, faults: &faults), let node = YAMLNode.read(matter, faults: &faults),
            let mapping = YAMLMapping(node, known: known, faults: &faults), let front = FrontMatter(mapping, faults: &faults)
        else { return nil }
        (title, self.body) = (front.title, body)
        if front.id != id {
            faults.error("translation-id", "the original's id is `\(id)`, and this translation says `\(front.id)`", at: front.span, help: "write id: \(id)")
        }
    }
}

/// A file of translations by heading, with the prose of each in groups between rules and blocks.
struct TranslatedParts {
    struct Part {
        let heading: Heading
        var groups: [[MarkdownBlock]] = [[]]
        var blocks = TranslatedBlocks()
    }

    /// The heading of the first level where such headings begin no part.
    var titleHeading: Heading?
    /// What comes before the first heading.
    var opening: [[MarkdownBlock]] = [[]]
    var parts: [Part] = []

    static func read(_ body: Fragment, headings: ClosedRange<Int>, faults: inout Faults) -> TranslatedParts {
        var result = TranslatedParts()
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
