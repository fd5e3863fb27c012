/// A view without subviews.
public enum Leaf {
    case text(TextContent)
    case color(ColorValue)
    case spacer(minLength: Double?)
    case divider
    case shape(ShapeContent)
    case image(ImageContent)
    /// A view that fills what it is offered and is known by `name`: gradients, materials, `Canvas`, ...
    case filling(name: String, detail: String?)
}

/// A run of text. Its font and style come from these fields, else from the environment.
public struct TextContent: Equatable, Sendable {
    public var string: String
    public var font: FontValue?
    /// The names of further styles in the order written: `bold`, `italic`, `foregroundStyle(red)`.
    public var styles: [String]
    public init(_ string: String, font: FontValue? = nil, styles: [String] = []) { (self.string, self.font, self.styles) = (string, font, styles) }
}

/// A font as far as layout needs it: its size in points.
public struct FontValue: Hashable, Sendable {
    public var name: String
    public var size: Double
    public init(name: String, size: Double) { (self.name, self.size) = (name, size) }
    public static let body = FontValue(name: "body", size: 16)
}

/// A colour by name or by components, with opacity from 0 to 1.
public struct ColorValue: Hashable, Sendable {
    public var name: String
    /// Red, green and blue from 0 to 1, where known.
    public var components: [Double]?
    public var opacity: Double
    public init(name: String, components: [Double]? = nil, opacity: Double = 1) {
        (self.name, self.components, self.opacity) = (name, components, opacity)
    }
}

public struct ShapeContent: Equatable, Sendable {
    public enum Figure: Equatable, Sendable {
        case rectangle
        case roundedRectangle(cornerRadius: Double)
        case circle, ellipse, capsule
        /// A path or a shape of one's own.
        case path(name: String)
    }
    public var figure: Figure
    /// As written after the shape: `fill(red)`, `stroke(blue)`.
    public var style: String?
    public init(_ figure: Figure, style: String? = nil) { (self.figure, self.style) = (figure, style) }
}

public struct ImageContent: Equatable, Sendable {
    public var name: String
    public var isSystem: Bool
    public var isResizable: Bool
    public init(name: String, isSystem: Bool, isResizable: Bool = false) {
        (self.name, self.isSystem, self.isResizable) = (name, isSystem, isResizable)
    }
}
