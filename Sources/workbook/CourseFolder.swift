import Foundation

/// Where lessons and quizzes are: the folder asked for, that of `WORKBOOK_COURSE`, the current one, or the one installed next to the binary.
enum CourseFolder {
    static func path(option: String?, environment: [String: String]) -> String? {
        if let named = named(option, environment) { return named }
        return ([".", installed].compactMap { $0 }).first { folder in
            ["lessons", "quizzes"].contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
        }
    }

    /// Where new files are written: the folder asked for, that of `WORKBOOK_COURSE`, the course around the current folder, or the current folder, which
    /// becomes one; never the installed one.
    static func authorPath(option: String?, environment: [String: String]) -> String {
        if let named = named(option, environment) { return named }
        let current = FileManager.default.currentDirectoryPath as NSString
        let isInside = ["lessons", "quizzes"].contains(current.lastPathComponent)
        return isInside && !FileManager.default.fileExists(atPath: "lessons") && !FileManager.default.fileExists(atPath: "quizzes") ? ".." : "."
    }

    private static func named(_ option: String?, _ environment: [String: String]) -> String? {
        option ?? environment["WORKBOOK_COURSE"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// `PREFIX/share/workbook` for `PREFIX/bin/workbook`.
    private static var installed: String? {
        let binary = Bundle.main.executableURL?.resolvingSymlinksInPath()
        return binary?.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("share/workbook").path
    }
}
