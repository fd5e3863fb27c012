import Testing

@testable import Playground

/// `Alert` and `ActionSheet`, as programs for iOS 13 and 14 present them: their buttons are those of today's alerts.
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
                plain + [""], plain + ["", "Fine"], plain + ["fine "], plain + ["fine ", "Item 7", "Cancel"], plain + ["fine gone "],
                plain + ["fine gone ", "Name", "Cancel"], plain + ["fine gone name"],
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
                plain, plain + ["name", "OK"], plain, plain + ["by name", "Cancel"], plain, plain, plain + ["name", "Save"], plain,
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
        let shown = Shown(snippet, "tap more", "tap more", "tap OK")
        #expect((0...3).map(shown.texts) == [["more", "OK"], ["more", "own"], ["more", "OK"], ["more"]])
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
