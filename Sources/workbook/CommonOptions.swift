import ArgumentParser
import Course
import Session
import Terminal

/// What every command takes.
struct CommonOptions: ParsableArguments {
    @Flag(help: "Print JSON on standard output: one value, or an object a line in a session.")
    var json = false

    @Option(help: ArgumentHelp("When to use color: auto, always or never.", valueName: "when"))
    var color = ColorChoice.auto

    @Flag(help: "Print linear text without drawing characters, for screen readers.")
    var plain = false

    @Option(help: ArgumentHelp("The language: en or ko. Else that of WORKBOOK_LANGUAGE, else the locale's.", valueName: "code"))
    var language: Language?

    @Option(help: ArgumentHelp("The folder that holds lessons/ and quizzes/.", valueName: "dir"), completion: .directory)
    var course: String?
}

extension CommonOptions {
    /// Those of `--json`, for what is found before options are read.
    static var json: CommonOptions {
        var options = CommonOptions()
        (options.json, options.color, options.plain, options.language, options.course) = (true, .never, false, nil, nil)
        return options
    }
}

extension ColorChoice: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}

extension WindowSize: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
