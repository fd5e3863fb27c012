import Testing

/// What `dismiss()` ends: the presentation around the view that reads it.
@Suite struct DismissRules {
    private func shown(_ content: String, _ actions: String...) -> Shown {
        let snippet = """
            struct Closing: View {
                @Environment(\\.dismiss) private var dismiss
                @Environment(\\.isPresented) private var isPresented
                let name: String
                var body: some View { VStack { Button(name) { dismiss() }; Text(isPresented.description) } }
            }
            struct Old: View {
                @Environment(\\.presentationMode) var mode
                var body: some View { Button("old") { mode.wrappedValue.dismiss() } }
            }
            struct Item: Identifiable { let id: Int }
            struct ContentView: View {
                @State private var first = true
                @State private var second = true
                @State private var item: Item? = Item(id: 7)
                var body: some View { VStack { Text("\\(first.description) \\(second.description) \\(item?.id ?? 0)"); \(content) } }
            }
            """
        return actions.count == 1 ? Shown(snippet, actions[0]) : Shown(snippet, actions[0], actions[1])
    }

    @Test(
        "dismiss() sets the binding of the presentation back, and its content goes",
        arguments: [
            "Text(\"page\").sheet(isPresented: $first) { Closing(name: \"a\") }",
            "Text(\"page\").fullScreenCover(isPresented: $first) { Closing(name: \"a\") }",
            "Text(\"page\").popover(isPresented: $first) { Closing(name: \"a\") }",
            "NavigationStack { Text(\"page\").navigationDestination(isPresented: $first) { Closing(name: \"a\") } }",
            "Text(\"page\").sheet(isPresented: $first) { NavigationStack { VStack { Closing(name: \"a\").padding() } } }",
        ])
    func closing(content: String) {
        let shown = shown(content, "tap \"a\"")
        #expect(shown.errors == [])
        #expect(shown.texts(0) == ["true true 7", "page", "a", "true"])
        #expect(shown.texts == ["false true 7", "page"])
    }

    @Test("A presentation of an item ends by losing it", arguments: ["sheet", "fullScreenCover"])
    func item(name: String) {
        let content = "Text(\"page\").\(name)(item: $item) { Closing(name: \"item \\($0.id)\") }"
        #expect(shown(content, "tap \"item 7\"").texts == ["true true 0", "page"])
    }

    @Test("Of presentations inside each other dismiss() ends the innermost")
    func nested() {
        let content = "Text(\"page\").sheet(isPresented: $first) { Closing(name: \"a\").sheet(isPresented: $second) { Closing(name: \"b\") } }"
        #expect(shown(content, "tap \"b\"").texts == ["true false 7", "page", "a", "true"])
        #expect(shown(content, "tap \"a\"").texts == ["true true 7", "page", "a", "true", "b", "true"])
        #expect(shown(content, "tap \"b\"", "tap \"a\"").texts == ["false false 7", "page"])
    }

    @Test("At the root and in a presenting view it does nothing")
    func root() {
        let content = "Closing(name: \"a\").sheet(isPresented: $first) { Text(\"sheet\").presentationBackgroundInteraction(.enabled) }"
        let shown = shown(content, "tap \"a\"")
        #expect(shown.errors == [])
        #expect(shown.texts == ["true true 7", "a", "false", "sheet"])
        #expect(shown.bodies("ContentView") == [1, 0])
    }

    @Test("presentationMode ends it in the same way, and onDismiss is called once it is gone")
    func olderForms() {
        let content = "Text(\"page\").sheet(isPresented: $first, onDismiss: { print(\"gone\", first) }) { Old() }"
        let shown = shown(content, "tap \"old\"")
        #expect(shown.texts == ["false true 7", "page"])
        #expect(shown.output == [[], ["gone false"]])
    }
}
