import Course
import Diagnostics
import Foundation
import Testing

/// Loads a course of the given files from a folder that is removed afterwards.
private func load(_ files: [String: Data]) throws -> (course: Course, faults: [String]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
    let course = Course.load(folder.path)
    let faults = course.faults.diagnostics.map { fault in
        let file = fault.span.map { "\($0.source.name.split(separator: "/").last ?? ""):\($0.start.line) " } ?? ""
        return file + fault.code
    }
    return (course, faults)
}

private func lesson(_ id: String, title: String = "T", order: Int = 1, body: String = "## A {#a}\n\nWords.") -> Data {
    Data("---\nformat: 1\nid: \(id)\ntitle: \(title)\norder: \(order)\n---\n\(body)\n".utf8)
}

@Suite struct CourseLoadingTests {
    @Test func aBrokenFileHidesNothing() throws {
        let (course, faults) = try load([
            "lessons/b.md": lesson("b", order: 1), "lessons/a.md": lesson("a", order: 2), "lessons/empty.md": Data(),
            "lessons/binary.md": Data([0x7F, 0x45, 0, 1]),
            "lessons/latin.md": Data("---\nid: ".utf8) + Data([0xE9, 0x0A]), "lessons/huge.md": Data(count: 1_000_001), "lessons/no.md": Data("x".utf8),
            "lessons/old.markdown": Data("x".utf8), "lessons/notes.txt": Data("x".utf8), "quizzes/q.yml": Data("x".utf8),
            "quizzes/q.md": Data("---\nformat: 1\nid: q\ntitle: Q\n---\n## A {#a kind=short}\nx\n\n= y\n".utf8),
        ])
        #expect(course.lessons.map(\.id) == ["b", "a"])
        #expect(course.quizzes.map(\.id) == ["q"])
        #expect(
            faults == [
                "binary.md:1 binary-file", "empty.md:1 empty-file", "huge.md:1 huge-file", "latin.md:2 not-utf8", "no.md:1 no-front-matter",
                "old.markdown:1 unknown-file", "q.yml:1 unknown-file",
            ])
        let names = course.brokenFiles.map { $0.path.split(separator: "/").last }
        #expect(names == ["binary.md", "empty.md", "huge.md", "latin.md", "no.md", "old.markdown", "q.yml"])
        #expect(course.brokenFiles.allSatisfy { $0.isMissing && $0.errors.count == 1 })
    }

    @Test func aFileWithSomeErrorsIsBrokenAndNotMissing() throws {
        let (course, _) = try load(["lessons/a.md": lesson("a", body: "## A {#a}\n\nWords.\n\n## B\n\nMore.")])
        #expect(course.lessons.map(\.id) == ["a"])
        #expect(course.brokenFiles.map(\.isMissing) == [false])
    }

    @Test func namesAreFoundOrSuggested() throws {
        let exercise = "## A {#thirds .exercise}\n```swift starter\n```\n```swift solution\n```\n```check\ntrue | 1 | m\n```"
        let (course, _) = try load(["lessons/containers.md": lesson("containers", body: exercise), "lessons/layout.md": lesson("layout", body: exercise)])
        func help<Item>(_ found: Found<Item>) -> String? { if case .missing(let fault) = found { "\(fault.message); \(fault.help ?? "")" } else { nil } }
        #expect(help(course.lesson(named: "containers")) == nil)
        #expect(help(course.lesson(named: "contaners")) == "there is no lesson called `contaners`; did you mean `containers`?")
        #expect(help(course.place(named: "layout#third")) == "there is no section called `third`; did you mean `thirds`?")
        #expect(help(course.exercise(named: "thirds")) == "several lessons have an exercise called `thirds`; name one: containers#thirds, layout#thirds")
        #expect(help(course.exercise(named: "layout#thirds")) == nil)
        #expect(help(course.quiz(named: "x")) == "there is no quiz called `x`; ")
    }

    @Test func aSectionThatMovedIsFoundUnderItsOldPlace() throws {
        let (course, faults) = try load([
            "lessons/a.md": lesson("a", body: "## Stays {#stays}\nx"),
            "lessons/b.md": lesson("b", body: "## Moved {#moved aliases=a#gone}\nx"),
            "quizzes/q.md": Data("---\nformat: 1\nid: q\ntitle: Q\n---\n## A {#a kind=short see=a#gone}\nx\n\n= y\n".utf8),
        ])
        #expect(faults == [])
        func place(_ name: String) -> String? {
            if case .found(let place) = course.place(named: name) { "\(place.lesson.id)#\(place.section?.id ?? "")" } else { nil }
        }
        #expect(place("a#gone") == "b#moved" && place("b#moved") == "b#moved" && place("a#stays") == "a#stays")
        #expect(place("b#gone") == nil && place("a#moved") == nil)
    }

    @Test func duplicateIDsAreReported() throws {
        #expect(try load(["lessons/a.md": lesson("same"), "lessons/b.md": lesson("same")]).faults == ["b.md:1 duplicate-id"])
    }

    @Test func aFolderWithoutCourseSaysSo() throws {
        #expect(try load(["x.txt": Data()]).faults == ["no-course"])
    }

    @Test func translationsFollowTheirOriginal() throws {
        let body = "## A {#a}\n\nWords.\n\n```swift run\nText(\"a\")\n```\n\nMore.\n\n## B {#b}\n\nOther."
        let original = try #require(try load(["lessons/l.md": lesson("l", body: body)]).course.lessons.first)
        let fresh = original.sections[0].proseHash
        let translated = "## 가 {#a of=\(fresh)}\n\n말.\n\n---\n\n더.\n"
        let (course, faults) = try load(["lessons/l.md": lesson("l", body: body), "lessons/l.ko.md": lesson("l", title: "엘", body: translated)])
        #expect(faults == [])
        #expect(course.lessons[0].translations["ko"]?.section(named: "a")?.prose.map(\.plainText) == ["말.", "더."])
        #expect(listed(course.lessons[0].translationFaults()) == ["1:1 untranslated"])
        let stale = translated.replacing(fresh, with: "00000000").replacing("---\n\n더.", with: "") + "\n## C {#c}\n"
        let second = try load(["lessons/l.md": lesson("l", body: body), "lessons/l.ko.md": lesson("l", title: "엘", body: stale)]).course
        #expect(
            listed(second.lessons[0].translationFaults()) == ["13:4 unknown-section", "7:4 translation-shape", "7:4 stale-translation", "1:1 untranslated"])
    }

    /// Texts that make readers recurse, loop or slow down end in faults, in time.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            String(repeating: "> ", count: 4_000), String(repeating: "- ", count: 4_000), String(repeating: "*a ", count: 6_000),
            String(repeating: "[", count: 6_000),
            String(repeating: "{= a }", count: 6_000), String(repeating: "{=", count: 6_000), String(repeating: "{{w}}", count: 10_000),
            String(repeating: "# a\n", count: 4_000),
            String(repeating: "```swift run\n", count: 4_000), String(repeating: "| a ", count: 4_000) + "\n" + String(repeating: "|-", count: 4_000),
            "```swift run\n" + String(repeating: "x\r\n", count: 10_000), "\u{0}\u{FEFF}\u{F0000}\u{F0001}",
        ])
    func hostileTexts(body: String) {
        var faults = Faults()
        for front in ["---\nformat: 1\nid: a\ntitle: A\n---\n", "---\nformat: 1\nid: a\ntitle: A\n---\n## A {#a kind=short}\n", "---\n", ""] {
            let text = SourceText(name: "x.md", text: front + body)
            for section in Lesson.read(text, faults: &faults)?.sections ?? [] { section.prose.forEach { _ = $0.rendered(width: 10) } }
            for question in Quiz.read(text, faults: &faults)?.questions ?? [] { _ = question.choices.map { $0.text.filled([]).plainText } }
            _ = Quiz.readYAML(text, faults: &faults)
        }
        #expect(faults.hasErrors)
    }
}
