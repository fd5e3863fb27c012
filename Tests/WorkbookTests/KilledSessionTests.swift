import Foundation
import TerminalTesting
import Testing

/// A session that is killed at any moment loses nothing that it acknowledged.
struct KilledSessionTests {
    private static let questionCount = 30

    private var quiz: String {
        let questions = (1...Self.questionCount).map { "## Q\($0) {#q\($0) kind=numeric}\n\n\($0) + 1?\n\n= \($0 + 1)\n\n> So.\n" }
        return "---\nformat: 1\nid: demo\ntitle: Demo\n---\n" + questions.joined(separator: "\n")
    }

    @Test func acknowledgedAnswersSurviveAKill() throws {
        var generator = SystemRandomNumberGenerator()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("killed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("quizzes"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(quiz.utf8).write(to: folder.appendingPathComponent("quizzes/demo.md"))
        var answered = 0
        for _ in 0..<12 {
            let acknowledged = try answer(in: folder, from: answered, microseconds: .random(in: 0...40_000, using: &generator))
            let kept = try answeredQuestions(in: folder)
            #expect(kept >= acknowledged, "\(acknowledged) answers were acknowledged, \(kept) are kept")
            answered = kept % Self.questionCount
        }
    }

    /// Answers questions one by one and kills the session some time after the first answer; gives how many answers were acknowledged in all.
    private func answer(in folder: URL, from start: Int, microseconds: UInt32) throws -> Int {
        let process = Process()
        process.executableURL = builtExecutable("workbook")
        process.arguments = ["--json"]
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        var lines = Lines(output.fileHandleForReading)
        func send(_ text: String) { try? input.fileHandleForWriting.write(contentsOf: Data("{\"input\": \"\(text)\"}\n".utf8)) }
        send(":quiz demo")
        _ = (lines.next(), lines.next())
        let deadline = Date(timeIntervalSinceNow: Double(microseconds) / 1_000_000)
        var count = start
        while count + 1 < Self.questionCount, count == start || Date() < deadline {
            send("\(count + 2)")
            guard lines.next() != nil else { break }
            count += 1
        }
        // One more is on its way when the session dies.
        send("\(count + 2)")
        return count
    }

    private func answeredQuestions(in folder: URL) throws -> Int {
        let process = Process()
        process.executableURL = builtExecutable("workbook")
        process.arguments = ["progress", "--json"]
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let quiz = try #require((json?["quizzes"] as? [[String: Any]])?.first)
        return quiz["answered"] as? Int ?? (quiz["attempts"] as? Int ?? 0) * Self.questionCount
    }
}
