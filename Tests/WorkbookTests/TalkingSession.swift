import Foundation
import TerminalTesting
import Testing

/// A session with `--json` that is asked a line at a time, and the processes that it has.
final class TalkingSession {
    private let process = Process()
    private let input = Pipe()
    private var lines: Lines
    let folder: URL

    init(_ arguments: String..., files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("talking-\(UUID().uuidString)")
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let output = Pipe()
        process.executableURL = builtExecutable("workbook")
        process.arguments = arguments + ["--json"]
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, FileHandle.nullDevice)
        lines = Lines(output.fileHandleForReading)
        try process.run()
        _ = lines.next()
    }

    deinit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// What the session says to a line, as the text of its JSON.
    func say(_ line: String) throws -> String {
        try begin(line)
        return try answer()
    }

    func begin(_ line: String) throws {
        let request = try JSONSerialization.data(withJSONObject: ["input": line])
        try input.fileHandleForWriting.write(contentsOf: request + Data("\n".utf8))
    }

    func answer() throws -> String {
        let line = lines.next()
        return String(decoding: try #require(line, "the session ended"), as: UTF8.self)
    }

    /// Sends a signal to the processes that the session started; gives how many there are.
    @discardableResult
    func signalChildren(_ number: Int32) throws -> Int {
        let (search, found) = (Process(), Pipe())
        search.executableURL = URL(fileURLWithPath: "/usr/bin/pgrep")
        search.arguments = ["-P", "\(process.processIdentifier)"]
        search.standardOutput = found
        try search.run()
        let ids = String(decoding: found.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n").compactMap { pid_t($0) }
        search.waitUntilExit()
        for id in ids { kill(id, number) }
        return ids.count
    }
}
