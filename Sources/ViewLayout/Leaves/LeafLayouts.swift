import ViewTree

/// `Color`, shapes, resizable images, gradients: a view that takes what it is offered, and 10 points where nothing is proposed.
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

/// `Image` that is not resizable. No image files are loaded: a system image is as large as the font, a named one 100 points square.
final class ImageLayout: QuickComputer {
    /// Points.
    static let namedLength = 100.0

    private let size: Size

    init(_ image: ImageContent, font: FontValue) {
        let length = image.isSystem ? max(0, font.size.finite ?? FontValue.body.size) : Self.namedLength
        size = Size(width: length, height: length)
    }

    func answers(like other: any LayoutComputer) -> Bool { (other as? ImageLayout)?.size == size }

    func sizeThatFits(_ proposal: Proposal) -> Size { size }
}
