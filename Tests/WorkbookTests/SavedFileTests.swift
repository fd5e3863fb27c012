import Foundation
import TerminalTesting
import Testing

/// Commands that write files leave what is there alone, follow no link out, and never leave a part of a file.
struct SavedFileTests {
    private static let lesson =
        "---\nformat: 1\nid: demo\ntitle: Demo\n---\n## A {#a}\n\n```swift run\nColor.red\n```\n\n```expect show=output\nnothing like it\n```\n"

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("lessons"), withIntermediateDirectories: true)
        return folder
    }

    private func names(in folder: URL) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

    @Test func nothingIsWrittenThroughALinkThatLeadsNowhere() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (link, lesson) = (folder.appendingPathComponent("out.jsonl"), folder.appendingPathComponent("lessons/grids.md"))
        for place in [link, lesson] {
            try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: folder.appendingPathComponent("elsewhere").path)
        }
        let exported = try workbook("progress", "export", link.path)
        #expect(exported.status == 1 && exported.errors.contains("exists"))
        let written = try workbook("author", "new", "lesson", "grids", "--course", folder.path)
        #expect(written.status == 1 && written.errors.contains("exists"))
        #expect(try names(in: folder) == ["lessons", "out.jsonl"] && names(in: folder.appendingPathComponent("lessons")) == ["grids.md"])
    }

    @Test func acceptFollowsNoLinkOutAndNotesHardLinks() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let outside = folder.appendingPathComponent("outside.md")
        try Data(Self.lesson.utf8).write(to: outside)
        try FileManager.default.createSymbolicLink(at: folder.appendingPathComponent("lessons/demo.md"), withDestinationURL: outside)
        let refused = try workbook("author", "accept", folder.path)
        #expect(refused.status == 2 && refused.errors.contains("is a link that leads out of its folder"), "\(refused.errors)")
        #expect(try String(contentsOf: outside, encoding: .utf8) == Self.lesson)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("lessons/demo.md"))
        try FileManager.default.linkItem(at: outside, to: folder.appendingPathComponent("lessons/demo.md"))
        let accepted = try workbook("author", "accept", folder.path)
        #expect(accepted.status == 0 && accepted.errors.contains("hard links"), "\(accepted.errors)")
        #expect(try names(in: folder.appendingPathComponent("lessons")) == ["demo.md"])
    }

    /// Standard output that is closed or full is no success, whatever would be printed.
    /// A lesson is whole at every moment: as it was, or as it becomes.
    @Test func acceptThatIsKilledLeavesAWholeFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("killed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("demo.md")
        // Long enough that writing it takes some time.
        let prose = String(repeating: "A color fills its place.\n\n", count: 20_000)
        let start = "---\nformat: 1\nid: demo\ntitle: Demo\n---\n## A {#a}\n\n```swift run\nprint(\"new\")\nColor.red\n```\n\n"
        let (old, new) = (start + "```expect show=output\nold\n```\n\n" + prose, start + "```expect show=output\nnew\n```\n\n" + prose)
        var (oldCount, generator) = (0, SystemRandomNumberGenerator())
        func accept(killedAfter seconds: Double?) throws -> Double {
            try Data(old.utf8).write(to: file)
            let (process, began) = (Process(), Date())
            process.executableURL = builtExecutable("workbook")
            process.arguments = ["author", "accept", file.path]
            process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
            (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try process.run()
            if let seconds {
                Thread.sleep(forTimeInterval: seconds)
                kill(process.processIdentifier, SIGKILL)
            }
            process.waitUntilExit()
            return Date().timeIntervalSince(began)
        }
        let whole = try accept(killedAfter: nil)
        #expect(try String(contentsOf: file, encoding: .utf8) == new)
        for _ in 0..<20 {
            // Most of the writing is at the end.
            _ = try accept(killedAfter: whole * .random(in: 0.3...1.02, using: &generator))
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text == old || text == new, "\(text.utf8.count) bytes")
            if text == old { oldCount += 1 }
        }
        #expect(oldCount > 0, "no kill came in time")
    }

    @Test(arguments: [">&-", "> /dev/full"])
    func whatCannotBePrintedIsNotDone(output: String) throws {
        let commands = [
            "author check", "author check --json", "list --json", "progress --json", "quiz demo --list", "grade demo in", "--help", "help diagnostics",
        ]
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("quizzes"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("in"), withIntermediateDirectories: true)
        let quiz = "---\nformat: 1\nid: demo\ntitle: Demo\n---\n## One {#one kind=numeric}\n\n1 + 1?\n\n= 2\n\n> Two.\n"
        try Data(quiz.utf8).write(to: folder.appendingPathComponent("quizzes/demo.md"))
        try Data("one: 2\n".utf8).write(to: folder.appendingPathComponent("in/ada.yaml"))
        for command in commands where FileManager.default.fileExists(atPath: "/dev/full") || output == ">&-" {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "exec '\(builtExecutable("workbook").path)' \(command) \(output) 2> /dev/null < /dev/null"]
            process.currentDirectoryURL = folder
            process.environment = ["HOME": folder.path]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 74, "\(command) \(output)")
        }
    }
}
