extension Theme {
    /// How one role looks.
    struct Look: Equatable {
        enum Emphasis: Int { case bold = 1, italic = 3, underlined = 4 }

        var emphasis: Emphasis?
        /// The index of a color among the terminal's 16, or among the 256 of xterm from 16 on.
        var color: Int?

        /// Select Graphic Rendition parameters (ECMA-48, 8.3.117; xterm for `38;5`).
        var codes: [Int] {
            let color: [Int] =
                switch color {
                case nil: []
                case let color? where color < 8: [30 + color]
                case let color? where color < 16: [90 + color - 8]
                case let color?: [38, 5, color]
                }
            return (emphasis.map { [$0.rawValue] } ?? []) + color
        }
    }

    func look(of role: TextRole) -> Look {
        Look(emphasis: Self.emphasis(of: role), color: Self.hue(of: role).map(color))
    }

    private static func emphasis(of role: TextRole) -> Look.Emphasis? {
        switch role {
        case .heading, .strong, .right, .wrong, .warning, .prompt: .bold
        case .emphasis: .italic
        case .link: .underlined
        default: nil
        }
    }

    private static func hue(of role: TextRole) -> Hue? {
        switch role {
        case .heading, .strong, .emphasis: nil
        case .code: .cyan
        case .keyword: .magenta
        case .type: .violet
        case .string, .removed, .wrong: .red
        case .number, .changed, .warning: .orange
        case .comment, .mark: .gray
        case .added, .right, .prompt: .green
        case .link: .blue
        }
    }

    private enum Hue { case red, orange, green, cyan, blue, violet, magenta, gray }

    private func color(_ hue: Hue) -> Int {
        let (many, few) = Self.colors(hue)
        let row = hasManyColors ? many : few
        return switch background {
        case .unknown: row.unknown
        case .light: row.light
        case .dark: row.dark
        }
    }

    /// Colors of 256 and of 16. After each row is the contrast of the former, as WCAG 2 defines it: with white and with black where the background isn't known,
    /// with white on a light one, with black on a dark one. What 16 colors look like is the terminal's choice; in Windows Terminal's scheme ("Campbell") these
    /// have a contrast of 3 or more.
    private static func colors(_ hue: Hue) -> (many: Row, few: Row) {
        switch hue {
        case .red: ((161, 124, 210), (1, 1, 9))  // 5.2 and 4.1; 7.4; 9.1
        case .orange: ((130, 94, 221), (13, 5, 11))  // 4.7 and 4.5; 5.7; 15.1
        case .green: ((28, 22, 114), (2, 2, 10))  // 4.7 and 4.5; 8.0; 12.1
        case .cyan: ((30, 24, 80), (6, 6, 14))  // 4.4 and 4.8; 7.0; 12.2
        case .blue: ((63, 25, 75), (12, 4, 12))  // 4.6 and 4.6; 6.4; 9.1
        case .violet: ((98, 55, 147), (12, 4, 12))  // 4.5 and 4.6; 10.0; 10.4
        case .magenta: ((133, 126, 176), (13, 5, 13))  // 4.1 and 5.1; 6.6; 8.3
        case .gray: ((243, 241, 247), (8, 8, 7))  // 4.5 and 4.6; 6.1; 7.8
        }
    }

    private typealias Row = (unknown: Int, light: Int, dark: Int)
}
