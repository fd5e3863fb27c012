import Course
import Diagnostics
import Playground
import Session
import Terminal

/// A drawing as lines for the terminal: in as many colors as it has, in shades without color, or as the texts alone with `--plain`.
struct DrawingText {
    private let picture: Playground.CellPicture
    private let context: Context
    private let rows: [String]

    init(_ picture: Playground.CellPicture, in context: Context) {
        (self.picture, self.context) = (picture, context)
        rows = Self.rows(of: picture, in: context)
    }

    /// The rows with a text at their left, and below what is drawn otherwise.
    func lines(beside text: [StyledText] = []) -> [String] {
        guard !text.isEmpty else { return rows + notes }
        let width = text.map(\.width).max() ?? 0
        return (0..<max(text.count, rows.count)).map { index in
            let left = text.indices.contains(index) ? context.rendered(text[index]) : ""
            guard rows.indices.contains(index) else { return left }
            let gap = width - (text.indices.contains(index) ? text[index].width : 0) + Self.gap
            return left + String(repeating: " ", count: gap) + rows[index]
        }
    }

    private static let gap = 3

    private static func rows(of picture: Playground.CellPicture, in context: Context) -> [String] {
        if context.options.plain { return texts(of: picture) }
        guard context.console.styled else { return picture.plainRows.map(withoutControls) }
        return picture.rows.map { row in
            row.map { run in
                let look = TrueColorLook(
                    foreground: run.foreground, background: run.background, isBold: run.isBold, isItalic: run.isItalic, isUnderlined: run.isUnderlined)
                return context.console.theme.style(withoutControls(run.text), as: look, colors: context.console.colorDepth)
            }.joined()
        }
    }

    /// What is written in the drawing, row by row.
    private static func texts(of picture: Playground.CellPicture) -> [String] {
        picture.rows.map { row in
            row.map { $0.text.replacing("▀", with: " ") }.joined().split(separator: " ").joined(separator: " ")
        }.filter { !$0.isEmpty }.map(withoutControls)
    }

    /// What is drawn otherwise than in SwiftUI.
    var notes: [String] {
        guard !picture.notes.isEmpty else { return [] }
        return [context.console.style(withoutControls(context.say(.drawnOtherwise(picture.notes.joined(separator: ", ")))), as: .mark)]
    }
}
