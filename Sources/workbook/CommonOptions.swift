import ArgumentParser
import Course
import Terminal

/// What every command takes.
struct CommonOptions: ParsableArguments {
    @Flag(help: "Print one JSON value on standard output.")
    var json = false

    @Option(help: ArgumentHelp("When to colour: auto, always or never.", valueName: "when"))
    var color = ColorChoice.auto

    @Option(help: ArgumentHelp("The folder that holds lessons/ and quizzes/.", valueName: "dir"), completion: .directory)
    var course: String?
}

extension ColorChoice: ExpressibleByArgument {}

extension WindowSize: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
