import ArgumentParser
import Diagnostics
import Foundation
import Progress
import Session

struct ProgressCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress",
        abstract: "Show how far you are.",
        discussion: """
            EXAMPLES
              workbook progress
              workbook progress --csv > progress.csv
              workbook progress export backup.jsonl
              workbook progress import backup.jsonl
            """,
        subcommands: [ExportCommand.self, ImportCommand.self])

    @Flag(help: "Print a row for each item that was answered, as comma-separated values.")
    var csv = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if csv, common.json { throw ValidationError("--csv and --json exclude each other.") }
    }

    func run(in context: Context) throws -> ExitStatus {
        let (course, progress) = (context.course, context.openProgress())
        let due = progress.dueCount(in: course, on: Date())
        if csv {
            context.console.write(progress.csv(in: course))
        } else if common.json {
            context.print(json: ProgressReport(due: due, isSaving: progress.isSaving, Listing(course, progress), ShownMisconception.all(progress, course)))
        } else {
            var options = Session.Options(context)
            (options.width, options.commands) = (context.console.size.columns, .shell)
            context.print(Session(course: course, options: options, progress: progress).handle(":lessons"))
            context.print("\n" + context.say(.reviewsDueToday(due)))
        }
        context.report(progress.takeNotices())
        return .done
    }

    /// Writes all events to a file.
    struct ExportCommand: WorkbookCommand {
        static let configuration = CommandConfiguration(commandName: "export", abstract: "Write everything that you did to a file, as JSON Lines.")

        @Argument(help: "The file, or - for standard output. It must not exist yet.", completion: .file())
        var file: String

        @OptionGroup var common: CommonOptions

        func run(in context: Context) throws -> ExitStatus {
            let progress = context.openProgress()
            context.report(progress.takeNotices())
            let data = progress.export()
            if file == "-" {
                context.console.write(Context.escapingHidden(String(decoding: data, as: UTF8.self)))
                return .done
            }
            do throws(SavedFile.Fault) {
                try SavedFile.create(file, data)
            } catch {
                let name = visibleName(file)
                if case .exists = error { throw Failure(.failed, "file-exists", context.say(.fileExists(name)), help: context.say(.chooseAnotherName)) }
                throw Failure(.unsaved, "unwritable-file", context.say(.unwritable(name)), help: context.say(.lookAtPermissions))
            }
            if common.json { context.print(json: WrittenFile(path: file)) } else { context.print(context.say(.exported(visibleName(file)))) }
            return .done
        }
    }

    /// Adds the events of an export.
    struct ImportCommand: WorkbookCommand {
        static let configuration = CommandConfiguration(
            commandName: "import", abstract: "Add what an export holds to your progress; a file with any fault is refused whole.")

        @Argument(help: "The file, or - for standard input.", completion: .file())
        var file: String

        @OptionGroup var common: CommonOptions

        /// In bytes; what an export can't exceed.
        private static let limit = 64 << 20

        func run(in context: Context) throws -> ExitStatus {
            let source = try SourceFile.read(file, limit: Self.limit)
            let progress = context.openProgress()
            context.report(progress.takeNotices())
            guard progress.isSaving else { throw Failure(.unsaved, "progress-not-saved", context.say(.notSaved), help: context.say(.lookAtPermissions)) }
            do throws(ImportError) {
                let (added, known) = try progress.importEvents(Data(source.utf8))
                if common.json { context.print(json: Imported(added: added, known: known)) } else { context.print(context.say(.imported(added, known))) }
                return .done
            } catch {
                throw Failure(.failed, "bad-export", error.line.map { "line \($0): \(error.message)" } ?? error.message, help: error.help)
            }
        }

        private struct Imported: Encodable {
            let version = 1
            let added, known: Int
        }
    }
}

/// What `workbook progress --json` prints.
private struct ProgressReport: Encodable {
    let version = 1
    let due: Int
    /// Whether events are written to a file.
    let saving: Bool
    let lessons: [Listing.LessonEntry]
    let quizzes: [Listing.QuizEntry]
    /// What the learner probably still thinks, the most frequent first.
    let misconceptions: [ShownMisconception]

    init(due: Int, isSaving: Bool, _ listing: Listing, _ misconceptions: [ShownMisconception]) {
        (self.due, saving, lessons, quizzes) = (due, isSaving, listing.lessons, listing.quizzes)
        self.misconceptions = misconceptions
    }
}
