import Diagnostics

extension Prose {
    /// The prose as lines of at most `width` terminal columns, one empty line between blocks. Code and tables are not broken.
    public func rendered(width: Int) -> [StyledText] { Self.lines(of: blocks, width: max(20, width)) }

    private static func lines(of blocks: [MarkdownBlock], width: Int, isTight: Bool = false) -> [StyledText] {
        var result: [StyledText] = []
        for block in blocks {
            let lines = lines(of: block, width: width)
            guard !lines.isEmpty else { continue }
            if !result.isEmpty, !isTight { result.append(StyledText()) }
            result += lines
        }
        return result
    }

    private static func lines(of block: MarkdownBlock, width: Int) -> [StyledText] {
        switch block.content {
        case .heading(_, let inlines): return runs(inlines, .heading).wrapped(to: width)
        case .paragraph(let inlines): return runs(inlines, .plain).wrapped(to: width)
        case .list(let start, let items):
            let markers = items.indices.map { index in start.map { "\($0 &+ index). " } ?? "• " }
            return zip(markers, items).flatMap { marker, item in
                indented(lines(of: item.blocks, width: width - marker.count, isTight: true), first: marker, rest: String(repeating: " ", count: marker.count))
            }
        case .quote(let blocks): return indented(lines(of: blocks, width: width - 2), first: "│ ", rest: "│ ")
        case .code(let block):
            let code = block.code.lines().map { StyledText($0.text.replacing("\t", with: "    "), .code) }
            let lines = block.info?.text == "swift" ? code.flatMap { $0.fittedCode(to: width - 4) } : code
            return indented(lines, first: "    ", rest: "    ")
        case .table(let header, let rows): return table([header] + rows, width: width)
        case .rule: return [StyledText(String(repeating: "─", count: min(width, 40)), .mark)]
        case .html(let text): return block.content.isComment ? [] : text.split(separator: "\n").map { StyledText(String($0), .code) }
        }
    }

    private static func indented(_ lines: [StyledText], first: String, rest: String) -> [StyledText] {
        let lines = lines.isEmpty ? [StyledText()] : lines
        return lines.enumerated().map { StyledText($0 == 0 ? first : rest, .mark) + $1 }
    }

    /// Columns padded to their widest cell; where they are wider than the terminal, each row as lines of `header: cell`.
    private static func table(_ rows: [[MarkdownBlock.Cell]], width: Int) -> [StyledText] {
        let cells = rows.enumerated().map { index, row in row.map { runs($0.inlines, index == 0 ? .strong : .plain) } }
        let columns = cells.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in cells.map { $0.indices.contains(column) ? $0[column].width : 0 }.max() ?? 0 }
        guard widths.reduce(0, +) + 2 * max(0, columns - 1) <= width else {
            return cells.dropFirst().flatMap { row in
                zip(cells[0], row).flatMap { ($0 + StyledText(": ", .mark) + $1).wrapped(to: width) } + [StyledText()]
            }
        }
        var lines = cells.map { row in
            row.enumerated().reduce(StyledText()) { line, cell in
                let isLast = cell.offset == row.count - 1
                return line + cell.element + StyledText(isLast ? "" : String(repeating: " ", count: widths[cell.offset] - cell.element.width + 2))
            }
        }
        lines.insert(StyledText(widths.map { String(repeating: "─", count: $0) }.joined(separator: "  "), .mark), at: min(1, lines.count))
        return lines
    }

    /// Running text in runs; an inner style wins over an outer one.
    static func runs(_ inlines: [Inline], _ style: TextStyle) -> StyledText {
        inlines.reduce(into: StyledText()) { text, inline in
            switch inline {
            case .text(let part): text.append(.init(part, style))
            case .code(let part): text.append(.init(part, .code))
            case .emphasis(let inner): text = text + runs(inner, style == .strong ? .strong : .emphasis)
            case .strong(let inner): text = text + runs(inner, .strong)
            case .link(let inner, let destination):
                text = text + runs(inner, .link)
                if destination.contains("://"), inner.plainText != destination { text.append(.init(" (\(destination))", .mark)) }
            case .image(let inner, _): text = text + runs(inner, .emphasis)
            case .softBreak: text.append(.init(" ", style))
            case .lineBreak: text.append(.init("\n", style))
            }
        }
    }
}
