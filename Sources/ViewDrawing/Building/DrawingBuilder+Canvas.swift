import ViewGraph
import ViewLayout
import ViewTree

extension DrawingBuilder {
    /// What the closure of a canvas draws, clipped to the canvas.
    mutating func items(of canvas: any CanvasRenderer, symbols views: [ResolvedNode], in frame: Rect, _ context: DrawingContext) throws -> [DrawnItem] {
        var symbols = DrawnSymbols(
            try views.map { DrawnSymbols.Symbol(tag: $0.tag, frame: self.frame(of: $0) ?? .zero, items: try self.items(of: $0, context)) })
        let items = try canvas.items(in: frame.size, symbols: symbols.known).flatMap { clipped($0, frame.size, &symbols, context) }
        guard !items.isEmpty else { return [] }
        let moved = DrawnItem.group(DrawnGroup { $0.transform = .translation(frame.minX, frame.minY) }, items)
        return [.group(DrawnGroup { $0.clips = [PathValue(frame)] }, [moved])]
    }

    /// An item inside of its layers.
    private mutating func clipped(_ item: CanvasItem, _ size: Size, _ symbols: inout DrawnSymbols, _ context: DrawingContext) -> [DrawnItem] {
        item.layers.reduce(drawn(item, &symbols, context)) { items, layer in
            guard !items.isEmpty else { return [] }
            if layer.isInverse { return [.group(DrawnGroup { $0.clips = outsides(of: layer, size) }, items)] }
            var covering = layer.items.flatMap { clipped($0, size, &symbols, context) }
            if layer.opacity < 1 { covering = [.group(DrawnGroup { $0.opacity = max(layer.opacity, 0) }, covering)] }
            return [.group(DrawnGroup { $0.mask = covering }, items)]
        }
    }

    /// What the filled figures of a layer leave of the canvas.
    private mutating func outsides(of layer: CanvasLayer, _ size: Size) -> [PathValue] {
        layer.items.compactMap { item in
            guard case .fill(let path, _) = item.content, item.transform.isFinite, path.isFinite else {
                note("Canvas: what isn't filled in an inverse clip is not left out")
                return nil
            }
            var outside = PathValue(Rect(origin: .zero, size: size))
            outside.elements += path.applying(item.transform).elements
            outside.isEvenOdd = true
            return outside
        }
    }

    private mutating func drawn(_ item: CanvasItem, _ symbols: inout DrawnSymbols, _ context: DrawingContext) -> [DrawnItem] {
        guard item.transform.isFinite else { return [] }
        let drawn = content(of: item, &symbols, context)
        var group = DrawnGroup()
        group.transform = item.transform
        group.opacity = item.opacity.isNaN ? 1 : min(max(item.opacity, 0), 1)
        group.blendMode = item.blendMode
        group.blur = item.blur.isFinite ? max(0, item.blur) : 0
        group.filters = item.filters
        if let shadow = item.shadow {
            let color = context.drawn(shadow.color) { note($0) }
            group.shadow = DrawnGroup.Shadow(color: color, radius: shadow.radius.isFinite ? max(0, shadow.radius) : 0, offset: shadow.offset)
        }
        group.clips = item.clips.filter(\.isFinite)
        return group == DrawnGroup() ? drawn : [.group(group, drawn)]
    }

    private mutating func content(of item: CanvasItem, _ symbols: inout DrawnSymbols, _ context: DrawingContext) -> [DrawnItem] {
        func bounds(_ path: PathValue) -> Rect { item.hasAbsolutePaint ? Rect(x: 0, y: 0, width: 1, height: 1) : path.controlBounds ?? .zero }
        switch item.content {
        case .fill(let path, let paint):
            return path.isFinite ? [.fill(path, self.paint(paint, in: bounds(path), context))] : []
        case .stroke(let path, let paint, let stroke):
            guard path.isFinite, stroke.width > 0, stroke.width.isFinite else { return [] }
            return [.stroke(path, self.paint(paint, in: bounds(path), context), stroke)]
        case .text(let text, let point, let anchor, let width): return lines(of: text, at: point, anchor, width, context)
        case .image(let image, let rect): return items(of: image, rect, context)
        case .symbol(let index, let rect):
            guard let items = symbols.items(of: index, scaledTo: rect) else {
                note("Canvas: its symbols have more than \(DrawnSymbols.mostParts) parts")
                return []
            }
            return items
        }
    }

    /// A text on as many lines as its width needs, by its words.
    private mutating func lines(of text: TextContent, at point: Point, _ anchor: UnitPoint, _ width: Double?, _ context: DrawingContext) -> [DrawnItem] {
        guard point.x.isFinite, point.y.isFinite else { return [] }
        let environment = Environment()
        let frame = Rect(origin: point, size: Size(width: width ?? 0, height: environment.fontSize(text.font)))
        let parts = runs(of: text, environment, frame, context).filter { $0.fontSize > 0 }
        let lines = parts.brokenIntoLines(width: width).map { DrawnText($0, origin: point) }
        let size = Size(width: lines.map(\.width).max() ?? 0, height: lines.reduce(0) { $0 + $1.height })
        var origin = Point(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        return lines.map { line in
            defer { origin.y += line.height }
            return .text(DrawnText(line.runs, origin: origin))
        }
    }
}

extension [DrawnText.Run] {
    /// Lines that are at most so wide, broken at spaces where a line has one.
    fileprivate func brokenIntoLines(width: Double?) -> [[DrawnText.Run]] {
        var (lines, line, used): ([[DrawnText.Run]], [DrawnText.Run], Double) = ([], [], 0)
        for run in self {
            for (index, word) in run.string.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
                var part = run
                part.string = (index > 0 ? " " : "") + word
                part = part.scaled(by: 1)
                if let width, used > 0, used + part.width > width {
                    lines.append(line)
                    (line, used) = ([], 0)
                    part.string = String(word)
                    part = part.scaled(by: 1)
                }
                if !part.string.isEmpty { line.append(part) }
                used += part.width
            }
        }
        return lines + (line.isEmpty ? [] : [line])
    }
}
