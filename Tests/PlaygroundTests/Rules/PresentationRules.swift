import Testing

/// What a presentation shows when what it is presented for changes.
@Suite struct PresentationRules {
    private func screen(_ modifier: String) -> String {
        """
        struct Item: Identifiable { let id: Int; var name: String }
        struct Failure: LocalizedError { var errorDescription: String? }
        struct Detail: View {
            let name: String
            @State private var taps = 0
            var body: some View {
                Button("\\(name) \\(taps)") { taps += 1 }.onAppear { print("appears", name) }.onDisappear { print("disappears", name) }
            }
        }
        struct Screen: View {
            @State private var item: Item? = Item(id: 1, name: "one")
            @State private var isShown = true
            @State private var more = false
            var failure: Failure? { item.map { Failure(errorDescription: $0.name) } }
            var body: some View {
                HStack {
                    Button("rename") { item?.name = "uno" }
                    Button("next") { item = Item(id: 2, name: "two") }
                    Button("none") { item = nil }
                    Toggle("more", isOn: $more)
                    Toggle("shown", isOn: $isShown)
                }
                .\(modifier)
            }
        }
        Screen()
        """
    }

    private let plain = ["rename", "next", "none", "more", "shown"]

    @Test(
        "§19.10 A sheet keeps its state while its item has the same identity, and another item gets another sheet",
        arguments: ["sheet", "fullScreenCover", "popover"])
    func anotherItem(method: String) {
        let onDismiss = method == "popover" ? "" : ", onDismiss: { print(\"ends\") }"
        let shown = Shown(
            screen("\(method)(item: $item\(onDismiss)) { Detail(name: $0.name).presentationBackgroundInteraction(.enabled) }"), "tap \"one 0\"", "tap rename",
            "tap next", "tap none")
        #expect(shown.errors == [])
        #expect((0...4).map { shown.texts($0).dropFirst(5).first } == ["one 0", "one 1", "uno 1", "two 0", nil])
        let ends = method == "popover" ? [] : ["ends"]
        #expect(shown.output.map { $0.sorted() } == [["appears one"], [], [], ["appears two", "disappears uno"] + ends, ["disappears two"] + ends])
    }

    @Test(
        "§19.9 A dialog keeps the data with which it began",
        arguments: [
            (
                "alert(\"t\", isPresented: $isShown, presenting: item) { Button($0.name) {}; if more { Button(\"b\") {} } } message: { Text(\"m \\($0.name)\") }",
                ["t", "m one", "one"]
            ),
            ("alert(Text(\"t\"), isPresented: $isShown, presenting: item) { d in Button(d.name) {}; if more { Button(\"b\") {} } }", ["t", "one"]),
            (
                "confirmationDialog(\"t\", isPresented: $isShown, presenting: item) { Button($0.name, role: .cancel) {}; if more { Button(\"b\") {} } }",
                ["one"]
            ),
            ("alert(isPresented: $isShown, error: failure) { Button(\"ok\") {}; if more { Button(\"b\") {} } }", ["one", "ok"]),
        ])
    func dataIsKept(modifier: String, texts: [String]) {
        let two = "set item Item(id: 2, name: \"two\")"
        let shown = Shown(screen(modifier), two, "set item nil", "set more true", "set isShown false", two, "set isShown true")
        #expect(shown.errors == [])
        let later = texts.map { $0.replacing("one", with: "two") }
        #expect((0...6).map { Array(shown.texts($0).dropFirst(5)) } == [texts, texts, texts, texts + ["b"], [], [], later + ["b"]])
        #expect(shown.texts(5) == plain)
    }
}
