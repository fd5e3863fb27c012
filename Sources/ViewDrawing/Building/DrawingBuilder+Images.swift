import ViewLayout
import ViewTree

extension DrawingBuilder {
    /// Bytes that the images of a drawing may have together, each counted once.
    static let mostImageBytes = 4_194_304

    mutating func items(of image: ImageContent, _ frame: Rect, _ context: DrawingContext) -> [DrawnItem] {
        if image.isSystem { return symbol(image.name, frame, context) }
        let (name, box) = ("image \"\(image.name)\"", placeholder(image.name, frame, context))
        guard let file = image.file else {
            note(name)
            return box
        }
        guard hasRoom(for: file) else {
            note("\(name): the images have more than \(Self.mostImageBytes) bytes in all")
            return box
        }
        let tile = image.isTiled && image.isResizable ? image.size : nil
        let drawn = DrawnItem.image(DrawnImage(file: file, frame: frame, tile: tile, isPixelated: image.isPixelated, standIn: box, note: name))
        guard image.isTemplate else { return [drawn] }
        return [.group(DrawnGroup { $0.mask = [drawn] }, [.fill(PathValue(frame), paint(.foreground, in: frame, context))])]
    }

    private mutating func symbol(_ name: String, _ frame: Rect, _ context: DrawingContext) -> [DrawnItem] {
        let paint = paint(.foreground, in: frame, context)
        let side = min(frame.width, frame.height)
        let square = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        if let symbol = Symbol(named: name) { return symbol.items(in: square, paint) }
        note("symbol \"\(name)\"")
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
