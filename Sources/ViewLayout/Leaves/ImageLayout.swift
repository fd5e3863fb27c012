import ViewGraph
import ViewTree
import Wording

extension ImageContent: LeafRule {
    func computer(for resolved: ResolvedNode) -> any LayoutComputer { ImageLayout(self, font: resolved.environment.font) }

    var sizeReason: Phrase {
        isResizable
            ? Phrase("all that is proposed, and the size of the image where nothing is proposed", ko: "제안받은 만큼 모두, 제안이 없으면 이미지의 크기")
            : Phrase("the size of the image", ko: "이미지의 크기")
    }
}

extension ImageContent {
    /// Points.
    private static let namedLength = 100.0

    /// Its size where nothing resizes it: that of the font for a system image, else that of the file, or 100 points square without one.
    public func ownSize(in font: FontValue) -> Size {
        let length = isSystem ? max(0, font.size.finite ?? FontValue.body.size) : Self.namedLength
        return size ?? Size(width: length, height: length)
    }
}

/// `Image`. A resizable image takes what it is offered, and its own length where nothing is proposed.
final class ImageLayout: QuickComputer {
    private let size: Size
    private let isResizable: Bool
    /// Whether it is on the baseline of texts, as symbols do in their own size.
    private let hasBaseline: Bool

    init(_ image: ImageContent, font: FontValue) {
        size = image.ownSize(in: font)
        isResizable = image.isResizable
        hasBaseline = image.isSystem && !image.isResizable
    }

    func answers(like other: any LayoutComputer) -> Bool {
        guard let other = other as? ImageLayout else { return false }
        return other.size == size && other.isResizable == isResizable && other.hasBaseline == hasBaseline
    }

    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) -> Double? {
        guard hasBaseline, guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        return viewSize.size.height * TextAttributes.ascent
    }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        guard isResizable else { return size }
        let taken = proposal.replacingUnspecified(by: size)
        return Size(width: max(0, taken.width), height: max(0, taken.height))
    }
}
