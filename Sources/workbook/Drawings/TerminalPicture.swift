import Course
import Foundation
import Session
import Terminal

/// A drawing as the terminal shows pictures, where it does and what makes them is installed.
struct TerminalPicture {
    private let sequence: String
    private let columns: Int
    private let rows: Int

    /// Whether the terminal shows pictures, and what makes them is installed.
    static func isPossible(in context: Context) -> Bool { !context.options.plain && context.console.pictureProtocol?.converter(1, 1).path != nil }

    /// `nil` where cells have to do.
    init?(_ svg: String, columns: Int, rows: Int, in context: Context) {
        guard Self.isPossible(in: context), let pictures = context.console.pictureProtocol, let data = try? pictures.converter(columns, rows).convert(svg)
        else {
            return nil
        }
        sequence = pictures.sequence(data, columns: columns, rows: rows)
        (self.columns, self.rows) = (columns, rows)
    }

    /// Writes the picture at the right of a text's lines, for which there has to be room on the screen.
    func write(beside text: [StyledText] = [], in context: Context) {
        let left = (text.map(\.width).max() ?? -Self.gap) + Self.gap
        let height = max(text.count, rows)
        let lines = (0..<height).map { text.indices.contains($0) ? context.rendered(text[$0]) : "" }
        // The lines first, so that the screen has scrolled before the picture is put beside them.
        let place = "\u{1B}[\(height)A" + (left > 0 ? "\u{1B}[\(left)C" : "")
        context.console.write(lines.map { $0 + "\n" }.joined() + "\u{1B}7" + place + sequence + "\u{1B}8")
    }

    private static let gap = 3
}

extension PictureProtocol {
    fileprivate func converter(_ columns: Int, _ rows: Int) -> DrawingConverter {
        switch self {
        case .kitty, .iterm: .png
        case .sixel: .sixel(columns: columns, rows: rows)
        }
    }
}
