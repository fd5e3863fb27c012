import ArgumentParser
import Course
import Diagnostics
import Grading
import Playground

struct AuthorAcceptCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Rewrite the expect blocks of lessons with what their snippets show now.",
        discussion: """
            Blocks that hold keep their words. With --language ko, headings of translations that don't say which words they translate \
            get their of=, too. A translation whose original has changed since keeps its mark, until --renew names it. With --dry-run \
            nothing is written: what would change is printed as a unified diff, and the exit status is 1 if there is something.

            EXAMPLES
              workbook author accept --dry-run
              workbook author accept --language ko lessons/grids.ko.md --renew grids#cells
            """)

    @Argument(help: "Files or folders; the whole course where none is named.", completion: .file())
    var paths: [String] = []

    @Flag(help: "Print what would change, and write nothing.")
    var dryRun = false

    @Option(
        help: ArgumentHelp(
            "A section or question whose translation you have brought up to date (several times, too): its of= is written again.",
            valueName: "lesson#section"))
    var renew: [String] = []

    @OptionGroup var common: CommonOptions

    /// Those of one input, action or query.
    private static let stepLimits = {
        var limits = Playground.Limits()
        (limits.seconds, limits.memory) = (60, 1_000)
        return limits
    }()

    func validate() throws {
        if !renew.isEmpty, language == nil { throw ValidationError("--renew is about translations: add --language ko") }
    }

    /// The language that was asked for, where that isn't the originals'.
    private var language: String? { common.language.flatMap { $0 == .english ? nil : $0.rawValue } }

    func run(in context: Context) throws -> ExitStatus {
        let course = context.readCourse(try context.coursePaths(paths))
        let watchdog = Watchdog(Self.stepLimits, inputs: 2) { context.end(.limited, $0) }
        var options = Playground.Options()
        options.willBegin = { watchdog.restart() }
        var outcome = AcceptOutcome(writes: !dryRun, diagnostics: course.faults.diagnostics)
        for lesson in course.lessons {
            let acceptance = watchdog.watching { Acceptance(of: lesson, options: options) }
            outcome.take(lesson.file.name, acceptance.text, acceptance.changes, acceptance.rewritten, acceptance.diagnostics)
        }
        if let language { accept(course.markedTranslations(to: language), &outcome) }
        return report(outcome, in: context)
    }

    private func accept(_ translations: [MarkedTranslation], _ outcome: inout AcceptOutcome) {
        let known = translations.flatMap(\.marks).map(\.name)
        for name in renew where !known.contains(name) {
            let help = nearest(to: name, among: known).map { "did you mean `\($0)`?" } ?? "write LESSON#SECTION, QUIZ#QUESTION or QUIZ#introduction"
            outcome.diagnostics.append(Diagnostic(.error, "unknown-translation", "there is no translation of `\(visibleName(name))`", help: help))
        }
        for translation in translations {
            let acceptance = TranslationAcceptance(of: translation, renewing: Set(renew))
            outcome.take(translation.file.name, acceptance.text, acceptance.changes, acceptance.rewritten, acceptance.diagnostics)
        }
    }

    private func report(_ outcome: AcceptOutcome, in context: Context) -> ExitStatus {
        let (diagnostics, rewritten, differences) = (outcome.diagnostics, outcome.rewritten, outcome.differences)
        context.report(diagnostics)
        if common.json {
            context.print(json: AcceptedFiles(files: rewritten, diff: dryRun ? differences.joined(separator: "\n") : nil))
        } else if rewritten.isEmpty {
            context.print("nothing to rewrite")
        } else if dryRun {
            context.print(withoutControls(differences.joined(separator: "\n")))
        } else {
            let lines = rewritten.sorted { $0.key < $1.key }.flatMap { file, lines in lines.map { "\(visibleName(file)):\($0): rewritten" } }
            context.print(lines.joined(separator: "\n"))
        }
        if diagnostics.contains(where: { $0.severity == .error }) { return .brokenCourse }
        return dryRun && !rewritten.isEmpty ? .failed : .done
    }
}

/// What is rewritten, file by file.
private struct AcceptOutcome {
    let writes: Bool
    var diagnostics: [Diagnostic]
    /// The lines of what is rewritten, by file.
    var rewritten: [String: [Int]] = [:]
    var differences: [String] = []

    init(writes: Bool, diagnostics: [Diagnostic]) { (self.writes, self.diagnostics) = (writes, diagnostics) }

    mutating func take(_ file: String, _ text: String, _ changes: [Acceptance.Change], _ lines: [Int], _ found: [Diagnostic]) {
        diagnostics += found
        guard !changes.isEmpty else { return }
        do throws(Failure) {
            if writes { diagnostics += try SavedFile.rewrite(file, text) } else { differences.append(changes.difference(named: visibleName(file))) }
            rewritten[file] = lines
        } catch {
            diagnostics += error.diagnostics
        }
    }
}

extension Course {
    fileprivate func markedTranslations(to language: String) -> [MarkedTranslation] {
        lessons.compactMap { $0.markedTranslation(to: language) } + quizzes.compactMap { $0.markedTranslation(to: language) }
    }
}

/// What `workbook author accept --json` prints.
private struct AcceptedFiles: Encodable {
    let version = 1
    /// The lines of the rewritten blocks and headings, by file.
    let files: [String: [Int]]
    /// What would change, as a unified diff; nil where it was written.
    let diff: String?
}
