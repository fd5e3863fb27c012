import ArgumentParser
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
        guard !FileManager.default.fileExists(atPath: path) else {
            throw Failure(.failed, "file-exists", "`\(path)` already exists", help: "choose another name, or edit that file")
        }
        do {
            try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw Failure(.failed, "unwritable-file", "`\(path)` cannot be written", help: "check the folder's permissions")
        }
        if common.json { context.print(json: WrittenFile(path: path)) } else { context.print("\(path) is written: next, `workbook author check \(path)`") }
        return .done
    }
}

extension CourseTemplate: ExpressibleByArgument {}
