import ViewGraph
import ViewTree

/// Lays out a tree of resolved nodes: gives each its frame in the window's coordinates and keeps what it learned for the next layout.
///
/// The root is proposed the window's safe area and centered in it. Sizes are kept by proposal; after a change, `invalidate(_:)` names changed nodes, and the
/// next `layout(root:)` works out again only those, what their answers changed, and the places that moved.
public final class LayoutEngine {
    let context: LayoutContext
    private(set) var root: ResolvedNode?
    private var changed: [ObjectIdentifier: ResolvedNode] = [:]

    /// - Parameters:
    ///   - window: in points; lengths that are negative or not finite count as 0.
    ///   - host: resolves content that depends on geometry; not retained, and alive while trees are laid out. Without one, geometry readers stay empty.
    public init(window: Size, safeArea: EdgeInsets = .zero, host: (any GeometryHost)? = nil, limits: LayoutLimits = LayoutLimits()) {
        context = LayoutContext(window: window.usable, safeArea: safeArea.finite, host: host, limits: limits)
    }

    /// The window's size in points.
    public var window: Size {
        get { context.window }
        set { context.window = newValue.usable }
    }

    /// What bars and notches take of the window.
    public var safeArea: EdgeInsets {
        get { context.safeArea }
        set { context.safeArea = newValue.finite }
    }

    /// Whether `GeometryReader` centers its content, as it did before iOS 14; set it before the first layout.
    public var centersGeometryReaders: Bool {
        get { context.centersGeometryReaders }
        set { context.centersGeometryReaders = newValue }
    }

    /// Counts steps of work, each about as long as comparing two numbers; an error ends the layout.
    public var willWork: (_ steps: Int) throws -> Void {
        get { context.willWork }
        set { context.willWork = newValue }
    }

    /// What the last layout cost.
    public var counts: LayoutCounts { context.counts }

    /// What layouts had to put right so far, each only once.
    public var warnings: [LayoutWarning] { context.warnings }

    // MARK: Layout

    /// Gives the root and all views inside their places. Throws a `LayoutError` where a limit is passed, and what the snippet's own layouts and guides throw;
    /// the next layout then starts afresh.
    public func layout(root: ResolvedNode) throws {
        self.root = root
        context.begin()
        context.matchedViews.root = root
        context.trace?.restart()
        do {
            try settle(takeChanged())
            try placeUntilStill(root)
            warnOfSeveralSources()
        } catch {
            forget(root)
            throw error
        }
    }

    /// Notes that the nodes have changed in role, children, attachments or environment.
    public func invalidate(_ nodes: [ResolvedNode]) {
        for node in nodes { changed[ObjectIdentifier(node)] = node }
    }

    /// The frame in the window's coordinates after the last layout; `nil` for a node without a place.
    public func frame(of node: ResolvedNode) -> Rect? { known(node)?.placement?.frame }

    /// What the node was proposed when it was placed.
    public func proposal(of node: ResolvedNode) -> Proposal? { known(node)?.placement?.proposal }

    func known(_ node: ResolvedNode) -> LayoutNode? {
        guard let state = node.layoutState as? LayoutNode, state.context === context else { return nil }
        return state
    }

    /// Places the root; again where a size depended on a place that has changed by it.
    private func placeUntilStill(_ root: ResolvedNode) throws {
        for _ in 0..<max(1, context.limits.rounds) {
            try placeRoot(root)
            let stale = context.takeStaleNodes().compactMap { $0.resolved }
            let late = takeChanged()
            if stale.isEmpty && late.isEmpty { return }
            try settle(stale + late)
        }
        try placeRoot(root)
        if !context.takeStaleNodes().isEmpty {
            context.warn(
                .unsettled, "sizes still changed after \(context.limits.rounds) rounds of layout",
                help: "Look for rows or relative frames whose size depends on the place that depends on their size.", at: nil)
        }
    }

    private func warnOfSeveralSources() {
        for node in context.matchedViews.severalSources {
            guard let group = node.matchedEffect?.group else { continue }
            context.warn(
                .severalSources, "Multiple inserted views in matched geometry group with id \(group.id) have `isSource: true`, results are undefined",
                help: "Of the views of a group that are there at the same time, let all but one have `isSource: false`.", at: node)
        }
    }

    private func placeRoot(_ root: ResolvedNode) throws {
        let scene = Scene(window: window, safeArea: safeArea)
        let area = scene.safeArea
        let node = context.node(for: root)
        let proposal = Proposal(area.size)
        let size = try node.size(proposal)
        let origin = Point(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
        try node.place(at: origin, proposal: proposal, scene: scene)
    }

    private func takeChanged() -> [ResolvedNode] {
        defer { changed.removeAll() }
        return Array(changed.values)
    }
}

extension Size {
    /// The size with 0 in the place of lengths that are negative or not finite.
    fileprivate var usable: Size { Size(width: max(0, width.finite ?? 0), height: max(0, height.finite ?? 0)) }
}
