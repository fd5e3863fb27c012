import Foundation
import TerminalTesting
import Testing

/// The built command while it runs, in a folder of its own.
final class RunningCommand {
    struct TimedOut: Error {
        let output, errors: String
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
    private let process = Process()

    init(_ arguments: [String], files: [String: String]) throws {
        for (path, text) in files { try write(path, text) }
        process.executableURL = builtExecutable("workbook")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm", "HOME": folder.path]
        for name in [".out", ".err"] { try Data().write(to: folder.appendingPathComponent(name)) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: folder.appendingPathComponent(".out"))
        process.standardError = try FileHandle(forWritingTo: folder.appendingPathComponent(".err"))
        try process.run()
    }

    deinit { end() }

    var output: String { text(".out") }
    var errors: String { text(".err") }
    private func text(_ name: String) -> String { (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? "" }

    func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Waits until standard output has a text.
    func wait(for text: String, within seconds: Double = 60) throws {
        let end = Date() + seconds
        while !output.contains(text) {
            guard Date() < end, process.isRunning else { throw TimedOut(output: output, errors: errors) }
            Thread.sleep(forTimeInterval: 0.05)
        }
    }

    func end() {
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        try? FileManager.default.removeItem(at: folder)
    }
}
