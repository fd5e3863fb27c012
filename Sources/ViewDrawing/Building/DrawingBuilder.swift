import ViewGraph
import ViewLayout
import ViewTree

/// Makes the drawing of a tree that is laid out.
///
/// Views are drawn in the order of their tree: what is behind first. Modifiers that only change the drawing make groups around what they change.
public struct DrawingBuilder {
    let layout: LayoutEngine
    /// The `colorScheme` of the window.
    let isDark: Bool
    /// How a view is drawn while it is on its way; `nil` where it has arrived.
    let motion: (ResolvedNode) -> DrawnMotion?
    /// Views that have left the node and are still drawn.
    let removals: (ResolvedNode) -> [DrawnRemoval]
    private(set) var notes: [String] = []
    private var noted: Set<String> = []
    private var images: Set<ImageFile> = []

    public init(
        _ layout: LayoutEngine, isDark: Bool = false, motion: @escaping (ResolvedNode) -> DrawnMotion? = { _ in nil },
        removals: @escaping (ResolvedNode) -> [DrawnRemoval] = { _ in [] }
    ) { (self.layout, self.isDark, self.motion, self.removals) = (layout, isDark, motion, removals) }

    /// The drawing of the whole window; throws what the snippet's own shapes throw.
    public mutating func drawing(of root: ResolvedNode?) throws -> Drawing {
        let items = try root.map { try self.items(of: $0, DrawingContext(palette: palette)) } ?? []
        return Drawing(size: layout.window, background: palette.system("systemBackground"), items: items, notes: notes)
    }

    private var palette: Palette { Palette(isDark: isDark) }

    /// Keeps a name that can't be drawn.
    public mutating func note(_ text: String) {
        if noted.insert(text).inserted, notes.count < 50 { notes.append(text) }
    }

    /// Whether the drawing may have one more image; it is then one of them.
    mutating func hasRoom(for image: ImageFile) -> Bool {
        guard !images.contains(image) else { return true }
        guard images.reduce(image.bytes.count, { $0 + $1.bytes.count }) <= Self.mostImageBytes else { return false }
        images.insert(image)
        return true
    }

    /// What a view draws by itself: with the styles around it, and without what modifiers around do to the drawing as a whole.
    public mutating func items(ofViewAlone node: ResolvedNode) throws -> [DrawnItem] {
        var path: [ResolvedNode] = []
        var current = node.parent
        while let node = current {
            path.append(node)
            current = node.parent
        }
        var context = DrawingContext(palette: palette)
        for node in path.reversed() {
            context.take(node.environment)
            if node.hasAttachments { for case .drawing(let style) in node.attachments.reversed() { context.take(style) } }
            if case .control(is ButtonControl) = node.role, context.foreground.isEmpty { context.foreground = [.role(.tint)] }
        }
        return try items(of: node, context)
    }

    private mutating func changed(_ items: [DrawnItem], by change: VisualChange, _ frame: Rect?, _ context: DrawingContext) throws -> [DrawnItem] {
        guard let frame, !items.isEmpty else { return items }
        switch change {
        case .offset(let offset):
            guard offset.width.isFinite, offset.height.isFinite else { return items }
            return [.group(DrawnGroup { $0.transform = .translation(offset.width, offset.height) }, items)]
        case .effect(let effect): return try changed(items, by: effect, frame, context)
        }
    }

    // MARK: Nodes

    /// What a node and all inside it draw.
    mutating func items(of node: ResolvedNode, _ around: DrawingContext) throws -> [DrawnItem] {
        var context = around
        context.take(node.environment)
        let attachments = node.hasAttachments ? node.attachments : []
        for case .drawing(let style) in attachments.reversed() { context.take(style) }
        var items = try content(of: node, context)
        for attachment in attachments where !items.isEmpty {
            switch attachment {
            case .drawing(let style): items = changed(items, by: style, frame(of: node))
            case .visualEffect(let changes):
                for change in try changes(layout.geometry(of: node)) { items = try changed(items, by: change, frame(of: node), context) }
            default: break
            }
        }
        for change in motion(node)?.transition ?? [] { items = try changed(items, by: change, frame(of: node), context) }
        return items
    }

    private mutating func content(of node: ResolvedNode, _ context: DrawingContext) throws -> [DrawnItem] {
        switch node.role {
        case .leaf(let leaf):
            guard let drawn = leaf as? any DrawnLeaf, let frame = frame(of: node) else { return [] }
            return try drawn.items(of: node, in: frame, context, &self)
        case .container(let container, _): return try items(of: container, node, context)
        case .control(let control):
            guard let frame = frame(of: node) else { return [] }
            return try (control as? any DrawnControl)?.items(of: node, in: frame, context, &self) ?? children(of: node, context)
        case .modifier(let modifier): return try items(of: modifier, node, context) + removed(from: node, context).flatMap(\.items)
        case .custom, .geometryReader, .listPart: return try children(of: node, context)
        }
    }

    /// The shown children, those with a higher `zIndex` later. Views that have left are behind those that stay.
    mutating func children(of node: ResolvedNode, _ context: DrawingContext) throws -> [DrawnItem] {
        let removed = try removed(from: node, context)
        let layers = try removed + node.distinctChildren.map { (zIndex: $0.zIndex, items: try self.items(of: $0, context)) }
        guard layers.count > 1, layers.contains(where: { $0.zIndex != 0 }) else { return layers.flatMap(\.items) }
        return layers.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.flatMap(\.element.items)
    }

    private mutating func removed(from node: ResolvedNode, _ context: DrawingContext) throws -> [(zIndex: Double, items: [DrawnItem])] {
        try removals(node).map { removal in
            (removal.zIndex, try removal.transition.reduce(removal.items) { try changed($0, by: $1, removal.frame, context) })
        }
    }

    /// Where the node is drawn, if it can be.
    func frame(of node: ResolvedNode) -> Rect? {
        guard let frame = motion(node)?.frame ?? layout.frame(of: node),
            [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy({ $0.isFinite && abs($0) < 1e7 })
        else { return nil }
        return frame
    }

    mutating func paint(_ paint: Paint, in rect: Rect, _ context: DrawingContext) -> DrawnPaint {
        context.drawn(paint, in: rect) { note($0) }
    }
}

extension ResolvedNode {
    public var zIndex: Double { trait(ZIndex.self)?.value ?? 0 }

    /// The children as they are drawn: a background first, and those with a higher `zIndex` later.
    public var childrenBackToFront: [ResolvedNode] {
        let children = distinctChildren
        guard case .modifier(let modifier) = role else {
            guard children.contains(where: { $0.zIndex != 0 }) else { return children }
            return children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
        }
        return modifier.isSecondaryBehind ? Array(children.dropFirst() + children.prefix(1)) : children
    }
}
