import ViewGraph
import ViewTree
import Wording

/// A container that is laid out as a stack, known by its name: a column as `GroupBox`, or a row as `ControlGroup`.
public struct NamedContainer: Container, ContainerRule, Equatable {
    public let name: String
    let axis: Axis
    /// Whether a tap on it does anything in SwiftUI, so that it has the tint's color.
    public let takesTaps: Bool
    /// What is chosen in it by a text: a date or a color.
    public let pick: ValuePick?

    public init(_ name: String, axis: Axis = .vertical, takesTaps: Bool = false, pick: ValuePick? = nil) {
        (self.name, self.axis, self.takesTaps, self.pick) = (name, axis, takesTaps, pick)
    }

    public var stackAxis: Axis? { axis }

    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        axis == .vertical ? node.column(children) : node.stack(.horizontal, .verticalCenter, nil, children)
    }
}

/// A container that is a column of its content.
protocol ColumnContainer: ContainerRule {}

extension ColumnContainer {
    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer { node.column(children) }
}

/// Outside of lists, where its label isn't a row of its own.
extension DisclosureGroupContainer: ContainerRule {
    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        guard let label = children.first else { return node.column([]) }
        return node.column([PartElement(DisclosureLabelLayout(label))] + children.dropFirst())
    }
    var sizeReason: Phrase { Phrase("its label takes the width that is proposed, its content is below", ko: "레이블은 제안받은 너비만큼, 콘텐츠는 그 아래에") }
    var placeReason: Phrase { Phrase("the label is at the leading edge, the content below in the middle", ko: "레이블은 leading 쪽에, 콘텐츠는 그 아래 가운데에 있습니다") }
}

/// At the leading edge of the width that is proposed.
private final class DisclosureLabelLayout: UnaryComputer {
    let child: any LayoutElement

    init(_ child: any LayoutElement) { self.child = child }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        let size = try child.size(proposal)
        return Size(width: max(size.width, proposal.width ?? 0), height: size.height)
    }

    func placement(in viewSize: ViewSize) throws -> ChildPlacement {
        let alignment = Alignment(horizontal: .leading, vertical: .verticalCenter)
        return ChildPlacement(child, at: try child.origin(at: viewSize.proposal, alignedIn: viewSize.size, alignment), viewSize.proposal)
    }
}

extension TabContainer: ColumnContainer {}

extension NavigationStackContainer: ContainerRule {
    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        let (root, pages) = (node.column(children), node.context.nodes(for: resolved.childrenApart))
        return pages.isEmpty ? root : PresentationLayout(PartElement(root), presented: pages)
    }
    var sizeReason: Phrase { Phrase("what its root takes", ko: "루트의 크기") }
    var placeReason: Phrase { Phrase("the root is its content; pages are in the center of the window's safe area", ko: "루트가 콘텐츠이고, 페이지는 윈도우의 안전 영역 가운데에 있습니다") }
}
