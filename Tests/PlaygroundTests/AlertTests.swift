import Testing

@testable import Playground

/// `Alert` and `ActionSheet`, as programs for iOS 13 and 14 present them: they show what today's alerts show.
@Suite struct AlertTests {
    private static let screen = """
        struct Item: Identifiable { let id = 7 }
        struct Screen: View {
            @State private var isAsking = false
            @State private var item: Item?
            @State private var isChoosing = false
            @State private var log = ""
            var body: some View {
                VStack {
                    Button("Ask") { isAsking = true }
                    Button("Delete") { item = Item() }
                    Button("Choose") { isChoosing = true }
                    Text(log)
                }
                .alert(isPresented: $isAsking) { Alert(title: Text("Saved"), dismissButton: .default(Text("Fine")) { log += "fine " }) }
                .alert(item: $item) { item in
                    Alert(title: Text("Delete?"), primaryButton: .destructive(Text("Item \\(item.id)")) { log += "gone " }, secondaryButton: .cancel())
                }
                .actionSheet(isPresented: $isChoosing) { ActionSheet(title: Text("Sort"), buttons: [.default(Text("Name")) { log += "name" }, .cancel()]) }
            }
        }
        Screen()
        """

    @Test func theirButtonsActAndEndThem() {
        let shown = Shown(Self.screen, "tap Ask", "tap Fine", "tap Delete", "tap \"Item 7\"", "tap Choose", "tap Name")
        let plain = ["Ask", "Delete", "Choose"]
        #expect(shown.errors == [])
        #expect(
            (0...6).map(shown.texts) == [
                plain + [""], plain + ["", "Saved", "Fine"], plain + ["fine "], plain + ["fine ", "Delete?", "Item 7", "Cancel"], plain + ["fine gone "],
                plain + ["fine gone ", "Sort", "Name", "Cancel"], plain + ["fine gone name"],
            ])
    }

    private static let withoutButtons = """
        struct Screen: View {
            @State private var isWarning = false
            @State private var isAsking = false
            @State private var hasButton = false
            @State private var name = ""
            var body: some View {
                VStack { Button("warn") { isWarning = true }; Button("ask") { isAsking = true }; Button("offer") { hasButton = true } }
                    .alert("Name", isPresented: $isWarning) { TextField("name", text: $name); if hasButton { Group { Button("Save") {} } } } message: { Text("m") }
                    .confirmationDialog("Sort", isPresented: $isAsking) { Button("by name") {}; if hasButton { Button("never", role: .cancel) {} } }
            }
        }
        Screen()
        """

    @Test("An alert without buttons gets OK, a confirmation dialog without a button that cancels gets Cancel")
    func standardButtons() {
        let shown = Shown(Self.withoutButtons, "tap warn", "tap OK", "tap ask", "tap Cancel", "tap offer", "tap warn", "tap Save", "tap ask", "tap never")
        let plain = ["warn", "ask", "offer"]
        #expect(shown.errors == [])
        #expect(
            (0...9).map(shown.texts) == [
                plain, plain + ["Name", "m", "name", "OK"], plain, plain + ["by name", "Cancel"], plain, plain, plain + ["Name", "m", "name", "Save"], plain,
                plain + ["by name", "never"], plain,
            ])
    }

    @Test("A button that comes later takes the place of OK")
    func standardButtonGoes() {
        let snippet = """
            struct Screen: View {
                @State private var isShown = true
                @State private var hasButton = false
                var body: some View {
                    Toggle("more", isOn: $hasButton).alert("a", isPresented: $isShown) { if hasButton { Button("own") {} } }
                }
            }
            Screen()
            """
        let shown = Shown(snippet, "set hasButton true", "set hasButton false", "tap OK")
        #expect((0...3).map(shown.texts) == [["more", "a", "OK"], ["more", "a", "own"], ["more", "a", "OK"], ["more"]])
    }

    private static let messages = """
        struct Failure: LocalizedError { var errorDescription: String? { "broken" } }
        struct Screen: View {
            @State private var isShown = true
            var body: some View { Color.clear.MODIFIER }
        }
        Screen()
        """

    @Test(
        "Title and message are above the buttons; the title of a confirmation dialog where it is wanted",
        arguments: [
            ("alert(Text(\"t\"), isPresented: $isShown) { Button(\"b\") {} } message: { Text(\"m\") }", ["t", "m", "b"]),
            ("alert(\"t\", isPresented: $isShown, presenting: 3) { Button(\"b\\($0)\") {} } message: { Text(\"m\\($0)\") }", ["t", "m3", "b3"]),
            ("alert(isPresented: $isShown, error: Failure()) { _ in } message: { _ in Text(\"m\") }", ["broken", "m", "OK"]),
            ("confirmationDialog(\"t\", isPresented: $isShown) { Button(\"b\") {} } message: { Text(\"m\") }", ["m", "b", "Cancel"]),
            ("confirmationDialog(Text(\"t\"), isPresented: $isShown, titleVisibility: .visible) { Button(\"b\") {} }", ["t", "b", "Cancel"]),
        ])
    func titlesAndMessages(_ modifier: String, _ texts: [String]) {
        let shown = Shown(Self.messages.replacing("MODIFIER", with: modifier))
        #expect(shown.errors == [])
        #expect(shown.texts == texts)
    }

    private static let withData = """
        struct Failure: LocalizedError { var errorDescription: String? { "broken" } }
        struct Screen: View {
            @State private var isShown = false
            @State private var chosen: Int?
            @State private var error: Failure?
            var body: some View {
                VStack { Button("ask") { isShown = true }; Button("choose") { chosen = 3; error = Failure() }; Toggle("on", isOn: $isShown) }.MODIFIER
            }
        }
        Screen()
        """

    @Test(
        "With data, a dialog is presented while there is some",
        arguments: [
            ("alert(\"t\", isPresented: $isShown, presenting: chosen) { Button(\"b\\($0)\") {} }", ["t", "b3"]),
            ("alert(\"t\", isPresented: $isShown, presenting: chosen) { Button(\"b\\($0)\") {} } message: { Text(\"m\\($0)\") }", ["t", "m3", "b3"]),
            ("alert(Text(\"t\"), isPresented: $isShown, presenting: chosen) { Button(\"b\\($0)\") {} }", ["t", "b3"]),
            ("alert(Text(\"t\"), isPresented: $isShown, presenting: chosen) { Button(\"b\\($0)\") {} } message: { Text(\"m\\($0)\") }", ["t", "m3", "b3"]),
            ("alert(isPresented: $isShown, error: error) { Button(\"b3\") {} }", ["broken", "b3"]),
            ("alert(isPresented: $isShown, error: error) { _ in Button(\"b3\") {} } message: { _ in Text(\"m\") }", ["broken", "m", "b3"]),
            ("confirmationDialog(\"t\", isPresented: $isShown, presenting: chosen) { Button(\"b\\($0)\") {} }", ["b3", "Cancel"]),
            (
                "confirmationDialog(Text(\"t\"), isPresented: $isShown, presenting: chosen) { Button(\"b\\($0)\") {} } message: { Text(\"m\\($0)\") }",
                ["m3", "b3", "Cancel"]
            ),
        ])
    func dialogsWithData(_ modifier: String, _ texts: [String]) {
        let snippet = Self.withData.replacing("MODIFIER", with: modifier)
        let plain = ["ask", "choose", "on"]
        let shown = Shown(snippet, "tap ask", "tap choose", "tap b3")
        #expect(shown.errors == [])
        #expect((0...3).map(shown.texts) == [plain, plain, plain + texts, plain])
    }

    @Test("Several presented views are in a column in the middle of the window")
    func places() {
        let shown = Shown(Self.messages.replacing("MODIFIER", with: "alert(\"t\", isPresented: $isShown) {} message: { Text(\"m\") }"))
        #expect(shown.frames("Text") == ["156 208 8 16", "156 232 8 16", "152 256 16 16"])
    }

    @Test(arguments: ["sheet(item: $item)", "fullScreenCover(item: $item)", "popover(item: $item)"])
    func anItemThatIsNotReadInTheBodyRunsNothing(modifier: String) {
        let snippet = """
            struct Item: Identifiable { let id: Int }
            struct ContentView: View {
                @State private var item: Item?
                var body: some View {
                    let _ = print("body")
                    Button("open") { item = Item(id: 1) }.MODIFIER { item in Button("close \\(item.id)") { self.item = nil } }
                }
            }
            """
        #expect(printed(snippet.replacing("MODIFIER", with: modifier), #"tap "open""#, #"tap "close 1""#) == [["body"], [], []])
    }
}
