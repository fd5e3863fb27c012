import ViewGraph
import ViewTree

/// `Text`. No fonts are loaded: a narrow character is half the font size wide, a wide one as wide as it, and a line as high.
///
/// Text wraps inside the proposed width, at words and then at characters. It takes the width of its longest line and the height of its lines. Lines beyond the
/// line limit or the proposed height are left out, and the last one that is shown ends in `…`; one line is always shown. Where a smaller scale is allowed, the
/// text first shrinks to it in even steps.
final class TextLayout: LeafComputer {
    private let attributes: TextAttributes
    private let paragraphs: [[TextCluster]]
    /// The columns of each paragraph in one line.
    private let wholeColumns: [Int]

    /// The part of a line above the baseline.
    private static let ascent = 0.75
    /// How many sizes are tried from the full one to the least.
    private static let scaleSteps = 16
    /// Keeps a width that is a whole number of columns but for rounding.
    private static let tolerance = 1e-6

    init(_ content: TextContent, environment: Environment) {
        attributes = TextAttributes(font: content.font, environment: environment)
        paragraphs = TextCluster.paragraphs(of: content.string)
        wholeColumns = paragraphs.map { $0.reduce(0) { $0 + $1.columns } }
    }

    /// All lines for the breadth that was asked for last, which is asked for again with other heights.
    private var lastLines: (limit: Int, lines: [Line])?

    private struct Line {
        var paragraph: Int
        var content: BrokenLine
    }

    /// Text broken into lines at one font size.
    private struct Setting {
        var lines: ArraySlice<Line>
        var fontSize: Double
        /// What the last line shows where lines after it were left out.
        var shortened: (text: String, columns: Int)?
    }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        let setting = set(proposal)
        let whole = setting.shortened == nil ? setting.lines : setting.lines.dropLast()
        let columns = whole.reduce(setting.shortened?.columns ?? 0) { max($0, $1.content.columns) }
        let count = Double(setting.lines.count)
        return Size(width: Double(columns) * setting.fontSize / 2, height: count * setting.fontSize + (count - 1) * attributes.lineSpacing)
    }

    /// The lines as drawn in the space.
    func lines(in proposal: Proposal) -> [String] {
        let setting = set(proposal)
        let whole = setting.lines.map { String(paragraphs[$0.paragraph][$0.content.clusters].map(\.character)) }
        return setting.shortened.map { whole.dropLast() + [$0.text] } ?? whole
    }

    /// The first and the last line's baseline.
    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) -> Double? {
        let lineHeight = set(viewSize.proposal).fontSize
        if guide == .firstTextBaseline { return lineHeight * Self.ascent }
        if guide == .lastTextBaseline { return viewSize.size.height - lineHeight * (1 - Self.ascent) }
        return nil
    }

    private func set(_ proposal: Proposal) -> Setting {
        let full = set(proposal, fontSize: attributes.fontSize)
        guard full.shortened != nil, attributes.minimumScale < 1 else { return full }
        for step in 1...Self.scaleSteps {
            let scale = 1 - (1 - attributes.minimumScale) * Double(step) / Double(Self.scaleSteps)
            let smaller = set(proposal, fontSize: attributes.fontSize * scale)
            if smaller.shortened == nil || step == Self.scaleSteps { return smaller }
        }
        return full
    }

    private func set(_ proposal: Proposal, fontSize: Double) -> Setting {
        let limit = Self.whole(proposal.width, by: fontSize / 2)
        let room = Self.whole(proposal.height.map { $0 + attributes.lineSpacing }, by: fontSize + attributes.lineSpacing)
        let greatestCount = min(max(1, room), attributes.lineLimit ?? .max)
        let all = lines(limit: limit)
        guard all.count > greatestCount else { return Setting(lines: all[...], fontSize: fontSize) }
        let last = all[greatestCount - 1]
        let rest = paragraphs[last.paragraph][last.content.clusters.lowerBound...]
        let shortened = Truncation.shorten(rest, to: limit, mode: attributes.truncation)
        return Setting(lines: all.prefix(greatestCount), fontSize: fontSize, shortened: shortened)
    }

    /// The lines of at most so many columns.
    private func lines(limit: Int) -> [Line] {
        if let lastLines, lastLines.limit == limit { return lastLines.lines }
        var lines: [Line] = []
        for (index, clusters) in paragraphs.enumerated() {
            if wholeColumns[index] <= limit {
                lines.append(Line(paragraph: index, content: BrokenLine(clusters: 0..<clusters.count, columns: wholeColumns[index])))
            } else {
                lines += LineBreaking(clusters: clusters, limit: limit).lines().map { Line(paragraph: index, content: $0) }
            }
        }
        lastLines = (limit, lines)
        return lines
    }

    /// How often a unit fits a length; without end where no length is given.
    private static func whole(_ length: Double?, by unit: Double) -> Int {
        guard let length, unit > 0 else { return .max }
        let count = (length / unit + tolerance).rounded(.down)
        return count < 1e15 ? max(0, Int(count)) : .max
    }
}
