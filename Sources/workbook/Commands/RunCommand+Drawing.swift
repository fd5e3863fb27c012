import Diagnostics
import Foundation
import Playground
import Session

extension RunCommand {
    typealias Drawn = Result<Playground.Drawing, Playground.Refusal>

    /// Rows for a drawing: those of the terminal but the prompt's.
    private func room(in context: Context) -> Int { context.console.writesTerminal ? max(10, context.console.size.rows - 2) : Self.mostRows }

    /// Rows of a drawing that no terminal limits.
    private static let mostRows = 60

    /// Has another process run the snippet, and writes what it draws.
    func write(_ files: [DrawnFile]) throws -> ExitStatus {
        for file in files { try file.check() }
        let (status, svg) = try DrawingProcess.run(command: "run", adding: ["--drawing-descriptor"])
        guard status == .done, let svg else { return status }
        for file in files { try file.write(svg) }
        return status
    }

    /// Whether the drawing is asked for in a terminal that shows pictures, which the process that runs the snippet can't make.
    func showsPicture(in context: Context) -> Bool {
        drawing.draw && !common.json && drawing.descriptor == nil && TerminalPicture.isPossible(in: context)
    }

    /// Has another process run the snippet, and shows its drawing below what that prints.
    func showPicture(in context: Context) throws -> ExitStatus {
        let (status, svg) = try DrawingProcess.run(command: "run", adding: ["--drawing-elsewhere", "--drawing-descriptor"])
        guard let svg else { return status }
        let (columns, rows) = Playground.CellPicture.count(for: playgroundOptions.window, columns: context.console.size.columns, rows: room(in: context))
        guard let picture = TerminalPicture(svg, columns: columns, rows: rows, in: context) else {
            throw Failure(
                .failed, "no-picture", "the drawing can't be made a picture for this terminal", help: "set WORKBOOK_PICTURES=cells to see it in cells")
        }
        picture.write(in: context)
        return status
    }

    /// The drawing that the options ask for; nil where they ask for none.
    func wantedDrawing(of playground: Playground) -> Drawn? {
        let isForFile = drawing.descriptor != nil && !drawing.wireframe
        let isShown = !common.json && (drawing.draw || !show.aspects.allSatisfy { $0 != .drawing && $0 != .svg })
        return isForFile || (isShown && playground.text(.layout) != nil) ? playground.drawing() : nil
    }

    /// What a run shows, made while the run is watched and written when it isn't: whoever reads it takes the time that they like.
    struct Shown {
        /// The drawing comes first, since a picture is seen at a glance.
        var picture: Output?
        var text: String?
        var json: String?
        /// The drawing for the process that writes the file.
        var file: String?
    }

    func write(_ shown: Shown, in context: Context) {
        if let picture = shown.picture { context.print([picture]) }
        if let json = shown.json { context.console.write(json + "\n") }
        if let text = shown.text { context.printConfined(text) }
        if let descriptor = drawing.descriptor, let file = shown.file {
            try? FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(file.utf8))
        }
    }

    func shown(of playground: Playground, _ drawn: Drawn?, in context: Context) -> Shown {
        var shown = common.json ? Shown(json: playground.report.json) : readable(playground, drawn, in: context)
        if drawing.descriptor != nil { shown.file = drawing.wireframe ? playground.text(.wireframe) : (try? drawn?.get())?.svg }
        return shown
    }

    private func readable(_ playground: Playground, _ drawn: Drawn?, in context: Context) -> Shown {
        var shown = Shown()
        let drawing = try? drawn?.get()
        if self.drawing.draw || show.aspects.contains(.drawing), !self.drawing.isShownElsewhere, let drawing {
            shown.picture = .drawing(drawing.cells(columns: context.console.size.columns, rows: room(in: context)))
        }
        let aspects = (self.drawing.draw && show.isStandard ? [.output] : show.aspects).filter { $0 != .drawing }
        let texts = aspects.compactMap { aspect in (aspect == .svg ? drawing?.svg : playground.text(aspect)).map { (aspect, $0) } }.filter { !$0.1.isEmpty }
        // One kind needs no name; several do.
        let isTitled = aspects.count > 1 && !show.isStandard
        let parts = texts.map { aspect, text in (isTitled ? "\(aspect.rawValue)\n" : "") + withoutControls(text) }
        if !parts.isEmpty { shown.text = parts.joined(separator: isTitled ? "\n\n" : "\n") }
        return shown
    }
}
