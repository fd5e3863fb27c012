import CCmark
import Diagnostics

/// CommonMark with tables, read by cmark-gfm into values.
enum MarkdownParser {
    /// Blocks and inlines nested deeper than this are left out: no page needs them, and a recursion over them would end the stack.
    private static let depthLimit = 60

    private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

    static func blocks(of fragment: Fragment) -> [MarkdownBlock] {
        _ = registered
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [] }
        defer { cmark_parser_free(parser) }
        if let tables = cmark_find_syntax_extension("table"), !hasWideLine(fragment.source.utf8) { cmark_parser_attach_syntax_extension(parser, tables) }
        fragment.source.utf8.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        guard let root = cmark_parser_finish(parser) else { return [] }
        defer { cmark_node_free(root) }
        return Reader(fragment: fragment).blocks(in: root, depth: 0)
    }

    /// The most columns of a table: cmark makes a cell for each in every row, even in a short one.
    private static let columnLimit = 200

    private static func hasWideLine(_ bytes: [UInt8]) -> Bool {
        bytes.lazy.split(separator: UInt8(ascii: "\n")).contains { line in
            line.count > columnLimit && line.lazy.filter { $0 == UInt8(ascii: "|") }.count > columnLimit
        }
    }

    /// The running text of one paragraph: a title, a choice.
    static func inlines(of text: String) -> [Inline] {
        let fragment = Fragment(SourceText(name: "", text: text))
        guard let first = blocks(of: fragment).first else { return [] }
        return if case .paragraph(let inlines) = first.content { inlines } else { [.text(text)] }
    }

    /// Turns cmark's nodes into values; cmark counts lines and bytes of a line from 1.
    private struct Reader {
        let fragment: Fragment
        let lineStarts: [Int]

        init(fragment: Fragment) {
            self.fragment = fragment
            let bytes = fragment.source.utf8
            var starts = [0]
            // cmark also ends lines at a carriage return that isn't followed by a line feed.
            for (offset, byte) in bytes.enumerated()
            where byte == 0x0A || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A) {
                starts.append(offset + 1)
            }
            lineStarts = starts
        }

        typealias Node = OpaquePointer

        func children(of node: Node) -> [Node] {
            var result: [Node] = []
            var next = cmark_node_first_child(node)
            while let child = next {
                result.append(child)
                next = cmark_node_next(child)
            }
            return result
        }

        func kind(of node: Node) -> String { string(cmark_node_get_type_string(node)) }
        func string(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

        /// The start of a 1-based line; lines outside the text are moved to its ends.
        func lineStart(_ line: Int) -> Int {
            line < 1 ? 0 : line <= lineStarts.count ? lineStarts[line - 1] : fragment.source.utf8.count
        }

        func range(of node: Node) -> Range<Int> {
            let count = fragment.source.utf8.count
            let start = lineStart(Int(cmark_node_get_start_line(node))) + max(0, Int(cmark_node_get_start_column(node)) - 1)
            let end = lineStart(Int(cmark_node_get_end_line(node))) + max(0, Int(cmark_node_get_end_column(node)))
            let lower = min(start, count)
            return lower..<min(max(lower, end), count)
        }

        func blocks(in node: Node, depth: Int) -> [MarkdownBlock] {
            guard depth <= depthLimit else { return [] }
            return children(of: node).compactMap { kind(of: $0) == "html_block" ? html($0) : block($0, depth: depth + 1) }
        }

        /// An HTML block without the comments that it begins with, which are notes between authors: what follows them on their line is a paragraph.
        /// A comment that never ends stays.
        func html(_ node: Node) -> MarkdownBlock? {
            let (whole, range) = (string(cmark_node_get_literal(node)), range(of: node))
            var rest = whole.drop(while: \.isWhitespace)
            guard rest.hasPrefix("<!--") else { return MarkdownBlock(content: .html(whole), range: range) }
            while rest.hasPrefix("<!--") {
                guard let end = rest.firstRange(of: "-->") else { return MarkdownBlock(content: .html(String(rest)), range: range) }
                rest = rest[end.upperBound...].drop(while: \.isWhitespace)
            }
            return rest.isEmpty ? nil : MarkdownBlock(content: .paragraph(MarkdownParser.inlines(of: String(rest))), range: range)
        }

        func block(_ node: Node, depth: Int) -> MarkdownBlock? {
            let content: MarkdownBlock.Content
            switch kind(of: node) {
            case "heading": content = .heading(level: Int(cmark_node_get_heading_level(node)), inlines(in: node, depth: depth))
            case "paragraph": content = .paragraph(inlines(in: node, depth: depth))
            case "block_quote": content = .quote(blocks(in: node, depth: depth))
            case "thematic_break": content = .rule
            case "code_block": content = .code(code(node))
            case "list":
                let items = children(of: node).map { MarkdownBlock.Item(blocks: blocks(in: $0, depth: depth), range: range(of: $0)) }
                content = .list(start: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(node)) : nil, items)
            case "table":
                let rows = children(of: node).map { row in
                    children(of: row).map { MarkdownBlock.Cell(inlines: inlines(in: $0, depth: depth), range: range(of: $0)) }
                }
                content = .table(header: rows.first ?? [], rows: Array(rows.dropFirst()))
            default: return nil
            }
            return MarkdownBlock(content: content, range: range(of: node))
        }

        func inlines(in node: Node, depth: Int) -> [Inline] {
            guard depth <= depthLimit else { return [] }
            var result: [Inline] = []
            // Behind a comment, which is left out with the white space on one of its sides.
            var isBehindComment = false
            for child in children(of: node) {
                let text = string(cmark_node_get_literal(child))
                if kind(of: child) == "html_inline", text.hasPrefix("<!--") {
                    isBehindComment = true
                } else if let inline = inline(child, text, depth: depth) {
                    if isBehindComment, case .text(let text) = inline, text.first?.isWhitespace ?? true { result = Self.withoutSpaceAtEnd(result) }
                    isBehindComment = false
                    result.append(inline)
                }
            }
            return isBehindComment ? Self.withoutSpaceAtEnd(result) : result
        }

        private static func withoutSpaceAtEnd(_ inlines: [Inline]) -> [Inline] {
            guard case .text(let text)? = inlines.last else { return inlines }
            return inlines.dropLast() + [.text(String(text.trimmingSuffix(while: \.isWhitespace)))]
        }

        private func inline(_ node: Node, _ text: String, depth: Int) -> Inline? {
            switch kind(of: node) {
            case "text", "html_inline": .text(text)
            case "code": .code(text)
            case "softbreak": .softBreak
            case "linebreak": .lineBreak
            case "emph": .emphasis(inlines(in: node, depth: depth + 1))
            case "strong": .strong(inlines(in: node, depth: depth + 1))
            case "link": .link(inlines(in: node, depth: depth + 1), destination: string(cmark_node_get_url(node)))
            case "image": .image(inlines(in: node, depth: depth + 1), source: string(cmark_node_get_url(node)))
            default: nil
            }
        }

        /// The content of a code block line by line, since a container takes its prefix (`> `, indentation) from each.
        func code(_ node: Node) -> MarkdownBlock.CodeBlock {
            let first = Int(cmark_node_get_start_line(node))
            let last = Int(cmark_node_get_end_line(node))
            var (length, indent, character): (Int32, Int32, CChar) = (0, 0, 0)
            let isFenced = cmark_node_get_fenced(node, &length, &indent, &character) != 0
            let literal = string(cmark_node_get_literal(node))
            var parts: [Fragment] = []
            let lines = literal.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                let number = first + index + (isFenced ? 1 : 0)
                let isLast = index == lines.count - 1
                if isLast && line.isEmpty { break }
                parts.append(codeLine(Array((isLast ? line : line + "\n").utf8), from: lineStart(number)..<lineStart(number + 1)))
            }
            let place = lineStart(first + 1)
            let code = Fragment(joining: parts) ?? fragment.part(place..<place)
            guard isFenced else { return MarkdownBlock.CodeBlock(info: nil, code: code, isClosed: true) }
            let fence = UInt8(bitPattern: character)
            let start = range(of: node).lowerBound
            let opening = fragment.part(start..<max(start, lineStart(first + 1)))
            let info = opening.source.utf8.firstIndex { $0 != fence && $0 != 0x20 && $0 != 0x09 } ?? opening.source.utf8.count
            let closing = fragment.part(lineStart(last)..<lineStart(last + 1)).source.utf8.reversed().drop {
                $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09
            }
            return MarkdownBlock.CodeBlock(
                info: opening.part(info..<opening.source.utf8.count).trimmed(), code: code,
                isClosed: last > first && closing.prefix { $0 == fence }.count >= Int(length))
        }

        /// The part of a source line that cmark kept, found as its end.
        private func codeLine(_ kept: [UInt8], from line: Range<Int>) -> Fragment {
            let source = fragment.part(line)
            if source.source.utf8.count >= kept.count, source.source.utf8.suffix(kept.count).elementsEqual(kept) {
                return source.part((source.source.utf8.count - kept.count)..<source.source.utf8.count)
            }
            return Fragment(text: String(decoding: kept, as: UTF8.self), standingFor: source.span.range, in: fragment.file)
        }
    }
}
