import ArgumentParser

/// What is due today. The progress that it needs is not kept yet.
struct ReviewCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(commandName: "review", abstract: "Review what is due today (not available yet).", shouldDisplay: false)
    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus { throw Failure.progressIsNotKept("review") }
}

/// How far the learner is. The progress that it needs is not kept yet.
struct ProgressCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(commandName: "progress", abstract: "Show how far you are (not available yet).", shouldDisplay: false)
    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus { throw Failure.progressIsNotKept("progress") }
}

extension Failure {
    fileprivate static func progressIsNotKept(_ command: String) -> Failure {
        Failure(
            .failed, "progress-not-kept", "`workbook \(command)` is not available yet: progress is not kept",
            help: "`workbook quiz NAME` takes a quiz again")
    }
}
