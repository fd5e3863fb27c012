import ViewTree
import Wording

/// `scrollPosition`: where the first scroll view inside is scrolled to.
public struct ScrollPositionModifier: ScrollModifier {
    fileprivate let binding: ValueBinding<ScrollTarget?>
    fileprivate let anchor: UnitPoint?

    /// - Parameter anchor: which view counts as in sight.
    public init(_ binding: ValueBinding<ScrollTarget?>, anchor: UnitPoint?) { (self.binding, self.anchor) = (binding, anchor) }

    public var name: String { "scrollPosition" }
}

/// Scrolls the first scroll view inside to what its binding says, and sets the binding to the view in sight after a person scrolled.
///
/// docs/Semantics.md §16.
final class ScrollPositionNode: AttachingNode {
    private var known: ScrollTarget?
    private var seen: [ExplicitID] = []

    private var scrollPosition: ScrollPositionModifier? {
        if case .scroll(let position as ScrollPositionModifier) = modifier { position } else { nil }
    }

    override func evaluate(from earlier: DeclaredView?) throws {
        try super.evaluate(from: earlier)
        try follow()
    }

    override func rerun(because reasons: [Phrase]) throws { try follow() }

    private func follow() throws {
        _ = takeReasons()
        guard let scrollPosition else { return }
        let target = try track { try graph.value(of: scrollPosition.binding) }
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
        guard let scrollPosition, let target = graph.layout?.scrollTarget(inSightOf: view, at: scrollPosition.anchor) else { return }
        seen = target.explicitIDs
        try scrollPosition.binding.set(.seen(seen))
    }
}
