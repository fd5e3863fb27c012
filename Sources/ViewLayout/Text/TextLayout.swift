import ViewGraph
import ViewTree

/// `Text`. No fonts are loaded: a narrow character is half the font size wide, a wide one as wide as it, and a line as high.
///
/// Text wraps inside the proposed width, at words and then at characters. It takes the width of its longest line and the height of its lines. Lines beyond the
/// line limit or the proposed height are left out, and the last one that is shown ends in `…`; one line is always shown. Where a smaller scale is allowed, the
/// text first shrinks to it in even steps.
final class TextLayout: QuickComputer {
    private let attributes: TextAttributes
    private let string: String
    /// The columns of the longest paragraph in one line.
    private let longest: Int32
    private let paragraphCount: Int32
    /// Short plain text is broken anew for each question; answers for other text are kept.
    let isQuick: Bool

    /// The part of a line above the baseline.
    private static let ascent = 0.75
    /// The columns of the longest text that counts as short.
    private static let greatestQuickLength = 64
    /// How many sizes are tried from the full one to the least.
    private static let scaleSteps = 16
    /// Keeps a width that is a whole number of columns but for rounding.
    private static let tolerance = 1e-6

    init(_ content: TextContent, environment: Environment) {
        attributes = TextAttributes(font: content.font, environment: environment)
        string = content.string
        if TextCluster.isPlain(string) {
            (longest, paragraphCount) = (Int32(clamping: string.utf8.count), 1)
            isQuick = longest <= Self.greatestQuickLength
        } else {
            let paragraphs = TextCluster.paragraphs(of: string)
            (longest, paragraphCount, isQuick) = (Int32(clamping: paragraphs.map(\.columns).max() ?? 0), Int32(clamping: paragraphs.count), false)
        }
    }

    /// Where the styles are the same, and the characters as wide and spaces at the same places, lines break alike.
    func answers(like other: any LayoutComputer) -> Bool {
        guard let other = other as? TextLayout, other.attributes == attributes, other.longest == longest, other.paragraphCount == paragraphCount else {
            return false
        }
        return TextCluster.areLaidOutAlike(other.string, string)
    }

    /// Text broken into lines at one font size.
    private struct Setting {
        var lines: ArraySlice<Line>
        var fontSize: Double
        /// What the last line shows where lines after it were left out.
        var shortened: Truncation.Cut?

        struct Line {
            var paragraph: Int
            var content: BrokenLine
        }
    }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        if fitsUnbroken(proposal) { return size(columns: Int(longest), count: Int(paragraphCount), fontSize: attributes.fontSize) }
        let setting = set(proposal)
        let whole = setting.shortened == nil ? setting.lines : setting.lines.dropLast()
        let columns = whole.reduce(setting.shortened?.columns ?? 0) { max($0, $1.content.columns) }
        return size(columns: columns, count: setting.lines.count, fontSize: setting.fontSize)
    }

    private func size(columns: Int, count: Int, fontSize: Double) -> Size {
        Size(width: Double(columns) * fontSize / 2, height: Double(count) * fontSize + Double(count - 1) * attributes.lineSpacing)
    }

    /// Whether every paragraph is one line, as most often.
    private func fitsUnbroken(_ proposal: Proposal) -> Bool {
        longest <= columns(in: proposal, fontSize: attributes.fontSize) && paragraphCount <= greatestCount(in: proposal, fontSize: attributes.fontSize)
    }

    private func columns(in proposal: Proposal, fontSize: Double) -> Int { Self.whole(proposal.width, by: fontSize / 2) }

    private func greatestCount(in proposal: Proposal, fontSize: Double) -> Int {
        let room = Self.whole(proposal.height.map { $0 + attributes.lineSpacing }, by: fontSize + attributes.lineSpacing)
        return min(max(1, room), attributes.lineLimit ?? .max)
    }

    /// The lines as drawn in the space.
    func lines(in proposal: Proposal) -> [String] {
        let setting = set(proposal)
        let characters = TextCluster.characters(of: string)
        var lines = setting.lines.map { String(characters[$0.paragraph][$0.content.clusters]) }
        if let cut = setting.shortened, let last = setting.lines.last {
            let paragraph = characters[last.paragraph]
            lines[lines.count - 1] = String(paragraph[cut.front]) + String(Truncation.ellipsis) + String(paragraph[cut.back])
        }
        return lines
    }

    /// The first and the last line's baseline.
    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) -> Double? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        let lineHeight = fitsUnbroken(viewSize.proposal) ? attributes.fontSize : set(viewSize.proposal).fontSize
        if guide == .firstTextBaseline { return lineHeight * Self.ascent }
        return viewSize.size.height - lineHeight * (1 - Self.ascent)
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
        let limit = columns(in: proposal, fontSize: fontSize)
        let greatestCount = greatestCount(in: proposal, fontSize: fontSize)
        let paragraphs = TextCluster.paragraphs(of: string)
        let all = paragraphs.enumerated().flatMap { index, clusters in
            LineBreaking(clusters: clusters, limit: limit).lines().map { Setting.Line(paragraph: index, content: $0) }
        }
        guard all.count > greatestCount else { return Setting(lines: all[...], fontSize: fontSize) }
        let last = all[greatestCount - 1]
        let rest = paragraphs[last.paragraph][last.content.clusters.lowerBound...]
        let cut = Truncation.shorten(rest, to: limit, mode: attributes.truncation)
        return Setting(lines: all.prefix(greatestCount), fontSize: fontSize, shortened: cut)
    }

    /// How often a unit fits a length; without end where no length is given.
    private static func whole(_ length: Double?, by unit: Double) -> Int {
        guard let length, unit > 0 else { return .max }
        let count = (length / unit + tolerance).rounded(.down)
        return count < 1e15 ? max(0, Int(count)) : .max
    }
}
