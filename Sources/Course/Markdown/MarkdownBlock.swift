import Diagnostics

/// A block of a CommonMark text, with the UTF-8 offsets in the fragment that it was read from.
public struct MarkdownBlock: Sendable {
    public indirect enum Content: Sendable {
        case heading(level: Int, [Inline])
        case paragraph([Inline])
        /// `start` is nil for bullets.
        case list(start: Int?, [Item])
        case quote([MarkdownBlock])
        case code(CodeBlock)
        case table(header: [Cell], rows: [[Cell]])
        case rule
        /// An HTML block as written. Comments, which are notes between authors, are left out, except one that never ends.
        case html(String)

        /// Whether it's a comment that never ends.
        var isComment: Bool { if case .html(let text) = self { text.hasPrefix("<!--") } else { false } }
    }

    public struct Item: Sendable {
        public var blocks: [MarkdownBlock]
        public var range: Range<Int>
    }

    public struct Cell: Sendable {
        public var inlines: [Inline]
        public var range: Range<Int>
    }

    public struct CodeBlock: Sendable {
        /// The info string as written, escapes included; nil for indented code.
        public var info: Fragment?
        public var code: Fragment
        public var isClosed: Bool
    }

    public var content: Content
    public var range: Range<Int>
}

/// A piece of running text.
public indirect enum Inline: Equatable, Sendable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case link([Inline], destination: String)
    case image([Inline], source: String)
    case softBreak
    case lineBreak

    /// The text without styles; breaks are spaces.
    public var plainText: String {
        switch self {
        case .text(let text), .code(let text): text
        case .emphasis(let inner), .strong(let inner), .link(let inner, _), .image(let inner, _): inner.plainText
        case .softBreak, .lineBreak: " "
        }
    }

    /// The inline with each of its texts (code included) changed.
    func mapped(_ change: (String) -> String) -> Inline {
        switch self {
        case .text(let text): .text(change(text))
        case .code(let text): .code(change(text))
        case .emphasis(let inner): .emphasis(inner.map { $0.mapped(change) })
        case .strong(let inner): .strong(inner.map { $0.mapped(change) })
        case .link(let inner, let destination): .link(inner.map { $0.mapped(change) }, destination: destination)
        case .image(let inner, let source): .image(inner.map { $0.mapped(change) }, source: source)
        case .softBreak, .lineBreak: self
        }
    }
}

extension [Inline] {
    public var plainText: String { map(\.plainText).joined() }
}

extension MarkdownBlock {
    /// The block with each of its texts changed; code blocks stay.
    func mapped(_ change: (String) -> String) -> MarkdownBlock {
        func inlines(_ inner: [Inline]) -> [Inline] { inner.map { $0.mapped(change) } }
        func cells(_ row: [Cell]) -> [Cell] { row.map { Cell(inlines: inlines($0.inlines), range: $0.range) } }
        var result = self
        result.content =
            switch content {
            case .heading(let level, let inner): .heading(level: level, inlines(inner))
            case .paragraph(let inner): .paragraph(inlines(inner))
            case .list(let start, let items): .list(start: start, items.map { Item(blocks: $0.blocks.map { $0.mapped(change) }, range: $0.range) })
            case .quote(let blocks): .quote(blocks.map { $0.mapped(change) })
            case .table(let header, let rows): .table(header: cells(header), rows: rows.map(cells))
            case .code, .rule, .html: content
            }
        return result
    }

    /// All running text of the block, in order.
    var inlines: [Inline] {
        switch content {
        case .heading(_, let inner), .paragraph(let inner): inner
        case .list(_, let items): items.flatMap { $0.blocks.flatMap(\.inlines) }
        case .quote(let blocks): blocks.flatMap(\.inlines)
        case .table(let header, let rows): (header + rows.joined()).flatMap(\.inlines)
        case .code, .rule, .html: []
        }
    }
}
