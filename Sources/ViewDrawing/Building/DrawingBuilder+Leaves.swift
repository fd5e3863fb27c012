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
}
