import Foundation
import Session
import Terminal

/// Plays a film: in one place of the terminal, or as some drawings after each other where the cursor can't move.
struct FilmPlayer {
    private let film: Film
    private let context: Context

    init(_ film: Film, in context: Context) { (self.film, self.context) = (film, context) }

    func play() {
        let drawings = film.frames.map { DrawingText($0.picture, in: context).lines() }
        let (columns, rows) = context.console.size
        let height = drawings.map(\.count).max() ?? 0
        let isNarrow = film.frames.allSatisfy { $0.picture.columns <= columns }
        if context.console.isInteractive, !context.options.plain, height < rows, isNarrow {
            playInPlace(drawings, height: height)
        } else {
            list(drawings)
        }
    }

    private func playInPlace(_ drawings: [[String]], height: Int) {
        let console = context.console
        let start = Date()
        console.write("\u{1B}[?25l")
        defer { console.write("\u{1B}[?25h") }
        Interrupts.shared.stoppable {
            for (index, drawing) in drawings.enumerated() {
                let isLast = index == drawings.count - 1
                guard !Interrupts.shared.isRaised || isLast, !console.isClosed else { continue }
                let lines = drawing + Array(repeating: "", count: height - drawing.count)
                console.write((index > 0 ? "\u{1B}[\(height)A" : "") + lines.map { "\r\($0)\u{1B}[K\n" }.joined())
                wait(until: start.addingTimeInterval(isLast ? film.duration : film.frames[index + 1].time))
            }
        }
    }

    /// Returns earlier where Ctrl-C was pressed.
    private func wait(until moment: Date) {
        while !Interrupts.shared.isRaised, !context.console.isClosed, moment.timeIntervalSinceNow > 0 {
            Thread.sleep(forTimeInterval: min(0.05, moment.timeIntervalSinceNow))
        }
    }

    /// The drawings of at most this many moments, the first and the last among them.
    private static let mostListed = 6

    private func list(_ drawings: [[String]]) {
        let count = min(drawings.count, Self.mostListed)
        let shown = (0..<count).map { count == 1 ? 0 : $0 * (drawings.count - 1) / (count - 1) }
        for index in shown {
            context.print(([context.console.style(context.say(.atSecond(film.frames[index].time)), as: .mark)] + drawings[index]).joined(separator: "\n"))
        }
        if count < drawings.count { context.print(context.console.style(context.say(.framesLeftOut(drawings.count - count)), as: .mark)) }
    }
}
