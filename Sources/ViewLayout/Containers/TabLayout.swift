import ViewGraph
import ViewTree
import Wording

extension TabViewContainer: ContainerRule {
    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        TabLayout(node.single(children), items: node.context.nodes(for: resolved.childrenApart))
    }
    var sizeReason: Phrase { Phrase("all that is proposed", ko: "제안받은 만큼 모두") }
    var placeReason: Phrase {
        Phrase("the selected tab is in the middle above the bar, whose items share the width", ko: "선택된 탭은 막대 위쪽의 가운데에 있고, 막대의 항목은 너비를 똑같이 나눕니다")
    }
}

/// A tab view: a bar at its bottom, in which the items share the width equally, and above it the tab that is shown, in the middle of what is left.
///
/// It takes what it is offered. Where no width is proposed it is as wide as its tab, where no height is, as high as the tab and the bar.
final class TabLayout: ContainerComputer {
    let children: [any LayoutElement]
    private let content: any LayoutElement
    private let items: [any LayoutElement]

    init(_ content: any LayoutElement, items: [any LayoutElement]) { (children, self.content, self.items) = ([content] + items, content, items) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
        let bar = try barHeight(proposal.width)
        let size = try content.size(Proposal(width: proposal.width, height: proposal.height.map { max(0, $0 - bar) }))
        return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height + bar)
    }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        let size = viewSize.size
        let bar = try barHeight(size.width)
        let rest = Size(width: size.width, height: max(0, size.height - bar))
        let origin = try content.origin(at: Proposal(rest), alignedIn: rest, .center)
        return try [ChildPlacement(content, at: origin, Proposal(rest))]
            + items.enumerated().map { index, item in
                let cell = Size(width: itemWidth(size.width) ?? 0, height: bar)
                let inside = try item.origin(at: Proposal(width: cell.width, height: nil), alignedIn: cell, .center)
                return ChildPlacement(
                    item, at: Point(x: Double(index) * cell.width + inside.x, y: rest.height + inside.y).withoutNaN, Proposal(width: cell.width, height: nil))
            }
    }

    private func itemWidth(_ width: Double?) -> Double? { width.map { $0 / Double(max(1, items.count)) } }

    private func barHeight(_ width: Double?) throws -> Double {
        try items.map { try $0.size(Proposal(width: itemWidth(width), height: nil)).height }.max() ?? 0
    }
}
