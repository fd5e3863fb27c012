import Diagnostics

/// Running text of a lesson or quiz: its blocks, its source, and the holes that an instance fills with computed values.
public struct Prose: Sendable {
    public enum Hole: Sendable {
        /// `{= EXPRESSION }`: the value of an expression over the report.
        case expression(Fragment)
        /// `{{name}}`: the drawn value of a variable.
        case variable(Fragment)
    }

    public let fragment: Fragment
    public private(set) var blocks: [MarkdownBlock]
    public let holes: [Hole]

    /// Whether readers see nothing of it: a comment that never ends.
    public var isComment: Bool { !blocks.isEmpty && blocks.allSatisfy(\.content.isComment) }

    init(fragment: Fragment, blocks: [MarkdownBlock]) { (self.fragment, self.blocks, holes) = (fragment, blocks, []) }

    /// Code as prose: a block, or running text where it is one line.
    public init(code: Fragment) {
        guard code.text.contains("\n") else {
            self.init(fragment: code, blocks: [MarkdownBlock(content: .paragraph([.code(code.text)]), range: 0..<code.source.utf8.count)])
            return
        }
        let block = MarkdownBlock.CodeBlock(info: nil, code: code, isClosed: true)
        self.init(fragment: code, blocks: [MarkdownBlock(content: .code(block), range: 0..<code.source.utf8.count)])
    }

    /// Reads a text with holes. While cmark reads it, each hole is one character of a private plane, so that nothing in an
    /// expression is taken for Markdown, nor anything in its value.
    init(template: Fragment, faults: inout Faults) {
        let found = Hole.all(in: template, faults: &faults)
        let edits = found.enumerated().map { (range: $1.range, text: Self.token($0)) }
        fragment = template
        holes = found.map(\.hole)
        blocks = MarkdownParser.blocks(of: edits.isEmpty ? template : template.replacing(edits))
    }

    private static let firstToken = 0xF0000
    private static func token(_ index: Int) -> String { UnicodeScalar(firstToken + index).map { String(Character($0)) } ?? "" }

    /// The prose with a value for each hole, in order; holes beyond the values stay empty.
    public func filled(_ values: [String]) -> Prose {
        guard !holes.isEmpty else { return self }
        var result = self
        result.blocks = blocks.map { block in
            block.mapped { text in
                guard text.unicodeScalars.contains(where: { Int($0.value) >= Self.firstToken }) else { return text }
                return text.unicodeScalars.map { scalar in
                    let index = Int(scalar.value) - Self.firstToken
                    guard holes.indices.contains(index) else { return String(scalar) }
                    return values.indices.contains(index) ? values[index] : ""
                }.joined()
            }
        }
        return result
    }

    /// The text without styles, paragraphs on separate lines.
    public var plainText: String { rendered(width: .max).map(\.text).joined(separator: "\n") }

    /// The images, with the words that a terminal shows in their place.
    public var images: [(source: String, words: String)] { blocks.flatMap(\.inlines).flatMap(Self.images) }

    private static func images(in inline: Inline) -> [(source: String, words: String)] {
        switch inline {
        case .image(let inner, let source): [(source, inner.map(\.plainText).joined())]
        case .emphasis(let inner), .strong(let inner), .link(let inner, _): inner.flatMap(images)
        default: []
        }
    }

    /// Destinations of all links, in order.
    public var links: [String] { blocks.flatMap(\.inlines).flatMap(Self.destinations) }

    private static func destinations(_ inline: Inline) -> [String] {
        switch inline {
        case .link(let inner, let destination): [destination] + inner.flatMap(destinations)
        case .emphasis(let inner), .strong(let inner), .image(let inner, _): inner.flatMap(destinations)
        case .text, .code, .softBreak, .lineBreak: []
        }
    }
}

extension Prose.Hole {
    /// The longest expression in a hole, in bytes, and the most holes in one text: what is beyond is text.
    private static let expressionLimit = 2_000
    private static let countLimit = 1_000

    /// The holes of a text, in order.
    static func all(in template: Fragment, faults: inout Faults) -> [(range: Range<Int>, hole: Prose.Hole)] {
        let bytes = template.source.utf8
        var result: [(range: Range<Int>, hole: Prose.Hole)] = []
        var offset = 0
        var mayEndComment = true
        while offset + 1 < bytes.count, result.count < countLimit {
            if mayEndComment, bytes[offset...].starts(with: "<!--".utf8) {
                let end = bytes[offset...].firstRange(of: Array("-->".utf8))
                mayEndComment = end != nil
                offset = end?.upperBound ?? offset + 1
            } else if bytes[offset] == UInt8(ascii: "{"), bytes[offset + 1] == UInt8(ascii: "=") {
                let inner = template.part((offset + 2)..<min(bytes.count, offset + 2 + expressionLimit))
                guard let end = inner.closingBrace() else {
                    faults.error("unclosed-hole", "this computed text never ends", at: template.span(of: offset..<(offset + 2)), help: "write {= EXPRESSION }")
                    break
                }
                let expression = inner.part(0..<end).trimmed()
                if expression.isBlank {
                    faults.error(
                        "empty-hole", "this computed text has no expression", at: template.span(of: offset..<(offset + 3 + end)), help: "write {= EXPRESSION }")
                }
                result.append((offset..<(offset + 3 + end), .expression(expression)))
                offset += 3 + end
            } else if let name = template.variable(at: offset) {
                result.append((name.whole, .variable(template.part(name.inner))))
                offset = name.whole.upperBound
            } else {
                offset += 1
            }
        }
        return result
    }
}

extension Fragment {
    /// The offset of the brace that closes one opened before the fragment.
    fileprivate func closingBrace() -> Int? {
        var depth = 0
        for offset in source.utf8.offsetsOutsideStrings() {
            switch source.utf8[offset] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}") where depth == 0: return offset
            case UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        return nil
    }

    /// A `{{name}}` that begins at an offset.
    fileprivate func variable(at offset: Int) -> (whole: Range<Int>, inner: Range<Int>)? {
        let bytes = source.utf8
        guard bytes[offset...].starts(with: [UInt8(ascii: "{"), UInt8(ascii: "{")]) else { return nil }
        let end = bytes[(offset + 2)...].firstIndex { !($0 == 0x5F || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }
        guard let end, end > offset + 2, bytes[end...].starts(with: [UInt8(ascii: "}"), UInt8(ascii: "}")]) else { return nil }
        return (offset..<(end + 2), (offset + 2)..<end)
    }

    /// The `{{name}}`s in the fragment: own ranges and names.
    func variables() -> [(range: Range<Int>, name: Fragment)] {
        var result: [(range: Range<Int>, name: Fragment)] = []
        var offset = 0
        while offset < source.utf8.count {
            if let found = variable(at: offset) {
                result.append((found.whole, part(found.inner)))
                offset = found.whole.upperBound
            } else {
                offset += 1
            }
        }
        return result
    }

    /// The fragment with the values of variables in place of their `{{name}}`; unknown ones stay.
    public func filled(_ values: [String: String]) -> Fragment {
        let edits = variables().compactMap { found in values[found.name.text].map { (range: found.range, text: $0) } }
        return edits.isEmpty ? self : replacing(edits)
    }
}
