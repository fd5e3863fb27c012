import Testing

/// What is in front of other views keeps taps and keys from them.
@Suite struct FrontRules {
    private static func screen(_ modifier: String) -> String {
        """
        struct Screen: View {
            @State private var isShown = true
            @State private var isDeep = false
            @State private var text = ""
            var body: some View {
                VStack {
                    Button("Save") { print("saved") }.keyboardShortcut("s")
                    Button("Behind") { print("behind") }
                    TextField("Name", text: $text)
                }
                \(modifier)
            }
        }
        """
    }

    @Test("§19.15: taps and keys don't reach what is behind an alert")
    func alert() {
        let screen = Self.screen(".alert(\"Delete?\", isPresented: $isShown) { Button(\"Save\") { print(\"alert\") } }")
        #expect(Shown(screen, actions: ["tap Save"]).output.last == ["alert"])
        let tap = Shown(screen, actions: ["tap Behind"])
        #expect(tap.errors.contains { $0.contains("the alert \"Delete?\" is in front of \"Behind\"") || $0.contains("is in front of Behind") })
        #expect(Shown(screen, actions: ["type TextField \"x\""]).errors != [])
        #expect(Shown(screen, "key command+s").remarks == ["The alert \"Delete?\" is in front, and no view in it takes the key command+s."])
        #expect(Shown(screen, actions: ["tap Save", "tap Behind"]).output.last == ["behind"])
    }

    @Test("§19.15: a sheet does the same, with what it presents in front of it")
    func sheet() {
        let screen = Self.screen(
            ".sheet(isPresented: $isShown) { Button(\"Deeper\") { isDeep = true }.alert(\"Sure?\", isPresented: $isDeep) { Button(\"Yes\") { print(\"yes\") } } }"
        )
        #expect(Shown(screen, actions: ["tap Behind"]).errors != [])
        #expect(Shown(screen, actions: ["tap Deeper", "tap Yes"]).output.last == ["yes"])
        #expect(Shown(screen, actions: ["tap Deeper", "tap Deeper"]).errors != [])
        #expect(Shown(screen, actions: ["tap Deeper", "tap Yes", "tap Deeper"]).errors == [])
    }

    @Test("§19.15: popovers, inspectors and sheets that say so let taps through")
    func through() {
        for modifier in [
            ".popover(isPresented: $isShown) { Text(\"P\") }", ".inspector(isPresented: $isShown) { Text(\"I\") }",
            ".sheet(isPresented: $isShown) { Text(\"S\").presentationBackgroundInteraction(.enabled) }",
        ] {
            #expect(Shown(Self.screen(modifier), actions: ["tap Behind"]).output.last == ["behind"])
        }
    }
}
