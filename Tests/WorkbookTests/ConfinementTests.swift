#if os(Linux)
    import Foundation
    import TerminalTesting
    import Testing

    /// What runs snippets can neither reach files nor programs nor the network, whatever a fault would let it try.
    struct ConfinementTests {
        @Test func nothingButComputingIsLeft() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("confined-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder.appendingPathComponent("readable"), withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for name in ["file", "readable/file"] { try Data("text".utf8).write(to: folder.appendingPathComponent(name)) }
            let (process, output) = (Process(), Pipe())
            process.executableURL = builtExecutable("confinement-probe")
            process.arguments = [folder.path]
            process.standardOutput = output
            try process.run()
            let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n").map(String.init)
            process.waitUntilExit()
            let answers = Dictionary(
                uniqueKeysWithValues: lines.map { line in
                    let parts = line.components(separatedBy: ": ")
                    return (parts[0], parts[1])
                })
            let possible: Set = [
                "files are confined", "calls are confined", "reads what is allowed", "reads its own memory's size", "runs a thread", "takes memory",
            ]
            #expect(possible.isSubset(of: answers.keys) && answers.count == 16, "\(answers)")
            for (what, answer) in answers { #expect(answer == (possible.contains(what) ? "yes" : "no"), "\(what)") }
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGABRT)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["file", "readable"])
        }
    }
#endif
