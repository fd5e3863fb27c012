/// A property of the environment that the layout of texts, or drawing, reads; also the modifier that sets it.
public enum TextStyle: Hashable, Sendable, EnvironmentModifier {
    /// Of texts that name none; `nil` is the body's.
    case font(FontValue?)
    /// How many lines there are at most, and for how many there is room at least.
    case lineLimit(Int?, least: Int = 1)
    case truncationMode(String)
    case multilineTextAlignment(String)
    case minimumScaleFactor(Double)
    case lineSpacing(Double)
    /// `nil` for lines as high as their fonts.
    case lineHeight(TextLineHeight?)
    /// `nil` for as they are written.
    case textCase(TextContent.Case?)
    case colorScheme(isDark: Bool)
    case layoutDirection(isRightToLeft: Bool)
    case dynamicTypeSize(TextSize)
    /// The locale for which texts are looked up: `ko_KR`.
    case locale(String)

    public var name: String {
        switch self {
        case .font: "font"
        case .lineLimit: "lineLimit"
        case .truncationMode: "truncationMode"
        case .multilineTextAlignment: "multilineTextAlignment"
        case .minimumScaleFactor: "minimumScaleFactor"
        case .lineSpacing: "lineSpacing"
        case .lineHeight: "lineHeight"
        case .textCase: "textCase"
        case .colorScheme: "colorScheme"
        case .layoutDirection: "layoutDirection"
        case .dynamicTypeSize: "dynamicTypeSize"
        case .locale: "locale"
        }
    }

    public var arguments: [ViewArgument] {
        if case .lineHeight(let height?) = self { return [ViewArgument(height.label, argument)] }
        return [ViewArgument(nil, argument)]
    }

    /// What the property is.
    public var argument: ViewArgument.Value {
        switch self {
        case .font(let font): .text(font?.name ?? "nil")
        case .lineLimit(let limit, let least) where least > 1: .text("\(least)...\(limit.map { "\($0)" } ?? "")")
        case .lineLimit(let limit, _): .text(limit.map { "\($0)" } ?? "nil")
        case .truncationMode(let mode), .multilineTextAlignment(let mode): .text(mode)
        case .locale(let identifier): .text(identifier)
        case .textCase(let letters): .text(letters?.rawValue ?? "nil")
        case .colorScheme(let isDark): .text(isDark ? "dark" : "light")
        case .layoutDirection(let isRightToLeft): .text(isRightToLeft ? "rightToLeft" : "leftToRight")
        case .dynamicTypeSize(let size): .text("\(size)")
        case .minimumScaleFactor(let value), .lineSpacing(let value): .length(value)
        case .lineHeight(let height): height.map { .length($0.number) } ?? .text("nil")
        }
    }
}

/// From one line to the next, in points.
public enum TextLineHeight: Hashable, Sendable {
    case multiple(of: Double)
    case more(by: Double)
    case exact(Double)

    /// Of lines in a font of this size.
    public func height(forFontSize size: Double) -> Double {
        switch self {
        case .multiple(let factor): size * factor
        case .more(let points): size + points
        case .exact(let points): points
        }
    }

    fileprivate var number: Double {
        switch self {
        case .multiple(let number), .more(let number), .exact(let number): number
        }
    }

    fileprivate var label: String {
        switch self {
        case .multiple: "factor"
        case .more: "increase"
        case .exact: "points"
        }
    }
}
