import SwiftUI
extension ContainerValues { @Entry var isRejected: Bool = false; @Entry var cardColor: Color = .yellow }
extension View {
    func cardRejected(_ rejected: Bool) -> some View { containerValue(\.isRejected, rejected) }
}
struct Card<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content.padding(4).background(.yellow, in: .rect(cornerRadius: 4)) }
}
struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading, spacing: 4) {
                    if !section.header.isEmpty { section.header.bold() }
                    Group(subviews: section.content) { subviews in
                        if subviews.count > 2 {
                            subviews.prefix(2)
                            Text("+\(subviews.count - 2) more")
                        } else { subviews }
                    }
                    ForEach(subviews: section.content) { s in Text(s.containerValues.isRejected ? "no" : "yes") }
                    section.footer
                }
                .padding(section.containerValues.isRejected ? 8 : 0)
            }
        }
    }
}
struct BoardDemo: View {
    @State private var songs = ["A", "B", "C"]
    var body: some View {
        Board {
            Text("loose").cardRejected(true)
            Section("Songs") { ForEach(songs, id: \.self) { song in Card { Text(song) } } }
            Section { Text("x"); Text("y").cardRejected(true) } header: { Text("H") } footer: { Text("F") }.cardRejected(true)
            Group { Text("in group"); Text("too") }.cardRejected(true)
        }
    }
}
#Preview { BoardDemo() }
