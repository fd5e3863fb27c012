/// A view without subviews.
public enum Leaf {
    case text(TextContent)
    indirect case color(ColorValue)
    case spacer(minLength: Double?)
    case divider
    indirect case shape(ShapeContent)
    case image(ImageContent)
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
    /// What it is filled with, where that is known.
    public var paint: Paint?
    /// What draws it.
    public var canvas: (any CanvasRenderer)?
    public init(name: String, detail: String? = nil, paint: Paint? = nil, canvas: (any CanvasRenderer)? = nil) {
        (self.name, self.detail, self.paint, self.canvas) = (name, detail, paint, canvas)
    }
}

/// A text. Its font and style come from these fields, else from the environment.
public struct TextContent: Equatable, Sendable {
    public var string: String
    // Apart, since most texts don't set them.
    private var style: Style?

    private final class Style: Equatable, Sendable {
        let font: FontValue?
        let styles: [DrawingStyle]
        let runs: [TextRun]
        let localized: LocalizedText?

        /// `nil` for no style at all.
        init?(_ font: FontValue?, _ styles: [DrawingStyle], _ runs: [TextRun] = [], _ localized: LocalizedText? = nil) {
            if font == nil, styles.isEmpty, runs.isEmpty, localized == nil { return nil }
            (self.font, self.styles, self.runs, self.localized) = (font, styles, runs, localized)
        }

        static func == (a: Style, b: Style) -> Bool { a.font == b.font && a.styles == b.styles && a.runs == b.runs && a.localized == b.localized }
    }

    public init(_ string: String, font: FontValue? = nil, styles: [DrawingStyle] = [], localized: LocalizedText? = nil) {
        (self.string, style) = (string, Style(font, styles, [], localized))
    }

    /// Texts one after another; the first one's font is that of the whole.
    public init(runs: [TextRun]) { (string, style) = (runs.map(\.string).joined(), Style(runs.first?.font, [], runs)) }

    public var font: FontValue? {
        get { style?.font }
        set { style = Style(newValue, styles, style?.runs ?? [], style?.localized) }
    }

    /// Further styles in the order written.
    public var styles: [DrawingStyle] {
        get { style?.styles ?? [] }
        set { style = Style(font, newValue, style?.runs ?? [], style?.localized) }
    }

    /// The parts with styles of their own; the whole text where it has none.
    public var runs: [TextRun] {
        if let runs = style?.runs, !runs.isEmpty {
            return runs.map { TextRun($0.string, font: $0.font, styles: $0.styles + styles, localized: $0.localized) }
        }
        return [TextRun(string, font: font, styles: styles, localized: style?.localized)]
    }

    /// Whether it is another text in other languages.
    public var isLocalized: Bool { style.map { $0.localized != nil || $0.runs.contains { $0.localized != nil } } ?? false }

    /// The text for somebody with another locale.
    public func localized(for locale: String) -> TextContent {
        var copy = self
        if let localized = style?.localized { copy.string = localized.string(for: locale) }
        if let runs = style?.runs, !runs.isEmpty {
            let translated = runs.map { TextRun($0.localized?.string(for: locale) ?? $0.string, font: $0.font, styles: $0.styles, localized: $0.localized) }
            copy.string = translated.map(\.string).joined()
            copy.style = Style(font, styles, translated)
        }
        return copy
    }
}

/// A text that is looked up in the language of its environment.
public struct LocalizedText: Hashable, Sendable {
    /// The same for what is the same text in every language.
    private let key: String
    private let find: @Sendable (String) -> String

    /// - Parameter find: the text for a locale.
    public init(key: String, find: @escaping @Sendable (String) -> String) { (self.key, self.find) = (key, find) }

    func string(for locale: String) -> String { find(locale) }

    public static func == (a: LocalizedText, b: LocalizedText) -> Bool { a.key == b.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A part of a text with one style.
public struct TextRun: Hashable, Sendable {
    public var string: String
    public var font: FontValue?
    /// The innermost first.
    public var styles: [DrawingStyle]
    public var localized: LocalizedText?
    public init(_ string: String, font: FontValue? = nil, styles: [DrawingStyle] = [], localized: LocalizedText? = nil) {
        (self.string, self.font, self.styles, self.localized) = (string, font, styles, localized)
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
