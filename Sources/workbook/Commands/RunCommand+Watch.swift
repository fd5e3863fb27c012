import ArgumentParser
import Course
import Playground
import Session

extension RunCommand {
    func validate() throws {
        guard watch else { return }
        if file == "-" { throw ValidationError("--watch needs a file or folder, since standard input isn't saved again.") }
        if list || common.json || !drawing.files.isEmpty {
            throw ValidationError("--watch shows a program in the terminal: leave out --list, --json, --svg, --png and --pdf.")
        }
    }

    /// Runs the program in a session, which keeps what its views keep.
    func watched(in context: Context) throws -> ExitStatus {
        let session = context.openStudy(limits.limits, surroundings: surroundings, progress: .inMemory(), reading: { Course() }) { _ in
            var options = Session.Options(context)
            let isInterrupted = options.playground.isInterrupted
            options.playground = playgroundOptions
            options.playground.isInterrupted = isInterrupted
            return StudyOpening(options: options, preview: preview) { _ in [] }
        }
        // What is wrong at the beginning ends the command, as without --watch; what goes wrong later is said.
        _ = try surroundings.around(Program.read(file, limit: limits.limits.inputBytes, help: Playground.Limit.inputBytes.help))
        let shown: [Playground.Aspect]? = show.isStandard ? (drawing.draw ? [.drawing] : nil) : show.aspects + (drawing.draw ? [.drawing] : [])
        return try ProgramWatch(path: file, aspects: shown, actions: actions, surroundings: surroundings, session: session, context: context).run()
    }
}
