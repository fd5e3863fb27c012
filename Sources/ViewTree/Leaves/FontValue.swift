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
