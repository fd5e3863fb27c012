import Testing

/// Modifiers that set a value of the environment for the views inside, as the value's page says.
@Suite struct EnvironmentWriterRules {
    @Test(
        "§10.16 Modifiers set what the views inside read",
        arguments: [
            ("symbolVariants", "symbolVariant(.fill).symbolVariant(.circle)", "value == .circle.fill"),
            ("symbolRenderingMode", "symbolRenderingMode(.hierarchical)", "String(describing: value).contains(\"hierarchical\")"),
            ("backgroundStyle", "backgroundStyle(.red)", "value != nil"),
            ("menuOrder", "menuOrder(.fixed)", "value == .fixed"),
            ("menuIndicatorVisibility", "menuIndicator(.hidden)", "value == .hidden"),
            ("buttonRepeatBehavior", "buttonRepeatBehavior(.enabled)", "value == .enabled"),
            ("contentTransition", "contentTransition(.opacity)", "value == .opacity"),
            ("verticalScrollIndicatorVisibility", "scrollIndicators(.hidden, axes: .vertical)", "value == .hidden"),
            ("verticalScrollIndicatorVisibility", "scrollIndicators(.hidden, axes: .horizontal)", "value == .automatic"),
            ("horizontalScrollIndicatorVisibility", "scrollIndicators(.never)", "value == .never"),
            ("horizontalScrollBounceBehavior", "scrollBounceBehavior(.basedOnSize, axes: .horizontal)", "String(describing: value).contains(\"basedOnSize\")"),
            ("verticalScrollBounceBehavior", "scrollBounceBehavior(.basedOnSize, axes: .horizontal)", "String(describing: value).contains(\"automatic\")"),
            ("isScrollEnabled", "scrollDisabled(true)", "!value"),
            ("scrollDismissesKeyboardMode", "scrollDismissesKeyboard(.never)", "value == .never"),
            ("springLoadingBehavior", "springLoadingBehavior(.enabled)", "value == .enabled"),
            ("autocorrectionDisabled", "autocorrectionDisabled()", "value"),
            ("isFocusEffectEnabled", "focusEffectDisabled(false).focusEffectDisabled()", "!value"),
            ("isHoverEffectEnabled", "hoverEffectDisabled(false).hoverEffectDisabled()", "!value"),
            ("keyboardShortcut", "keyboardShortcut(\"s\", modifiers: [.command, .shift])", "value?.key == \"s\" && value?.modifiers == [.command, .shift]"),
            ("redactionReasons", "redacted(reason: .placeholder)", "value == .placeholder"),
        ])
    func writers(key: String, modifier: String, condition: String) {
        let snippet = """
            struct Reader: View {
                @Environment(\\.\(key)) private var value
                let name: String
                var body: some View {
                    let _ = print(name, \(condition))
                    Text("a")
                }
            }
            VStack { Reader(name: "inside").\(modifier); Reader(name: "beside") }
            """
        let shown = Shown(snippet)
        #expect(shown.errors == [])
        let sets = !condition.contains("automatic")
        #expect(shown.output.first?.sorted() == ["beside \(!sets)", "inside true"])
    }

    @Test("§10.16 unredacted ends what is redacted around it")
    func unredacted() {
        let snippet = """
            struct Reader: View {
                @Environment(\\.redactionReasons) private var reasons
                var body: some View { Text(reasons.isEmpty.description) }
            }
            VStack { Reader(); Reader().unredacted() }.redacted(reason: .placeholder)
            """
        #expect(Shown(snippet).texts == ["false", "true"])
    }

    @Test("§10.16 refreshable gives the views inside its action")
    func refresh() {
        let snippet = """
            struct Refresh: View {
                @Environment(\\.refresh) private var refresh
                var body: some View { Button("refresh \\((refresh != nil).description)") { Task { await refresh?() } } }
            }
            VStack { Refresh().refreshable { print("refreshed") }; Refresh() }
            """
        let shown = Shown(snippet, "tap \"refresh true\"", "tap \"refresh false\"")
        #expect(shown.errors == [])
        #expect(shown.output == [[], ["refreshed"], []])
    }

    private static let screen = """
        struct Screen: View {
            @State private var chosen: Int?
            @State private var taps = 0
            @State private var isOff = true
            var body: some View {
                VStack {
                    Toggle("off", isOn: $isOff)
                    HStack { Button("press") { taps += 1 } }.allowsHitTesting(!isOff)
                    Text("\\(taps) \\(chosen ?? 0)").onTapGesture { taps += 10 }
                    List(1..<4, id: \\.self, selection: $chosen) { Text("row \\($0)").selectionDisabled(isOff && $0 == 2).frame(height: 300) }.scrollDisabled(isOff)
                }
            }
        }
        Screen()
        """

    @Test(
        "§16, §19.13 What is disabled for taps, selections or scrolling takes no such action",
        arguments: [
            ("tap press", "press takes no taps"), ("tap \"row 2\"", "\"row 2\" doesn't take a tap, nor does a view around it"),
            ("scroll List 50", "List can't be scrolled"),
        ])
    func refusals(action: String, message: String) {
        let (off, on) = (Shown(Self.screen, action), Shown(Self.screen, "tap off", action))
        #expect(off.errors == ["action-not-taken: \(message)"])
        #expect(on.errors == [])
        #expect(off.texts[2] == "0 0")
        if action.hasPrefix("tap") { #expect(on.texts[2] == (action == "tap press" ? "1 0" : "0 2")) }
    }
}
