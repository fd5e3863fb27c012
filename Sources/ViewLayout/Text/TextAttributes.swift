import ViewGraph
import ViewTree

/// What layout needs to know of a text's style.
struct TextAttributes: Equatable {
    /// Points; a line is as high, a narrow character half as wide.
    var fontSize: Double
    /// The text may shrink to this part of its size before it is cut.
    var minimumScale = 1.0
    /// Points between two lines.
    var lineSpacing = 0.0
    /// The most lines; `nil` for any number.
    var lineLimit: Int32?
    /// The lines that there is room for, also where the text has fewer.
    var leastLines: Int32 = 1
    var truncation = Truncation.Mode.tail

    /// Larger fonts count as this large, in points.
    private static let greatestFontSize = 10_000.0

    /// From the text's own font, else the environment's; of several styles of a kind the last counts.
    init(font: FontValue?, environment: Environment) {
        let size = environment.font(font).size
        fontSize = min(max(0, size.finite ?? FontValue.body.size), Self.greatestFontSize)
        for style in environment.textStyles {
            switch style {
            case .lineLimit(let limit, let least):
                lineLimit = limit.map { max(1, Int32(clamping: $0)) }
                leastLines = min(max(1, Int32(clamping: least)), lineLimit ?? .max)
            case .truncationMode(let name): truncation = Truncation.Mode(named: name)
            case .minimumScaleFactor(let factor): minimumScale = factor > 0 && factor < 1 ? factor : 1
            case .lineSpacing(let points): lineSpacing = max(0, points.finite ?? 0)
            case .font, .multilineTextAlignment, .colorScheme, .layoutDirection, .dynamicTypeSize, .locale: break
            }
        }
    }
}
