/// A view without subviews.
public enum Leaf {
    case text(TextContent)
    indirect case color(ColorValue)
    case spacer(minLength: Double?)
    case divider
    indirect case shape(ShapeContent)
    case image(ImageContent)
    /// A view that fills what it is offered and is known by `name`: gradients, materials, `Canvas`, ...
    indirect case filling(name: String, detail: String?)
}

/// A run of text. Its font and style come from these fields, else from the environment.
public struct TextContent: Equatable, Sendable {
    public var string: String
    // Apart, since most texts don't set them.
    private var style: Style?

    private final class Style: Equatable, Sendable {
        let font: FontValue?
        let styles: [String]

        /// `nil` for no style at all.
        init?(_ font: FontValue?, _ styles: [String]) {
            if font == nil, styles.isEmpty { return nil }
            (self.font, self.styles) = (font, styles)
        }

        static func == (a: Style, b: Style) -> Bool { a.font == b.font && a.styles == b.styles }
    }

    public init(_ string: String, font: FontValue? = nil, styles: [String] = []) { (self.string, style) = (string, Style(font, styles)) }

    public var font: FontValue? {
        get { style?.font }
        set { style = Style(newValue, styles) }
    }

    /// The names of further styles in the order written: `bold`, `italic`, `foregroundStyle(red)`.
    public var styles: [String] {
        get { style?.styles ?? [] }
        set { style = Style(font, newValue) }
    }
}

/// A font as far as layout needs it: its size in points.
public struct FontValue: Hashable, Sendable {
    public var name: String
    public var size: Double
    public init(name: String, size: Double) { (self.name, self.size) = (name, size) }
    public static let body = FontValue(name: "body", size: 16)
}

/// A color by name or by components, with opacity from 0 to 1.
public struct ColorValue: Hashable, Sendable {
    public var name: String
    /// Red, green and blue from 0 to 1, where known.
    public var components: [Double]?
    public var opacity: Double
    public init(name: String, components: [Double]? = nil, opacity: Double = 1) {
        (self.name, self.components, self.opacity) = (name, components, opacity)
    }
}

public struct ShapeContent: Equatable {
    public enum Figure: Equatable, Sendable {
        case rectangle
        case roundedRectangle(cornerRadius: Double)
        case circle, ellipse, capsule
        /// A path or a shape of one's own.
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

    public init(_ figure: Figure, style: String? = nil) {
        (self.figure, self.style, sizing) = (figure, style, figure == .circle ? .square : .proposal)
    }
}

/// A shape of the program that has its own `sizeThatFits`. The front end implements it.
public protocol ShapeSizer {
    func sizeThatFits(_ proposal: Proposal) throws -> Size
    /// Whether both give the same sizes, as far as is known.
    func isEqual(to other: any ShapeSizer) -> Bool
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

public struct ImageContent: Equatable, Sendable {
    public var name: String
    public var isSystem: Bool
    public var isResizable: Bool
    /// That of the file, in points; `nil` where it isn't known.
    public var size: Size?
    public init(name: String, isSystem: Bool, isResizable: Bool = false) {
        (self.name, self.isSystem, self.isResizable) = (name, isSystem, isResizable)
    }
}
