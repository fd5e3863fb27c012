import Diagnostics
import Foundation
import Testing

@testable import Playground

/// Texts made of parts with fonts of different sizes.
@Suite struct MixedTextRules {
    @Test(
        "§1.9 Each part has its own font, else that of the whole; a line is as high as its largest font",
        arguments: [
            ("Text(\"Hello \").font(.title) + Text(\"World\")", "124 28"),
            ("Text(\"a\") + Text(\"World\").font(.title)", "78 28"),
            ("(Text(\"a\").font(.title) + Text(\"b\")).font(.largeTitle)", "31 34"),
            ("Text(\"a\").font(.title) + Text(\"\")", "14 28"),
            ("Text(\"\\(Text(\"Big\").font(.title)) **\\(Text(\"s\").font(.caption))**mall\")", "88 28"),
            ("Text(\"a\\n\").font(.title) + Text(\"b\\n\").font(.system(size: 10)) + Text(\"ccc\")", "24 54"),
            ("(Text(\"a\").font(.title) + Text(\"b\")).dynamicTypeSize(.accessibility1)", "32 38"),
        ])
    func sizes(text: String, size: String) { #expect(Shown(text).sizes("Text") == [size]) }

    @Test("§1.9 Such a text wraps, is cut and shrinks as others do, by the widths of its characters")
    func lines() {
        let text = "(Text(\"The quick brown \").font(.title) + Text(\"fox jumps\"))"
        #expect(Shown(text, width: 150).sizes("Text") == ["126 72"])
        #expect(Shown(text + ".lineLimit(2)", width: 110).sizes("Text") == ["84 56"])
        #expect(Shown(text + ".lineLimit(1).minimumScaleFactor(0.5)", width: 200).sizes("Text") == ["194 18"])
        #expect(Shown(text + ".lineLimit(4, reservesSpace: true)", width: 300).sizes("Text") == ["296 76"])
    }

    @Test("§1.9 All parts on a line are on one baseline")
    func baselines() {
        let row = "HStack(alignment: .lastTextBaseline) { Text(\"x\"); Text(\"$\").font(.title2) + Text(\"42\").font(.largeTitle) }"
        #expect(Shown(row).frames("Text") == ["129 236 8 16", "145 223 45 34"])
    }

    @Test("§1.9 A text within a text keeps its font, color and style")
    func textsInTexts() {
        let drawing = onLargeStack { () -> String in
            let playground = Playground()
            let text = #"Text("\(Text("Big").font(.title).bold()) _\(Text("red").foregroundStyle(.red))_ `\(Text("code"))`")"#
            playground.enter(SourceText(name: "input", text: text))
            return playground.text(.svg) ?? ""
        }
        let lines = drawing.split(separator: "\n").filter { $0.contains("<text") }
        #expect(lines.map { $0.contains("font-size=\"28\"") } == [true, false, false, false, false])
        #expect(lines.map { $0.contains("font-weight=\"700\"") } == [true, false, false, false, false])
        #expect(lines.map { $0.contains("italic") } == [false, false, true, false, false])
        #expect(lines.map { $0.contains("fill=\"#000000\"") } == [true, true, false, true, true])
        #expect(lines.last?.contains(">code</text>") == true)
    }

    @Test("§1.10 Texts are shown, measured and tapped in the letters of textCase; the innermost counts")
    func textCase() {
        let snippet = """
            struct Screen: View {
                @State private var isLoud = true
                var body: some View {
                    VStack {
                        Text("Straße").textCase(isLoud ? .uppercase : nil)
                        Text("Plain").textCase(.lowercase).textCase(.uppercase)
                        Button("go") { isLoud = false }.textCase(.uppercase)
                    }
                }
            }
            Screen()
            """
        let shown = Shown(snippet, "tap \"GO\"")
        #expect((0...1).map { shown.texts($0) } == [["STRASSE", "plain", "GO"], ["Straße", "plain", "GO"]])
        #expect(Shown(snippet).sizes("Text").first == "56 16")
        #expect(shown.sizes("Text").first == "48 16")
    }

    @Test("§1.11 A symbol in its own size is on the baseline of texts beside it; a resizable one has its baseline at its bottom")
    func symbols() {
        let row = "HStack(alignment: .firstTextBaseline) { Image(systemName: \"star\"); Text(\"a\").font(.largeTitle) }"
        #expect(Shown(row).frames("Image") == ["139 236 16 16"])
        let resized = row.replacingOccurrences(of: "\"star\")", with: "\"star\").resizable().frame(width: 16, height: 16)")
        #expect(Shown(resized).frames("Image") == ["139 232 16 16"])
    }

    @Test("A text of a date follows the clock, alone and in a text, and no body runs for it")
    func timedTexts() {
        let shown = Shown(
            """
            struct ContentView: View {
                @State private var end = Date.now.addingTimeInterval(90)
                var body: some View {
                    Text(end, style: .timer).textCase(.uppercase)
                    Text("Ends in \\(end, style: .relative)!").bold()
                    Text(timerInterval: Date.now...end) + Text(" left")
                    Label { Text(end, style: .offset) } icon: { Image(systemName: "star") }
                    Text(end, style: .date)
                }
            }
            """, "advance 10", "advance 81")
        let texts = (0...2).map { Array(shown.texts($0)) }
        #expect(shown.errors == [])
        #expect(
            texts == [
                ["1:30", "Ends in 1 min, 30 sec!", "1:30 left", "-1 minute", "January 1, 1970"],
                ["1:20", "Ends in 1 min, 20 sec!", "1:20 left", "-1 minute", "January 1, 1970"],
                ["0:01", "Ends in 1 sec!", "0:00 left", "+1 second", "January 1, 1970"],
            ])
        #expect(shown.bodies("ContentView") == [1, 0, 0])
    }
}
