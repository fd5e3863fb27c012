import Testing

@testable import Terminal

struct ScreenfulTests {
    private func numbers(_ range: ClosedRange<Int>) -> [String] { range.map(String.init) }

    @Test func eachFillsTheScreenButForTwoRows() {
        var rest = Screenfuls(lines: numbers(1...10))
        #expect(rest.next(columns: 80, rows: 6) == numbers(1...4))
        rest.advance()
        #expect(rest.next(columns: 80, rows: 6) == numbers(5...8))
        rest.advance()
        #expect(!rest.isOver)
        #expect(rest.next(columns: 80, rows: 6) == numbers(9...10))
        #expect(rest.isOver)
    }

    @Test func theLastLineNeedsNoScreenfulOfItsOwn() {
        var rest = Screenfuls(lines: numbers(1...5))
        #expect(rest.next(columns: 80, rows: 6) == numbers(1...5))
        #expect(rest.isOver)
    }

    @Test func linesThatTheTerminalBreaksTakeSeveralRows() {
        var rest = Screenfuls(lines: ["한국어 한국어", "\u{1B}[1mbold\u{1B}[0m", "c", "d"])
        #expect(rest.next(columns: 7, rows: 5) == ["한국어 한국어", "\u{1B}[1mbold\u{1B}[0m"])
    }

    @Test func aLineThatIsLargerThanTheScreenIsShown() {
        var rest = Screenfuls(lines: [String(repeating: "x", count: 100), "b", "c"])
        #expect(rest.next(columns: 1, rows: 1) == [String(repeating: "x", count: 100)])
        rest.advance()
        #expect(rest.next(columns: 0, rows: 0) == ["b"])
    }

    @Test func anEmptyTextIsOver() {
        var rest = Screenfuls(lines: [])
        #expect(rest.next(columns: 80, rows: 24) == [])
        #expect(rest.isOver)
    }

    @Test func whereATextIsBrokenOffItsEndFits() {
        var rest = Screenfuls(lines: numbers(1...20))
        _ = rest.next(columns: 80, rows: 6)
        #expect(rest.ending(columns: 80, rows: 6) == ["⋯"] + numbers(17...20))
        #expect(rest.ending(columns: 80, rows: 24) == numbers(5...20))
        #expect(rest.ending(columns: 1, rows: 6) == ["⋯"] + numbers(19...20))
    }

    @Test func anotherWidthGoesOnAtTheSamePlace() {
        var wide = Screenfuls(lines: ["one two three", "four five six", "seven eight", "nine"])
        _ = wide.next(columns: 20, rows: 4)
        wide.advance()
        var narrow = wide.rewrapped(["one two", "three", "four five", "six", "seven", "eight", "nine"])
        #expect(narrow.next(columns: 10, rows: 5) == ["seven", "eight", "nine"])
        var again = wide.rewrapped(["one two three four", "five six seven", "eight nine"])
        #expect(again.next(columns: 20, rows: 10) == ["five six seven", "eight nine"])
    }

    @Test func keysGoOnOrEnd() {
        func meaning(_ key: String) -> MoreKeys.Meaning? { MoreKeys.meaning(of: Array(key.utf8)) }
        for key in ["\r", "\n", " ", "\u{1B}[B", "\u{1B}OB", "\u{1B}[6~"] { #expect(meaning(key) == .answer(.next)) }
        for key in ["", "\u{1B}", "\u{4}"] { #expect(meaning(key) == .answer(.stop)) }
        for key in ["q", "Q", "ㅂ"] { #expect(meaning(key) == .leave(key)) }
        for key in ["\t", "\u{1B}[A", "\u{7F}"] { #expect(meaning(key) == nil) }
        for key in ["x", "３", "개", "ㅁ"] { #expect(meaning(key) == .typed(key)) }
    }
}
