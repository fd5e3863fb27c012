import ArgumentParser
import Course
import Diagnostics
import Grading

struct AuthorAcceptCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Rewrite the expect blocks of lessons with what their snippets show now.",
        discussion: "Blocks that hold keep their words. Look at the difference before you commit it.")

    @Argument(help: "Files or folders; the whole course where none is named.", completion: .file())
    var paths: [String] = []

    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        let course = try context.course(at: paths)
        var diagnostics = course.faults.diagnostics
        var rewritten: [String: [Int]] = [:]
        for lesson in course.lessons {
            let acceptance = Acceptance(of: lesson)
            diagnostics += acceptance.diagnostics
            guard !acceptance.rewritten.isEmpty else { continue }
            do throws(Failure) {
                try RewrittenFile.write(acceptance.text, to: lesson.file.name)
                rewritten[lesson.file.name] = acceptance.rewritten
            } catch {
                diagnostics += error.diagnostics
            }
        }
        context.report(diagnostics)
        if common.json {
            context.print(json: AcceptedFiles(files: rewritten))
        } else {
            let lines = rewritten.sorted { $0.key < $1.key }.flatMap { file, lines in lines.map { "\(file):\($0): rewritten" } }
            context.print(lines.isEmpty ? "nothing to rewrite" : lines.joined(separator: "\n"))
        }
        return diagnostics.contains { $0.severity == .error } ? .brokenCourse : .done
    }
}

/// What `workbook author accept --json` prints.
private struct AcceptedFiles: Encodable {
    let version = 1
    /// The lines of the rewritten blocks, by file.
    let files: [String: [Int]]
}
