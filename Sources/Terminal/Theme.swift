/// How text looks on a terminal: for a light background, a dark one, or one that isn't known.
public struct Theme: Equatable, Sendable {
    public enum Background: String, CaseIterable, Sendable {
        case light, dark, unknown
    }

    public let background: Background
    /// Whether the terminal has 256 colors; otherwise it has 16, which its user may have chosen.
    public let hasManyColors: Bool

    public init(background: Background, hasManyColors: Bool) {
        (self.background, self.hasManyColors) = (background, hasManyColors)
    }

    /// The theme that `WORKBOOK_THEME` names (`light` or `dark`), else the one for the background that the terminal reports in `COLORFGBG`.
    public init(environment: [String: String]) {
        let chosen = environment["WORKBOOK_THEME"].flatMap { Background(rawValue: $0.lowercased()) }
        let many = environment["TERM", default: ""].contains("256color") || !environment["COLORTERM", default: ""].isEmpty
        self.init(background: chosen ?? Self.background(fgbg: environment["COLORFGBG", default: ""]), hasManyColors: many)
    }

    /// `15;0` or `15;default;0`: the last number is the background's color of 16, of which white and light gray are light.
    private static func background(fgbg: String) -> Background {
        guard let last = fgbg.split(separator: ";").last, let color = Int(last), (0...15).contains(color) else { return .unknown }
        return color == 7 || color == 15 ? .light : .dark
    }

    /// The text between the SGR sequences that switch the look of its roles on and off again, each line for itself, so that a pager or a cut line keeps no
    /// style. Of two colors the last counts.
    public func style(_ text: String, as roles: [TextRole]) -> String {
        let codes = roles.flatMap { look(of: $0).codes }
        guard !codes.isEmpty, !text.isEmpty else { return text }
        let on = "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "\(on)\($0)\u{1B}[0m" }
            .joined(separator: "\n")
    }
}
