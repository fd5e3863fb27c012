import ViewGraph
import ViewTree

/// `scrollTargetLayout`: the views of the layout are what scroll positions name.
public struct ScrollTargetLayoutModifier: ScrollModifier {
    fileprivate let isEnabled: Bool

    public init(isEnabled: Bool) { self.isEnabled = isEnabled }

    public var name: String { "scrollTargetLayout" }
}

extension LayoutEngine {
    /// The view of the scroll target layout inside that is nearest to the anchor of what can be seen; without an anchor, to its start. `nil` where none is in sight.
    public func scrollTarget(inSightOf view: ResolvedNode, at anchor: UnitPoint?) -> ResolvedNode? {
        guard let room = frame(of: view) else { return nil }
        let axis = view.mainScrollAxis
        let (part, wanted) = line(forTargetsIn: room, scrollGeometry(of: view)?.insets ?? .zero, along: axis, at: anchor)
        var best: (node: ResolvedNode, distance: Double)?
        for target in view.scrollTargets {
            guard let frame = frame(of: target), frame.end(along: axis) > room.start(along: axis), frame.start(along: axis) < room.end(along: axis) else {
                continue
            }
            let distance = max(frame.start(along: axis) - wanted, wanted - frame.end(along: axis), 0)
            // At the end, of two views that are as near the later one is in sight there.
            let isNearer = best.map { part >= 1 ? distance <= $0.distance : distance < $0.distance } ?? true
            if isNearer { best = (target, distance) }
        }
        return best?.node
    }

    /// The views of the scroll target layout inside of which at least a part, from 0 to 1, can be seen.
    public func scrollTargets(inSightOf view: ResolvedNode, by part: Double) -> [ResolvedNode] {
        guard let room = frame(of: view) else { return [] }
        return view.scrollTargets.filter { target in
            guard let frame = frame(of: target) else { return false }
            let seen = Axis.allCases.map { axis in
                let length = min(frame.end(along: axis), room.end(along: axis)) - max(frame.start(along: axis), room.start(along: axis))
                return frame.size[axis] > 0 ? max(0, length) / frame.size[axis] : length >= 0 ? 1 : 0
            }
            return seen[0] * seen[1] > 0 && seen[0] * seen[1] >= part
        }
    }

    /// The line that targets of a scroll view belong to, between its margins: at its start, or at an anchor, which is at a part of the room.
    func line(forTargetsIn room: Rect, _ margins: EdgeInsets, along axis: Axis, at anchor: UnitPoint?) -> (part: Double, line: Double) {
        let part = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
        return (part, room.start(along: axis) + margins.start(along: axis) + part * (room.size[axis] - margins.both(along: axis)))
    }
}

extension ResolvedNode {
    /// The views inside a layout that is marked by `scrollTargetLayout`.
    var scrollTargets: [ResolvedNode] {
        var rest = [self]
        while let node = rest.popLast() {
            if node.isScrollTargetLayout { return node.marked?.children ?? [] }
            rest.append(contentsOf: node.children.reversed())
        }
        return []
    }

    private var isScrollTargetLayout: Bool {
        attachments.contains { if case .scroll(let layout as ScrollTargetLayoutModifier) = $0 { layout.isEnabled } else { false } }
    }

    /// The container that the modifier is written on, itself or inside other modifiers.
    private var marked: ResolvedNode? {
        var node: ResolvedNode? = self
        while let current = node {
            if case .container = current.role { return current }
            node = current.children.first
        }
        return nil
    }
}
