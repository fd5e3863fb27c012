import Diagnostics
import Testing

@testable import Playground

/// What the device says of the environment, and texts' sizes by it.
@Suite struct DeviceRules {
    private let texts = """
        VStack(spacing: 0) { Text("a").font(.title); Text("b"); Text("c").font(.system(size: 20)); Text("d").dynamicTypeSize(...DynamicTypeSize.xLarge) }
        """

    @Test("§1.8 Text styles grow with the text size, in whole points; fonts of a fixed size don't")
    func textStyles() {
        #expect(Shown(texts).sizes("Text") == ["14 28", "8 16", "10 20", "8 16"])
        #expect(Shown(texts, "set \\.dynamicTypeSize .accessibility1").sizes("Text") == ["19 38", "13 26", "10 20", "9 18"])
        #expect(Shown(texts, "set \\.dynamicTypeSize .xSmall").sizes("Text") == ["12 25", "6 13", "10 20", "6 13"])
    }

    @Test("§1.8 A scaled metric grows with the text size, by the text style that it names")
    func scaledMetrics() {
        let snippet = """
            struct Bar: View {
                @ScaledMetric var height = 20.0
                @ScaledMetric(relativeTo: .caption2) var width: CGFloat = 22
                var body: some View { Color.red.frame(width: width, height: height) }
            }
            """
        #expect(Shown(snippet, "set \\.dynamicTypeSize .xxxLarge").sizes("Color") == ["34 27"])
        #expect(Shown(snippet, "set \\.dynamicTypeSize .small").sizes("Color") == ["22 18"])
    }

    @Test("§10.4 Bodies that declare the key run, and others don't; a modifier has the last word")
    func readers() {
        let snippet = """
            struct Badge: View { @Environment(\\.colorScheme) var scheme; var body: some View { Text(String(describing: scheme)) } }
            struct Plain: View { var body: some View { Text("plain") } }
            struct Screen: View { var body: some View { VStack { Badge(); Plain(); Badge().environment(\\.colorScheme, .light) } } }
            """
        let shown = Shown(snippet, "set \\.colorScheme .dark")
        #expect(shown.texts == ["dark", "plain", "light"])
        #expect((shown.bodies("Badge"), shown.bodies("Plain"), shown.bodies("Screen")) == ([2, 1], [1, 0], [1, 0]))
        #expect(Shown(snippet, "set \\.colorScheme .light").bodies("Badge") == [2, 0])
    }

    @Test(arguments: [
        ("", "#000000", "#ffffff"), (".preferredColorScheme(.light)", "#ffffff", "#000000"), (".environment(\\.colorScheme, .light)", "#000000", "#000000"),
    ])
    func colorsOfADarkDevice(modifier: String, ground: String, ink: String) {
        let drawing = onLargeStack { () -> String? in
            let playground = Playground()
            playground.enter(SourceText(name: "input", text: "Text(\"a\")\(modifier)"))
            playground.perform("set \\.colorScheme .dark")
            return playground.text(.svg)
        }
        #expect(drawing?.contains("<rect width=\"100%\" height=\"100%\" fill=\"\(ground)\"/>") == true)
        #expect(drawing?.contains("fill=\"\(ink)\">a</text>") == true)
    }

    @Test func keysOfTheSnippet() {
        let snippet = """
            extension EnvironmentValues { @Entry var theme = "plain" }
            struct Screen: View { @Environment(\\.theme) var theme; var body: some View { Text(theme) } }
            """
        #expect(Shown(snippet, "set \\.theme \"f\" + \"g\"").texts == ["fg"])
    }

    @Test func faultsAreNamed() {
        func fault(_ action: String) -> String? {
            onLargeStack {
                let playground = Playground()
                playground.enter(SourceText(name: "input", text: "Text(\"a\")"))
                return playground.perform(action).diagnostics.first?.message
            }
        }
        #expect(fault("set \\.colorScheme .drak") == "type 'ColorScheme' has no member 'drak'")
        #expect(fault("set \\.colourScheme .dark") == "value of type 'EnvironmentValues' has no member 'colourScheme'")
        #expect(fault("set \\.colorScheme") == "the value is missing")
        #expect(fault("set \\.isEnabled false") == "'isEnabled' can't be set for the device")
        #expect(fault("set \\.colorScheme .dark }; while true {") != nil)
        #expect(fault("set \\.dynamicTypeSize .xLarge") == nil)
    }

    @Test func laterViewsAreOnTheSameDevice() {
        let (layout, shown) = onLargeStack { () -> (String?, ShownView?) in
            let playground = Playground()
            playground.enter(SourceText(name: "input", text: "extension EnvironmentValues { @Entry var level = 1 }; Text(\"a\")"))
            for action in ["set \\.colorScheme .dark", "set \\.level 7", "set \\.level 8", "resize 100x50"] {
                playground.perform(action)
                playground.keepDevice(changedBy: action)
            }
            let screen = """
                struct Screen: View {
                    @Environment(\\.colorScheme) var scheme
                    @Environment(\\.level) var level
                    var body: some View { Text("\\(String(describing: scheme)) \\(level)") }
                }
                """
            playground.enter(SourceText(name: "input", text: screen))
            return (playground.text(.layout), playground.shownView)
        }
        #expect(layout?.contains("\"dark 8\"") == true)
        #expect(shown?.window == [100, 50])
        #expect(shown?.device.map(\.written) == ["\\.colorScheme .dark", "\\.level 8"])
    }
}
