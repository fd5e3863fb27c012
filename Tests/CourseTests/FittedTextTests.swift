import Course
import Testing

private func fitted(_ line: StyledText, to width: Int) -> String { line.fittedLine(to: width).map(\.text).joined(separator: "\n") }

/// Lines that have no room in a terminal.
@Suite struct FittedTextTests {
    @Test func aLineWithRoomStaysAsItIs() {
        #expect(StyledText("  a   b").fittedLine(to: 7) == [StyledText("  a   b")])
    }

    /// `b  The texts` has two blanks behind its letter, whether it is broken or not.
    @Test func theBlanksBehindALabelStay() {
        let line = StyledText("정답: ") + StyledText("b  ", .mark) + StyledText("The texts  of it")
        #expect(line.wrapped(to: 14).map(\.text) == ["정답: b  The", "texts of it"])
    }

    @Test func sentencesGoOnTwoColumnsIn() {
        #expect(
            fitted(StyledText("It is at 0,52, which is 0,52 inside VStack: children are one below the other"), to: 40) == """
                It is at 0,52, which is 0,52 inside
                  VStack: children are one below the
                  other
                """)
    }

    @Test func codeIsBrokenBeforeCallsAndBehindArguments() {
        let code = StyledText("    ") + StyledText("Color.red.frame(width: 30, height: 10).accessibilityIdentifier(id)", .code)
        #expect(
            fitted(code, to: 48) == """
                    Color.red.frame(width: 30, height: 10)
                        .accessibilityIdentifier(id)
                """)
        #expect(
            fitted(StyledText("func boxed<Item: View>(_ item: Item, width: CGFloat) -> some View", .code), to: 40) == """
                func boxed<Item: View>(_ item: Item,
                  width: CGFloat) -> some View
                """)
    }

    @Test func branchesOfTreesGoOn() {
        #expect(
            fitted(StyledText("│ ├ ", .mark) + StyledText("ForEach (a very long description of it)"), to: 30) == """
                │ ├ ForEach (a very long
                │ │     description of it)
                """)
    }

    @Test(arguments: 0...12) func everyCharacterIsKept(_ width: Int) {
        let line = StyledText("   ├ ", .mark) + StyledText("한글과 very-long-words, (and) so.on", .code)
        func solid(_ text: String) -> String { text.filter { !" │├".contains($0) } }
        let lines = line.fittedLine(to: width)
        #expect(solid(lines.map(\.text).joined()) == solid(line.text))
        #expect(lines.allSatisfy { $0.width <= max(2, width) })
    }
}
