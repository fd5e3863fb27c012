/// How large the user wants texts: `DynamicTypeSize`.
public enum TextSize: Int, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The points of each text style by size, from `xSmall` on. Rule: Human Interface Guidelines, Typography, Dynamic Type sizes of iOS and iPadOS.
    private static let points: [String: [Double]] = [
        "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        "title": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        "caption": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// What a length of a text style grows by: 1 at `large`.
    public func factor(of style: String) -> Double {
        guard let points = Self.points[style] else { return 1 }
        return points[rawValue] / points[Self.large.rawValue]
    }
}

extension FontValue {
    /// The font at a size: those of a text style grow with it, in whole points, and others stay.
    public func scaled(to textSize: TextSize) -> FontValue {
        guard textSize != .large, let textStyle else { return self }
        var font = self
        font.size = (size * textSize.factor(of: textStyle)).rounded()
        return font
    }
}
