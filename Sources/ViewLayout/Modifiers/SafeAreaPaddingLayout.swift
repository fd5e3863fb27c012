import ViewTree
import Wording

/// `safeAreaPadding`.
public struct SafeAreaPaddingModifier: LayoutModifier, LayoutRule, Equatable {
    private let insets: EdgeInsets

    public init(_ insets: EdgeInsets) { self.insets = insets }

    public var name: String { "safeAreaPadding" }
    public var arguments: [ViewArgument] { .insets(insets) }

    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer {
        SafeAreaPaddingLayout(child, insets: node.finite(insets))
    }
    var sizeReason: Phrase { Phrase("its content and the insets", ko: "콘텐츠와 여백을 합한 크기") }
}

/// Padding that also makes the safe area of what is inside smaller, so that it can be ignored.
final class SafeAreaPaddingLayout: UnaryComputer {
    let child: any LayoutElement
    private let insets: EdgeInsets

    init(_ child: any LayoutElement, insets: EdgeInsets) { (self.child, self.insets) = (child, insets) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal.inset(by: insets)).outset(by: insets) }
    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: insets.origin, viewSize.proposal.inset(by: insets)) }

    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) -> [ChildPlacement]? {
        var place = placement(in: viewSize)
        place.scene = scene.reduced(to: frame, by: insets)
        return [place]
    }
}
