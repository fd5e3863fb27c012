import ViewLayout
import ViewTree

extension DrawingBuilder {
    /// What the closure of a canvas draws, clipped to the canvas.
    mutating func items(of canvas: any CanvasRenderer, in frame: Rect, _ context: DrawingContext) throws -> [DrawnItem] {
        let items = try canvas.items(in: frame.size).flatMap { drawn($0, frame.size, context) }
        guard !items.isEmpty else { return [] }
        let moved = DrawnItem.group(DrawnGroup { $0.transform = .translation(frame.minX, frame.minY) }, items)
        return [.group(DrawnGroup { $0.clips = [PathValue(frame)] }, [moved])]
    }

    private mutating func drawn(_ item: CanvasItem, _ size: Size, _ context: DrawingContext) -> [DrawnItem] {
        guard item.transform.isFinite else { return [] }
        let drawn = content(of: item, context)
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

    private mutating func content(of item: CanvasItem, _ context: DrawingContext) -> [DrawnItem] {
        func bounds(_ path: PathValue) -> Rect { item.hasAbsolutePaint ? Rect(x: 0, y: 0, width: 1, height: 1) : path.controlBounds ?? .zero }
        switch item.content {
        case .fill(let path, let paint):
            return path.isFinite ? [.fill(path, self.paint(paint, in: bounds(path), context))] : []
        case .stroke(let path, let paint, let stroke):
            guard path.isFinite, stroke.width > 0, stroke.width.isFinite else { return [] }
            return [.stroke(path, self.paint(paint, in: bounds(path), context), stroke)]
        case .text(let text, let point, let anchor, let width): return lines(of: text, at: point, anchor, width, context)
        case .image(let image, let rect): return items(of: image, rect, context)
        }
    }

    /// A text on as many lines as its width needs, by its words.
    private mutating func lines(of text: TextContent, at point: Point, _ anchor: UnitPoint, _ width: Double?, _ context: DrawingContext) -> [DrawnItem] {
        let size = (text.font ?? .body).size
        guard point.x.isFinite, point.y.isFinite, size > 0, size.isFinite else { return [] }
        let frame = Rect(origin: point, size: Size(width: width ?? 0, height: size))
        let lines = runs(of: text, .body, frame, context).brokenIntoLines(columns: width.map { max(1, Int(min($0 / (size / 2), 10_000))) })
        let longest = lines.map { $0.reduce(0) { $0 + $1.string.columns } }.max() ?? 0
        let origin = Point(x: point.x - Double(longest) * size / 2 * anchor.x, y: point.y - Double(lines.count) * size * anchor.y)
        return lines.enumerated().map { index, runs in
            let fitted = runs.map { run in
                var run = run
                run.width = Double(run.string.columns) * size / 2
                return run
            }
            return .text(DrawnText(fitted, origin: Point(x: origin.x, y: origin.y + Double(index) * size), fontSize: size))
        }
    }
}

extension [DrawnText.Run] {
    /// Lines of at most so many columns, broken at spaces where a line has one.
    fileprivate func brokenIntoLines(columns: Int?) -> [[DrawnText.Run]] {
        var (lines, line, used): ([[DrawnText.Run]], [DrawnText.Run], Int) = ([], [], 0)
        for run in self {
            for (index, word) in run.string.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
                let text = (index > 0 ? " " : "") + word
                if let columns, used > 0, used + text.columns > columns {
                    lines.append(line)
                    (line, used) = ([], 0)
                }
                var part = run
                part.string = used == 0 && index > 0 ? String(word) : text
                if !part.string.isEmpty { line.append(part) }
                used += part.string.columns
            }
        }
        return lines + (line.isEmpty ? [] : [line])
    }
}
