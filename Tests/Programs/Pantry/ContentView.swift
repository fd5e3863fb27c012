import SwiftUI

struct ContentView: View {
    @Environment(Pantry.self) private var pantry
    @State private var onlyMissing = false

    private var shown: [Item] { onlyMissing ? pantry.items.filter(\.isMissing) : pantry.items }

    var body: some View {
        VStack(alignment: .leading, spacing: Metrics.spacing) {
            Header(title: Texts.title, count: shown.count)
            Toggle("Only missing", isOn: $onlyMissing)
            ForEach(shown) { item in
                ItemRow(item: item) { pantry.take(item) }
            }
            Summary(items: pantry.items)
        }
        .card()
    }
}
