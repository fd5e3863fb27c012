import ViewGraph
import ViewTree

/// Where the sources of matched geometry groups are: a view that comes in the place of another of its group begins where that was (docs/Semantics.md §15).
struct MatchedMotion {
    private var sources: [MatchedGeometry.Group: (view: Int, frame: Frame)] = [:]

    /// Takes in the views after a change; gives the ways of those that came in the place of others, and of the views inside them.
    mutating func take(_ nodes: [ResolvedNode], frames: [Int: Frame], inserted: Set<Int>) -> [Step.Reframed] {
        var now: [MatchedGeometry.Group: (view: Int, frame: Frame)] = [:]
        var ways: [Step.Reframed] = []
        for node in nodes {
            guard let group = node.matchedSource, let frame = frames[node.id] else { continue }
            now[group] = (node.id, frame)
            guard inserted.contains(node.id), let old = sources[group], frames[old.view] == nil, old.frame != frame else { continue }
            for inner in node.preorder {
                guard let to = frames[inner.id] else { continue }
                ways.append(Step.Reframed(id: "\(inner.id)", view: inner.view, from: to.moved(from: frame, to: old.frame, keepsSize: inner.isText), to: to))
            }
        }
        sources = now
        return ways
    }
}

extension ResolvedNode {
    /// The matched geometry group that others follow this view in.
    var matchedSource: MatchedGeometry.Group? {
        guard hasAttachments else { return nil }
        return attachments.lazy.compactMap { if case .matchedGeometryEffect(let effect) = $0, effect.isSource { effect.group } else { nil } }.first
    }

    fileprivate var isText: Bool {
        if case .leaf(is TextContent) = role { true } else { false }
    }
}

extension Frame {
    /// The frame of a view inside `from` as it would be inside `to`.
    fileprivate func moved(from: Frame, to: Frame, keepsSize: Bool) -> Frame {
        let scaleX = from.width > 0 ? to.width / from.width : 1
        let scaleY = from.height > 0 ? to.height / from.height : 1
        let (width, height) = keepsSize ? (self.width, self.height) : (self.width * scaleX, self.height * scaleY)
        return Frame(
            x: to.x + (x + self.width / 2 - from.x) * scaleX - width / 2, y: to.y + (y + self.height / 2 - from.y) * scaleY - height / 2, width: width,
            height: height)
    }
}
