import ViewGraph
import ViewTree
import Wording

extension NavigationSplitContainer: ContainerRule {
    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        guard let split = resolved.splitColumns else { return node.column(children) }
        guard let front = split.front, split.columns.indices.contains(front) else { return SplitLayout(split.columns, in: node) }
        let columns = split.columns.map { node.single(node.context.nodes(for: $0.views)) }
        return FrontColumnLayout(columns[front], columns: columns, of: split)
    }
    var sizeReason: Phrase { Phrase("what its columns take", ko: "열들의 크기") }
    var placeReason: Phrase { Phrase("each column has its content in the middle", ko: "각 열의 콘텐츠는 열의 가운데에 있습니다") }
}

/// A layout that has something to say about what it proposes to a child.
protocol OfferExplaining: LayoutComputer {
    func offerReason(for child: ResolvedNode, in viewSize: ViewSize) -> Phrase?
}

/// The columns of a split view beside each other. Each is proposed its width and the whole height, and its content is in its center.
///
/// It takes what it is offered. Where no width is proposed, it is as wide as its columns want to be, where no height is, as high as the highest.
final class SplitLayout: ContainerComputer, SizeExplaining, OfferExplaining {
    let children: [any LayoutElement]
    private let columns: [SplitColumns.Column]
    private let wishes: [SplitWidths.Wish]

    init(_ columns: [SplitColumns.Column], in node: LayoutNode) {
        self.columns = columns
        children = columns.map { node.single(node.context.nodes(for: $0.views)) }
        wishes = columns.map { column in column.width.map(node.wish) ?? SplitWidths.Wish() }
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        if let width = proposal.width, let height = proposal.height { return Size(width: max(0, width), height: max(0, height)) }
        let widths = SplitWidths(wishes, in: proposal.width.map { max(0, $0) })
        let sizes = try zip(children, widths.leading + [widths.detail]).map { try $0.size(Proposal(width: $1, height: proposal.height)) }
        return Size(
            width: proposal.width.map { max(0, $0) } ?? widths.leading.reduce(sizes.last?.width ?? 0, +),
            height: proposal.height.map { max(0, $0) } ?? sizes.map(\.height).max() ?? 0)
    }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        try zip(children, frames(in: viewSize)).map { child, frame in
            let proposal = Proposal(frame.size)
            let inside = try child.origin(at: proposal, alignedIn: frame.size, .center)
            return ChildPlacement(child, at: (frame.origin + inside).withoutNaN, proposal)
        }
    }

    /// Where the columns are inside of the split view.
    func frames(in viewSize: ViewSize) -> [Rect] {
        let (widths, size) = (widths(in: viewSize), viewSize.size)
        var x = 0.0
        return (widths.leading + [widths.detail ?? max(0, size.width - widths.leading.reduce(0, +))]).map { width in
            defer { x += width }
            return Rect(x: x, y: 0, width: width, height: size.height)
        }
    }

    /// Where no width was proposed, the columns before the detail are as wide as they were when the size was worked out.
    private func widths(in viewSize: ViewSize) -> SplitWidths { SplitWidths(wishes, in: viewSize.proposal.width == nil ? nil : viewSize.size.width) }

    // MARK: Words

    func sizeReason(for proposal: Proposal) -> Phrase {
        switch (proposal.width, proposal.height) {
        case (nil, nil): Phrase("its columns beside each other", ko: "열을 나란히 놓은 크기")
        case (nil, _): Phrase("its columns beside each other, and the height that is proposed", ko: "열을 나란히 놓은 너비와 제안받은 높이")
        case (_, nil): Phrase("the width that is proposed, and the height of its highest column", ko: "제안받은 너비와 가장 높은 열의 높이")
        default: .allOffered
        }
    }

    func offerReason(for child: ResolvedNode, in viewSize: ViewSize) -> Phrase? {
        guard let index = columns.firstIndex(where: { $0.views.contains { $0 === child } }) else { return nil }
        let (widths, name) = (widths(in: viewSize), columns[index].kind.rawValue)
        let width = frames(in: viewSize)[index].size.width.written
        if index == columns.count - 1 {
            return Phrase("The \(name) column is \(width) wide: what the columns before it leave.", ko: "\(name) 열의 너비는 \(width)입니다: 앞의 열이 남긴 너비.")
        }
        if widths.narrowed[index] {
            return Phrase(
                "The \(name) column is \(width) wide: it gives way where there is too little room.", ko: "\(name) 열의 너비는 \(width)입니다: 공간이 모자라서 줄었습니다.")
        }
        if wishes[index].ideal != nil {
            return Phrase(
                "The \(name) column is \(width) wide, as navigationSplitViewColumnWidth says.",
                ko: "\(name) 열의 너비는 navigationSplitViewColumnWidth가 정한 \(width)입니다.")
        }
        return Phrase(
            "The \(name) column is \(width) wide: a third of the split view, at most 320.", ko: "\(name) 열의 너비는 \(width)입니다: 분할 뷰의 3분의 1이고, 320을 넘지 않습니다.")
    }
}

extension Phrase {
    fileprivate static let allOffered = Phrase("all that is proposed", ko: "제안받은 만큼 모두")
}

extension SplitColumns.Column {
    /// What the first view with a wish wants.
    fileprivate var width: SplitColumnWidth? { views.lazy.compactMap { $0.trait(SplitColumnWidth.self) }.first }
}

extension LayoutNode {
    fileprivate func wish(_ width: SplitColumnWidth) -> SplitWidths.Wish {
        let name = "column width"
        return SplitWidths.Wish(
            least: length(width.least, named: name), ideal: length(width.ideal, named: name),
            greatest: width.greatest == .infinity ? nil : length(width.greatest, named: name))
    }
}

/// The columns of a split view behind the one in front, each proposed what the split view is. It takes what it is offered; a length that isn't is that of the column.
private final class FrontColumnLayout: ContainerComputer, SizeExplaining, OfferExplaining {
    let children: [any LayoutElement]
    private let front: any LayoutElement
    private let split: SplitColumns

    init(_ front: any LayoutElement, columns: [any LayoutElement], of split: SplitColumns) { (self.front, children, self.split) = (front, columns, split) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        let size = try front.size(proposal)
        return Size(width: proposal.width.map { max(0, $0) } ?? size.width, height: proposal.height.map { max(0, $0) } ?? size.height)
    }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        try children.map { ChildPlacement($0, at: try $0.origin(at: viewSize.proposal, alignedIn: viewSize.size, .center), viewSize.proposal) }
    }

    func sizeReason(for proposal: Proposal) -> Phrase {
        proposal.width == nil || proposal.height == nil ? Phrase("what the column in front takes", ko: "맨 앞 열의 크기") : .allOffered
    }

    func offerReason(for child: ResolvedNode, in viewSize: ViewSize) -> Phrase? {
        guard let index = split.columns.firstIndex(where: { $0.views.contains { $0 === child } }) else { return nil }
        let name = split.columns[index].kind.rawValue
        return index == split.front
            ? Phrase("The \(name) column is in front: the horizontal size class isn't regular.", ko: "\(name) 열이 맨 앞에 있습니다: 가로 크기 클래스가 regular가 아닙니다.")
            : Phrase("The \(name) column is behind another one and not drawn.", ko: "\(name) 열은 다른 열 뒤에 있어서 그려지지 않습니다.")
    }
}

extension LayoutEngine {
    /// Where the columns of a split view are that are beside each other; none for other nodes.
    public func columns(of node: ResolvedNode) -> [Rect] {
        guard let state = known(node), let placement = state.placement, let layout = state.computer as? SplitLayout else { return [] }
        let frame = placement.frame
        return layout.frames(in: ViewSize(size: frame.size, proposal: placement.proposal)).map { column in
            let x = placement.scene.isRightToLeft ? frame.size.width - column.origin.x - column.size.width : column.origin.x
            return Rect(x: frame.origin.x + x, y: frame.origin.y, width: column.size.width, height: column.size.height)
        }
    }
}
