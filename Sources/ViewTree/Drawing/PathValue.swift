/// The outline of a figure in points.
public struct PathValue: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quad(Point, control: Point)
        case curve(Point, control1: Point, control2: Point)
        case close
    }
    public var elements: [Element]
    /// Whether a point is inside where the outline goes around it an odd number of times; else wherever it goes around it.
    public var isEvenOdd = false

    public init(_ elements: [Element] = []) { self.elements = elements }
    public init(_ rect: Rect) {
        self.init([
            .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
            .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ])
    }

    public var isEmpty: Bool { elements.isEmpty }
    /// Whether all its points are numbers.
    public var isFinite: Bool { elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } } }

    public func applying(_ transform: AffineTransform) -> PathValue {
        var changed = self
        changed.elements = elements.map { $0.mapped { $0.applying(transform) } }
        return changed
    }

    /// The smallest rectangle around all points, those that control curves included; `nil` for an empty path.
    public var controlBounds: Rect? {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return nil }
        var (low, high) = (first, first)
        for point in points {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

extension PathValue.Element {
    /// The end, and the points that control the way to it.
    public var points: [Point] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let end, let control): [end, control]
        case .curve(let end, let control1, let control2): [end, control1, control2]
        case .close: []
        }
    }

    func mapped(_ change: (Point) -> Point) -> Self {
        switch self {
        case .move(let end): .move(change(end))
        case .line(let end): .line(change(end))
        case .quad(let end, let control): .quad(change(end), control: change(control))
        case .curve(let end, let control1, let control2): .curve(change(end), control1: change(control1), control2: change(control2))
        case .close: .close
        }
    }
}
