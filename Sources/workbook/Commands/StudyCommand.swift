import ArgumentParser
import Playground
import Session

/// The session, which opens where no command is named.
struct StudyCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(commandName: "study", abstract: "Open the study session (the default).", shouldDisplay: false)

    @Option(help: ArgumentHelp("Behave as an older SwiftUI: ios13 centers what a GeometryReader shows.", valueName: "version"))
    var compat: Playground.Compatibility?

    @Option(help: .sdk)
    var sdk = Playground.SDK.current

    @Flag(help: ArgumentHelp("Say where you left off and what is due, without a terminal, too.", visibility: .hidden))
    var greet = false

    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let session = context.openStudy(limits.limits) { _ in
            var options = Session.Options(context)
            options.playground.compatibility = compat
            options.playground.sdk = sdk
            options.playground.limits = limits.limits
            options.offersResume = context.readsLearner
            options.seed = context.learnerSeed
            return StudyOpening(options: options) { greet || context.readsLearner ? $0.greeting() : [] }
        }
        return try Study(session: session, context: context).run()
    }
}
