import Foundation

/// Where lessons and quizzes are: the folder asked for, that of `WORKBOOK_COURSE`, the current one, or the one installed beside the binary.
enum CourseFolder {
    static func path(option: String?, environment: [String: String]) -> String? {
        if let option { return option }
        if let variable = environment["WORKBOOK_COURSE"], !variable.isEmpty { return variable }
        return ([".", installed].compactMap { $0 }).first { folder in
            ["lessons", "quizzes"].contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
        }
    }

    /// `PREFIX/share/workbook` for `PREFIX/bin/workbook`.
    private static var installed: String? {
        let binary = Bundle.main.executableURL?.resolvingSymlinksInPath()
        return binary?.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("share/workbook").path
    }
}
