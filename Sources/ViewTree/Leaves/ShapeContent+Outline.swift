extension ShapeContent {
    /// Where a shape is drawn: its path in points, what of it is seen, and the line along it if the shape is one.
    public struct Outline: Hashable, Sendable {
        public var path: PathValue
        /// What is outside any of these isn't drawn.
        public var clips: [PathValue] = []
        public var stroke: StrokeValue?
    }

    /// The outline in a rectangle. Throws what the snippet's own shapes throw.
    public func outline(in rect: Rect) throws -> Outline { try outline(in: rect, changes[...]) }

    /// The outline of a shape that is drawn in a frame: shapes know only its size.
    public func placedOutline(in frame: Rect) throws -> Outline {
        try outline(in: Rect(origin: .zero, size: frame.size)).applying(.translation(frame.minX, frame.minY))
    }

    private func outline(in rect: Rect, _ changes: ArraySlice<OutlineChange>) throws -> Outline {
        guard let change = changes.last else { return Outline(path: try figurePath(in: rect.inset(by: EdgeInsets(insets)))) }
        let inner = changes.dropLast()
        func around(_ anchor: UnitPoint) -> Point { Point(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y) }
        switch change {
        case .inset: return try outline(in: rect, inner)
        case .size(let size): return try outline(in: Rect(origin: rect.origin, size: size), inner)
        case .trim(let start, let end):
            var outline = try outline(in: rect, inner)
            outline.path = outline.path.trimmed(from: start, to: end)
            return outline
        case .rotation(let degrees, let anchor): return try outline(in: rect, inner).applying(AffineTransform.rotation(degrees: degrees).around(around(anchor)))
        case .scale(let x, let y, let anchor): return try outline(in: rect, inner).applying(AffineTransform.scale(x, y).around(around(anchor)))
        case .offset(let offset): return try outline(in: rect, inner).applying(.translation(offset.width, offset.height))
        case .transform(let transform): return try outline(in: rect, inner).applying(transform)
        case .stroked(let stroke):
            var outline = try outline(in: rect, inner)
            outline.stroke = stroke
            return outline
        case .combined(let combination, let other): return try outline(in: rect, inner).combined(combination, with: other.outline(in: rect))
        }
    }

    /// How much of the rectangle's edges the figure leaves free.
    private var insets: Double {
        changes.reduce(0) { sum, change in if case .inset(let length) = change { sum + length } else { sum } }
    }

    private func figurePath(in rect: Rect) throws -> PathValue {
        switch figure {
        case .rectangle: PathValue(rect)
        case .roundedRectangle(let radius):
            PathValue(rect, radii: (corners ?? PathValue.CornerRadii(width: radius, height: radius)).inset(by: insets))
        case .circle:
            PathValue(
                ellipseIn: Rect(
                    x: rect.midX - rect.size.square.width / 2, y: rect.midY - rect.size.square.width / 2, width: rect.size.square.width,
                    height: rect.size.square.width))
        case .ellipse: PathValue(ellipseIn: rect)
        case .capsule: PathValue(rect, radii: PathValue.CornerRadii(width: rect.size.square.width / 2, height: rect.size.square.width / 2))
        case .path: try outline?.path(in: rect) ?? PathValue(rect)
        }
    }
}

extension ShapeContent.Outline {
    func applying(_ transform: AffineTransform) -> Self {
        var changed = self
        changed.path = path.applying(transform)
        changed.clips = clips.map { $0.applying(transform) }
        return changed
    }

    /// Both figures as one, exact where neither outline crosses itself.
    fileprivate func combined(_ combination: OutlineChange.Combination, with other: Self) -> Self {
        var result = self
        switch combination {
        case .union: result.path.elements += other.path.elements
        case .symmetricDifference:
            result.path.elements += other.path.elements
            result.path.isEvenOdd = true
        case .intersection: result.clips.append(other.path)
        case .subtracting:
            guard let mine = path.controlBounds, let its = other.path.controlBounds else { return self }
            var rest = PathValue(mine.union(its).inset(by: EdgeInsets(-1)))
            rest.elements += other.path.elements
            rest.isEvenOdd = true
            result.clips.append(rest)
        }
        return result
    }
}
