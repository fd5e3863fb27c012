import Foundation
import TerminalTesting
import Testing

/// The tool that attacks the program from outside: that the program keeps its promises, and that the tool sees each one broken.
///
/// `ATTACKS` is how many inputs are tried, `ATTACK_SEED` what they are drawn from; `make attack` tries thousands.
@Suite(.serialized) struct AttackTests {
    @Test func hostileInputsBreakNoPromise() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["ATTACKS"] ?? "150"
        let seed = environment["ATTACK_SEED"] ?? "1"
        let found = try attack(["--binary", builtExecutable("workbook").path, "--count", count, "--seed", seed, "--time", "0.5"])
        #expect(found.status == 0)
        // Inputs of which none runs, or all do, would try little.
        #expect(found.output.contains(#/[1-9]\d* done, [1-9]\d* refused, [1-9]\d* limited, 0 faulty\n$/#), "\(found.output)")
    }

    /// What a program may do wrong, where its snippet isn't empty.
    @Test(arguments: [
        ("kill -SEGV $$", "ended by signal 11"), ("exit 70", "status 70, a fault of the program"), ("exit 9", "ended with status 9"),
        ("exit 3", "status 3 without an error that says why"), ("echo 'error: no' >&2; exit 3", "status 3, and its error has neither place nor help"),
        ("sleep 60", "still ran after"), ("yes", "printed more than 32 MB"), ("printf '\\033[2J'", "standard output holds the control character U+1B"),
        ("printf '\\377' >&2", "standard error isn't UTF-8"), ("touch ../home/x", "wrote home/x"), ("rm a.swift", "removed work/a.swift"),
        ("head -c 200000000 /dev/zero | tail -n 1 > ../x; rm ../x", "MB where"), ("sleep 60 &", "left a process behind"),
        ("echo '{\"a\": '", "standard output isn't JSON"),
    ])
    func aBrokenPromiseIsSeen(script: String, words: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("program")
        try Data("#!/bin/sh\n[ -s a.swift ] || exit 0\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        // The first of these prints text, the second JSON.
        let index = words.contains("JSON") ? "1" : "0"
        let found = try attack(["--binary", program.path, "--family", "layouts", "--only", index, "--time", "0.1", "--memory", "50", "--no-shrink"])
        #expect(found.status == 1)
        #expect(found.output.hasPrefix("layouts/\(index): ") && found.output.contains(words), "\(found.output)")
        #expect(found.output.contains(": sh ") && found.output.hasSuffix("0 done, 0 refused, 0 limited, 1 faulty\n"))
    }

    @Test func aBrokenPromiseIsKeptSmall() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("program")
        try Data("#!/bin/sh\ngrep -q print a.swift && exit 70\nexit 0\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let kept = folder.appendingPathComponent("kept")
        _ = try attack(["--binary", program.path, "--family", "numbers", "--only", "2", "--keep", kept.path])
        #expect(try String(contentsOf: kept.appendingPathComponent("numbers-2/work/a.swift"), encoding: .utf8) == "print")
        let again = Process()
        again.executableURL = kept.appendingPathComponent("numbers-2/again")
        (again.executableURL, again.arguments) = (URL(fileURLWithPath: "/bin/sh"), [kept.appendingPathComponent("numbers-2/again").path])
        try again.run()
        again.waitUntilExit()
        #expect(again.terminationStatus == 70)
    }

    private func attack(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attack-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (process, output) = (Process(), Pipe())
        process.executableURL = builtExecutable("attack")
        process.arguments = ["--keep", folder.path] + arguments
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
