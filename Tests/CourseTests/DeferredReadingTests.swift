import Course
import Diagnostics
import Foundation
import Synchronization
import Testing

/// A course whose lessons and quizzes are read when they are asked for.
final class DeferredReadingTests: Sendable {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    /// How often reading began.
    private let begun = Mutex(0)

    deinit { try? FileManager.default.removeItem(at: root) }

    private static let files = [
        "lessons/a.md": "---\nformat: 1\nid: a\ntitle: A\n---\n## One {#one}\n\nWords.\n",
        "lessons/a.ko.md": "---\nformat: 1\nid: a\ntitle: 가\n---\n## 하나 {#one}\n\n말.\n",
        "lessons/b.md": "---\nformat: 1\nid: b\ntitle: B\n---\n## Two {#two}\n\n```swft run\n```\n",
        "quizzes/q.md": "---\nformat: 1\nid: q\ntitle: Q\n---\n## A {#a kind=short see=a#gone}\nx\n\n= y\n",
        "quizzes/q.ko.md": "---\nformat: 1\nid: q\ntitle: 퀴즈\n---\n## 하나 {#b}\n가\n", "quizzes/r.yaml": "format: 1\nid: r\ntitle: R\nquestions: []\n",
    ]

    private func load(isDeferred: Bool) throws -> Course {
        for (name, text) in Self.files {
            let file = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let reading = FilesInHand { [self] in begun.withLock { $0 += 1 } }
        return Course.load(paths: [root.path], reading: reading, isDeferred: isDeferred)
    }

    @Test func aFileIsReadOnceAndOnlyWhereItIsAskedFor() throws {
        let course = try load(isDeferred: true)
        var texts: [String] = []
        func readings(_ work: () -> [String]) -> Int {
            let before = begun.withLock { $0 }
            texts = work()
            return begun.withLock { $0 } - before
        }
        func found(_ name: String) -> String { if case .found(let lesson) = course.lesson(named: name) { lesson.id } else { "" } }
        #expect(readings { course.lessons.map(\.title) + course.quizzes.map(\.id) + [found("a")] } == 0)
        #expect(texts == ["A", "B", "q", "r", "a"])
        let lesson = try #require(course.lessons.first)
        #expect(readings { lesson.sections.map(\.id) } == 1)
        #expect(readings { lesson.exercises.map(\.id) + lesson.sections.map(\.title.text) } == 0)
        // The front matter of two translations, then the rest of one.
        var korean = course
        #expect(
            readings {
                korean = course.translated(to: "ko")
                return korean.lessons.map(\.title)
            } == 2)
        #expect(texts == ["가", "B"])
        #expect(readings { korean.lessons.first?.sections.map(\.title.text) ?? [] } == 1)
        #expect(texts == ["하나"])
    }

    @Test func aTitleInAnotherLanguageIsFound() throws {
        let course = try load(isDeferred: true)
        guard case .found(let lesson) = course.lesson(named: "가") else {
            Issue.record("no lesson 가")
            return
        }
        #expect(lesson.id == "a")
    }

    @Test func theFaultsAreThoseOfACourseThatIsReadAtOnce() throws {
        let deferred = try load(isDeferred: true).faults.diagnostics.map { $0.rendered() }
        #expect(try load(isDeferred: false).faults.diagnostics.map { $0.rendered() } == deferred)
        let codes = try load(isDeferred: true).faults.diagnostics.map(\.code)
        #expect(codes == ["unknown-block", "empty-quiz", "unknown-question", "unknown-section"])
    }
}
