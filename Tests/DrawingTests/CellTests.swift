import Testing
import ViewDrawing
import ViewTree

/// Pictures of character cells: 8 by 16 points each, half of one for each color.
@Suite struct CellTests {
    private func rows(_ snippet: String, width: Double = 64, height: Double = 48, columns: Int = 80, rows: Int = 24) -> [String] {
        guard case .success(let drawing) = drawing(snippet, width: width, height: height) else { return ["failed"] }
        return drawing.cells(columns: columns, rows: rows).plainRows
    }

    @Test func textIsText() { #expect(rows("Text(\"Hello\").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)") == ["Hello", "", ""]) }

    @Test func colorsAreShades() {
        #expect(rows("VStack(spacing: 0) { Color.black; Color.white; Color.gray }") == ["████████", "", "▓▓▓▓▓▓▓▓"])
    }

    @Test func halfACellIsAHalfBlock() {
        guard case .success(let drawing) = drawing("VStack(spacing: 0) { Color.red; Color.blue }", width: 16, height: 16) else { return #expect(Bool(false)) }
        let picture = drawing.cells(columns: 80, rows: 24)
        #expect(picture.rows.map { $0.map(\.text) } == [["▀▀"]])
        #expect(picture.rows[0][0].foreground == 0xFF3B30 && picture.rows[0][0].background == 0x007AFF)
    }

    @Test func wideCharactersTakeTwoCells() {
        #expect(rows("Text(\"한글ab\").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)") == ["한글ab", "", ""])
    }

    @Test func aWindowThatIsTooLargeIsScaled() {
        guard case .success(let drawing) = drawing("Color.red", width: 320, height: 480) else { return #expect(Bool(false)) }
        let picture = drawing.cells(columns: 80, rows: 15)
        #expect(picture.rows.count == 15 && picture.columns == 20 && picture.pointsPerColumn == 16)
    }

    @Test func whatIsInFrontCoversLetters() {
        let cover = "ZStack { Text(\"hidden\"); Color.black.frame(width: 64, height: 16) }"
        #expect(!rows(cover).joined().contains("hidden"))
        #expect(rows("ZStack { Color.black.frame(width: 64, height: 16); Text(\"shown\").foregroundStyle(.white) }").joined().contains("shown"))
    }

    @Test func lettersOutsideOfAClipAreNotSeen() {
        #expect(rows("Text(\"abcdefgh\").fixedSize().frame(width: 32, alignment: .leading).clipped()").joined().contains("abcd"))
        #expect(!rows("Text(\"abcdefgh\").fixedSize().frame(width: 32, alignment: .leading).clipped()").joined().contains("e"))
    }
}
