import Diagnostics
import Foundation
import Playground
import Session

extension RunCommand {
    typealias Drawn = Result<Playground.Drawing, Playground.Refusal>

    /// Rows of a drawing that no terminal limits.
    private static let mostRows = 60

    /// Has another process run the snippet, and writes what it draws.
    func write(_ files: [DrawnFile]) throws -> ExitStatus {
        for file in files { try file.check() }
        let (status, svg) = try DrawingProcess.run(command: "run", adding: "--drawing-descriptor")
        guard status == .done, let svg else { return status }
        for file in files { try file.write(svg) }
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
        if self.drawing.draw || show.aspects.contains(.drawing), let drawing {
            let (columns, rows) = context.console.size
            shown.picture = .drawing(drawing.cells(columns: columns, rows: context.console.writesTerminal ? max(10, rows - 2) : Self.mostRows))
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
