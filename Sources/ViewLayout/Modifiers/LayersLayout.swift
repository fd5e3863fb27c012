import ViewTree
import Wording

/// `background` and `overlay`.
public struct LayerModifier: LayoutModifier, LayoutRule {
    private let view: DeclaredView
    private let alignment: Alignment
    private let reachingEdges: EdgeSet
    public let isSecondaryBehind: Bool

    /// - Parameter edges: on which the view ignores the safe area, as a style does.
    public static func background(_ view: DeclaredView, _ alignment: Alignment, reaching edges: EdgeSet = []) -> LayerModifier {
        LayerModifier(view: view, alignment: alignment, reachingEdges: edges, isSecondaryBehind: true)
    }

    /// - Parameter edges: on which the view ignores the safe area, as a style does.
    public static func overlay(_ view: DeclaredView, _ alignment: Alignment, reaching edges: EdgeSet = []) -> LayerModifier {
        LayerModifier(view: view, alignment: alignment, reachingEdges: edges, isSecondaryBehind: false)
    }

    public var name: String { isSecondaryBehind ? "background" : "overlay" }
    public var arguments: [ViewArgument] { .alignment(alignment) }
    public var secondaryView: DeclaredView? { view }
    public func isLaidOut(like other: any LayoutModifier) -> Bool {
        guard let other = other as? Self else { return false }
        return alignment == other.alignment && reachingEdges == other.reachingEdges && isSecondaryBehind == other.isSecondaryBehind
    }

    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer {
        LayersLayout(child, others: others, alignment: alignment, reachingEdges: reachingEdges)
    }
    var sizeReason: Phrase { Phrase("the size of its primary content", ko: "주 콘텐츠의 크기") }
    var placeReason: Phrase { Phrase("its guides are on the primary content's", ko: "가이드가 주 콘텐츠의 가이드에 맞춰집니다") }
}

/// The modifier is to layout what its primary content is. The other views are proposed the primary's size and aligned by their guides with the primary's. A style
/// reaches beyond it to the window's edge where the primary touches the edge of the safe area, as SwiftUI documents for `ignoresSafeAreaEdges`.
final class LayersLayout: UnaryComputer {
    let child: any LayoutElement
    private let others: [any LayoutElement]
    private let alignment: Alignment
    private let reachingEdges: EdgeSet

    /// - Parameter reachingEdges: on which the other views ignore the safe area.
    init(_ primary: any LayoutElement, others: [any LayoutElement], alignment: Alignment, reachingEdges: EdgeSet) {
        (child, self.others, self.alignment, self.reachingEdges) = (primary, others, alignment, reachingEdges)
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal) }
    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: .zero, viewSize.proposal) }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        let primary = try child.viewSize(viewSize.proposal)
        let proposal = Proposal(primary.size)
        return try [placement(in: viewSize)]
            + others.map { other in
                let own = try other.viewSize(proposal)
                let x = try child.value(of: alignment.horizontal, at: primary) - other.value(of: alignment.horizontal, at: own)
                let y = try child.value(of: alignment.vertical, at: primary) - other.value(of: alignment.vertical, at: own)
                return ChildPlacement(other, at: Point(x: x, y: y).withoutNaN, proposal)
            }
    }

    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) -> [ChildPlacement]? {
        let outside = scene.insets(of: frame, on: reachingEdges)
        guard outside != .zero else { return nil }
        let room = Proposal(viewSize.size.outset(by: outside))
        return [placement(in: viewSize)] + others.map { ChildPlacement($0, at: .zero - outside.origin, room) }
    }

    var priorityRule: PriorityRule { .of(child) }
}
