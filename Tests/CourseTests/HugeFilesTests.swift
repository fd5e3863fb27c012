@testable import Course
import Diagnostics
import Testing

/// Files that are written to take too long: each is read in a moment, and refused where it can't be.
@Suite(.timeLimit(.minutes(2))) struct HugeFilesTests {
    private static let front = "---\nformat: 1\nid: demo\ntitle: Demo\n"

    /// Values that double with each name.
    private static let bomb: String = {
        let doubled = (0..<24).map { "\"b\($0)\":&b\($0) [*\($0 == 0 ? "a" : "b\($0 - 1)"),x]" }
        return "z: {\"a\":&a [x,x]," + doubled.joined(separator: ",") + ", ? *b23 : 1}\n"
    }()
    private static let table =
        String(repeating: "|a", count: 100_000) + "\n" + String(repeating: "|-", count: 100_000) + "\n" + String(repeating: "|\n", count: 100_000)

    @Test(arguments: [
        (front + bomb + "---\n## A {#a}\nx\n", ["strict-yaml"]),
        (front + "aliases: [" + (0..<100_000).map { "a\($0)" }.joined(separator: ",") + "]\n---\n## A {#a}\nx\n", ["strict-yaml"]),
        (front + "z: " + String(repeating: "[", count: 300_000) + "\n---\n## A {#a}\nx\n", ["yaml"]),
        (front + "z:\n  " + String(repeating: "- ", count: 300_000) + "a\n---\n## A {#a}\nx\n", ["yaml"]),
        (front + "---\n## A {#a " + String(repeating: "b=c ", count: 200_000) + "}\nx\n", ["many-attributes", "missing-id"]),
        (front + "---\n## A {#a}\n" + table, []),
        (front + "---\n## A {#a}\n" + String(repeating: "```swift run\nColor.red\n```\n", count: 20_000), ["many-snippets"]),
        (front + "---\n## A {#a}\n" + String(repeating: ">", count: 900_000) + " x\n", []),
    ])
    func lessons(text: String, codes: [String]) {
        var faults = Faults()
        _ = Lesson.read(SourceText(name: "lessons/demo.md", text: text), faults: &faults)
        #expect(faults.diagnostics.map(\.code) == codes)
    }

    @Test(arguments: [
        ("= matches /(a+)+b/", String(repeating: "a", count: 40), Bool?.none), ("= matches /(a|a)*b/", String(repeating: "a", count: 40), nil),
        ("= matches /(a+)+b/", "aab", true), ("= matches /[Ll]ist|text/", "list", true), ("= matches /[Ll]ist|text/", "list text", false),
        ("= matches /a.*c/", "a리스트c", true), ("= matches /a/", "a\n", false),
    ])
    func patternsTakeBoundedSteps(line: String, answer: String, matches: Bool?) throws {
        var faults = Faults()
        let accepted = AcceptedText(Fragment(SourceText(name: "answer", text: String(line.dropFirst(2)))), faults: &faults)
        guard case .pattern(let pattern, _)? = accepted else { throw Missing() }
        #expect(pattern.matches(answer) == matches)
        #expect((pattern.costlyAnswer != nil) == pattern.text.contains(")"))
    }

    private struct Missing: Error {}
}
