import Foundation

@testable import generated

/// The compiler of the toolchain that is on the path, with the prelude as the module `SwiftUI` in a folder of its own.
struct SwiftCompiler: Sendable {
    let frontend: URL
    let folder: URL

    struct Message: Equatable, Sendable {
        /// 1-based.
        var line: Int
        var text: String
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// `nil` where no Swift toolchain for this kind of system is found.
    static var frontend: URL? { CompiledPrograms.frontend }

    /// Compiles the module into a new folder.
    init(frontend: URL, module text: String) throws {
        self.frontend = frontend
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("oracle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = folder.appendingPathComponent("SwiftUI.swift")
        try text.write(to: source, atomically: true, encoding: .utf8)
        let output = try run([
            "-emit-module", source.path, "-module-name", "SwiftUI", "-o", folder.appendingPathComponent("SwiftUI.swiftmodule").path, "-parse-as-library",
            "-enable-testing",
        ])
        let errors = messages(output.errors, "SwiftUI.swift")
        guard errors.isEmpty else { throw Failure(description: errors.map { "SwiftUI.swift:\($0.line): \($0.text)" }.joined(separator: "\n")) }
    }

    func removeFolder() { try? FileManager.default.removeItem(at: folder) }

    /// The errors in a snippet, in the order of the compiler; those of the passes after type checking (initialization, missing returns) too.
    func errors(in snippet: TranslatedSnippet, name: String) throws -> [Message] {
        messages(try run(["-emit-sil", "-o", "/dev/null"] + arguments(snippet, name)).errors, "\(name).swift")
    }

    /// The checked syntax tree of a snippet, as text.
    func tree(of snippet: TranslatedSnippet, name: String) throws -> String {
        try run(["-dump-ast"] + arguments(snippet, name)).output
    }

    private func arguments(_ snippet: TranslatedSnippet, _ name: String) throws -> [String] {
        let file = folder.appendingPathComponent("\(name).swift")
        try snippet.text.write(to: file, atomically: true, encoding: .utf8)
        return [file.path, "-module-name", "Snippet", "-I", folder.path, "-D", "DEBUG"] + (snippet.isLibrary ? ["-parse-as-library"] : [])
    }

    /// The plugin is the one with `@Observable`.
    private func run(_ arguments: [String]) throws -> (output: String, errors: String) {
        let plugins = frontend.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host/plugins")
        let process = Process()
        process.executableURL = frontend
        process.arguments =
            arguments + ["-swift-version", "5", "-enable-bare-slash-regex", "-diagnostic-style", "llvm", "-suppress-warnings", "-plugin-path", plugins.path]
        let (output, errors) = (folder.appendingPathComponent("\(UUID().uuidString).out"), folder.appendingPathComponent("\(UUID().uuidString).err"))
        defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (String(decoding: try Data(contentsOf: output), as: UTF8.self), String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    /// Reads `FILE:LINE:COLUMN: error: TEXT`; an error elsewhere than in the file is on line 0.
    private func messages(_ text: String, _ file: String) -> [Message] {
        text.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /^(.*?):(\d+):\d+: error: (.*?)\s*$/) else {
                return line.contains("error: ") && !line.hasPrefix(" ") ? Message(line: 0, text: String(line)) : nil
            }
            guard match.1.hasSuffix("/\(file)"), let number = Int(match.2) else { return Message(line: 0, text: String(line)) }
            return Message(line: number, text: String(match.3))
        }
    }
}
