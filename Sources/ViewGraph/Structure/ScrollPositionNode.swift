import ViewTree
import Wording

/// `scrollPosition`: scrolls the first scroll view inside to what its binding says, and sets the binding to the view in sight after a person scrolled.
///
/// docs/Semantics.md §16.
final class ScrollPositionNode: AttachingNode {
    private var known: ScrollTarget?
    private var seen: [ExplicitID] = []

    private var binding: ValueBinding<ScrollTarget?>? {
        if case .scrollPosition(let binding, _) = modifier { binding } else { nil }
    }

    override func evaluate(from earlier: DeclaredView?) throws {
        try super.evaluate(from: earlier)
        try follow()
    }

    override func rerun(because reasons: [Phrase]) throws { try follow() }

    private func follow() throws {
        _ = takeReasons()
        guard let binding else { return }
        let target = try track { try graph.value(of: binding) }
        defer { known = target }
        guard let target, target != known else { return }
        switch target {
        case .seen: return
        case .view(let id, let anchor): if !seen.contains(id) { graph.schedule { [weak self] in try self?.scroll(to: id, anchor: anchor) } }
        case .offset(let x, let y): graph.schedule { [weak self] in self?.scroll(x: x, y: y) }
        }
        seen = []
    }

    private func scroll(x: ScrollOffset?, y: ScrollOffset?) {
        guard let node = items.units.first?.node else { return }
        graph.requestScroll { layout in
            guard let view = layout.scrollView(inside: node), let geometry = layout.scrollGeometry(of: view) else { return }
            layout.scroll(view, to: geometry.offset(x: x, y: y))
        }
    }

    /// Sets the binding to what is in sight of the scroll view.
    func personScrolled(_ view: ResolvedNode) throws {
        guard case .scrollPosition(let binding, let anchor) = modifier, let target = graph.layout?.scrollTarget(inSightOf: view, at: anchor) else { return }
        seen = target.explicitIDs
        try binding.set(.seen(seen))
    }
}
