import Testing

@testable import Terminal

struct MultilineTextTests {
    /// The text with the cursor, `|`, one line above or below; nil where there is none.
    private func moved(_ text: String, up: Bool) -> String? {
        let plain = text.filter { $0 != "|" }
        let cursor = text.prefix { $0 != "|" }.utf8.count
        let lines = MultilineText(plain)
        guard let offset = up ? lines.offset(above: cursor) : lines.offset(below: cursor) else { return nil }
        let index = plain.utf8.index(plain.startIndex, offsetBy: offset)
        return plain[..<index] + "|" + plain[index...]
    }

    @Test func theColumnIsKept() {
        #expect(moved("VStack {\n    Te|xt(\"a\")\n}", up: true) == "VStack| {\n    Text(\"a\")\n}")
        #expect(moved("VSt|ack {\n    Text(\"a\")\n}", up: false) == "VStack {\n   | Text(\"a\")\n}")
    }

    @Test func shorterLinesEndEarlier() {
        #expect(moved("a\n\nbcd|", up: true) == "a\n|\nbcd")
        #expect(moved("a\n|\nbcd", up: true) == "|a\n\nbcd")
        #expect(moved("abc|\n}", up: false) == "abc\n}|")
    }

    @Test func theFirstLineHasNoneAboveAndTheLastNoneBelow() {
        #expect(moved("ab|c\nd", up: true) == nil)
        #expect(moved("abc\n|d", up: false) == nil)
        #expect(moved("|", up: true) == nil)
    }

    @Test func columnsAreCharacters() {
        #expect(moved("한국어\n12|3", up: true) == "한국|어\n123")
        #expect(moved("한국|어\n123", up: false) == "한국어\n12|3")
    }

    @Test func offsetsOutsideOfTheTextAreItsEnds() {
        #expect(MultilineText("a\nb").offset(above: 99) == 1)
        #expect(MultilineText("a\nb").offset(below: -1) == 2)
    }
}
