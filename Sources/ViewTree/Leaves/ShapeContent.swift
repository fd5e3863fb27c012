/// A shape as a view: its figure, what was done to its outline, and what it is drawn with.
public struct ShapeContent: Equatable {
    public enum Figure: Equatable, Sendable {
        case rectangle
        case roundedRectangle(cornerRadius: Double)
        case circle, ellipse, capsule
        /// A path or a shape that the program defines.
        case path(name: String)
    }
    /// How the view that shows the shape answers a proposal.
    public enum Sizing {
        /// With the proposal.
        case proposal
        /// With a square of the shorter length of the proposal.
        case square
        case custom(any ShapeSizer)
    }
    public var figure: Figure
    /// As written after the shape: `fill(red)`, `stroke(blue)`.
    public var style: String?
    public var sizing: Sizing
    /// The corners of a rounded rectangle whose corners differ.
    public var corners: PathValue.CornerRadii?
    /// What makes the outline of a `path`.
    public var outline: (any ShapeOutline)?
    /// What was done to the outline, innermost first.
    public var changes: [OutlineChange] = []
    /// What is drawn, the lowest first; empty for the figure filled with the foreground style.
    public var layers: [ShapeLayer] = []

    public init(_ figure: Figure, style: String? = nil) {
        (self.figure, self.style, sizing) = (figure, style, figure == .circle ? .square : .proposal)
    }

    public static func == (a: Self, b: Self) -> Bool {
        guard a.figure == b.figure, a.style == b.style, a.sizing == b.sizing, a.corners == b.corners, a.changes == b.changes, a.layers == b.layers else {
            return false
        }
        switch (a.outline, b.outline) {
        case (nil, nil): return true
        case (let x?, let y?): return x.isEqual(to: y)
        default: return false
        }
    }
}

extension ShapeContent: Leaf {
    public var view: String {
        switch figure {
        case .rectangle: "Rectangle"
        case .roundedRectangle: corners == nil ? "RoundedRectangle" : "UnevenRoundedRectangle"
        case .circle: "Circle"
        case .ellipse: "Ellipse"
        case .capsule: "Capsule"
        case .path(let name): name
        }
    }

    public var arguments: [ViewArgument] {
        radii + (style.map { [ViewArgument(nil, .text($0))] } ?? [])
    }

    private var radii: [ViewArgument] {
        guard case .roundedRectangle(let radius) = figure else { return [] }
        guard let corners else { return .lengths(["cornerRadius": radius]) }
        // Clockwise from the top leading corner, as `CornerRadii` has them, in the order of the initializer.
        let names = ["topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius"]
        return zip(names, [0, 3, 2, 1]).map { name, index in ViewArgument(name, .length(corners.corners[index].width)) }
    }
}

/// What is done to a shape's outline in its rectangle; lengths in points, points as parts of the rectangle.
public indirect enum OutlineChange: Equatable {
    case inset(Double)
    case trim(from: Double, to: Double)
    case rotation(degrees: Double, anchor: UnitPoint)
    case scale(x: Double, y: Double, anchor: UnitPoint)
    case offset(Size)
    case transform(AffineTransform)
    /// Drawn in a rectangle of this size at the leading top corner.
    case size(Size)
    /// The line along it in its place.
    case stroked(StrokeValue)
    case combined(Combination, with: ShapeContent)

    public enum Combination: String, Sendable { case union, intersection, subtracting, symmetricDifference }
}

/// One thing that is drawn of a shape.
public struct ShapeLayer: Hashable, Sendable {
    public var paint: Paint
    /// The line along the outline; `nil` fills the inside.
    public var stroke: StrokeValue?
    /// Whether the line is inside of the outline: `strokeBorder`.
    public var isInside: Bool
    /// Whether a hole is what the outline goes around an even number of times.
    public var isEvenOdd: Bool
    public init(_ paint: Paint, stroke: StrokeValue? = nil, isInside: Bool = false, isEvenOdd: Bool = false) {
        (self.paint, self.stroke, self.isInside, self.isEvenOdd) = (paint, stroke, isInside, isEvenOdd)
    }
}

/// A shape of the program that has its own `sizeThatFits`. The front end implements it.
public protocol ShapeSizer {
    func sizeThatFits(_ proposal: Proposal) throws -> Size
    /// Whether both give the same sizes, as far as is known.
    func isEqual(to other: any ShapeSizer) -> Bool
}

/// The outline of a shape or path of the program. The front end implements it.
public protocol ShapeOutline {
    /// In the coordinates of the rectangle, in points.
    func path(in rect: Rect) throws -> PathValue
    /// Whether both give the same outlines, as far as is known.
    func isEqual(to other: any ShapeOutline) -> Bool
    /// On the way from another outline of the kind to this one, as far as the outline has numbers that are animated.
    func reached(from start: any ShapeOutline, _ progress: Double) throws -> any ShapeOutline
}

extension ShapeContent.Sizing: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.proposal, .proposal), (.square, .square): true
        case (.custom(let a), .custom(let b)): a.isEqual(to: b)
        default: false
        }
    }

    /// How large the view is for a proposal, in points.
    public func size(for proposal: Proposal) throws -> Size {
        switch self {
        case .proposal: proposal.replacingUnspecified()
        case .square: proposal.replacingUnspecified().square
        case .custom(let sizer): try sizer.sizeThatFits(proposal)
        }
    }
}
