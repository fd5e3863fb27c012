import ViewGraph
import ViewTree
import Wording

extension ZStackContainer: ContainerRule {
    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        ZStackLayout(alignment: alignment, children: children)
    }
    var isItsOnlyChild: Bool { true }
    var sizeReason: Phrase { Phrase("the largest of its children with the highest priority", ko: "우선순위가 가장 높은 자식 중 가장 큰 크기") }
    var placeReason: Phrase { Phrase("children's guides are on one line in both directions", ko: "자식의 가이드가 두 방향 모두 한 선에 있습니다") }
}

/// `ZStack`, and the stack that stands for several views in a background or an overlay.
///
/// Every child is proposed what the stack is. The stack is as large as the largest of the children with the highest priority. Then all children are proposed that
/// size and aligned by their guides with the greatest guide of the children with the highest priority.
final class ZStackLayout: ContainerComputer {
    let alignment: Alignment
    let children: [any LayoutElement]

    init(alignment: Alignment, children: [any LayoutElement]) { (self.alignment, self.children) = (alignment, children) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        try leaders.reduce(into: Size.zero) { size, child in
            let own = try child.size(proposal)
            size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        let proposal = Proposal(viewSize.size)
        let reference = try leaders.map { try guides(of: $0, at: proposal) }.reduce(nil as Point?) { greatest, guides in
            greatest.map { Point(x: max($0.x, guides.x), y: max($0.y, guides.y)) } ?? guides
        }
        return try children.map { child in
            ChildPlacement(child, at: ((reference ?? .zero) - (try guides(of: child, at: proposal))).withoutNaN, proposal)
        }
    }

    private var leaders: [any LayoutElement] {
        let highest = children.map(\.priority).max()
        return children.filter { $0.priority == highest }
    }

    private func guides(of child: any LayoutElement, at proposal: Proposal) throws -> Point {
        let viewSize = try child.viewSize(proposal)
        return Point(x: try child.value(of: alignment.horizontal, at: viewSize), y: try child.value(of: alignment.vertical, at: viewSize))
    }

    func spacing() throws -> ViewSpacing {
        try children.isEmpty ? .zero : mergedSpacing()
    }

    var priorityRule: PriorityRule { .own(children.isEmpty ? -.infinity : 0) }
}
