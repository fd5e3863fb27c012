/// A picture of character cells, each about twice as high as wide.
public struct CellPicture: Hashable, Codable, Sendable {
    /// Cells beside each other that look the same.
    public struct Run: Hashable, Codable, Sendable {
        /// `▀` where the upper half has the foreground's color and the lower half the background's.
        public var text: String
        /// Red, green and blue as bytes: `0x34C759`.
        public var foreground, background: Int
        public var isBold, isItalic, isUnderlined: Bool

        init(_ text: String, _ foreground: Int, _ background: Int, isBold: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false) {
            (self.text, self.foreground, self.background) = (text, foreground, background)
            (self.isBold, self.isItalic, self.isUnderlined) = (isBold, isItalic, isUnderlined)
        }

        fileprivate func looks(like other: Run) -> Bool {
            foreground == other.foreground && background == other.background && isBold == other.isBold && isItalic == other.isItalic
                && isUnderlined == other.isUnderlined
        }
    }
    public let columns: Int
    public private(set) var rows: [[Run]] = []
    /// The color of the window where nothing is drawn.
    public let background: Int
    /// How many points a cell is wide; it is twice as high.
    public let pointsPerColumn: Double
    /// Whether texts cover each other, since the drawing is smaller than the window.
    public internal(set) var isCrowded = false
    /// What can't be drawn as SwiftUI draws it, by name.
    public let notes: [String]

    init(columns: Int, background: Int, pointsPerColumn: Double, notes: [String]) {
        (self.columns, self.background, self.pointsPerColumn, self.notes) = (columns, background, pointsPerColumn, notes)
    }

    mutating func append(row cells: [Run]) {
        var row: [Run] = []
        for cell in cells {
            if let last = row.last, last.looks(like: cell) { row[row.count - 1].text += cell.text } else { row.append(cell) }
        }
        rows.append(row)
    }

    /// Whether nothing is to be seen.
    public var isBlank: Bool { rows.allSatisfy { $0.allSatisfy { run in run.background == background && run.text.allSatisfy { $0 == " " } } } }

    /// The rows without colors: where nothing is written, the darker the farther from the window's color.
    public var plainRows: [String] {
        rows.map { row in
            var line = ""
            for run in row {
                let (upper, lower) = (shade(run.foreground), shade(run.background))
                for character in run.text {
                    switch character {
                    case " ": line.append(Self.shades[Int((lower * 4).rounded())])
                    case "▀": line.append(Self.shades[Int(((upper + lower) * 2).rounded())])
                    default: line.append(character)
                    }
                }
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    private static let shades: [Character] = [" ", "░", "▒", "▓", "█"]

    /// How far a color is from the window's, from 0 to 1, as bright parts are seen.
    private func shade(_ color: Int) -> Double {
        let weights = [(16, 0.3), (8, 0.5), (0, 0.2)]
        let distance = weights.reduce(0) { $0 + abs(Double(color >> $1.0 & 0xFF) - Double(background >> $1.0 & 0xFF)) / 255 * $1.1 }
        return min(1, distance * 1.5)
    }
}
