import Course
import Diagnostics

/// A piece of running text, as a tree that front ends show without reading markup in it.
public struct SceneText: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable { case text, code, emphasis, strong, link, image, lineBreak }
    public let kind: Kind
    /// Of a text or code.
    public var text: String?
    public var parts: [SceneText]?
    /// Where a link leads: an address that begins with `http:` or `https:`; nil for any other.
    public var url: String?
}

/// A block of prose, as a tree.
public struct SceneBlock: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable { case heading, paragraph, list, quote, code, table, rule, snippet }
    public let kind: Kind
    /// Of a heading, from 1.
    public var level: Int?
    public var parts: [SceneText]?
    /// The number of a list's first item; nil for bullets.
    public var start: Int?
    /// Of a list, a block sequence an item; of a quote, the only one.
    public var items: [[SceneBlock]]?
    /// A table's rows of cells, the header first.
    public var rows: [[[SceneText]]]?
    /// Of code and snippets.
    public var text: String?
    public var snippet: SceneSnippet?
}

/// What a front end may do with a snippet of a lesson.
public struct SceneSnippet: Codable, Equatable, Sendable {
    public enum Role: String, Codable, Sendable { case setup, run, starter, given }
    public let role: Role
    /// What is done on the view after it appears.
    public var actions: [String] = []
    /// Whether it is the one whose view is live.
    public var isCurrent = false
}

extension SceneText {
    /// Deeper styles aren't told apart: readers of JSON refuse what nests without end.
    private static let depthLimit = 8

    init(_ inline: Inline) { self.init(inline, depth: 0) }

    private init(_ inline: Inline, depth: Int) {
        guard depth < Self.depthLimit else {
            self.init(kind: .text, text: inline.plainText.withoutControlSequences)
            return
        }
        func inner(_ inlines: [Inline]) -> [SceneText] { inlines.map { Self($0, depth: depth + 1) } }
        switch inline {
        case .text(let text): self.init(kind: .text, text: text.withoutControlSequences)
        case .code(let text): self.init(kind: .code, text: text.withoutControlSequences)
        case .emphasis(let inlines): self.init(kind: .emphasis, parts: inner(inlines))
        case .strong(let inlines): self.init(kind: .strong, parts: inner(inlines))
        case .link(let inlines, let destination):
            let isWeb = ["http://", "https://"].contains { destination.lowercased().hasPrefix($0) }
            self.init(kind: .link, parts: inner(inlines), url: isWeb ? destination : nil)
        case .image(let inlines, _): self.init(kind: .image, parts: inner(inlines))
        case .softBreak: self.init(kind: .text, text: " ")
        case .lineBreak: self.init(kind: .lineBreak)
        }
    }

    /// The runs of a title.
    static func parts(of text: StyledText) -> [SceneText] {
        text.runs.map { SceneText(kind: $0.style == .code ? .code : .text, text: $0.text.withoutControlSequences) }
    }
}

extension SceneBlock {
    /// What is nested deeper is left out.
    private static let depthLimit = 8

    static func blocks(of prose: Prose) -> [SceneBlock] { prose.blocks.compactMap { Self($0, depth: 0) } }

    /// Nil for notes between authors.
    private init?(_ block: MarkdownBlock, depth: Int) {
        func inner(_ blocks: [MarkdownBlock]) -> [SceneBlock] { depth + 1 < Self.depthLimit ? blocks.compactMap { Self($0, depth: depth + 1) } : [] }
        switch block.content {
        case .heading(let level, let inner): self.init(kind: .heading, level: level, parts: inner.map(SceneText.init))
        case .paragraph(let inner): self.init(kind: .paragraph, parts: inner.map(SceneText.init))
        case .list(let start, let items): self.init(kind: .list, start: start, items: items.map { inner($0.blocks) })
        case .quote(let blocks): self.init(kind: .quote, items: [inner(blocks)])
        case .code(let code): self.init(kind: .code, text: Self.shown(code.code))
        case .table(let header, let rows): self.init(kind: .table, rows: ([header] + rows).map { $0.map { $0.inlines.map(SceneText.init) } })
        case .rule: self.init(kind: .rule)
        case .html(let text):
            if text.hasPrefix("<!--") { return nil }
            self.init(kind: .code, text: text.trimmingFinalNewlines.withoutControlSequences)
        }
    }

    static func snippet(_ code: Fragment, _ snippet: SceneSnippet) -> SceneBlock { SceneBlock(kind: .snippet, text: shown(code), snippet: snippet) }

    private static func shown(_ code: Fragment) -> String { code.text.trimmingFinalNewlines.withoutControlSequences }
}
