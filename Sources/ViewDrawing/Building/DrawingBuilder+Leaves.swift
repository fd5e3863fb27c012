import ViewGraph
import ViewLayout
import ViewTree

/// A leaf that draws something.
protocol DrawnLeaf: Leaf {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem]
}

extension TextContent: DrawnLeaf {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        builder.texts(self, node, frame, context)
    }
}

extension ColorValue: DrawnLeaf {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        var drawn = builder.paint(.color(self), in: frame, context)
        if case (.color(let old), let progress)? = builder.motion(node)?.change, case .color(let new) = drawn {
            drawn = .color(context.drawn(old) { builder.note($0) }.mixed(with: new, progress))
        }
        return [.fill(PathValue(frame), drawn)]
    }
}

extension DividerContent: DrawnLeaf {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        [.fill(PathValue(frame), builder.paint(.role(.separator), in: frame, context))]
    }
}

extension ShapeContent: DrawnLeaf {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        guard case (.shape(let old), let progress)? = builder.motion(node)?.change else { return try builder.items(of: self, in: frame, context) }
        let items = try builder.items(of: try reached(from: old, progress), in: frame, context)
        return items.mixed(with: try builder.items(of: old, in: frame, context), progress)
    }
}

extension ImageContent: DrawnLeaf {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        builder.items(of: self, frame, context)
    }
}

extension FillingContent: DrawnLeaf {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        if let canvas { return try builder.items(of: canvas, symbols: [], in: frame, context) }
        guard let paint else {
            builder.note(view)
            return builder.placeholder(view, frame, context)
        }
        return [.fill(PathValue(frame), builder.paint(paint, in: frame, context))]
    }
}

extension PlatformContent: DrawnLeaf {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        builder.note(view)
        let box = builder.placeholder(shown ?? view, frame, context)
        guard let background else { return box }
        return [.fill(PathValue(frame), builder.paint(background, in: frame, context))] + box.dropFirst()
    }
}

extension DrawingBuilder {
    // MARK: Shapes

    mutating func items(of shape: ShapeContent, in frame: Rect, _ context: DrawingContext) throws -> [DrawnItem] {
        let outline = try shape.placedOutline(in: frame)
        guard outline.path.isFinite else {
            note("a path with a coordinate that isn't a number")
            return []
        }
        let layers = shape.layers.isEmpty ? [ShapeLayer(.foreground)] : shape.layers
        let items = try layers.flatMap { try drawn($0, of: shape, outline, frame, context) }
        return outline.clips.isEmpty ? items : [.group(DrawnGroup { $0.clips = outline.clips }, items)]
    }

    private mutating func drawn(_ layer: ShapeLayer, of shape: ShapeContent, _ outline: ShapeContent.Outline, _ frame: Rect, _ context: DrawingContext) throws
        -> [DrawnItem]
    {
        let paint = paint(layer.paint, in: frame, context)
        var path = outline.path
        path.isEvenOdd = path.isEvenOdd || layer.isEvenOdd
        guard let stroke = layer.stroke ?? outline.stroke else { return [.fill(path, paint)] }
        guard stroke.width > 0, stroke.width.isFinite else { return [] }
        if layer.isInside {
            var inner = shape
            inner.changes.insert(.inset(stroke.width / 2), at: 0)
            path = try inner.placedOutline(in: frame).path
        }
        return [.stroke(path, paint, stroke)]
    }

    // MARK: Images

    mutating func items(of image: ImageContent, _ frame: Rect, _ context: DrawingContext) -> [DrawnItem] {
        guard image.isSystem else {
            note("image \"\(image.name)\"")
            return placeholder(image.name, frame, context)
        }
        let paint = paint(.foreground, in: frame, context)
        let side = min(frame.width, frame.height)
        let square = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        if let symbol = Symbol(named: image.name) { return symbol.items(in: square, paint) }
        note("symbol \"\(image.name)\"")
        return [
            .stroke(
                PathValue(square.inset(by: EdgeInsets(side * 0.1)), radii: PathValue.CornerRadii(width: side * 0.2, height: side * 0.2)), paint,
                StrokeValue(width: max(0.5, side * 0.06)))
        ]
    }

    /// A gray box with a name, for what can't be drawn.
    func placeholder(_ name: String, _ frame: Rect, _ context: DrawingContext) -> [DrawnItem] {
        let gray = DrawnPaint.color(context.palette.system("systemGray5"))
        let name = name.prefix { !$0.isNewline }
        let width = Double(CharacterWidth.columns(of: name)) * 6
        var items: [DrawnItem] = [.fill(PathValue(frame), gray)]
        if width <= frame.width, frame.height >= 12 {
            let run = DrawnText.Run(String(name), paint: .color(context.palette.label(level: 1)), width: width, fontSize: 12)
            items.append(.text(DrawnText([run], origin: Point(x: frame.midX - width / 2, y: frame.midY - 6))))
        }
        return items
    }
}
