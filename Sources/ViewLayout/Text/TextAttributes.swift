import ViewGraph
import ViewTree

/// What layout needs to know of a text's style.
struct TextAttributes: Equatable {
    /// Points; a line is as high where nothing else is asked for, a narrow character half as wide.
    var fontSize: Double
    /// The text may shrink to this part of its size before it is cut.
    var minimumScale = 1.0
    /// Points between two lines.
    var lineSpacing = 0.0
    /// From one line to the next, the spacing not counted; `nil` for the font size.
    private var lineHeight: TextLineHeight?
    /// The most lines; `nil` for any number.
    var lineLimit: Int32?
    /// The lines that there is room for, also where the text has fewer.
    var leastLines: Int32 = 1
    var truncation = Truncation.Mode.tail

    /// The part of a line above the baseline.
    static let ascent = 0.75
    /// Keeps a width that is a whole number of columns but for rounding.
    static let tolerance = 1e-6
    /// How many sizes are tried from the full one to the least.
    private static let scaleSteps = 16

    /// From the text's own font, else the environment's; of several styles of a kind the last counts.
    init(_ font: FontValue?, _ environment: Environment) {
        fontSize = environment.fontSize(font)
        for style in environment.textStyles {
            switch style {
            case .lineLimit(let limit, let least):
                lineLimit = limit.map { max(1, Int32(clamping: $0)) }
                leastLines = min(max(1, Int32(clamping: least)), lineLimit ?? .max)
            case .truncationMode(let name): truncation = Truncation.Mode(named: name)
            case .minimumScaleFactor(let factor): minimumScale = factor > 0 && factor < 1 ? factor : 1
            case .lineSpacing(let points): lineSpacing = max(0, points.finite ?? 0)
            case .lineHeight(let height): lineHeight = height
            case .font, .textCase, .multilineTextAlignment, .colorScheme, .layoutDirection, .dynamicTypeSize, .locale: break
            }
        }
    }

    /// Of a line in a font of this size, in points. What is more than the font size is above the characters.
    func lineHeight(_ fontSize: Double) -> Double {
        guard let lineHeight else { return fontSize }
        return min(max(0, lineHeight.height(forFontSize: fontSize).finite ?? fontSize), greatestFontSize)
    }

    /// What a smaller scale gives: the first that is enough, else the least. `nil` where the text must not shrink.
    func shrunk<Result>(_ result: (_ scale: Double) -> Result, isEnough: (Result) -> Bool) -> Result? {
        guard minimumScale < 1 else { return nil }
        for step in 1..<Self.scaleSteps {
            let smaller = result(1 - (1 - minimumScale) * Double(step) / Double(Self.scaleSteps))
            if isEnough(smaller) { return smaller }
        }
        return result(minimumScale)
    }
}

/// Larger fonts count as this large, in points.
private let greatestFontSize = 10_000.0

extension Environment {
    /// The size of a text's own font, else of that of the texts here.
    public func fontSize(_ own: FontValue?) -> Double { min(max(0, font(own).size.finite ?? FontValue.body.size), greatestFontSize) }
}
