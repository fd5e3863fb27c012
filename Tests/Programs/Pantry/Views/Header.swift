import SwiftUI

struct Header: View {
    let title: String
    let count: Int

    var body: some View {
        HStack {
            Text(title).bold()
            Spacer()
            Badge(text: "\(count)")
        }
    }
}

private struct Badge: View {
    let text: String
    var body: some View { Text(text).padding(step).background(.yellow) }
}

private let step: CGFloat = 2

#Preview("Header") { Header(title: "Title", count: 3) }
