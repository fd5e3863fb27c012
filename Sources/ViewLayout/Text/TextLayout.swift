import ViewGraph
import ViewTree
import Wording

extension TextContent: LeafRule {
    func computer(for resolved: ResolvedNode) -> any LayoutComputer {
        let environment = resolved.environment
        let (text, sizes) = (shown(in: environment.textCase), fonts.map { environment.fontSize($0) })
        guard let size = sizes.first, sizes.contains(where: { $0 != size }) else { return TextLayout(text, TextAttributes(fonts.first ?? font, environment)) }
        return MixedTextLayout(text.runs, TextAttributes(font, environment), environment)
    }
    var sizeReason: Phrase { Phrase("its longest line and its lines' height", ko: "가장 긴 줄의 너비와 모든 줄의 높이") }
}

/// `Text`. No fonts are loaded: a narrow character is half the font size wide, a wide one as wide as it, and a line as high.
///
/// Text wraps inside the proposed width, at words and then at characters. It takes the width of its longest line and the height of its lines. Lines beyond the
/// line limit or the proposed height are left out, and the last one that is shown ends in `…`; one line is always shown. Where a smaller scale is allowed, the
/// text first shrinks to it in even steps.
final class TextLayout: QuickComputer, TextComputer {
    private let attributes: TextAttributes
    /// Short plain text is broken again for each question; answers for other text are kept.
    let isQuick: Bool
    private let string: String
    /// The columns of the longest paragraph in one line.
    private let longest: Int32
    private let paragraphCount: Int32

    /// The columns of the longest text that counts as short.
    private static let greatestQuickLength = 64
    /// The columns of an ellipsis.
    private static let ellipsisColumns = 1

    init(_ content: TextContent, _ attributes: TextAttributes) {
        self.attributes = attributes
        string = content.string
        if TextCluster.isPlain(string) {
            (longest, paragraphCount) = (Int32(clamping: string.utf8.count), 1)
            isQuick = longest <= Self.greatestQuickLength
        } else {
            let paragraphs = TextCluster.paragraphs(of: string)
            (longest, paragraphCount, isQuick) = (Int32(clamping: paragraphs.map(\.breadth).max() ?? 0), Int32(clamping: paragraphs.count), false)
        }
    }

    /// Where the styles are the same, and the characters as wide and spaces at the same places, lines break alike.
    func answers(like other: any LayoutComputer) -> Bool {
        guard let other = other as? TextLayout, other.attributes == attributes, other.longest == longest, other.paragraphCount == paragraphCount else {
            return false
        }
        return TextCluster.areLaidOutAlike(other.string, string)
    }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        if fitsUnbroken(proposal) { return size(columns: Int(longest), count: Int(paragraphCount), fontSize: attributes.fontSize) }
        let extent = extent(in: proposal)
        return size(columns: extent.columns, count: extent.count, fontSize: extent.fontSize)
    }

    private func size(columns: Int, count lines: Int, fontSize: Double) -> Size {
        let count = max(lines, Int(attributes.leastLines))
        return Size(width: Double(columns) * fontSize / 2, height: Double(count) * attributes.lineHeight(fontSize) + Double(count - 1) * attributes.lineSpacing)
    }

    /// Whether every paragraph is one line, as most often.
    private func fitsUnbroken(_ proposal: Proposal) -> Bool {
        longest <= columns(in: proposal, fontSize: attributes.fontSize) && paragraphCount <= greatestCount(in: proposal, fontSize: attributes.fontSize)
            && (attributes.minimumScale == 1 || holdsOneLine(proposal, fontSize: attributes.fontSize))
    }

    private func holdsOneLine(_ proposal: Proposal, fontSize: Double) -> Bool { fontSize <= (proposal.height ?? .infinity) + TextAttributes.tolerance }

    /// Whether all is shown in the proposed size: a line isn't broken inside of a character, and one is shown even where it is too high.
    private func isWhole(_ extent: Extent, in proposal: Proposal) -> Bool {
        !extent.isShortened && extent.columns <= columns(in: proposal, fontSize: extent.fontSize) && holdsOneLine(proposal, fontSize: extent.fontSize)
    }

    private func columns(in proposal: Proposal, fontSize: Double) -> Int { Self.whole(proposal.width, by: fontSize / 2) }

    private func greatestCount(in proposal: Proposal, fontSize: Double) -> Int {
        let room = Self.whole(proposal.height.map { $0 + attributes.lineSpacing }, by: attributes.lineHeight(fontSize) + attributes.lineSpacing)
        return min(max(1, room), attributes.lineLimit.map(Int.init) ?? .max)
    }

    /// The first and the last line's baseline.
    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) -> Double? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        let fontSize = fitsUnbroken(viewSize.proposal) ? attributes.fontSize : extent(in: viewSize.proposal).fontSize
        let end = guide == .firstTextBaseline ? attributes.lineHeight(fontSize) : viewSize.size.height
        return end - fontSize * (1 - TextAttributes.ascent)
    }

    // MARK: Broken text

    /// What broken text takes at one font size.
    private struct Extent {
        var fontSize: Double
        /// Of the longest line.
        var columns = 0
        /// The lines.
        var count = 0
        /// Whether lines were left out.
        var isShortened = false
    }

    private func extent(in proposal: Proposal) -> Extent {
        let full = extent(in: proposal, fontSize: attributes.fontSize)
        if isWhole(full, in: proposal) { return full }
        return attributes.shrunk {
            extent(in: proposal, fontSize: attributes.fontSize * $0)
        } isEnough: {
            isWhole($0, in: proposal)
        } ?? full
    }

    private func extent(in proposal: Proposal, fontSize: Double) -> Extent {
        if isQuick { return PlainClusters.with(string) { extent(of: CollectionOfOne($0), in: proposal, fontSize: fontSize) } }
        return extent(of: TextCluster.paragraphs(of: string), in: proposal, fontSize: fontSize)
    }

    private func extent<Clusters: RandomAccessCollection>(of paragraphs: some Collection<Clusters>, in proposal: Proposal, fontSize: Double) -> Extent
    where Clusters.Element == TextCluster, Clusters.Index == Int {
        var extent = Extent(fontSize: fontSize)
        let shortened = forEachWholeLine(of: paragraphs, in: proposal, fontSize: fontSize) { _, line in
            extent.columns = max(extent.columns, line.breadth)
            extent.count += 1
        }
        if let shortened {
            extent.columns = max(extent.columns, shortened.cut.breadth)
            extent.count += 1
            extent.isShortened = true
        }
        return extent
    }

    func lines(in proposal: Proposal) -> TypesetText {
        let characters = TextCluster.characters(of: string)
        let fontSize = fitsUnbroken(proposal) ? attributes.fontSize : extent(in: proposal).fontSize
        var lines: [String] = []
        let shortened = forEachWholeLine(of: TextCluster.paragraphs(of: string), in: proposal, fontSize: fontSize) { paragraph, line in
            lines.append(String(characters[paragraph][line.clusters]))
        }
        if let shortened {
            let paragraph = characters[shortened.paragraph]
            lines.append(String(paragraph[shortened.cut.front]) + String(Truncation.ellipsis) + String(paragraph[shortened.cut.back]))
        }
        let (height, first) = (attributes.lineHeight(fontSize) + attributes.lineSpacing, attributes.lineHeight(fontSize) - fontSize)
        let placed = lines.enumerated().map { TypesetText.Line(string: $1, top: first + Double($0) * height, height: fontSize) }
        return TypesetText(lines: placed, scale: attributes.fontSize > 0 ? fontSize / attributes.fontSize : 1)
    }

    /// Calls `body` with each line that is shown whole and the number of its paragraph. Where not all lines have room, also says what the last one shows.
    private func forEachWholeLine<Clusters: RandomAccessCollection>(
        of paragraphs: some Collection<Clusters>, in proposal: Proposal, fontSize: Double, _ body: (_ paragraph: Int, BrokenLine<Int>) -> Void
    ) -> (paragraph: Int, cut: Truncation.Cut<Int>)? where Clusters.Element == TextCluster, Clusters.Index == Int {
        let (limit, greatestCount) = (columns(in: proposal, fontSize: fontSize), greatestCount(in: proposal, fontSize: fontSize))
        // The line before, which is shortened if another one follows the last that has room.
        var held: (number: Int, paragraph: Clusters, line: BrokenLine<Int>)?
        var count = 0
        for (number, paragraph) in paragraphs.enumerated() {
            LineBreaking(clusters: paragraph, limit: limit).forEachLine { line in
                if count < greatestCount {
                    if let held { body(held.number, held.line) }
                    held = (number, paragraph, line)
                }
                count += 1
                return count <= greatestCount
            }
            if let held, count > greatestCount {
                let rest = held.paragraph[held.line.clusters.lowerBound...]
                return (held.number, Truncation.shorten(rest, to: limit, ellipsis: Self.ellipsisColumns, mode: attributes.truncation))
            }
        }
        if let held { body(held.number, held.line) }
        return nil
    }

    /// How often a unit fits a length; without end where no length is given.
    private static func whole(_ length: Double?, by unit: Double) -> Int {
        guard let length, unit > 0 else { return .max }
        let count = (length / unit + TextAttributes.tolerance).rounded(.down)
        return count < 1e15 ? Int(max(0, count)) : .max
    }
}
