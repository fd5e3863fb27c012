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
            Blocks that hold keep their words. With --dry-run nothing is written: what would change is printed as a unified diff, and
            the exit status is 1 if there is something.
            """)

    @Argument(help: "Files or folders; the whole course where none is named.", completion: .file())
    var paths: [String] = []

    @Flag(help: "Print what would change, and write nothing.")
    var dryRun = false

    @OptionGroup var common: CommonOptions

    /// Those of one input, action or query.
    private static let stepLimits = {
        var limits = Playground.Limits()
        (limits.seconds, limits.memory) = (60, 1_000)
        return limits
    }()

    func run(in context: Context) throws -> ExitStatus {
        let course = context.readCourse(try context.coursePaths(paths))
        let watchdog = Watchdog(Self.stepLimits, inputs: 2) { context.end(.limited, $0) }
        var options = Playground.Options()
        options.willBegin = { watchdog.restart() }
        var diagnostics = course.faults.diagnostics
        var rewritten: [String: [Int]] = [:]
        var differences: [String] = []
        for lesson in course.lessons {
            let acceptance = watchdog.watching { Acceptance(of: lesson, options: options) }
            diagnostics += acceptance.diagnostics
            guard !acceptance.rewritten.isEmpty else { continue }
            guard !dryRun else {
                rewritten[lesson.file.name] = acceptance.rewritten
                differences.append(acceptance.difference(named: visibleName(lesson.file.name)))
                continue
            }
            do throws(Failure) {
                diagnostics += try SavedFile.rewrite(lesson.file.name, acceptance.text)
                rewritten[lesson.file.name] = acceptance.rewritten
            } catch {
                diagnostics += error.diagnostics
            }
        }
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

/// What `workbook author accept --json` prints.
private struct AcceptedFiles: Encodable {
    let version = 1
    /// The lines of the rewritten blocks, by file.
    let files: [String: [Int]]
    /// What would change, as a unified diff; nil where it was written.
    let diff: String?
}
