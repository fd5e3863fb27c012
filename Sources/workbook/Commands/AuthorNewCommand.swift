import ArgumentParser
import Diagnostics
import Foundation
import Grading

struct AuthorNewCommand: WorkbookCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Write a commented file to start from.",
        discussion: "The file goes to lessons/ or quizzes/ of --course, of WORKBOOK_COURSE, or of the current folder.")

    @Argument(help: "What to write: lesson or quiz.")
    var kind: CourseTemplate

    @Argument(help: "Its name: letters, digits, - and _.")
    var name: String

    @OptionGroup var common: CommonOptions

    func run(in context: Context) throws -> ExitStatus {
        guard let text = kind.text(for: name) else {
            throw Failure(.usage, "bad-name", "`\(name)` isn't a valid name", help: "use letters, digits, - and _")
        }
        let folder = CourseFolder.authorPath(option: common.course, environment: context.environment)
        let path = folder == "." ? kind.path(for: name) : "\(folder)/\(kind.path(for: name))"
        try? FileManager.default.createDirectory(atPath: enclosingFolder(of: path), withIntermediateDirectories: true)
        do throws(SavedFile.Fault) {
            try SavedFile.create(path, Data(text.utf8))
        } catch {
            let name = visibleName(path)
            if case .exists = error { throw Failure(.failed, "file-exists", "`\(name)` already exists", help: "choose another name, or edit that file") }
            throw Failure(.failed, "unwritable-file", "`\(name)` can't be written", help: "check the folder's permissions")
        }
        if common.json {
            context.print(json: WrittenFile(path: path))
        } else {
            let name = visibleName(path)
            context.print("\(name) is written: next, `workbook author check \(name)`")
        }
        return .done
    }
}

extension CourseTemplate: ExpressibleByArgument {}
