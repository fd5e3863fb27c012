import SwiftUI

struct ItemRow: View {
    let item: Item
    let take: () -> Void

    var body: some View {
        HStack {
            Text(item.name)
            Badge(isMissing: item.isMissing)
            Spacer()
            Text(item.unit.text(for: item.amount))
            Button("Take", action: take).disabled(item.isMissing)
        }
    }
}

private struct Badge: View {
    let isMissing: Bool
    var body: some View { if isMissing { Text("!").foregroundStyle(.red) } }
}

#Preview("Row") { ItemRow(item: samples[0]) {} }
#Preview("Missing row") { ItemRow(item: samples[2]) {} }
