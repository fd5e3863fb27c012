/// One thing that a `Canvas` draws, in the canvas's coordinates.
public struct CanvasItem: Equatable, Sendable {
    public enum Content: Equatable, Sendable {
        case fill(PathValue, Paint)
        case stroke(PathValue, Paint, StrokeValue)
        /// A text with an anchor at a point, or broken in a rectangle.
        case text(TextContent, at: Point, anchor: UnitPoint, width: Double?)
        case image(ImageContent, Rect)
        /// One of the canvas's symbols, by its index, scaled to a rectangle.
        case symbol(Int, Rect)
    }
    public var content: Content
    /// Whether the points of a gradient are those of the canvas; else they are parts of the figure's bounds.
    public var hasAbsolutePaint = false
    public var transform = AffineTransform.identity
    public var opacity = 1.0
    /// As `BlendMode` names it.
    public var blendMode = "normal"
    /// In the canvas's coordinates.
    public var clips: [PathValue] = []
    /// What is drawn shows as far as each of these covers it.
    public var layers: [CanvasLayer] = []
    public var blur = 0.0
    public var shadow: Shadow?
    public var filters: [ColorFilter] = []

    public struct Shadow: Hashable, Sendable {
        public var color: ColorValue
        public var radius: Double
        public var offset: Size
        public init(color: ColorValue, radius: Double, offset: Size) { (self.color, self.radius, self.offset) = (color, radius, offset) }
    }

    public init(_ content: Content) { self.content = content }

    /// How many things are drawn for it: itself, and what clips it.
    public var parts: Int { layers.reduce(1) { $0 + $1.parts } }
}

/// Things of a canvas that clip others, in the canvas's coordinates.
public struct CanvasLayer: Equatable, Sendable {
    public var items: [CanvasItem]
    public var opacity: Double
    /// Whether it covers what it leaves out.
    public var isInverse: Bool
    /// How many things are drawn of it.
    public let parts: Int

    public init(_ items: [CanvasItem], opacity: Double = 1, isInverse: Bool) {
        (self.items, self.opacity, self.isInverse) = (items, opacity, isInverse)
        parts = items.reduce(0) { $0 + $1.parts }
    }
}

/// A view that a `Canvas` may draw: one of its `symbols`.
public struct CanvasSymbol {
    public let tag: ExplicitID?
    /// In points.
    public let size: Size
    public init(tag: ExplicitID?, size: Size) { (self.tag, self.size) = (tag, size) }
}

/// What a `Canvas` draws. The front end implements it.
public protocol CanvasRenderer: Sendable {
    /// - Parameter size: of the canvas, in points.
    func items(in size: Size, symbols: [CanvasSymbol]) throws -> [CanvasItem]
}
