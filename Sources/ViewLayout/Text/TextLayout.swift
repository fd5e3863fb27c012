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
        paragraphs = content.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { $0.map(TextCluster.init) }
        wholeColumns = paragraphs.map { $0.reduce(0) { $0 + $1.columns } }
    }

    /// Text broken into lines at one font size.
    private struct Setting {
        var lines: [Line]
        var fontSize: Double
        var isCut: Bool

        struct Line {
            var paragraph: Int
            var range: Range<Int>
            var columns: Int
            /// The shortened text; `nil` where the range is shown as it is.
            var shortened: String?
        }
    }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        let setting = set(proposal)
        let columns = setting.lines.map(\.columns).max() ?? 0
        let count = Double(setting.lines.count)
        return Size(width: Double(columns) * setting.fontSize / 2, height: count * setting.fontSize + (count - 1) * attributes.lineSpacing)
    }

    /// The lines as drawn in the space.
    func lines(in proposal: Proposal) -> [String] {
        set(proposal).lines.map { line in line.shortened ?? String(paragraphs[line.paragraph][line.range].map(\.character)) }
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
        guard full.isCut, attributes.minimumScale < 1 else { return full }
        for step in 1...Self.scaleSteps {
            let scale = 1 - (1 - attributes.minimumScale) * Double(step) / Double(Self.scaleSteps)
            let smaller = set(proposal, fontSize: attributes.fontSize * scale)
            if !smaller.isCut || step == Self.scaleSteps { return smaller }
        }
        return full
    }

    private func set(_ proposal: Proposal, fontSize: Double) -> Setting {
        let limit = Self.whole(proposal.width, by: fontSize / 2)
        let room = Self.whole(proposal.height.map { $0 + attributes.lineSpacing }, by: fontSize + attributes.lineSpacing)
        let greatestCount = min(max(1, room), attributes.lineLimit ?? .max)
        var lines: [Setting.Line] = []
        for (index, clusters) in paragraphs.enumerated() {
            if wholeColumns[index] <= limit {
                lines.append(Setting.Line(paragraph: index, range: 0..<clusters.count, columns: wholeColumns[index]))
            } else {
                let breaking = LineBreaking(clusters: clusters, limit: limit)
                lines += breaking.lines().map {
                    Setting.Line(paragraph: index, range: breaking.withoutTrailingSpaces($0), columns: breaking.visibleColumns(in: $0))
                }
            }
            if lines.count > greatestCount { break }
        }
        guard lines.count > greatestCount else { return Setting(lines: lines, fontSize: fontSize, isCut: false) }
        lines.removeSubrange(greatestCount...)
        let last = lines[greatestCount - 1]
        let cut = Truncation.shorten(paragraphs[last.paragraph][last.range.lowerBound...], to: limit, mode: attributes.truncation)
        lines[greatestCount - 1].shortened = cut.text
        lines[greatestCount - 1].columns = cut.columns
        return Setting(lines: lines, fontSize: fontSize, isCut: true)
    }

    /// How often a unit fits a length; without end where no length is given.
    private static func whole(_ length: Double?, by unit: Double) -> Int {
        guard let length, unit > 0 else { return .max }
        let count = (length / unit + tolerance).rounded(.down)
        return count < 1e15 ? max(0, Int(count)) : .max
    }
}
