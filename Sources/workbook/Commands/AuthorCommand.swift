import ArgumentParser
import Diagnostics
import Foundation

struct AuthorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "author",
        abstract: "Write and verify lessons and quizzes.",
        subcommands: [AuthorCheckCommand.self, AuthorPreviewCommand.self, AuthorAcceptCommand.self, AuthorNewCommand.self, AuthorSchemaCommand.self])
}

extension Context {
    /// The files and folders named, or the folder of the whole course.
    func coursePaths(_ paths: [String]) throws -> [String] {
        for path in paths where !FileManager.default.fileExists(atPath: path) {
            throw Failure(.noInput, "no-such-file", "there is no file or folder `\(visibleName(path))`", help: "check the path")
        }
        guard paths.isEmpty else { return paths }
        guard let folder = CourseFolder.path(option: options.course, environment: environment) else {
            throw Failure(.noInput, "no-course", "there is no folder `lessons` or `quizzes` here", help: "name files, or the course's folder with --course")
        }
        return [folder]
    }
}
