import ViewGraph
import ViewTree
import Wording

/// A container that is laid out as a stack, known by its name: a column as `GroupBox`, or a row as `ControlGroup`.
public struct NamedContainer: Container, ContainerRule, Equatable {
    public let name: String
    let axis: Axis
    /// Whether a tap on it does anything in SwiftUI, so that it has the tint's color.
    public let takesTaps: Bool

    public init(_ name: String, axis: Axis = .vertical, takesTaps: Bool = false) { (self.name, self.axis, self.takesTaps) = (name, axis, takesTaps) }

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

extension DisclosureGroupContainer: ColumnContainer {}

extension TabContainer: ColumnContainer {}

extension NavigationStackContainer: ContainerRule {
    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        let (root, pages) = (node.column(children), node.context.nodes(for: resolved.childrenApart))
        return pages.isEmpty ? root : PresentationLayout(PartElement(root), presented: pages)
    }
    var sizeReason: Phrase { Phrase("what its root takes", ko: "루트의 크기") }
    var placeReason: Phrase { Phrase("the root is its content; pages are in the center of the window's safe area", ko: "루트가 콘텐츠이고, 페이지는 윈도우의 안전 영역 가운데에 있습니다") }
}
