import ViewTree

/// Views that wait for preferences or geometry.
struct Observers {
    /// Nodes with an observer of preferences whose value may have changed.
    var preferences = OrderedNodes()
    private var geometry: [Registration] = []
    private var scrolling: [Registration] = []
    private var anchored: [Registration] = []
    private var anchorPlaces: [Int: AnchorPlace] = [:]

    /// Where an anchored view is, and is drawn.
    private struct AnchorPlace: Equatable {
        let frame: Rect?
        let drawn: AffineTransform?
    }
    private var choosers: [Chooser] = []
    private var colorSchemes: [Registration] = []
    /// The windows that have the color scheme which their views prefer.
    var windowsWithColorSchemes: [EnvironmentScope] = []

    private struct Registration {
        weak var node: ResolvedNode?
        weak var owner: AttachmentNode?
    }

    private struct Chooser {
        weak var node: ContainerNode?
    }

    private var lazyLists: [LazyList] = []

    private struct LazyList {
        weak var node: ForEachNode?
    }

    private var timedLeaves: [TimedLeaf] = []

    private struct TimedLeaf {
        weak var node: LeafNode?
    }

    /// A text that follows the clock; each registers once.
    mutating func register(timed node: LeafNode) { timedLeaves.append(TimedLeaf(node: node)) }

    mutating func livingTimedLeaves() -> [LeafNode] {
        timedLeaves.removeAll { $0.node?.isTornDown ?? true }
        return timedLeaves.compactMap(\.node)
    }

    /// A `ForEach` in a lazy container waits for the ends of updates.
    mutating func register(lazy node: ForEachNode) { lazyLists.append(LazyList(node: node)) }

    /// Every lazy `ForEach` that there is.
    mutating func livingLazyLists() -> [ForEachNode] {
        lazyLists.removeAll { $0.node?.isTornDown ?? true }
        return lazyLists.compactMap(\.node)
    }

    /// A `ViewThatFits` waits for layouts, which choose what it shows.
    mutating func register(chooser: ContainerNode) { choosers.append(Chooser(node: chooser)) }

    /// Every `ViewThatFits` that there is.
    mutating func livingChoosers() -> [ContainerNode] {
        choosers.removeAll { $0.node?.isTornDown ?? true }
        return choosers.compactMap(\.node)
    }

    mutating func modifierAttached(_ modifier: Modifier, to node: ResolvedNode, of owner: AttachingNode) {
        guard let owner = owner as? AttachmentNode else { return }
        switch modifier {
        case .action(is GeometryObserver): Self.register(Registration(node: node, owner: owner), in: &geometry)
        case .scroll(is ScrollGeometryObserver), .scroll(is ScrollTargetObserver): Self.register(Registration(node: node, owner: owner), in: &scrolling)
        case .preference(let writer as any PreferenceWriter):
            if writer.anchorSource != nil { Self.register(Registration(node: node, owner: owner), in: &anchored) }
        case .trait(is PreferredColorScheme): Self.register(Registration(node: node, owner: owner), in: &colorSchemes)
        default: break
        }
    }

    private static func register(_ new: Registration, in list: inout [Registration]) {
        if !list.contains(where: { $0.node === new.node && $0.owner === new.owner }) { list.append(new) }
    }

    mutating func geometryObservers() -> [(ResolvedNode, AttachmentNode)] { Self.living(&geometry) }
    /// The views that prefer a color scheme, each once.
    mutating func viewsWithColorSchemes() -> [ResolvedNode] {
        var nodes = OrderedNodes()
        for (node, _) in Self.living(&colorSchemes) { nodes.insert(node) }
        return nodes.all
    }
    mutating func scrollObservers() -> [(ResolvedNode, AttachmentNode)] { Self.living(&scrolling) }

    /// The anchored nodes which are at another place than at the last call.
    mutating func movedAnchors(_ layout: (any LayoutPass)?) -> [ResolvedNode] {
        guard let layout, !anchored.isEmpty else { return [] }
        return Self.living(&anchored).map(\.0).filter { node in
            let place = AnchorPlace(frame: layout.frame(of: node), drawn: layout.drawnTransform(of: node))
            defer { anchorPlaces[node.id] = place }
            return anchorPlaces[node.id] != place
        }
    }

    private static func living(_ list: inout [Registration]) -> [(ResolvedNode, AttachmentNode)] {
        list.removeAll { $0.node == nil || $0.owner?.isTornDown ?? true }
        return list.compactMap { registration in
            guard let node = registration.node, let owner = registration.owner else { return nil }
            return (node, owner)
        }
    }
}
