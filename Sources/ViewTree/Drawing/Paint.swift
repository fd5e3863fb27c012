/// What a figure is filled with and a text is drawn with, as the program names it; what a name means is decided where it is drawn.
public indirect enum Paint: Hashable, Sendable {
    case color(ColorValue)
    case gradient(GradientValue)
    /// A style that the surroundings define.
    case role(PaintRole)
    /// The second, third, … level (1, 2, …) of a style; `nil` for the foreground style's.
    case level(Int, of: Paint?)
    /// A blur of what is behind, by its name: `regularMaterial`.
    case material(String)
    case faded(Paint, opacity: Double)
    case image(ImageContent)
    /// A style of the program, which depends on the environment where it is drawn.
    case resolved(ResolvedStyle)

    public static let foreground = Paint.role(.foreground)
}

/// A style that an environment makes a paint of.
public struct ResolvedStyle: Hashable, Sendable {
    private let resolver: any StyleResolver

    public init(_ resolver: any StyleResolver) { self.resolver = resolver }
    public func paint(_ lookup: @escaping EnvironmentQuery.Lookup) throws -> Paint { try resolver.paint(lookup) }
    public static func == (a: ResolvedStyle, b: ResolvedStyle) -> Bool { a.resolver.isSame(as: b.resolver) }
    public func hash(into hasher: inout Hasher) { hasher.combine(resolver.name) }
}

/// What a style's `resolve(in:)` says. The front end implements it.
public protocol StyleResolver: AnyObject, Sendable {
    var name: String { get }
    func paint(_ lookup: @escaping EnvironmentQuery.Lookup) throws -> Paint
    func isSame(as other: any StyleResolver) -> Bool
}

/// A style by what it is for.
public enum PaintRole: String, Hashable, Sendable, CaseIterable {
    case foreground, background, tint, separator, fill, placeholder, link, selection, windowBackground
}

/// Colors that pass into each other.
public struct GradientValue: Hashable, Sendable {
    /// Points are parts of the figure's bounds, radii are points, angles degrees clockwise from the right.
    public enum Geometry: Hashable, Sendable {
        case linear(start: UnitPoint, end: UnitPoint)
        case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
        /// Radii are parts of the bounds.
        case elliptical(center: UnitPoint, startRadius: Double, endRadius: Double)
        case angular(center: UnitPoint, start: Double, end: Double)
        /// The stops' colors are those of the grid's points, row by row.
        case mesh(columns: Int, points: [UnitPoint])
    }
    public struct Stop: Hashable, Sendable {
        public var color: ColorValue
        /// From 0 to 1 along the gradient.
        public var location: Double
        public init(color: ColorValue, location: Double) { (self.color, self.location) = (color, location) }
    }
    public var geometry: Geometry
    public var stops: [Stop]
    public init(_ geometry: Geometry, stops: [Stop]) { (self.geometry, self.stops) = (geometry, stops) }
}
