import Testing

/// Which of several gestures a tap means.
@Suite struct GestureRules {
    /// What is printed by a tap on the text "x".
    private func tapped(_ view: String, _ selector: String = "\"x\"") -> [String] {
        let shown = Shown("let tap = { (name: String) in TapGesture().onEnded { print(name) } }\n\(view)", "tap \(selector)")
        return shown.errors + (shown.output.last ?? [])
    }

    @Test("The innermost gesture is meant, on one view and on views inside each other")
    func innermost() {
        #expect(tapped("Text(\"x\").onTapGesture { print(1) }.onTapGesture { print(2) }") == ["1"])
        #expect(tapped("VStack { Text(\"x\").gesture(tap(\"in\")) }.gesture(tap(\"out\"))") == ["in"])
        #expect(tapped("VStack { Button(\"x\") { print(\"button\") } }.onTapGesture { print(\"out\") }") == ["button"])
        #expect(tapped("VStack { Text(\"x\") }.onTapGesture { print(\"out\") }") == ["out"])
    }

    @Test("A simultaneous gesture runs with those inside")
    func simultaneous() {
        #expect(tapped("Text(\"x\").onTapGesture { print(1) }.simultaneousGesture(tap(\"2\"))") == ["1", "2"])
        #expect(tapped("Button(\"x\") { print(\"button\") }.simultaneousGesture(tap(\"also\"))") == ["button", "also"])
        #expect(tapped("VStack { Text(\"x\").gesture(tap(\"in\")) }.simultaneousGesture(tap(\"out\")).onTapGesture { print(\"no\") }") == ["in", "out"])
    }

    @Test("A gesture of high priority runs in the place of those inside")
    func highPriority() {
        #expect(tapped("Text(\"x\").onTapGesture { print(1) }.highPriorityGesture(tap(\"2\"))") == ["2"])
        #expect(tapped("VStack { Button(\"x\") { print(\"button\") } }.highPriorityGesture(tap(\"out\"))") == ["out"])
        #expect(tapped("Text(\"x\").highPriorityGesture(tap(\"in\")).simultaneousGesture(tap(\"also\"))") == ["in", "also"])
    }

    @Test("A tap is a single one where the view takes those")
    func counts() {
        #expect(tapped("Text(\"x\").onTapGesture(count: 2) { print(2) }.onTapGesture { print(1) }") == ["1"])
        #expect(tapped("Text(\"x\").onTapGesture(count: 2) { print(2) }") == ["2"])
    }

    @Test("A gesture around a presenting view is none of what it presents")
    func presented() {
        let page = "Text(\"page\").sheet(isPresented: .constant(true)) { Text(\"x\").onTapGesture { print(\"sheet\") } }"
        #expect(tapped("VStack { \(page) }.highPriorityGesture(tap(\"page\"))") == ["sheet"])
    }

    @Test("A tap on a view without a gesture goes to the control inside")
    func insideFrames() {
        let snippet = """
            struct ContentView: View {
                @State private var isOn = false
                var body: some View { Toggle("\\(isOn)", isOn: $isOn).padding().frame(width: 200).accessibilityIdentifier("box") }
            }
            """
        #expect(Shown(snippet, "tap #box").texts == ["true"])
    }
}
