import ViewTree

/// What is seen of a figure: one color or a gradient, in the drawing's coordinates.
public enum DrawnPaint: Hashable, Sendable {
    case color(DrawnColor)
    indirect case gradient(DrawnGradient)
}

/// Red, green, blue and alpha from 0 to 1, in sRGB.
public struct DrawnColor: Hashable, Sendable {
    public var red, green, blue, alpha: Double

    public init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
        func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        (self.red, self.green, self.blue, self.alpha) = (part(red), part(green), part(blue), part(alpha))
    }

    /// From bytes: `0x34C759`.
    public init(hex: Int, alpha: Double = 1) {
        self.init(Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255, alpha: alpha)
    }

    public static let black = DrawnColor(0, 0, 0)
    public static let white = DrawnColor(1, 1, 1)
    public static let clear = DrawnColor(0, 0, 0, alpha: 0)

    public func faded(_ opacity: Double) -> DrawnColor { DrawnColor(red, green, blue, alpha: alpha * (opacity.isNaN ? 1 : min(max(opacity, 0), 1))) }

    /// A part of the way to another color.
    func mixed(with other: DrawnColor, _ part: Double) -> DrawnColor {
        let part = min(max(part, 0), 1)
        return DrawnColor(
            red + (other.red - red) * part, green + (other.green - green) * part, blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
    }
}

/// Colors that pass into each other.
public struct DrawnGradient: Hashable, Sendable {
    public enum Geometry: Hashable, Sendable {
        case linear(Point, Point)
        /// `stretch` scales the circles around their center, across and down.
        case radial(center: Point, from: Double, to: Double, stretch: Size)
        /// Degrees clockwise from the right.
        case angular(center: Point, from: Double, to: Double)
    }
    public struct Stop: Hashable, Sendable {
        public var color: DrawnColor
        public var location: Double
        public init(_ color: DrawnColor, _ location: Double) { (self.color, self.location) = (color, location) }
    }
    public var geometry: Geometry
    /// By location, at least one.
    public var stops: [Stop]
    public init(_ geometry: Geometry, stops: [Stop]) { (self.geometry, self.stops) = (geometry, stops) }

    /// The color at a part of the way.
    func color(at part: Double) -> DrawnColor {
        guard let first = stops.first, let last = stops.last, !part.isNaN, part > first.location else { return stops.first?.color ?? .clear }
        guard part < last.location else { return last.color }
        let next = stops.firstIndex { $0.location >= part } ?? stops.count - 1
        let (a, b) = (stops[next - 1], stops[next])
        return a.color.mixed(with: b.color, b.location > a.location ? (part - a.location) / (b.location - a.location) : 1)
    }
}

extension DrawnPaint {
    /// The same with less opacity.
    func faded(_ opacity: Double) -> DrawnPaint {
        switch self {
        case .color(let color): return .color(color.faded(opacity))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map { DrawnGradient.Stop($0.color.faded(opacity), $0.location) }
            return .gradient(gradient)
        }
    }
}
