import ViewGraph
import ViewLayout
import ViewTree

/// A container that draws more than its children.
protocol DrawnContainer: Container {
    /// What is drawn of the container's node, its children included.
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem]
}

extension ScrollViewContainer: DrawnContainer {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        builder.clipped(try builder.children(of: node, context), to: builder.room(of: node, frame))
    }
}

extension ListContainer: DrawnContainer {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        let (background, row) = isForm ? ("systemGroupedBackground", "secondarySystemGroupedBackground") : ("systemBackground", nil)
        return builder.clipped(try builder.rows(of: node, frame, context, background: background, row: row), to: builder.room(of: node, frame))
    }
}

extension TableContainer: DrawnContainer {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        builder.clipped(try builder.rows(of: node, frame, context, background: "systemBackground", row: nil), to: builder.room(of: node, frame))
    }
}

extension TabViewContainer: DrawnContainer {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        try builder.children(of: node, context) + builder.tabBarLine(of: node, context)
    }
}

extension TitlesContainer: DrawnContainer {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        try node.distinctChildren.enumerated().flatMap { index, child in
            var inner = context
            if index > 0 { inner.take(.foreground([.level(1, of: nil)], method: "foregroundStyle", detail: "")) }
            return try builder.items(of: child, inner)
        }
    }
}

extension NamedContainer: DrawnContainer {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        takesTaps ? try builder.tinted(node, context) : try builder.children(of: node, context)
    }
}

extension CanvasContainer: DrawnContainer {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        try builder.items(of: canvas, symbols: node.subviews, in: frame, context)
    }
}

extension DrawingBuilder {
    /// A container's own looks and its children.
    mutating func items(of container: any Container, _ node: ResolvedNode, _ context: DrawingContext) throws -> [DrawnItem] {
        guard let drawn = container as? any DrawnContainer, let frame = frame(of: node) else { return try children(of: node, context) }
        return try drawn.items(of: node, in: frame, context, &self)
    }

    /// Where what a node scrolls is seen.
    fileprivate func room(of node: ResolvedNode, _ frame: Rect) -> Rect { frame.outset(by: layout.insetsOfScrolledContent(of: node)) }

    func clipped(_ items: [DrawnItem], to frame: Rect) -> [DrawnItem] {
        items.isEmpty ? [] : [.group(DrawnGroup { $0.clips = [PathValue(frame)] }, items)]
    }

    /// What a tap acts on is drawn in the tint color.
    mutating func tinted(_ node: ResolvedNode, _ context: DrawingContext) throws -> [DrawnItem] {
        var inner = context
        if inner.foreground.isEmpty { inner.foreground = [.role(.tint)] }
        return try children(of: node, inner)
    }

    /// The rows with lines between them; headers and footers in gray.
    fileprivate mutating func rows(
        of node: ResolvedNode, _ frame: Rect, _ context: DrawingContext, background: String, row: String?
    ) throws -> [DrawnItem] {
        var items: [DrawnItem] = [.fill(PathValue(frame), .color(context.palette.system(background)))]
        let separator = DrawnPaint.color(context.palette.system("separator"))
        var last: Rect?
        for child in node.distinctChildren {
            var inner = context
            let bounds = self.frame(of: child)
            switch child.role {
            case .listPart(.row):
                if let row, let bounds { items.append(.fill(PathValue(bounds), .color(context.palette.system(row)))) }
                if let last, let bounds, child.showsSeparator, abs(last.maxY - bounds.minY) < 1 {
                    items.append(.fill(PathValue(Rect(x: bounds.minX, y: bounds.minY - 0.25, width: bounds.width, height: 0.5)), separator))
                }
                last = bounds
            default:
                if inner.foreground.isEmpty { inner.foreground = [.level(1, of: nil)] }
                last = nil
            }
            items += try self.items(of: child, inner)
        }
        return items
    }

    /// A line above the items of a tab bar.
    fileprivate func tabBarLine(of node: ResolvedNode, _ context: DrawingContext) -> [DrawnItem] {
        let frames = node.childrenApart.compactMap(frame(of:))
        guard let top = frames.map(\.minY).min(), let frame = frame(of: node) else { return [] }
        return [.fill(PathValue(Rect(x: frame.minX, y: top - 4.5, width: frame.width, height: 0.5)), .color(context.palette.system("separator")))]
    }
}

extension ResolvedNode {
    /// Whether the line above a row of a list is drawn.
    fileprivate var showsSeparator: Bool {
        trait(ListRowSeparator.self)?.isVisible ?? true
    }
}
