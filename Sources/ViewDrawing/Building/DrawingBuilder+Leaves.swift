import ViewGraph
import ViewLayout
import ViewTree

extension DrawingBuilder {
    mutating func items(of leaf: Leaf, _ node: ResolvedNode, _ frame: Rect, _ context: DrawingContext) throws -> [DrawnItem] {
        switch leaf {
        case .text(let text): return texts(text, node, frame, context)
        case .color(let color):
            var drawn = paint(.color(color), in: frame, context)
            if case (.color(let old), let progress)? = motion(node)?.change, case .color(let new) = drawn {
                drawn = .color(context.drawn(old) { note($0) }.mixed(with: new, progress))
            }
            return [.fill(PathValue(frame), drawn)]
        case .spacer: return []
        case .divider: return [.fill(PathValue(frame), paint(.role(.separator), in: frame, context))]
        case .shape(let shape):
            guard case (.shape(let old), let progress)? = motion(node)?.change else { return try items(of: shape, in: frame, context) }
            let items = try items(of: try shape.reached(from: old, progress), in: frame, context)
            return items.mixed(with: try self.items(of: old, in: frame, context), progress)
        case .image(let image): return items(of: image, frame, context)
        case .filling(let filling):
            if let canvas = filling.canvas { return try items(of: canvas, in: frame, context) }
            guard let fill = filling.paint else {
                note(filling.name)
                return placeholder(filling.name, frame, context)
            }
            return [.fill(PathValue(frame), paint(fill, in: frame, context))]
        case .platform(let platform):
            note(platform.name)
            let box = placeholder(platform.text ?? platform.name, frame, context)
            guard let background = platform.background else { return box }
            return [.fill(PathValue(frame), paint(background, in: frame, context))] + box.dropFirst()
        }
    }

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
            let run = DrawnText.Run(String(name), paint: .color(context.palette.label(level: 1)), width: width)
            items.append(.text(DrawnText([run], origin: Point(x: frame.midX - width / 2, y: frame.midY - 6), fontSize: 12)))
        }
        return items
    }
}
