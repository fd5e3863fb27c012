import ViewTree

/// What a window shows, as a list of what is drawn, the lowest first. Points; y grows downward.
public struct Drawing: Hashable, Sendable {
    public var size: Size
    public var background: DrawnColor
    public var items: [DrawnItem]
    /// What can't be drawn as SwiftUI draws it, by name, each once.
    public var notes: [String]

    public init(size: Size, background: DrawnColor, items: [DrawnItem], notes: [String] = []) {
        (self.size, self.background, self.items, self.notes) = (size, background, items, notes)
    }
}

/// One thing that is drawn.
public indirect enum DrawnItem: Hashable, Sendable {
    case fill(PathValue, DrawnPaint)
    case stroke(PathValue, DrawnPaint, StrokeValue)
    case text(DrawnText)
    case image(DrawnImage)
    case group(DrawnGroup, [DrawnItem])
}

/// What happens to several things that are drawn as one.
public struct DrawnGroup: Hashable, Sendable {
    public var opacity = 1.0
    public var transform = AffineTransform.identity
    /// What is outside any of these isn't drawn. They are in the coordinates around the group.
    public var clips: [PathValue] = []
    /// Only what these cover is drawn.
    public var mask: [DrawnItem]?
    /// Points.
    public var blur = 0.0
    public var shadow: Shadow?
    public var filters: [ColorFilter] = []
    /// As `BlendMode` names it.
    public var blendMode = "normal"

    public struct Shadow: Hashable, Sendable {
        public var color: DrawnColor
        public var radius: Double
        public var offset: Size
        public init(color: DrawnColor, radius: Double, offset: Size) { (self.color, self.radius, self.offset) = (color, radius, offset) }
    }

    public init() {}
    public init(_ change: (inout DrawnGroup) -> Void) { change(&self) }
}

/// A line of text.
public struct DrawnText: Hashable, Sendable {
    /// A part of the line with one look.
    public struct Run: Hashable, Sendable {
        public var string: String
        public var paint: DrawnPaint
        /// From 100 to 900, as CSS numbers weights.
        public var weight = 400
        public var isItalic = false
        /// As `Font.Design` names it.
        public var design = "default"
        public var isUnderlined = false
        public var isStruckThrough = false
        /// Points.
        public var width: Double
        public var fontSize: Double

        public init(_ string: String, paint: DrawnPaint, width: Double = 0, fontSize: Double) {
            (self.string, self.paint, self.width, self.fontSize) = (string, paint, width, fontSize)
        }
    }
    public var runs: [Run]
    /// The line's top leading corner.
    public var origin: Point

    public init(_ runs: [Run], origin: Point) { (self.runs, self.origin) = (runs, origin) }

    /// That of the largest font; all parts are on one baseline.
    public var height: Double { runs.map(\.fontSize).max() ?? 0 }

    public var width: Double { runs.reduce(0) { $0 + $1.width } }
    public var string: String { runs.map(\.string).joined() }
}
