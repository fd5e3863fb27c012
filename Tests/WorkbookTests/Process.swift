import Foundation
import TerminalTesting
import Testing

struct Finished: Equatable {
    let status: Int32
    let output: String
    let errors: String
}

/// Runs the built command, in an empty folder that holds these files, with this standard input and few environment variables.
func workbook(_ arguments: String..., input: String = "", files: [String: String] = [:], environment: [String: String] = [:]) throws -> Finished {
    try workbook(arguments: arguments, input: input, files: files, environment: environment)
}

func workbook(arguments: [String], input: String = "", files: [String: String] = [:], environment: [String: String] = [:]) throws -> Finished {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
    let process = Process()
    process.executableURL = builtExecutable("workbook")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm", "HOME": folder.path].merging(environment) { $1 }
    let (standardInput, output, errors) = (folder.appendingPathComponent(".in"), folder.appendingPathComponent(".out"), folder.appendingPathComponent(".err"))
    for (file, text) in [(standardInput, input), (output, ""), (errors, "")] { try Data(text.utf8).write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: standardInput)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Finished(
        status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8), errors: try String(contentsOf: errors, encoding: .utf8))
}
