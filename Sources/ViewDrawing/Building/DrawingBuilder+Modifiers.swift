import ViewGraph
import ViewLayout
import ViewTree

extension DrawingBuilder {
    mutating func items(of modifier: Modifier, _ node: ResolvedNode, _ context: DrawingContext) throws -> [DrawnItem] {
        guard let primary = node.children.first else { return [] }
        let others = Array(node.distinctChildren.dropFirst())
        switch modifier {
        case .effect(var effect):
            if case (.effect(let old), let progress)? = motion(node)?.change { effect = effect.reached(from: old, progress) }
            return try items(of: effect, on: primary, others, frame(of: node), context)
        case .presentation(let presentation): return try items(of: primary, context) + presented(others, presentation, context)
        case .hiddenItems, .selectionMenu: return try items(of: primary, context)
        default: return try items(of: node.childrenBackToFront, context)
        }
    }

    private mutating func items(of nodes: [ResolvedNode], _ context: DrawingContext) throws -> [DrawnItem] {
        var items: [DrawnItem] = []
        for node in nodes { items += try self.items(of: node, context) }
        return items
    }

    /// A sheet or an alert over the window, which it darkens, or a cover in its place.
    mutating func presented(_ nodes: [ResolvedNode], _ presentation: Presentation, _ context: DrawingContext) throws -> [DrawnItem] {
        let items = try items(of: nodes, context)
        let window = Rect(origin: .zero, size: layout.window)
        let background = DrawnPaint.color(context.palette.system("systemBackground"))
        if presentation.coversWindow, !nodes.isEmpty { return [.fill(PathValue(window), background)] + items }
        let frames = nodes.compactMap(frame(of:)).filter { $0.width > 0 && $0.height > 0 }
        guard let first = frames.first else { return items }
        let card = frames.dropFirst().reduce(first) { $0.union($1) }.inset(by: EdgeInsets(-16))
        return [
            .fill(PathValue(window), .color(DrawnColor(0, 0, 0, alpha: 0.2))),
            .fill(PathValue(card, radii: PathValue.CornerRadii(width: 12, height: 12)), background),
        ] + items
    }

    // MARK: Effects

    private mutating func items(of effect: Effect, on primary: ResolvedNode, _ others: [ResolvedNode], _ frame: Rect?, _ context: DrawingContext) throws
        -> [DrawnItem]
    {
        if case .hidden = effect { return [] }
        let items = try items(of: primary, context)
        guard let frame else { return items }
        if case .mask = effect {
            let mask = try self.items(of: others, context)
            return [.group(DrawnGroup { $0.mask = mask }, items)]
        }
        return try changed(items, by: effect, frame, context)
    }

    /// The items with what an effect does to them in a frame.
    mutating func changed(_ items: [DrawnItem], by effect: Effect, _ frame: Rect, _ context: DrawingContext) throws -> [DrawnItem] {
        func group(_ change: (inout DrawnGroup) -> Void) -> [DrawnItem] { [.group(DrawnGroup(change), items)] }
        func turned() -> [DrawnItem] {
            guard let transform = effect.transform(in: frame), transform.isFinite else { return [] }
            return group { $0.transform = transform }
        }
        switch effect {
        case .hidden: return []
        case .grouped, .mask: return items
        case .opacity(let opacity): return group { $0.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
        case .clipped: return group { $0.clips = [PathValue(frame)] }
        case .clipShape(let shape, _, let isEvenOdd):
            let outline = try shape.placedOutline(in: frame)
            var path = outline.path
            path.isEvenOdd = path.isEvenOdd || isEvenOdd
            return group { $0.clips = [path] + outline.clips }
        case .cornerRadius(let radius): return group { $0.clips = [PathValue(frame, radii: PathValue.CornerRadii(width: radius, height: radius))] }
        case .filter(let filter): return group { $0.filters = [filter] }
        case .blur(let radius): return group { $0.blur = radius.isFinite ? max(0, radius) : 0 }
        case .scale, .rotation: return turned()
        case .rotation3D:
            note("rotation3DEffect, without perspective")
            return turned()
        case .shadow(let color, let radius, let offset):
            let drawn = context.drawn(color) { note($0) }
            return group { $0.shadow = DrawnGroup.Shadow(color: drawn, radius: radius.isFinite ? max(0, radius) : 0, offset: offset) }
        case .blendMode(let name): return group { $0.blendMode = name }
        case .border(let paint, _, let width):
            guard width > 0, width.isFinite else { return items }
            let line = frame.inset(by: EdgeInsets(width / 2))
            return items + [.stroke(PathValue(line), self.paint(paint, in: frame, context), StrokeValue(width: width))]
        }
    }

    /// The items with what a modifier does that leaves no node.
    func changed(_ items: [DrawnItem], by style: DrawingStyle, _ frame: Rect?) -> [DrawnItem] {
        switch style {
        case .filter(let filter): return [.group(DrawnGroup { $0.filters = [filter] }, items)]
        case .transform(let transform):
            guard let frame, transform.isFinite else { return items }
            return [.group(DrawnGroup { $0.transform = transform.around(frame.origin) }, items)]
        default: return items
        }
    }
}
