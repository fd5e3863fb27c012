import ViewGraph
import ViewTree

/// A `Text` whose parts have fonts of different sizes. A character has the width of its own font, and a line the height of its largest one; all on a line are on
/// one baseline. Else as `TextLayout`.
final class MixedTextLayout: TextComputer {
    private let attributes: TextAttributes
    private let paragraphs: [Paragraph]

    private struct Cluster: BreakableCluster {
        let character: Character
        let fontSize: Double
        let isSpace: Bool
        private let columns: Int

        var breadth: Double { Double(columns) * fontSize / 2 }
        var isWide: Bool { columns == 2 }

        init(_ character: Character, _ fontSize: Double) {
            (self.character, self.fontSize, isSpace) = (character, fontSize, character.isWhitespace)
            columns = CharacterWidth.columns(of: character)
        }
    }

    private struct Paragraph {
        var clusters: [Cluster] = []
        /// The font size of a line without characters.
        let fontSize: Double
    }

    private struct Line {
        let clusters: [Cluster]
        /// Of the largest character.
        let fontSize: Double
        var string: String { String(clusters.map(\.character)) }

        /// - Parameter fontSize: that of a line without characters.
        init(_ clusters: [Cluster], fontSize: Double) {
            (self.clusters, self.fontSize) = (clusters, clusters.map(\.fontSize).max() ?? fontSize)
        }
    }

    /// All lines at a scale.
    private struct Extent {
        var lines: [Line] = []
        let scale: Double
        var isShortened = false
    }

    init(_ runs: [TextRun], _ attributes: TextAttributes, _ environment: Environment) {
        self.attributes = attributes
        var paragraphs: [Paragraph] = []
        for run in runs where !run.string.isEmpty {
            let size = environment.fontSize(run.font)
            if paragraphs.isEmpty { paragraphs.append(Paragraph(fontSize: size)) }
            for character in run.string {
                if character.isNewline {
                    paragraphs.append(Paragraph(fontSize: size))
                } else {
                    paragraphs[paragraphs.count - 1].clusters.append(Cluster(character, size))
                }
            }
        }
        self.paragraphs = paragraphs
    }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        let extent = extent(in: proposal)
        return Size(width: (extent.lines.map(\.clusters.breadth).max() ?? 0) * extent.scale, height: height(of: extent))
    }

    private func height(of extent: Extent) -> Double {
        let missing = max(0, Int(attributes.leastLines) - extent.lines.count)
        let gaps = Double(max(0, extent.lines.count + missing - 1)) * attributes.lineSpacing
        return extent.lines.reduce(Double(missing) * height(attributes.fontSize, extent.scale)) { $0 + height($1.fontSize, extent.scale) } + gaps
    }

    private func height(_ fontSize: Double, _ scale: Double) -> Double { attributes.lineHeight(fontSize * scale) }

    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) -> Double? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        let extent = extent(in: viewSize.proposal)
        guard let first = extent.lines.first, let last = extent.lines.last else { return nil }
        if guide == .firstTextBaseline { return height(first.fontSize, extent.scale) - first.fontSize * extent.scale * (1 - TextAttributes.ascent) }
        return viewSize.size.height - last.fontSize * extent.scale * (1 - TextAttributes.ascent)
    }

    func lines(in proposal: Proposal) -> TypesetText {
        let extent = extent(in: proposal)
        var top = 0.0
        let lines = extent.lines.map { line in
            let (size, height) = (line.fontSize * extent.scale, height(line.fontSize, extent.scale))
            defer { top += height + attributes.lineSpacing }
            return TypesetText.Line(string: line.string, top: top + height - size, height: size)
        }
        return TypesetText(lines: lines, scale: extent.scale)
    }

    // MARK: Broken text

    private func extent(in proposal: Proposal) -> Extent {
        let full = extent(in: proposal, scale: 1)
        if isWhole(full, in: proposal) { return full }
        return attributes.shrunk {
            extent(in: proposal, scale: $0)
        } isEnough: {
            isWhole($0, in: proposal)
        } ?? full
    }

    /// Whether all is shown in the proposed size: a line isn't broken inside of a character, and one is shown even where it is too high.
    private func isWhole(_ extent: Extent, in proposal: Proposal) -> Bool {
        func fits(_ length: Double, _ room: Double?) -> Bool { length * extent.scale <= (room ?? .infinity) + TextAttributes.tolerance }
        return !extent.isShortened && extent.lines.allSatisfy { fits($0.clusters.breadth, proposal.width) }
            && fits(extent.lines.first?.fontSize ?? 0, proposal.height)
    }

    private func extent(in proposal: Proposal, scale: Double) -> Extent {
        let limit = (proposal.width ?? .infinity) / scale + TextAttributes.tolerance
        let room = (proposal.height ?? .infinity) + TextAttributes.tolerance
        let greatestCount = attributes.lineLimit.map(Int.init) ?? .max
        var (extent, height) = (Extent(scale: scale), 0.0)
        // What would be in the last line if it were long enough.
        var rest: ArraySlice<Cluster> = []
        for paragraph in paragraphs where !extent.isShortened {
            LineBreaking(clusters: paragraph.clusters, limit: limit).forEachLine { broken in
                let line = Line(Array(paragraph.clusters[broken.clusters]), fontSize: paragraph.fontSize)
                let bottom = height + self.height(line.fontSize, scale)
                extent.isShortened = !extent.lines.isEmpty && (extent.lines.count == greatestCount || bottom > room)
                if extent.isShortened { return false }
                extent.lines.append(line)
                (height, rest) = (bottom + attributes.lineSpacing, paragraph.clusters[broken.clusters.lowerBound...])
                return true
            }
        }
        if extent.isShortened, let last = extent.lines.popLast() { extent.lines.append(shortened(last, of: rest, limit)) }
        return extent
    }

    /// The line with an ellipsis, which is as large as the last character of the line.
    private func shortened(_ line: Line, of rest: ArraySlice<Cluster>, _ limit: Double) -> Line {
        let ellipsis = Cluster(Truncation.ellipsis, line.clusters.last?.fontSize ?? line.fontSize)
        let cut = Truncation.shorten(rest, to: limit, ellipsis: ellipsis.breadth, mode: attributes.truncation)
        return Line(rest[cut.front] + [ellipsis] + rest[cut.back], fontSize: line.fontSize)
    }
}
