import Diagnostics
import Foundation
import Testing

/// Places in texts, and folders of paths.
struct SourceTextTests {
    @Test(arguments: [
        ("a", ""), ("é", ""), ("a/", ""), ("", ""), ("/", "/"), ("//", "/"), ("/a", "/"), ("a/b", "a"), ("a//b/", "a"), ("/a/b", "/a"), ("../b", ".."),
        ("x/\u{301}y.md", "x"),
    ])
    func foldersOfPaths(_ path: String, _ folder: String) {
        #expect(enclosingFolder(of: path) == folder)
    }

    @Test func columnsAreCharacters() {
        let source = SourceText(name: "a", text: "ab\nc\u{E9}e\u{301}f\n")
        #expect(source.position(at: 2) == (1, 3) && source.position(at: 3) == (2, 1) && source.position(at: 9) == (2, 4))
    }

    @Test(arguments: ["a", "é", "👩‍👩‍👧"])
    func partsOfLongLines(_ character: String) {
        let size = character.utf8.count
        let source = SourceText(name: "a", text: "first\n" + String(repeating: character, count: 1_000) + "\r\nlast")
        #expect(source.line(around: 6, reach: 100_000) == (String(repeating: character, count: 1_000), 1))
        #expect(source.line(around: 6 + 10 * size, reach: 100_000).column == 11)
        let part = source.line(around: 6 + 500 * size, reach: 100)
        #expect(part.text.utf8.count <= 206 && part.text.contains(character) && !part.text.contains("\u{FFFD}"))
        #expect(source.line(around: 2, reach: 100) == ("first", 3) && source.line(around: source.utf8.count, reach: 100) == ("last", 5))
    }

    /// A diagnostic reads the same in another process, which gets no more of a long line than is shown of it.
    @Test(arguments: ["a", "é", "나", "\t"], [0, 3, 700, 5_000, 9_990])
    func placesTravel(_ character: String, _ before: Int) throws {
        let size = character.utf8.count
        let line = String(repeating: character, count: 10_000)
        let source = SourceText(name: "a", text: "first\n\(line)\r\n\(line)")
        let start = 6 + before * size
        for length in [0, size, 10 * size, 12_000 * size] {
            let diagnostic = Diagnostic(.error, "a", "b", at: Span(source, start..<min(start + length, source.utf8.count)))
            let data = try JSONEncoder().encode(diagnostic)
            let received = try JSONDecoder().decode(Diagnostic.self, from: data)
            #expect(received.rendered() == diagnostic.rendered())
            let (span, original) = (try #require(received.span), try #require(diagnostic.span))
            #expect(span.start == original.start && span.end == original.end && span.text == original.text)
            #expect(data.count < 2 * length + 5_000)
        }
    }
}
