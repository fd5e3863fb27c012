/// What a modifier does to the drawing of its view, without an effect on layout. Lengths in points, angles in degrees clockwise.
public indirect enum Effect {
    case hidden
    /// Drawn as one picture: `drawingGroup`, `compositingGroup`.
    case grouped(method: String)
    case opacity(Double)
    case clipped
    /// `name` is the shape's type.
    case clipShape(ShapeContent, name: String, isEvenOdd: Bool)
    case cornerRadius(Double)
    case filter(ColorFilter)
    case blur(radius: Double)
    /// `isUniform`: one factor was given for both directions.
    case scale(x: Double, y: Double, anchor: UnitPoint, isUniform: Bool)
    case rotation(Double, anchor: UnitPoint)
    case rotation3D(Double, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint, perspective: Double)
    case shadow(ColorValue, radius: Double, offset: Size)
    case blendMode(String)
    /// `name` is the style as written.
    case border(Paint, name: String, width: Double)
    /// `name` is the type of the view that says what is seen; the modifier's second child is that view.
    case mask(Alignment, DeclaredView, name: String)
}

/// What `visualEffect` does to the drawing of a view.
public enum VisualChange {
    case offset(Size)
    case effect(Effect)
}

/// A change of each color.
public enum ColorFilter: Hashable, Sendable {
    case brightness(Double), contrast(Double), saturation(Double), grayscale(Double), hueRotation(Double), invert, multiply(ColorValue)
    case luminanceToAlpha
}

extension Effect {
    /// The name of the method.
    public var name: String {
        switch self {
        case .hidden: "hidden"
        case .grouped(let method): method
        case .opacity: "opacity"
        case .clipped: "clipped"
        case .clipShape: "clipShape"
        case .cornerRadius: "cornerRadius"
        case .filter(let filter): filter.name
        case .blur: "blur"
        case .scale: "scaleEffect"
        case .rotation: "rotationEffect"
        case .rotation3D: "rotation3DEffect"
        case .shadow: "shadow"
        case .blendMode: "blendMode"
        case .border: "border"
        case .mask: "mask"
        }
    }

    /// The arguments in short; empty for none.
    public var detail: String {
        switch self {
        case .hidden, .grouped, .clipped, .blendMode: ""
        case .opacity(let value), .cornerRadius(let value), .blur(let value): "\(value)"
        case .clipShape(_, let name, _), .mask(_, _, let name): name
        case .filter(let filter): filter.amount.map { "\($0)" } ?? ""
        case .scale(let x, let y, _, let isUniform): isUniform ? "\(x)" : "x: \(x), y: \(y)"
        case .rotation(let degrees, _), .rotation3D(let degrees, _, _, _): "\(degrees)°"
        case .shadow(let color, let radius, _): "\(color.name), radius: \(radius)"
        case .border(_, let name, let width): "\(name), width: \(width)"
        }
    }
}

extension ColorFilter {
    public var name: String {
        switch self {
        case .brightness: "brightness"
        case .contrast: "contrast"
        case .saturation: "saturation"
        case .grayscale: "grayscale"
        case .hueRotation: "hueRotation"
        case .invert: "colorInvert"
        case .multiply: "colorMultiply"
        case .luminanceToAlpha: "luminanceToAlpha"
        }
    }

    /// The number that was given, if one was.
    var amount: Double? {
        switch self {
        case .brightness(let value), .contrast(let value), .saturation(let value), .grayscale(let value), .hueRotation(let value): value
        case .invert, .multiply, .luminanceToAlpha: nil
        }
    }
}
