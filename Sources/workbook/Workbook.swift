import ArgumentParser
import Diagnostics
import Foundation
import Terminal

struct Workbook: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "workbook",
        abstract: "A workbook for the inner workings of SwiftUI, in the terminal.",
        discussion: """
            Without a command it opens the study session, which takes Swift and commands (`:help` lists them).

            `workbook help diagnostics [CODE]` explains what is said about snippets; `workbook help reference` lists what they know of SwiftUI,
            and `workbook help actions` what can be done on views.

            EXAMPLES
              workbook learn containers
              workbook run Row.swift --size 300x100 --show declared,layout
              printf 'Text("hi")\\n:layout\\n' | workbook
            """,
        version: "workbook 0.1.0",
        subcommands: [
            StudyCommand.self, LearnCommand.self, QuizCommand.self, ReviewCommand.self, RunCommand.self, CheckCommand.self, ListCommand.self, ServeCommand.self,
            ExportCommand.self,
            ProgressCommand.self, AuthorCommand.self, GradeCommand.self,
        ],
        defaultSubcommand: StudyCommand.self)

    /// Runs the command that the arguments name, and ends the process.
    static func start() -> Never {
        let arguments = commandFirst(printable(Array(CommandLine.arguments.dropFirst())))
        if let status = HelpTopic.answer(arguments) { Foundation.exit(status.rawValue) }
        if let failure = misspelledCommand(in: arguments) {
            Console(color: .auto).report(failure.diagnostics)
            if arguments.contains("--json") { Context(.json).print(json: DiagnosticList(diagnostics: failure.diagnostics)) }
            Foundation.exit(failure.status.rawValue)
        }
        do {
            var command = try parsed(arguments)
            try command.run()
            Foundation.exit(0)
        } catch {
            // Help and the like, which the parser would print without looking whether that works.
            if exitCode(for: error) == .success, let options = try? CommonOptions.parse([]) {
                let context = Context(options)
                context.console.write(fullMessage(for: error) + "\n")
                Foundation.exit(context.ending(with: .done).rawValue)
            }
            exit(withError: error)
        }
    }

    /// The command; what is wrong with arguments that ask for JSON is printed as such.
    private static func parsed(_ arguments: [String]) throws -> ParsableCommand {
        if let command = directlyParsed(arguments) { return command }
        do {
            return try parseAsRoot(arguments)
        } catch {
            if arguments.contains("--json"), exitCode(for: error) == .validationFailure {
                let what = message(for: error).components(separatedBy: "\n")[0]
                let failure = Failure(.usage, "usage", what, help: "`workbook --help` lists the commands and options")
                Context(.json).print(json: DiagnosticList(diagnostics: failure.diagnostics))
            }
            throw error
        }
    }

    /// The command that the first argument names, where the rest are arguments of it; nil where something is wrong, which the parser words from the root.
    ///
    /// From the root, the parser would make the options of other commands, too, which takes most of its time.
    private static func directlyParsed(_ arguments: [String]) -> ParsableCommand? {
        guard let command = configuration.subcommands.first(where: { $0._commandName == arguments.first }), command.configuration.subcommands.isEmpty,
            arguments.allSatisfy({ !["--help", "-h"].contains($0) })
        else { return nil }
        return try? command.parseAsRoot(Array(arguments.dropFirst()))
    }

    /// The arguments; where they can't be parsed, without control characters, since the parser repeats them in what it says.
    private static func printable(_ arguments: [String]) -> [String] {
        let clean = arguments.map { withoutControls($0).replacing("\n", with: "�") }
        guard clean != arguments, (try? parseAsRoot(arguments)) == nil else { return arguments }
        return clean
    }

    /// The arguments with the command in front: what every command takes may be written before its name, too.
    private static func commandFirst(_ arguments: [String]) -> [String] {
        let (flags, options) = (["--json", "--plain"], ["--color", "--language", "--course"])
        var place = 0
        while place < arguments.count {
            let word = arguments[place]
            if flags.contains(word) || options.contains(where: { word.hasPrefix("\($0)=") }) {
                place += 1
            } else if options.contains(word) {
                place += 2
            } else {
                break
            }
        }
        guard place > 0, place < arguments.count, !arguments[place].hasPrefix("-") else { return arguments }
        var command = [arguments[place]]
        let own = configuration.subcommands.first { $0._commandName == command[0] }?.configuration.subcommands ?? []
        if let next = arguments.dropFirst(place + 1).first, own.contains(where: { $0._commandName == next }) { command.append(next) }
        let common = command == ["help"] ? [] : arguments[..<place]
        return command + common + arguments[(place + command.count)...]
    }

    /// The parser takes a word that isn't a command for an argument of the session, which has none.
    private static func misspelledCommand(in arguments: [String]) -> Failure? {
        guard let word = arguments.first, !word.hasPrefix("-") else { return nil }
        let names = configuration.subcommands.map { $0._commandName } + ["help"]
        guard !names.contains(word) else { return nil }
        let help = nearest(to: word, among: names).map { "did you mean `workbook \($0)`?" } ?? "`workbook --help` lists the commands"
        return Failure(.usage, "unknown-command", "there is no command `\(word)`", help: help)
    }
}
