import Diagnostics
import Foundation

/// Where lessons and quizzes are: the folder asked for, that of `WORKBOOK_COURSE`, the current one, or the one installed next to the binary.
enum CourseFolder {
    static func path(option: String?, environment: [String: String]) -> String? {
        if let named = named(option, environment) { return named }
        return ([".", installed].compactMap { $0 }).first { folder in
            parts.contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
        }
    }

    /// Where new files are written: the folder asked for, that of `WORKBOOK_COURSE`, the course around the current folder, or the current folder, which
    /// becomes one; never the installed one.
    static func authorPath(option: String?, environment: [String: String]) -> String {
        let folder = named(option, environment) ?? "."
        guard isPart(folder) else { return folder }
        let around = enclosingFolder(of: folder)
        return !around.isEmpty ? around : folder.hasPrefix(".") ? ".." : "."
    }

    /// Whether a folder is the `lessons` or `quizzes` of a course, and no course itself.
    private static func isPart(_ folder: String) -> Bool {
        let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
        return parts.contains(name) && !parts.contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    }

    private static let parts = ["lessons", "quizzes"]

    private static func named(_ option: String?, _ environment: [String: String]) -> String? {
        option ?? environment["WORKBOOK_COURSE"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// `PREFIX/share/workbook` for `PREFIX/bin/workbook`.
    private static var installed: String? {
        let binary = Bundle.main.executableURL?.resolvingSymlinksInPath()
        return binary?.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("share/workbook").path
    }
}
