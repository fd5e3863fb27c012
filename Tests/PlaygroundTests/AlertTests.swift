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
}
