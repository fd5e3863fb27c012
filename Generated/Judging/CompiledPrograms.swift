import Foundation

/// A program whose declarations have a number in their names.
struct NumberedProgram: Sendable {
    let number: Int
    let text: String

    init(_ program: GeneratedProgram, number: Int) { (self.number, text) = (number, program.text(number: number)) }
}

/// Programs that the compiler judges together, each a file of one module, and that run as one.
struct CompiledPrograms {
    private static let module = "Generated"
    /// Prints a static type and a value.
    static let support = "func shown<T>(_ value: T) { print(\"\\(T.self)|\\(value)\") }"

    let frontend: URL
    private let folder: URL
    private let programs: [NumberedProgram]

    /// The compiler that is on the path; `nil` where there is none, or it isn't the one that the oracle knows.
    static let frontend: URL? = {
        #if os(Linux)
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
            return folders.lazy.map { $0.appendingPathComponent("swift-frontend") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
        #else
            return nil
        #endif
    }()

    /// The compiler's verdicts on programs, in their order.
    ///
    /// - Parameter runs: whether those that are accepted are run; otherwise they print nothing.
    static func verdicts(on programs: [NumberedProgram], runs: Bool, frontend: URL) throws -> [Verdict] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("generated-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            return try CompiledPrograms(frontend: frontend, folder: folder, programs: programs).verdicts(runs: runs)
        } catch is Failure {
            // The compiler crashed: the program that it doesn't survive is found by halves.
            guard programs.count > 1 else { return programs.map { _ in .unknown } }
            let half = programs.count / 2
            return try [programs.prefix(half), programs.dropFirst(half)].flatMap { try verdicts(on: Array($0), runs: runs, frontend: frontend) }
        }
    }

    private func verdicts(runs: Bool) throws -> [Verdict] {
        try "import Foundation\npublic \(Self.support)\n".write(to: file("support"), atomically: true, encoding: .utf8)
        for (place, program) in programs.enumerated() {
            try "import Foundation; \(program.text)".write(to: file("p\(place)"), atomically: true, encoding: .utf8)
        }
        var verdicts: [Int: Verdict] = [:]
        func accepted() -> [Int] { programs.indices.filter { verdicts[$0] == nil } }
        try note(errors(["-typecheck"], programs.indices.map { $0 }), in: &verdicts)
        guard runs else { return programs.indices.map { verdicts[$0] ?? .ran([], traps: false) } }
        // What is wrong with initialization and the like shows only when all types are right.
        while true {
            let left = accepted()
            let calls = left.map { "{ program\(programs[$0].number)() }" }.joined(separator: ",\n    ")
            try """
            import Foundation
            let programs: [() -> Void] = [
                \(calls)
            ]
            setvbuf(stdout, nil, Int32(_IOLBF), 0)
            for index in Int(CommandLine.arguments[1])!..<programs.count {
                print("#\\(index)")
                programs[index]()
            }
            """.write(to: file("main"), atomically: true, encoding: .utf8)
            let found = try errors(["-c", "-Onone", "-enable-batch-mode"], left, alsoMain: true)
            if found.isEmpty { break }
            try note(found, in: &verdicts)
        }
        try run(accepted(), &verdicts)
        return programs.indices.map { verdicts[$0] ?? .unknown }
    }

    private func file(_ name: String) -> URL { folder.appendingPathComponent("\(name).swift") }

    private func note(_ errors: [(file: Int?, text: String)], in verdicts: inout [Int: Verdict]) throws {
        for error in errors {
            guard let number = error.file else { throw Failure(description: error.text) }
            // It computes with constants as it compiles, and sometimes doesn't know itself.
            let isUnjudged = [
                "unable to type-check this expression in reasonable time", "results in an overflow", "division by zero", "failed to produce diagnostic",
            ].contains { error.text.contains($0) }
            verdicts[number] = isUnjudged ? .unknown : (verdicts[number] ?? .refused(error.text))
        }
    }

    private struct Failure: Error, CustomStringConvertible { let description: String }

    /// The errors of the compiler with the program that they are in.
    private func errors(_ mode: [String], _ numbers: [Int], alsoMain: Bool = false) throws -> [(file: Int?, text: String)] {
        let files = numbers.map { file("p\($0)").path } + [file("support").path] + (alsoMain ? [file("main").path] : [])
        let common = ["-swift-version", "5", "-module-name", Self.module, "-suppress-warnings", "-diagnostic-style", "llvm"]
        var (program, arguments) = (frontend, mode + files + common)
        // A chain of literals may take the solver minutes.
        arguments += ["-solver-scope-threshold=10000"]
        if alsoMain {
            program = frontend.deletingLastPathComponent().appendingPathComponent("swiftc")
            arguments =
                files + common + ["-Onone", "-wmo", "-Xfrontend", "-solver-scope-threshold=20000", "-o", folder.appendingPathComponent("programs").path]
        }
        let output = try started(program, arguments)
        return output.errors.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /^(.*?):\d+:\d+: error: (.*)$/) else {
                return line.contains("error: ") && !line.hasPrefix(" ") && !line.contains("fatalError") ? (nil, String(line)) : nil
            }
            return (match.1.firstMatch(of: /\/p(\d+)\.swift$/).flatMap { Int($0.1) }, String(match.2))
        }
    }

    /// Runs the accepted programs in one process, and the rest in another one after a trap.
    private func run(_ numbers: [Int], _ verdicts: inout [Int: Verdict]) throws {
        var first = 0
        while first < numbers.count {
            let output = try started(folder.appendingPathComponent("programs"), ["\(first)"])
            var current: Int?
            var lines: [String] = []
            for line in output.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                if line.hasPrefix("#"), let index = Int(line.dropFirst()) {
                    if let current { verdicts[numbers[current]] = .ran(lines, traps: false) }
                    (current, lines) = (index, [])
                } else {
                    lines.append(Self.plain(line))
                }
            }
            guard let current else { throw Failure(description: "the programs print nothing: \(output.errors)") }
            verdicts[numbers[current]] = .ran(lines, traps: !output.succeeded)
            first = current + 1
        }
    }

    /// A line without the module's name.
    private static func plain(_ line: Substring) -> String { String(line).replacing("\(module).", with: "") }

    private func started(_ program: URL, _ arguments: [String]) throws -> (output: String, errors: String, succeeded: Bool) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        let (output, errors) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("errors"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (
            String(decoding: try Data(contentsOf: output), as: UTF8.self), String(decoding: try Data(contentsOf: errors), as: UTF8.self),
            process.terminationStatus == 0 && process.terminationReason == .exit
        )
    }
}
