import Foundation
import Testing
import ViewTree

@testable import ViewGraph
@testable import ViewLayout

/// The lines of a text in a window of so many points, and its size.
private func lines(_ text: Node, _ width: Double, _ height: Double = 480, _ styles: TextStyle...) throws -> String {
    text.environment.textStyles = styles
    let engine = LayoutEngine(window: Size(width: width, height: height))
    try engine.layout(root: text)
    return (engine.typesetText(of: text)?.lines.map(\.string) ?? []).joined(separator: "|") + " " + (engine.frame(of: text)?.size.written ?? "")
}

@Suite struct TextTests {
    @Test func widthsOfCharacters() {
        func columns(_ text: String) -> Int { CharacterWidth.columns(of: text) }
        #expect(columns("Reset") == 5)
        #expect(columns("한국어") == 6)
        #expect(columns("日本。") == 6)
        #expect(columns("e\u{301}") == 1)
        #expect(columns("👩‍👩‍👧‍👦") == 2)
        #expect(columns("🇰🇷") == 2)
        #expect(columns("❤️") == 2)
        #expect(columns("❤") == 1)
        #expect(columns("1️⃣") == 2)
        #expect(columns("ｱ") == 1)
        #expect(columns("Ａ") == 2)
        #expect(columns("한".decomposedStringWithCanonicalMapping) == 2)
        #expect(columns("…") == 1)
        #expect(columns("a\u{200B}b\u{7}") == 2)
    }

    @Test func aTextIsHalfItsFontSizeWideACharacter() throws {
        #expect(try lines(Text("Reset"), 320) == "Reset 40x16")
        #expect(try lines(Text("안녕", font: 20), 320) == "안녕 40x20")
        #expect(try lines(Text(""), 320) == " 0x16")
    }

    @Test func linesBreakAtWordsAndThenAtCharacters() throws {
        #expect(try lines(Text("one two three"), 64) == "one two|three 56x32")
        #expect(try lines(Text("one two three"), 56) == "one two|three 56x32")
        #expect(try lines(Text("one two three"), 55) == "one|two|three 40x48")
        #expect(try lines(Text("extraordinary"), 40) == "extra|ordin|ary 40x48")
        #expect(try lines(Text("an extraordinary"), 40) == "an|extra|ordin|ary 40x64")
        #expect(try lines(Text("日本語の文"), 48) == "日本語|の文 48x32")
        #expect(try lines(Text("a\nb c"), 320) == "a|b c 24x32")
        #expect(try lines(Text("ab"), 0) == "a|b 8x32")
    }

    @Test func whatDoesNotFitIsCut() throws {
        #expect(try lines(Text("one two three"), 64, 16) == "one two… 64x16")
        #expect(try lines(Text("one two three"), 48, 32) == "one|two… 32x32" || lines(Text("one two three"), 48, 32) == "one|two t… 48x32")
        #expect(try lines(Text("one two three"), 40, 4) == "one… 32x16")
        #expect(try lines(Text("one two three"), 320, 480, .lineLimit(1)) == "one two three 104x16")
        #expect(try lines(Text("one two three"), 64, 480, .lineLimit(1)) == "one two… 64x16")
        #expect(try lines(Text("one two three"), 64, 480, .lineLimit(1), .truncationMode("head")) == "…o three 64x16")
        #expect(try lines(Text("one two three"), 64, 480, .lineLimit(1), .truncationMode("middle")) == "one…ree 56x16")
        #expect(try lines(Text("a\nb"), 320, 16) == "a… 16x16")
        #expect(try lines(Text("日本語"), 24, 16) == "日… 24x16")
    }

    @Test func otherStyles() throws {
        #expect(try lines(Text("one two three"), 64, 480, .lineSpacing(4)) == "one two|three 56x36")
        #expect(try lines(Text("one two", font: 16), 42, 480, .lineLimit(1), .minimumScaleFactor(0.5)) == "one two 42x12")
        #expect(try lines(Text("one two", font: 16), 14, 480, .lineLimit(1), .minimumScaleFactor(0.5)) == "on… 12x8")
        #expect(try lines(Text("a", font: 16), 3, 480, .minimumScaleFactor(0.25)) == "a 2.75x5.5")
        #expect(try lines(Text("a", font: 16), 320, 4, .minimumScaleFactor(0.25)) == "a 2x4")
        #expect(try lines(Text("a", font: 16), 1, 480, .minimumScaleFactor(0.25)) == "a 2x4")
        #expect(try lines(Text("one two three"), 64, 480, .lineLimit(1), .lineLimit(nil)) == "one two|three 56x32")
    }

    @Test func answersOfText() throws {
        #expect(try answers(Text("one two three")) == "104x16 8x16 104x16 56x32 104x16 104x16 56x32")
    }

    @Test func fontsThatCannotBe() throws {
        #expect(try lines(Text("a", font: .nan), 320) == "a 8x16")
        #expect(try lines(Text("a", font: -4), 320) == "a 0x0")
        #expect(try lines(Text("a", font: .infinity), 320) == "a 8x16")
    }
}
