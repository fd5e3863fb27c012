import Foundation
import Testing

/// A file of a course that hangs or grows without end is a fault, and the others are checked as ever.
struct AuthorIsolationTests {
    private static func lesson(_ id: String, _ code: String) -> String {
        "---\nformat: 1\nid: \(id)\ntitle: \(id)\n---\n## A {#a}\n\n```swift run\n\(code)\n```\n"
    }
    private static let sound = lesson("sound", "Color.red")
    private static let broken = lesson("broken", "Nonsense()")

    /// Steps that pass their time or memory without looking at it.
    @Test(arguments: [
        "struct T: Equatable { var a: [T] }; var t = T(a: []); for _ in 0..<40 { t = T(a: [t, t]) }; print(t == t)",
        (0..<40).map { "let x\($0 + 1) = (x\($0), x\($0))" }.reduce("let x0 = 1") { "\($0); \($1)" },
    ])
    func aFileThatNothingStopsTouchesNoOther(code: String) throws {
        let files = ["lessons/a.md": Self.broken, "lessons/b.md": Self.lesson("hostile", code), "lessons/c.md": Self.sound]
        let checked = try workbook("author", "check", "--time", "4", "--memory", "300", "--jobs", "1", files: files)
        #expect(checked.status == 2)
        #expect(checked.output.hasPrefix("2 lessons, 2 snippets") || checked.output.hasPrefix("3 lessons, 3 snippets"), "\(checked.output)")
        let places = checked.errors.split(separator: "\n").filter { $0.contains(": error: ") }.map { $0.prefix { $0 != ":" } }
        #expect(Set(places).sorted().map { $0.suffix(4) } == ["a.md", "b.md"], "\(checked.errors)")
        #expect(checked.errors.contains("help: --"))
    }

    @Test func findingsAreInTheOrderOfFilesAndKeepTheirPlaces() throws {
        let lessons = (0..<6).map { ("lessons/l\($0).md", Self.lesson("l\($0)", $0 % 2 == 0 ? "\n\n  Nonsense()" : "Color.red")) }
        let files = Dictionary(uniqueKeysWithValues: lessons)
        let checked = try workbook("author", "check", "lessons", "--jobs", "3", "--json", files: files)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(checked.output.utf8)) as? [String: Any])
        let found = try #require(json["diagnostics"] as? [[String: Any]])
        #expect(found.map { $0["file"] as? String } == ["lessons/l0.md", "lessons/l2.md", "lessons/l4.md"])
        #expect(found.allSatisfy { $0["line"] as? Int == 11 && $0["column"] as? Int == 3 && $0["endColumn"] as? Int == 11 })
        #expect(json["lessons"] as? Int == 6 && checked.status == 2)
        #expect(checked.errors.contains("lessons/l2.md:11:3: error: ") && checked.errors.contains("11 |   Nonsense()\n   |   ^~~~~~~~"))
    }

    @Test func filesStillReferToEachOther() throws {
        let link = Self.sound + "\n[x](b.md#nowhere) and [y](b.md#a)\n"
        let files = ["lessons/a.md": link, "lessons/b.md": Self.lesson("b", "Color.red"), "lessons/c.md": Self.lesson("b", "Color.red")]
        let checked = try workbook("author", "check", files: files)
        #expect(checked.errors.contains("has no section `nowhere`") && !checked.errors.contains("`a`"))
        #expect(checked.errors.contains("c.md: error: the id `b` is taken") || checked.errors.contains("c.md:1:1: error: the id `b` is taken"))
    }

    /// A file that is checked alone is held against the rest of its course, in each language.
    @Test func aSingleFileRefersToItsCourse() throws {
        let files = [
            "lessons/a.md": Self.sound + "\n[x](b.md#nowhere) and [y](b.md#a)\n",
            "lessons/a.ko.md": "---\nformat: 1\nid: sound\ntitle: 소리\n---\n## 가 {#a}\n\n[x](b.md#nothing)\n",
            "lessons/b.md": Self.lesson("b", "Nonsense()"),
            "quizzes/q.md": "---\nformat: 1\nid: q\ntitle: Q\n---\n## One {#one kind=numeric see=c#a}\n\nHow many?\n\n= 1\n\n> One.\n",
        ]
        let lesson = try workbook("author", "check", "lessons/a.md", files: files)
        #expect(lesson.errors.contains("has no section `nowhere`") && lesson.errors.contains("has no section `nothing`"))
        #expect(!lesson.errors.contains("`a`") && !lesson.errors.contains("Nonsense"))
        let quiz = try workbook("author", "check", "quizzes/q.md", files: files)
        #expect(quiz.errors.contains("there is no lesson called `c`"), "\(quiz.errors)")
    }

    @Test func wrongLimitsAreRefused() throws {
        for options in [["--jobs", "0"], ["--time", "-1"], ["--time", "nan"], ["--memory", "0"]] {
            #expect(try workbook("author", "check", options[0], options[1], files: ["lessons/a.md": Self.sound]).status == 64)
        }
    }
}
