/// How a view and all inside it are drawn: what a modifier without an effect on layout, or a method of `Text`, says.
public enum DrawingStyle: Hashable, Sendable {
    /// The primary style, then those of further levels, as far as they are given; `nil` for the one around.
    case foreground([Paint]?, method: String, detail: String)
    case tint(Paint?, method: String)
    case weight(String?, method: String)
    case design(String?, method: String)
    case bold(Bool)
    case italic(Bool)
    case line(TextLine, isActive: Bool, color: ColorValue?)
    case monospaced(method: String)
    /// Additional distance between characters and a shift of the baseline, which are listed and not drawn.
    case spacing(method: String, Double)
    case textScale
    /// Filters and changes of coordinates that leave no node.
    case filter(ColorFilter)
    case transform(AffineTransform)

    public enum TextLine: String, Sendable { case underline, strikethrough }
}

extension DrawingStyle {
    /// The name of the method.
    public var name: String {
        switch self {
        case .foreground(_, let method, _), .tint(_, let method), .weight(_, let method), .design(_, let method), .monospaced(let method),
            .spacing(let method, _):
            method
        case .bold: "bold"
        case .italic: "italic"
        case .line(let line, _, _): line.rawValue
        case .textScale: "textScale"
        case .filter(let filter): filter.name
        case .transform: "transformEffect"
        }
    }

    /// The arguments in short; empty for none.
    public var detail: String {
        switch self {
        case .foreground(_, _, let detail): detail
        case .bold(let isActive), .italic(let isActive), .line(_, let isActive, _): "\(isActive)"
        case .spacing(_, let points): "\(points)"
        case .filter(let filter): filter.amount.map { "\($0)" } ?? ""
        case .transform, .tint, .weight, .design, .monospaced, .textScale: ""
        }
    }

    /// As a style of a text is listed: `bold`, `foregroundStyle(red)`.
    public var listed: String {
        switch self {
        case .foreground, .spacing: "\(name)(\(detail))"
        default: name
        }
    }
}
