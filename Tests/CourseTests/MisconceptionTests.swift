@testable import Course
import Diagnostics
import Foundation
import Testing

struct MisconceptionTests {
    private static let file = """
        format: 1
        misconceptions:
          - id: m-index-is-id
            title: An element's index is its identity.
            ko: 요소의 인덱스가 정체성이다.
            see: sample#a
        """
    private static let front = "---\nformat: 1\nid: sample\ntitle: Sample\n---\n"
    private static let lesson = "\(front)## A {#a}\n\nx\n"
    private static let quiz =
        "\(front)## A {#a kind=single}\n\nx\n\n- [x] b\n- [ ] c {misconception=m-index-is-id}\n- [ ] d {#four misconception=m-index-is-id}\n\n> y\n"

    /// A course in a folder of its own, and its faults.
    private func course(_ file: String, lesson: String = lesson, quiz: String = quiz) throws -> (course: Course, faults: [String]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("course-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in ["lessons/sample.md": lesson, "quizzes/sample.md": quiz, "lessons/misconceptions.yaml": file] where !text.isEmpty {
            let place = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
        let course = Course.load(folder.path)
        return (course, listed(course.faults))
    }

    @Test func wrongChoicesNameThem() throws {
        let (course, faults) = try course(Self.file)
        #expect(faults == [])
        let choices = try #require(course.quizzes.first?.questions.first).choices
        #expect(choices.map { $0.misconception?.text } == [nil, "m-index-is-id", "m-index-is-id"])
        #expect(choices.map(\.text.plainText) == ["b", "c", "d"] && choices[2].id == "four")
        #expect(course.misconception(named: "m-index-is-id")?.title == "An element's index is its identity.")
        #expect(course.translated(to: "ko").misconceptions.map(\.title) == ["요소의 인덱스가 정체성이다."])
    }

    /// Progress knows choices by ids that are made of their words.
    @Test func idsOfChoicesStay() throws {
        let with = try course(Self.file).course.quizzes[0].questions[0].choices
        let without = try course(Self.file, quiz: Self.quiz.replacing(" {misconception=m-index-is-id}", with: "")).course.quizzes[0].questions[0].choices
        #expect(with.map(\.id) == without.map(\.id))
    }

    @Test func unknownOnesAreRefused() throws {
        #expect(try course("").faults == ["11:24 unknown-misconception", "12:30 unknown-misconception"])
        #expect(
            try course(Self.file.replacing("id: m-index-is-id", with: "id: m-index")).faults == ["11:24 unknown-misconception", "12:30 unknown-misconception"])
        #expect(try course(Self.file.replacing("sample#a", with: "sample#b")).faults == ["6:10 unknown-section"])
        #expect(try course(Self.file.replacing("sample#a", with: "sample")).faults.contains("6:10 bad-place"))
        #expect(try course(Self.file + "\n" + Self.file.split(separator: "\n").dropFirst(2).joined(separator: "\n")).faults == ["7:9 duplicate-id"])
    }

    /// A quiz may be checked by itself.
    @Test func aFileAloneNamesWhatItLikes() {
        #expect(Self.quiz.isEmpty == false)
        let (_, faults) = CourseTests.quiz(String(Self.quiz.dropFirst(Self.front.count)))
        #expect(faults == [])
    }

    @Test func missingTranslationsAreReported() throws {
        let course = try course(Self.file.replacing("    ko: 요소의 인덱스가 정체성이다.\n", with: "")).course
        #expect(course.misconceptionFaults(requiring: "ko").diagnostics.map(\.message) == ["the misconception `m-index-is-id` is not translated"])
        #expect(course.misconceptionFaults(requiring: nil).diagnostics.isEmpty)
    }
}
