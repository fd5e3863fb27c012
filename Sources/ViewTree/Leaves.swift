/// A view without subviews.
public enum Leaf {
    // The others are indirect: each view takes the room of the largest direct one, and most leaves are texts.
    case text(TextContent)
    indirect case color(ColorValue)
    case spacer(minLength: Double?)
    case divider
    indirect case shape(ShapeContent)
    indirect case image(ImageContent)
    /// A view that fills what it is offered: gradients, materials, `Canvas`, ...
    indirect case filling(FillingContent)
    /// A view of another framework, which is known by what it holds and how it answers proposals: a `UIViewRepresentable`.
    indirect case platform(PlatformContent)
}

/// A view of another framework: a box with its name and text.
public struct PlatformContent {
    public var name: String
    public var text: String?
    /// What its box is filled with, where it has a background.
    public var background: Paint?
    public var sizer: any ShapeSizer
    public init(name: String, text: String?, background: Paint?, sizer: any ShapeSizer) {
        (self.name, self.text, self.background, self.sizer) = (name, text, background, sizer)
    }
}

/// A view that fills what it is offered and is known by `name`.
public struct FillingContent: Sendable {
    public var name: String
    public var detail: String?
    /// The values that it shows, as reports list them.
    public var text: String?
    /// What it is filled with, where that is known.
    public var paint: Paint?
    /// What draws it.
    public var canvas: (any CanvasRenderer)?
    public init(name: String, detail: String? = nil, text: String? = nil, paint: Paint? = nil, canvas: (any CanvasRenderer)? = nil) {
        (self.name, self.detail, self.text, self.paint, self.canvas) = (name, detail, text, paint, canvas)
    }
}

/// A font: its size in points, which layout needs, and how it looks.
public struct FontValue: Hashable, Sendable {
    public var name: String
    public var size: Double
    /// As `Font.Weight` and `Font.Design` name them; `nil` for the usual ones.
    public var weight, design: String?
    public var isItalic: Bool
    /// The text style that it grows with, as `Font.TextStyle` names it; `nil` for a font of a fixed size.
    public var textStyle: String?
    public init(name: String, size: Double, weight: String? = nil, design: String? = nil, isItalic: Bool = false, textStyle: String? = nil) {
        (self.name, self.size, self.weight, self.design, self.isItalic, self.textStyle) = (name, size, weight, design, isItalic, textStyle)
    }
    public static let body = FontValue(name: "body", size: 16, textStyle: "body")
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

public struct ImageContent: Hashable, Sendable {
    public var name: String
    public var isSystem: Bool
    public var isResizable: Bool
    /// That of the file, in points; `nil` where it isn't known.
    public var size: Size?
    public init(name: String, isSystem: Bool, isResizable: Bool = false) {
        (self.name, self.isSystem, self.isResizable) = (name, isSystem, isResizable)
    }
}
