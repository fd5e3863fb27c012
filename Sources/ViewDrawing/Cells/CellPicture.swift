/// A picture of character cells, each about twice as high as wide.
public struct CellPicture: Hashable, Sendable {
    public struct Cell: Hashable, Sendable {
        /// `▀` where the upper half has the foreground's color and the lower half the background's.
        public var character: Character = " "
        public var foreground: DrawnColor
        public var background: DrawnColor
        public var isBold = false
        public var isItalic = false
        public var isUnderlined = false
        /// The second cell of a wide character, which is not written.
        public var isCovered = false
    }
    public let columns: Int
    public let rows: Int
    /// Row by row.
    public var cells: [Cell]
    /// How many points a cell is wide.
    public let pointsPerColumn: Double

    public subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

    /// The rows without colors: where nothing is written, the darker the farther from the window's color.
    public func plainRows(background: DrawnColor) -> [String] {
        (0..<rows).map { row in
            var line = ""
            for column in 0..<columns where !self[column, row].isCovered {
                let cell = self[column, row]
                line += cell.character == " " || cell.character == "▀" ? String(cell.shade(against: background)) : String(cell.character)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}

extension CellPicture.Cell {
    private static let shades: [Character] = [" ", "░", "▒", "▓", "█"]

    fileprivate func shade(against color: DrawnColor) -> Character {
        let distance = character == "▀" ? (foreground.distance(to: color) + background.distance(to: color)) / 2 : background.distance(to: color)
        return Self.shades[min(Self.shades.count - 1, Int((distance * 6).rounded()))]
    }
}

extension DrawnColor {
    /// From 0 to 1, as bright parts are seen.
    func distance(to other: DrawnColor) -> Double {
        abs(red - other.red) * 0.3 + abs(green - other.green) * 0.5 + abs(blue - other.blue) * 0.2
    }
}
