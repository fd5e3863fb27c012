/// How a run of text looks on a terminal.
public struct Style: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let bold = Style(rawValue: 1 << 0)
    public static let dim = Style(rawValue: 1 << 1)
    public static let italic = Style(rawValue: 1 << 2)
    public static let underlined = Style(rawValue: 1 << 3)
    public static let red = Style(rawValue: 1 << 4)
    public static let green = Style(rawValue: 1 << 5)
    public static let yellow = Style(rawValue: 1 << 6)
    public static let blue = Style(rawValue: 1 << 7)
    public static let magenta = Style(rawValue: 1 << 8)
    public static let cyan = Style(rawValue: 1 << 9)

    /// The text between the SGR sequences that switch the style on and off again, each line for itself, so that a pager or a cut line keeps no style.
    public func wrapping(_ text: String) -> String {
        guard !isEmpty, !text.isEmpty else { return text }
        let on = "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "\(on)\($0)\u{1B}[0m" }
            .joined(separator: "\n")
    }

    /// Select Graphic Rendition parameters (ECMA-48, 8.3.117).
    private var codes: [Int] {
        let table: [(Style, Int)] = [
            (.bold, 1), (.dim, 2), (.italic, 3), (.underlined, 4),
            (.red, 31), (.green, 32), (.yellow, 33), (.blue, 34), (.magenta, 35), (.cyan, 36),
        ]
        return table.filter { contains($0.0) }.map(\.1)
    }
}

/// When styles are wanted.
public enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// Whether to style what goes to a stream. `auto` styles terminals only, and not where `NO_COLOR` is set to something or `TERM` is `dumb` or missing.
    public func allows(onTerminal isTerminal: Bool, environment: [String: String]) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            let term = environment["TERM"] ?? ""
            return isTerminal && environment["NO_COLOR", default: ""].isEmpty && !term.isEmpty && term != "dumb"
        }
    }
}
