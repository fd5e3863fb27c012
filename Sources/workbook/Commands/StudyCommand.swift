import ArgumentParser
import Session

/// The session, which opens where no command is named.
struct StudyCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(commandName: "study", abstract: "Open the study session (the default).", shouldDisplay: false)

    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let session = Session(course: context.course, options: .interruptible)
        Study(session: session, context: context).run(after: context.console.readsTerminal ? session.greeting() : [])
        return .done
    }
}
