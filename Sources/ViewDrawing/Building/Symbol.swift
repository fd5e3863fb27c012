import ViewTree

/// An outline of our own for an SF Symbol that lessons use often, in a square of 16 by 16.
struct Symbol {
    private let parts: [Part]

    private enum Part {
        case fill(PathValue)
        case line(PathValue, Double)
    }

    /// `nil` for a name without an outline.
    init?(named name: String) {
        guard let commands = Self.outlines[name] else { return nil }
        parts = commands.split(separator: ";").map { command in
            let isFilled = command.hasPrefix("F")
            let path = PathValue(commands: command.dropFirst())
            return isFilled ? .fill(path) : .line(path, 1.5)
        }
    }

    /// The symbol in a square.
    func items(in square: Rect, _ paint: DrawnPaint) -> [DrawnItem] {
        let scale = square.width / 16
        let place = AffineTransform.scale(scale, scale).then(.translation(square.minX, square.minY))
        return parts.map { part in
            switch part {
            case .fill(let path):
                var placed = path.applying(place)
                placed.isEvenOdd = true
                return .fill(placed, paint)
            case .line(let path, let width): return .stroke(path.applying(place), paint, StrokeValue(width: width * scale, cap: .round, join: .round))
            }
        }
    }

    /// The names that have outlines.
    static var names: [String] { outlines.keys.sorted() }

    private static let star = "M8 1L10 6L15 6L11 9.4L12.5 14.5L8 11.4L3.5 14.5L5 9.4L1 6L6 6Z"
    private static let heart = "M8 14C3 10.5 1 8 1 5.2C1 3 2.6 1.8 4.4 1.8C6 1.8 7.3 2.8 8 4C8.7 2.8 10 1.8 11.6 1.8C13.4 1.8 15 3 15 5.2C15 8 13 10.5 8 14Z"
    private static let circle = "O8 8 7"
    private static let bookmark = "M4 1.5L12 1.5L12 14.5L8 11L4 14.5Z"
    private static let house = "M1.5 8L8 2L14.5 8M3.5 7L3.5 14L12.5 14L12.5 7"
    private static let bell = "M8 1.5C5 1.5 4 4 4 7C4 10 2.5 11 2.5 12L13.5 12C13.5 11 12 10 12 7C12 4 11 1.5 8 1.5ZM6.5 14C7 15 9 15 9.5 14"
    private static let person = "O8 4.5 3;LM2 14.5C2 10.5 5 9.5 8 9.5C11 9.5 14 10.5 14 14.5Z"
    private static let trash = "M2.5 4L13.5 4M6 4L6 2L10 2L10 4M4 4L4.7 14.5L11.3 14.5L12 4M6.8 6.5L7 12M9.2 6.5L9 12"
    private static let folder = "M1.5 3.5L6 3.5L7.5 5L14.5 5L14.5 13L1.5 13Z"
    private static let envelope = "M1.5 3.5L14.5 3.5L14.5 12.5L1.5 12.5ZM1.5 4L8 9L14.5 4"
    private static let cloud = "M4 13C1 13 1 9 3.5 8.5C3 4.5 9 3 10 6.5C14 6 14.5 13 11.5 13Z"
    private static let flag = "M3 15L3 2C6 0.5 9 4 13 2L13 9C9 11 6 7.5 3 9"
    private static let bolt = "M9 1L3 9L7.5 9L6.5 15L13 6.5L8.5 6.5Z"
    private static let play = "M4 2L13.5 8L4 14Z"
    private static let moon = "M13.5 10C9 12 4.5 8 6.5 2.5C2.5 4 1.5 9 4.5 12C7.5 15 12 14 13.5 10Z"
    private static let rays = "M8 0.8L8 2.6M8 13.4L8 15.2M0.8 8L2.6 8M13.4 8L15.2 8M2.9 2.9L4.2 4.2M11.8 11.8L13.1 13.1M2.9 13.1L4.2 11.8M11.8 4.2L13.1 2.9"
    private static let check = "M3 8.5L6.5 12L13 4"
    private static let leaf = "M2 14C3 8 6 3 14 2C14.5 9 11 13 5 12M2 14C4 11 6 9 9 7"

    /// Parts separated by semicolons: `F` fills, `L` draws a line; then moves (M), lines (L), curves (C), circles (O x y radius) and closings (Z).
    private static let outlines: [String: String] = [
        "star": "L" + star, "star.fill": "F" + star, "heart": "L" + heart, "heart.fill": "F" + heart, "circle": "L" + circle, "circle.fill": "F" + circle,
        "square": "LM2 2L14 2L14 14L2 14Z", "square.fill": "FM2 2L14 2L14 14L2 14Z", "triangle": "LM8 2L15 14L1 14Z", "triangle.fill": "FM8 2L15 14L1 14Z",
        "plus": "LM8 2L8 14M2 8L14 8", "minus": "LM2 8L14 8", "xmark": "LM3 3L13 13M13 3L3 13", "checkmark": "L" + check,
        "plus.circle": "LO8 8 7M8 4.5L8 11.5M4.5 8L11.5 8", "minus.circle": "LO8 8 7M4.5 8L11.5 8",
        "plus.circle.fill": "FO8 8 7M7.3 4L8.7 4L8.7 7.3L12 7.3L12 8.7L8.7 8.7L8.7 12L7.3 12L7.3 8.7L4 8.7L4 7.3L7.3 7.3Z",
        "minus.circle.fill": "FO8 8 7M4 7.3L12 7.3L12 8.7L4 8.7Z", "xmark.circle": "LO8 8 7M5.5 5.5L10.5 10.5M10.5 5.5L5.5 10.5",
        "xmark.circle.fill": "FO8 8 7M5 6L6 5L8 7L10 5L11 6L9 8L11 10L10 11L8 9L6 11L5 10L7 8Z", "checkmark.circle": "LO8 8 7M4.8 8.3L7.2 10.8L11.3 5.5",
        "checkmark.circle.fill": "FO8 8 7M4 8.3L5.1 7.2L7.2 9.3L10.8 4.8L12 5.8L7.3 11.6Z", "checkmark.square": "LM2 2L14 2L14 14L2 14ZM5 8.3L7.2 10.8L11.3 5.5",
        "chevron.right": "LM6 3L11 8L6 13", "chevron.left": "LM10 3L5 8L10 13", "chevron.up": "LM3 10L8 5L13 10", "chevron.down": "LM3 6L8 11L13 6",
        "arrow.right": "LM2 8L14 8M9 3L14 8L9 13", "arrow.left": "LM14 8L2 8M7 3L2 8L7 13", "arrow.up": "LM8 14L8 2M3 7L8 2L13 7",
        "arrow.down": "LM8 2L8 14M3 9L8 14L13 9", "arrow.clockwise": "LM13 5C11 2 6 1.5 3.5 4.5C1 8 2.5 13 7 14C10 14.5 13 13 14 10M13.5 1.5L13.3 5.2L9.8 4.8",
        "house": "L" + house, "house.fill": "FM8 1.5L15 8L13 8L13 14.5L3 14.5L3 8L1 8Z", "bell": "L" + bell, "bell.fill": "F" + bell,
        "person": "L" + person, "person.fill": "FO8 4.5 3;FM2 14.5C2 10.5 5 9.5 8 9.5C11 9.5 14 10.5 14 14.5Z", "person.circle": "LO8 8 7O8 6 2.2M4 13C5 10 11 10 12 13",
        "person.crop.circle": "LO8 8 7O8 6 2.2M4 13C5 10 11 10 12 13", "trash": "L" + trash, "trash.fill": "L" + trash, "folder": "L" + folder,
        "folder.fill": "F" + folder, "envelope": "L" + envelope, "envelope.fill": "FM1.5 3.5L14.5 3.5L14.5 12.5L1.5 12.5Z", "cloud": "L" + cloud,
        "cloud.fill": "F" + cloud, "flag": "L" + flag, "flag.fill": "F" + flag + "Z", "bolt": "L" + bolt, "bolt.fill": "F" + bolt, "play": "L" + play,
        "play.fill": "F" + play, "pause": "LM5 3L5 13M11 3L11 13", "pause.fill": "FM3.5 2.5L6.5 2.5L6.5 13.5L3.5 13.5ZM9.5 2.5L12.5 2.5L12.5 13.5L9.5 13.5Z",
        "stop.fill": "FM3 3L13 3L13 13L3 13Z", "moon": "L" + moon, "moon.fill": "F" + moon, "sun.max": "LO8 8 3.2" + rays, "sun.max.fill": "FO8 8 3.4;L" + rays,
        "gear": "LO8 8 2.4O8 8 5" + rays, "gearshape": "LO8 8 2.4O8 8 5" + rays, "gearshape.fill": "FO8 8 5O8 8 2;L" + rays,
        "magnifyingglass": "LO6.5 6.5 4.5M10 10L14.5 14.5", "ellipsis": "FO3 8 1.3;FO8 8 1.3;FO13 8 1.3", "globe": "LO8 8 7M1 8L15 8M8 1C4 4 4 12 8 15M8 1C12 4 12 12 8 15",
        "bookmark": "L" + bookmark, "bookmark.fill": "F" + bookmark, "info.circle": "LO8 8 7M8 7.5L8 11.5M8 4.6L8 4.8",
        "questionmark.circle": "LO8 8 7M6 6C6 3.8 10 3.8 10 6C10 7.5 8 7.5 8 9.2M8 11.5L8 11.7", "exclamationmark.triangle": "LM8 2L15 14L1 14ZM8 6.5L8 10M8 12L8 12.2",
        "clock": "LO8 8 7M8 4L8 8L11 9.5", "calendar": "LM2 3.5L14 3.5L14 14L2 14ZM2 6.5L14 6.5M5 1.5L5 4.5M11 1.5L11 4.5", "leaf": "L" + leaf,
        "leaf.fill": "FM2 14C3 8 6 3 14 2C14.5 9 11 13 5 12Z", "photo": "LM1.5 3L14.5 3L14.5 13L1.5 13ZM1.5 11.5L6 7.5L9.5 11L11.5 9L14.5 11.5O11 6 1",
        "list.bullet": "LM5.5 4L14 4M5.5 8L14 8M5.5 12L14 12;FO2.3 4 1;FO2.3 8 1;FO2.3 12 1", "pencil": "LM3 13L4 9.5L11.5 2L14 4.5L6.5 12ZM10 3.5L12.5 6",
        "square.and.arrow.up": "LM5 6L3 6L3 14.5L13 14.5L13 6L11 6M8 10L8 1.5M5 4L8 1.5L11 4", "cart": "LM1 2L3.5 2L5 10.5L12.5 10.5L14 4.5L4 4.5;FO6 13.5 1.2;FO11.5 13.5 1.2",
        "lock": "LM3.5 7.5L12.5 7.5L12.5 14.5L3.5 14.5ZM5 7.5L5 5C5 1 11 1 11 5L11 7.5", "lock.fill": "FM3.5 7.5L12.5 7.5L12.5 14.5L3.5 14.5Z;LM5 7.5L5 5C5 1 11 1 11 5L11 7.5",
        "eye": "LM1 8C4 3 12 3 15 8C12 13 4 13 1 8ZO8 8 2.3", "drop.fill": "FM8 1.5C11 5.5 12.5 7.5 12.5 10C12.5 16 3.5 16 3.5 10C3.5 7.5 5 5.5 8 1.5Z",
        "flame.fill": "FM8 1C9 4 13 6 13 10C13 16 3 16 3 10C3 8 4 7 5 6C5.5 8 6.5 8 7 7C7.5 5 7 3 8 1Z", "line.3.horizontal": "LM2 4L14 4M2 8L14 8M2 12L14 12",
    ]
}

extension PathValue {
    /// From moves, lines, curves, circles and closings with absolute coordinates.
    fileprivate init(commands text: some StringProtocol) {
        self.init()
        var letter: Character = "M"
        var digits = ""
        var numbers: [Double] = []
        func flush() { if let number = Double(digits) { numbers.append(number) }; digits = "" }
        func finish(_ path: inout PathValue) {
            flush()
            func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
            switch (letter, numbers.count) {
            case ("M", 2): path.elements.append(.move(point(0)))
            case ("L", 2): path.elements.append(.line(point(0)))
            case ("C", 6): path.elements.append(.curve(point(4), control1: point(0), control2: point(2)))
            case ("O", 3):
                let (center, radius) = (point(0), numbers[2])
                path.elements += PathValue(ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)).elements
            case ("Z", _): path.elements.append(.close)
            default: break
            }
            numbers = []
        }
        var hasBegun = false
        for character in text {
            if character.isLetter {
                if hasBegun { finish(&self) }
                (letter, hasBegun) = (character, true)
            } else if character == " " {
                flush()
            } else {
                digits.append(character)
            }
        }
        if hasBegun { finish(&self) }
    }
}
