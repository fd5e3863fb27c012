import Diagnostics

/// A heading's title and the attributes in braces at its end: `## Even thirds {#thirds .exercise}`.
struct Heading {
    let title: StyledText
    let attributes: Attributes
    let span: Span
    private let hasBraces: Bool

    init(_ block: MarkdownBlock, in document: Fragment, faults: inout Faults) {
        var text = document.part(block.range).trimmed()
        if text.text.hasPrefix("#") {
            text = text.part(text.source.utf8.prefix { $0 == UInt8(ascii: "#") }.count..<text.source.utf8.count).trimmed()
        } else if let underline = text.lines().last, text.lines().count > 1 {
            text = text.part(0..<(text.source.utf8.count - underline.source.utf8.count)).trimmed()
        }
        span = text.span
        let bytes = text.source.utf8
        if bytes.last == UInt8(ascii: "}"), let brace = bytes.lastIndex(of: UInt8(ascii: "{")) {
            hasBraces = true
            attributes = Attributes(text.part((brace + 1)..<(bytes.count - 1)), faults: &faults)
            text = text.part(0..<brace).trimmed()
        } else if let brace = Self.openBrace(in: bytes) {
            let rest = text.part(brace..<bytes.count).span
            faults.error("unclosed-braces", "the braces of this heading don't end it", at: rest, help: "close them with } at the end of the line")
            hasBraces = true
            attributes = Attributes(text.part((brace + 1)..<(bytes[brace...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count)), faults: &faults)
            text = text.part(0..<brace).trimmed()
        } else {
            hasBraces = false
            attributes = Attributes(text.part(bytes.count..<bytes.count), faults: &faults)
        }
        title = Prose.runs(MarkdownParser.inlines(of: text.text), .heading)
        if title.text.allSatisfy(\.isWhitespace) {
            let place = span.range.isEmpty ? document.part(block.range).trimmed().span : span
            faults.error("empty-title", "this heading has no title", at: place, help: "write the title before the braces: ## TITLE {#id}")
        }
    }

    /// The last brace with an id or a class in it.
    private static func openBrace(in bytes: [UInt8]) -> Int? {
        bytes.indices.dropLast().last { bytes[$0] == UInt8(ascii: "{") && [UInt8(ascii: "#"), UInt8(ascii: ".")].contains(bytes[$0 + 1]) }
    }

    /// Whether a heading of a level below the second is written as one that begins a section or question.
    static func isMisplaced(_ block: MarkdownBlock, in document: Fragment) -> Bool {
        guard case .heading(let level, _) = block.content, level > 2 else { return false }
        return openBrace(in: Array(document.part(block.range).text.utf8)) != nil
    }

    /// The id in the braces; without one a fault that suggests one, and a name for the rest of the reading.
    func id(faults: inout Faults) -> String {
        let suggestion = slug(title.text)
        guard let word = attributes.id else {
            faults.error("missing-id", "this heading has no id", at: span, help: "progress is kept by it: add {#\(suggestion)}")
            return suggestion
        }
        if isName(word.name) { return word.name }
        faults.error("bad-id", "`\(word.name)` isn't a valid id", at: word.span, help: "use letters, digits, `-` and `_`: {#\(suggestion)}")
        return suggestion
    }

    /// `evidence=talk source=wwdc24`.
    func evidence(among sources: SourceList, faults: inout Faults) -> ClaimEvidence? {
        ClaimEvidence(attributes["evidence"], sources: attributes["source"], among: sources, for: span, faults: &faults)
    }

    /// `aliases=old,older`.
    var aliases: [String] { attributes["aliases"]?.text.split(separator: ",").map(String.init) ?? [] }

    /// The hash of the words that a heading of a translation says it translates: `of=HASH`.
    var originalHash: String? { attributes["of"]?.text }

    /// The edit of the file that writes such a hash.
    func writing(originalHash hash: String) -> (range: Range<Int>, text: String) {
        if let word = attributes.words.first(where: { $0.kind == .pair && $0.name == "of" }) { return (word.span.range, "of=\(hash)") }
        let end = attributes.span.range.upperBound
        return (end..<end, hasBraces ? " of=\(hash)" : " {of=\(hash)}")
    }
}
