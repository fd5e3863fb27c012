import ViewTree

/// `Color`, shapes, gradients: a view that takes what it is offered, and 10 points where nothing is proposed.
final class FillingLayout: QuickComputer {
    func answers(like other: any LayoutComputer) -> Bool { other is FillingLayout }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        let size = proposal.replacingUnspecified()
        return Size(width: max(0, size.width), height: max(0, size.height))
    }
}

/// `Divider`: a line 1 point thick across the enclosing stack, as long as it is offered and 10 points where nothing is proposed.
final class DividerLayout: QuickComputer {
    /// Points.
    static let thickness = 1.0

    private let axis: Axis

    /// - Parameter stackAxis: of the enclosing stack; without one the line is horizontal.
    init(stackAxis: Axis?) { axis = stackAxis?.other ?? .horizontal }

    func answers(like other: any LayoutComputer) -> Bool { (other as? DividerLayout)?.axis == axis }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        let length = max(0, proposal.replacingUnspecified()[axis])
        return Size(major: length, minor: Self.thickness, along: axis)
    }
}

/// `Image`. A system image is as large as the font; a named one has the size of its file, or 100 points square where there is none. A resizable image takes what it is offered, and its
/// own length where nothing is proposed.
final class ImageLayout: QuickComputer {
    /// Points.
    static let namedLength = 100.0

    private let size: Size
    private let isResizable: Bool

    init(_ image: ImageContent, font: FontValue) {
        let length = image.isSystem ? max(0, font.size.finite ?? FontValue.body.size) : Self.namedLength
        size = image.size ?? Size(width: length, height: length)
        isResizable = image.isResizable
    }

    func answers(like other: any LayoutComputer) -> Bool {
        guard let other = other as? ImageLayout else { return false }
        return other.size == size && other.isResizable == isResizable
    }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        guard isResizable else { return size }
        let taken = proposal.replacingUnspecified(by: size)
        return Size(width: max(0, taken.width), height: max(0, taken.height))
    }
}
