import ViewGraph
import ViewTree
import Wording

/// `ScrollView`.
public struct ScrollViewContainer: Container, ContainerRule, Equatable {
    private let axes: AxisSet

    public init(_ axes: AxisSet = .vertical) { self.axes = axes }

    public var name: String { "ScrollView" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .axes(axes))] }
    public var scrollAxes: AxisSet? { axes }

    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        ScrollLayout(node.single(children), axes: axes, view: node, of: resolved)
    }
    var sizeReason: Phrase { ScrollLayout.sizeReason }
    var placeReason: Phrase { ScrollLayout.placeReason }
}

/// `ScrollView`, and the scrolling of `List` and `Form`.
///
/// The content is proposed its ideal length along the scroll axes and the scroll view's breadth across. The scroll view Takes what is proposed along its axes and
/// the content's breadth across, a list the breadth that it is offered. The content starts at the leading end, or where an anchor says, moved by the offset as far as it reaches beyond the view, and is
/// centered across.
final class ScrollLayout: UnaryComputer {
    static let sizeReason = Phrase(
        "all that is proposed along its axis, and what its content takes across", ko: "스크롤 방향으로는 제안받은 만큼 모두, 교차 방향으로는 콘텐츠의 크기")
    static let placeReason = Phrase("content is moved by the scroll offset", ko: "콘텐츠는 스크롤한 만큼 옮겨집니다")

    let child: any LayoutElement
    private let axes: AxisSet
    private let filledAxes: AxisSet
    private weak var view: LayoutNode?
    private let anchors: ScrollAnchors
    let margins: EdgeInsets
    /// The content of a list whose rows are made when they come into sight.
    private let lazyRows: LazyLayout?

    /// - Parameter filledAxes: on which it takes what it is offered besides its scroll axes.
    init(
        _ content: any LayoutElement, axes: AxisSet, filledAxes: AxisSet = [], view: LayoutNode, of resolved: ResolvedNode, lazyRows: LazyLayout? = nil
    ) {
        (child, self.axes, self.filledAxes, self.view, self.lazyRows) = (content, axes, axes.union(filledAxes), view, lazyRows)
        let modifiers = resolved.scrollModifiers
        (anchors, margins) = (ScrollAnchors(modifiers), ContentMarginsModifier.margins(modifiers))
    }

    /// What the content is proposed: what is left between the margins.
    private func inner(_ proposal: Proposal) -> Proposal {
        var inner = proposal.unspecified(on: axes)
        for axis in Axis.allCases { inner[axis] = inner[axis].map { max(0, $0 - margins.both(along: axis)) } }
        return inner
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        var size = margins.around(try child.size(inner(proposal)))
        for axis in Axis.allCases where filledAxes.contains(axis) { size[axis] = max(0, proposal[axis] ?? size[axis]) }
        return size
    }

    func contentSize(in viewSize: ViewSize) throws -> Size { try child.size(inner(viewSize.proposal)) }

    func placement(in viewSize: ViewSize) throws -> ChildPlacement {
        let proposal = inner(viewSize.proposal)
        let content = try child.size(proposal)
        var origin = Point.zero
        for axis in Axis.allCases {
            let room = viewSize.size[axis] - margins.both(along: axis)
            origin[axis] = margins.start(along: axis) + (axes.contains(axis) ? 0 : (room - content[axis]) / 2)
        }
        return ChildPlacement(child, at: origin.withoutNaN, proposal)
    }

    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]? {
        var place = try placement(in: viewSize)
        let content = try child.size(place.proposal)
        let sizes = ScrolledSizes(content: margins.around(content), container: viewSize.size)
        var offset = view?.scrollOffset ?? .zero
        for axis in Axis.allCases {
            if axes.contains(axis) {
                place.origin[axis] += anchors.room(before: sizes, along: axis)
                offset[axis] = anchors.offset(from: offset[axis], of: view?.scrolledSizes, in: sizes, along: axis)
            } else {
                offset[axis] = 0
            }
        }
        if let view { (view.scrollOffset, view.scrolledSizes) = (offset, sizes) }
        place.origin = place.origin - offset
        var inner = scene.scrolling(along: axes)
        inner.visible = scene.visible.intersection(frame.outset(by: scene.insets(ofScrolled: frame, along: axes)))
        place.scene = inner
        return [place]
    }

    /// Where a row of a list is or will be in the window; `nil` where the content isn't a list's rows.
    func expectedFrame(ofElement index: Int, in placement: LayoutNode.Placement) -> Rect? {
        guard let lazyRows, let place = try? self.placement(in: placement.viewSize) else { return nil }
        var content = placement
        content.proposal = place.proposal
        content.frame.origin = placement.frame.origin + place.origin - (view?.scrollOffset ?? .zero)
        return lazyRows.expectedFrame(ofElement: index, in: content)
    }

    func spacing() -> ViewSpacing { ViewSpacing() }
    var spacerChild: (any LayoutElement)? { nil }
}

/// A row, header or footer of a list: as wide as the list, as high as its content, which is at the leading edge.
final class ListPartLayout: UnaryComputer {
    let child: any LayoutElement

    init(_ child: any LayoutElement) { self.child = child }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        let size = try child.size(inner(proposal))
        return Size(width: max(0, proposal.width ?? size.width), height: size.height)
    }

    func placement(in viewSize: ViewSize) throws -> ChildPlacement {
        let proposal = inner(viewSize.proposal)
        let alignment = Alignment(horizontal: .leading, vertical: .verticalCenter)
        return ChildPlacement(child, at: try child.origin(at: proposal, alignedIn: viewSize.size, alignment), proposal)
    }

    private func inner(_ proposal: Proposal) -> Proposal { Proposal(width: proposal.width, height: nil) }
}
