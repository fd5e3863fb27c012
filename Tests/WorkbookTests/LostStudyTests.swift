import Foundation
import Testing

/// What is typed runs in a process that may be lost at any time; the session goes on with another one, as it was.
struct LostStudyTests {
    private static let counter = "struct Counter: View { @State var n = 0; var body: some View { Button(\"n \\(n)\") { n += 1 } } }"

    private func tappedTwice(_ arguments: String...) throws -> TalkingSession {
        let session = try arguments.isEmpty ? TalkingSession() : TalkingSession("study", arguments[0], arguments[1])
        _ = try session.say(Self.counter)
        _ = try session.say("Counter()")
        _ = try session.say(":tap Button")
        _ = try session.say(":tap Button")
        return session
    }

    @Test func anIdleProcessIsReplacedWithoutAWord() throws {
        let session = try tappedTwice()
        try #expect(session.signalChildren(SIGKILL) == 1)
        let answer = try session.say(":layout")
        #expect(answer.contains("n 2") && !answer.contains("diagnostic"))
    }

    @Test func theInputThatBringsItDownIsNamed() throws {
        let session = try tappedTwice("--fuel", "100000000000")
        try session.begin("while true { }")
        Thread.sleep(forTimeInterval: 0.5)
        try session.signalChildren(SIGSEGV)
        let answer = try session.answer()
        #expect(answer.contains("the workbook met a fault of its own") && answer.contains("this happened in `while true { }`"))
        #expect(try session.say(":layout").contains("n 2"))
        #expect(try session.say(":tap Button").contains("n 3"))
        #expect(try session.say(":undo").contains("n 2"), "the history is there, too")
    }

    @Test func aProcessThatHearsNothingIsEnded() throws {
        let session = try tappedTwice("--time", "1")
        try session.signalChildren(SIGSTOP)
        let start = Date()
        #expect(try session.say("Text(\"a\")").contains("limit-time"))
        #expect(Date().timeIntervalSince(start) < 10)
        #expect(try session.say(":layout").contains("n 2"))
    }

    /// More than a pipe holds.
    @Test func aLongRequestToAProcessThatHearsNothingIsAnswered() throws {
        let session = try tappedTwice()
        try session.signalChildren(SIGSTOP)
        let start = Date()
        #expect(try session.say("Text(\"b\") // \(String(repeating: "a", count: 200_000))").contains("Text \\\"b\\\""))
        #expect(Date().timeIntervalSince(start) < 60)
        #expect(try session.say(":undo").contains("n 2"))
    }

    /// Parsing isn't asked whether it may go on.
    @Test func whatIsNeverReadToItsEndIsStopped() throws {
        let session = try tappedTwice("--time", "2")
        let answer = try session.say(String(repeating: "f(a, b);", count: 300_000))
        #expect(answer.contains("limit-time") && answer.contains("the place isn't known"))
        #expect(try session.say(":layout").contains("n 2"))
    }

    @Test func anInputOfSeveralLinesIsLostAsAWhole() throws {
        let session = try tappedTwice("--fuel", "100000000000")
        _ = try session.say("while true {")
        try session.begin("}")
        Thread.sleep(forTimeInterval: 0.5)
        try session.signalChildren(SIGKILL)
        let answer = try session.answer()
        #expect(answer.contains("`while true {`") && answer.contains(#""continues":false"#))
        #expect(try session.say(":layout").contains("n 2"))
    }

    @Test func answersCountOnce() throws {
        let questions = (1...3).map { "## Q\($0) {#q\($0) kind=numeric}\n\n\($0) + 1?\n\n= \($0 + 1)\n\n> So.\n" }.joined(separator: "\n")
        let session = try TalkingSession(files: ["quizzes/demo.md": "---\nformat: 1\nid: demo\ntitle: Demo\n---\n" + questions])
        _ = try session.say(":quiz demo")
        for (index, answer) in ["2", "3", "4"].enumerated() {
            if index > 0 { try session.signalChildren(SIGKILL) }
            #expect(try session.say(answer).contains("Right"))
        }
        let file = session.folder.appendingPathComponent("events.jsonl")
        _ = try workbook("progress", "export", file.path, environment: ["HOME": session.folder.path])
        let events = try String(contentsOf: file, encoding: .utf8)
        for (kind, count) in ["answered": 3, "beganQuiz": 1, "endedQuiz": 1] {
            #expect(events.components(separatedBy: "\"\(kind)\"").count - 1 == count, "\(kind) in \(events)")
        }
    }
}
