import ViewGraph
import ViewTree

/// The sizes of a scroll view and of its content.
struct ScrolledSizes: Equatable {
    var content: Size
    var container: Size

    /// How far the content reaches beyond the view.
    func reach(along axis: Axis) -> Double { (content[axis] - container[axis]).finite ?? 0 }
}

/// `defaultScrollAnchor`: where a scroll view's content begins, and where it stays when a size changes.
struct ScrollAnchors {
    private let initialOffset: UnitPoint?
    private let sizeChanges: UnitPoint?
    private let alignment: UnitPoint?

    /// Those of the modifiers around a scroll view, up to the next one: what names a role counts more, then what is further inside.
    init(of view: ResolvedNode) {
        var named: [ScrollAnchorRole: UnitPoint?] = [:]
        var general: UnitPoint??
        for case .defaultScrollAnchor(let anchor, let role) in view.scrollModifiers {
            if let role { named[role] = named[role] ?? .some(anchor) } else { general = general ?? .some(anchor) }
        }
        func anchor(for role: ScrollAnchorRole) -> UnitPoint? { (named[role] ?? general) ?? nil }
        (initialOffset, sizeChanges, alignment) = (anchor(for: .initialOffset), anchor(for: .sizeChanges), anchor(for: .alignment))
    }

    /// Where content begins that is smaller than the view.
    func room(before sizes: ScrolledSizes, along axis: Axis) -> Double { (alignment?.part(along: axis) ?? 0) * max(0, -sizes.reach(along: axis)) }

    /// - Parameter earlier: the sizes at the last time; `nil` before there was one.
    func offset(from offset: Double, of earlier: ScrolledSizes?, in sizes: ScrolledSizes, along axis: Axis) -> Double {
        let reach = max(0, sizes.reach(along: axis))
        guard let earlier else { return min(max(initialOffset.map { $0.part(along: axis) * reach } ?? offset, 0), reach) }
        if let part = sizeChanges?.part(along: axis), earlier != sizes, abs(offset - part * max(0, earlier.reach(along: axis))) < 0.5 { return part * reach }
        return min(max(0, offset), reach)
    }
}

extension ResolvedNode {
    /// The modifiers around a scroll view, up to the next one, the innermost first.
    var scrollModifiers: [Modifier] {
        var found: [Modifier] = []
        var node: ResolvedNode? = self
        while let current = node, current === self || !current.isScrollable {
            if current.hasAttachments { found += current.attachments }
            node = current.parent
        }
        return found
    }
}

extension UnitPoint {
    fileprivate func part(along axis: Axis) -> Double { axis == .horizontal ? x : y }
}
