import Testing

/// Tab views: the selected tab and the labels of all; tabs that were shown before keep their state.
@Suite struct TabRules {
    private func snippet(_ tabs: String, selection: String = "") -> String {
        Given.counter + """
            struct ContentView: View {
                @State private var tab = 1
                @State private var hasMore = false
                var body: some View {
                    TabView\(selection) { \(tabs) }
                }
            }
            """
    }

    private static let tabs = [
        "Counter(name: \"a\").tabItem { Label(\"A\", systemImage: \"a\") }.tag(0); Counter(name: \"b\").tabItem { Text(\"B\") }.tag(1)",
        "Tab(\"A\", systemImage: \"a\", value: 0) { Counter(name: \"a\") }; Tab(value: 1) { Counter(name: \"b\") } label: { Text(\"B\") }",
        "ForEach(0..<2) { index in Counter(name: [\"a\", \"b\"][index]).tabItem { Text([\"A\", \"B\"][index]) } }",
        "TabSection(\"All\") { ForEach(0..<2) { index in Tab([\"A\", \"B\"][index], systemImage: \"x\", value: index) { Counter(name: [\"a\", \"b\"][index]) } } }",
        """
        TabSection("All") {
            Tab("A", systemImage: "x", value: 0) { Counter(name: "a") }
            Tab("B", systemImage: "x", value: 1) { Counter(name: "b") }
        }
        .defaultVisibility(.visible, for: .sidebar).padding(0).customizationID("all")
        """,
    ]

    @Test("The selected tab alone is made; a tap on a label selects, and a tab that was left keeps its state", arguments: tabs)
    func selecting(tabs: String) {
        let shown = Shown(snippet(tabs, selection: "(selection: $tab)"), "tap \"b\"", "tap \"A\"", "tap \"a\"", "set tab 1")
        #expect(shown.errors == [])
        #expect(shown.texts(0) == ["b", "0", "A", "B"])
        #expect(shown.texts(3) == ["a", "1", "A", "B"])
        #expect(shown.texts == ["b", "1", "A", "B"])
        #expect(shown.output == [["b appears"], [], ["b disappears", "a appears"], [], ["a disappears", "b appears"]])
        #expect(shown.states("Counter") == [["created taps 0"], ["changed taps 1"], ["created taps 0"], ["changed taps 1"], []])
    }

    @Test("Without a binding the view knows by itself which tab it shows, at first the first", arguments: tabs)
    func unbound(tabs: String) {
        let shown = Shown(snippet(tabs), "tap \"B\"")
        #expect(shown.texts(0) == ["a", "0", "A", "B"])
        #expect(shown.texts == ["b", "0", "A", "B"])
    }

    @Test("A tab whose tag no selection can be is shown first, and a tap does nothing")
    func untagged() {
        let shown = Shown(
            snippet("Text(\"a\").tabItem { Text(\"A\") }; Text(\"b\").tabItem { Text(\"B\") }.tag(\"b\")", selection: "(selection: $tab)"), "tap \"B\"")
        #expect(shown.texts(0) == ["a", "A", "B"])
        #expect(shown.errors == ["action-not-taken: \"B\" doesn't take a tap, nor does a view around it"])
    }

    @Test("A tab that goes ends with its state, shown or not")
    func changing() {
        let tabs = "Toggle(\"more\", isOn: $hasMore).tabItem { Text(\"A\") }.tag(1); if hasMore { Counter(name: \"c\").tabItem { Text(\"C\") }.tag(2) }"
        let shown = Shown(snippet(tabs, selection: "(selection: $tab)"), "set hasMore true", "tap \"C\"", "tap \"A\"", "set hasMore false", "set hasMore true")
        #expect(shown.texts(2) == ["c", "0", "A", "C"])
        #expect(shown.states("Counter") == [[], [], ["created taps 0"], [], ["destroyed taps 0"], []])
        #expect(shown.texts == ["more", "A", "C"])
    }

    @Test("The bar is below, its items share the width, and the tab is in the middle of the rest")
    func places() {
        let tabs = "Text(\"one\").tabItem { Text(\"A\") }; Color.red.tabItem { Text(\"BB\") }"
        let shown = Shown("TabView { \(tabs) }")
        #expect(shown.frames("TabView") == ["0 0 320 480"])
        #expect(shown.frames("Text") == ["148 224 24 16", "76 464 8 16", "232 464 16 16"])
        #expect(Shown("TabView { \(tabs) }", "tap \"BB\"").frames("Color") == ["0 0 320 464"])
        #expect(Shown("TabView { Text(\"one\").tag(0); Text(\"two\").tag(1) }").frames("Text") == ["148 232 24 16"])
        #expect(Shown("TabView { \(tabs) }.fixedSize()").frames("TabView") == ["148 224 24 32"])
    }
}
