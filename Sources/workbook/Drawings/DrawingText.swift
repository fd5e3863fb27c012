import Diagnostics
import Playground
import Session
import Terminal

/// A drawing as lines for the terminal: in as many colors as it has, in shades without color, or as the texts alone with `--plain`.
struct DrawingText {
    private let picture: Playground.CellPicture
    private let context: Context

    init(_ picture: Playground.CellPicture, in context: Context) { (self.picture, self.context) = (picture, context) }

    var lines: [String] { rows + notes }

    private var rows: [String] {
        if context.options.plain { return texts }
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
    private var texts: [String] {
        picture.rows.map { row in
            row.map { $0.text.replacing("▀", with: " ") }.joined().split(separator: " ").joined(separator: " ")
        }.filter { !$0.isEmpty }.map(withoutControls)
    }

    private var notes: [String] {
        guard !picture.notes.isEmpty else { return [] }
        return [context.console.style(withoutControls(context.say(.drawnOtherwise(picture.notes.joined(separator: ", ")))), as: .mark)]
    }
}
