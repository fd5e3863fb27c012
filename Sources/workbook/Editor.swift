import Foundation
import Terminal

/// The learner's own editor: `VISUAL`, else `EDITOR`, else the system's default.
struct Editor {
    let console: Console
    let environment: [String: String]

    /// The text as it was saved; nil where no editor could be run.
    func edit(_ text: String) -> String? {
        let command = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        let file = folder.appendingPathComponent("Snippet.swift")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data((text + "\n").utf8).write(to: file)
            guard console.run("\(command) '\(file.path)'") == 0 else { return nil }
            return try SourceFile.read(file.path).text
        } catch {
            return nil
        }
    }
}
