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
        for (index, path) in paths.enumerated() where !FileManager.default.fileExists(atPath: path) {
            // A name with blanks comes in parts where it isn't quoted.
            let whole = paths.indices.dropFirst(index + 1).lazy.map { paths[index...$0].joined(separator: " ") }.first {
                FileManager.default.fileExists(atPath: $0)
            }
            let help = whole.map { "put quotes around the name: \"\(visibleName($0))\"" } ?? "check the path"
            throw Failure(.noInput, "no-such-file", "there is no file or folder `\(visibleName(path))`", help: help)
        }
        guard paths.isEmpty else { return paths }
        guard let folder = CourseFolder.path(option: options.course, environment: environment) else {
            throw Failure(.noInput, "no-course", "there is no folder `lessons` or `quizzes` here", help: "name files, or the course's folder with --course")
        }
        return [folder]
    }
}
