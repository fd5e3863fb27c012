/// How many colors a terminal shows.
public enum ColorDepth: Sendable {
    case sixteen, many, all
}

/// A look by red, green and blue bytes: `0x34C759`.
public struct TrueColorLook: Equatable, Sendable {
    var foreground, background: Int
    var isBold, isItalic, isUnderlined: Bool

    public init(foreground: Int, background: Int, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false) {
        (self.foreground, self.background) = (foreground, background)
        (self.isBold, self.isItalic, self.isUnderlined) = (isBold, isItalic, isUnderlined)
    }

    /// Select Graphic Rendition parameters; colors that the terminal lacks become the nearest that it has.
    func codes(_ depth: ColorDepth) -> [Int] {
        let emphasis = (isBold ? [1] : []) + (isItalic ? [3] : []) + (isUnderlined ? [4] : [])
        return emphasis + Self.codes(foreground, depth, isBackground: false) + Self.codes(background, depth, isBackground: true)
    }

    private static func codes(_ color: Int, _ depth: ColorDepth, isBackground: Bool) -> [Int] {
        switch depth {
        case .all: return [isBackground ? 48 : 38, 2, color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF]
        case .many: return [isBackground ? 48 : 38, 5, nearestOfMany(color)]
        case .sixteen:
            let index = nearest(to: color, among: sixteen)
            return [(index < 8 ? 30 + index : 90 + index - 8) + (isBackground ? 10 : 0)]
        }
    }

    /// Of xterm's cube of 6 by 6 by 6 colors and its 24 grays.
    private static func nearestOfMany(_ color: Int) -> Int {
        let steps = [0, 95, 135, 175, 215, 255]
        func step(_ byte: Int) -> Int { steps.indices.min { abs(steps[$0] - byte) < abs(steps[$1] - byte) } ?? 0 }
        let (red, green, blue) = (step(color >> 16 & 0xFF), step(color >> 8 & 0xFF), step(color & 0xFF))
        let cube = steps[red] << 16 | steps[green] << 8 | steps[blue]
        let gray = min(max(((color >> 16 & 0xFF) + (color >> 8 & 0xFF) + (color & 0xFF)) / 3 - 3, 0) / 10, 23)
        let level = 8 + gray * 10
        return distance(color, level << 16 | level << 8 | level) < distance(color, cube) ? 232 + gray : 16 + 36 * red + 6 * green + blue
    }

    /// xterm's own.
    private static let sixteen = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF,
        0xFFFFFF,
    ]

    private static func nearest(to color: Int, among colors: [Int]) -> Int { colors.indices.min { distance(color, colors[$0]) < distance(color, colors[$1]) } ?? 0 }

    private static func distance(_ a: Int, _ b: Int) -> Int {
        [16, 8, 0].reduce(0) { sum, shift in
            let difference = (a >> shift & 0xFF) - (b >> shift & 0xFF)
            return sum + difference * difference
        }
    }
}

extension Theme {
    /// The text between the SGR sequences that switch the look on and off again.
    public func style(_ text: String, as look: TrueColorLook, colors depth: ColorDepth) -> String {
        text.isEmpty ? "" : "\u{1B}[\(look.codes(depth).map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
    }
}

extension Console {
    /// What the terminal says of itself in `COLORTERM` and `TERM`.
    public var colorDepth: ColorDepth {
        if ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""].lowercased()) { return .all }
        return theme.hasManyColors ? .many : .sixteen
    }
}
