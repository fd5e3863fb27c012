import ViewGraph
import ViewTree

/// Where `matchedGeometryEffect` puts a view: layouts around it don't know of that (docs/Semantics.md §15).
final class MatchedPlace {
    var effect: MatchedGeometry?
    /// Where the layout around the view puts it.
    private(set) var asked: (origin: Point, proposal: Proposal)?
    /// The frame of the source that the last placing used.
    private var usedFrame: Rect?

    /// The place of a node that its layout puts at an origin with a proposal.
    func place(of node: LayoutNode, askedAt origin: Point, _ proposal: Proposal) throws -> (origin: Point, proposal: Proposal) {
        asked = (origin, proposal)
        usedFrame = sourceFrame(for: node)
        guard let effect, let source = usedFrame else { return (origin, proposal) }
        let matched = effect.matchesSize ? Proposal(source.size) : proposal
        let size = try node.size(matched)
        let point = try effect.matchesPosition ? effect.anchor.point(in: source) : effect.anchor.point(in: Rect(origin: origin, size: node.size(proposal)))
        return (Point(x: point.x - effect.anchor.x * size.width, y: point.y - effect.anchor.y * size.height), matched)
    }

    /// Whether the source has another frame than the one that was used.
    func isOvertaken(for node: LayoutNode) -> Bool { node.placement != nil && sourceFrame(for: node) != usedFrame }

    /// `nil` where there is nothing to follow.
    private func sourceFrame(for node: LayoutNode) -> Rect? { source(for: node)?.placement?.frame }

    private func source(for node: LayoutNode) -> LayoutNode? {
        guard let effect, !effect.isSource else { return nil }
        return node.context.matchedViews.source(of: effect.group)
    }

    /// What the node follows; `nil` where it follows nothing.
    func match(of node: LayoutNode) -> LayoutNode.Match? {
        guard let effect, let asked, let source = source(for: node)?.resolved, let usedFrame else { return nil }
        return LayoutNode.Match(effect: effect, source: source, sourceFrame: usedFrame, askedProposal: asked.proposal)
    }
}

extension LayoutNode {
    /// How a node follows another one.
    struct Match {
        let effect: MatchedGeometry
        let source: ResolvedNode
        let sourceFrame: Rect
        let askedProposal: Proposal
    }
}

/// The views with a `matchedGeometryEffect`.
struct MatchedViews {
    private struct WeakNode {
        weak var node: LayoutNode?
    }
    private var members: [WeakNode] = []
    /// The view that is laid out.
    weak var root: ResolvedNode?

    mutating func register(_ node: LayoutNode) {
        members.removeAll { $0.node == nil }
        if !members.contains(where: { $0.node === node }) { members.append(WeakNode(node: node)) }
    }

    private var living: [LayoutNode] { members.compactMap(\.node).filter { $0.resolved != nil && $0.placement != nil } }

    private func sources(of group: MatchedGeometry.Group) -> [LayoutNode] {
        let sources = living.filter { node in node.matchedEffect.map { $0.isSource && $0.group == group } ?? false }
        // What another view has just taken the place of may still have its layout.
        return sources.count < 2 ? sources : sources.filter { $0.resolved?.isShown(below: root) ?? false }
    }

    /// The first of the sources: of several, SwiftUI doesn't say which.
    func source(of group: MatchedGeometry.Group) -> LayoutNode? { sources(of: group).first }

    /// The views that have to be placed again.
    var overtaken: [LayoutNode] { living.filter(\.isMatchOvertaken) }

    /// A view for each group that has several sources.
    var severalSources: [LayoutNode] {
        Set(living.compactMap { $0.matchedEffect?.group }).compactMap { group in
            let sources = sources(of: group)
            return sources.count > 1 ? sources.last : nil
        }
    }
}

extension UnitPoint {
    fileprivate func point(in rect: Rect) -> Point { Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
}

extension ResolvedNode {
    /// Whether the views around it show it.
    fileprivate func isShown(below root: ResolvedNode?) -> Bool {
        var node = self
        while let parent = node.parent {
            if !parent.shownChildren.contains(where: { $0 === node }) { return false }
            node = parent
        }
        return node === root
    }
}
