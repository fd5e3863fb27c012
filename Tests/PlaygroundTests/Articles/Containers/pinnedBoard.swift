import SwiftUI
extension ContainerValues {
    @Entry var isPinned = false
    @Entry var tint: Color? = nil
    @Entry var badge: String? = nil
}
extension View {
    func pinned(_ on: Bool = true) -> some View { containerValue(\.isPinned, on) }
    func badgeText(_ s: String) -> some View { containerValue(\.badge, s) }
}
struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading, spacing: 4) {
                    if section.header.isEmpty { Text("untitled").italic() } else { section.header.font(.headline) }
                    Group(subviews: section.content) { cards in
                        let pinned = cards.filter { $0.containerValues.isPinned }
                        let others = cards.filter { !$0.containerValues.isPinned }
                        ForEach(pinned) { card in Card(subview: card) }
                        if !pinned.isEmpty && !others.isEmpty { Divider() }
                        ForEach(others) { Card(subview: $0) }
                        Text("\(pinned.count)/\(cards.count)").font(.caption)
                    }
                    section.footer
                }
                .frame(width: 90)
                .background(section.containerValues.tint ?? .gray)
            }
        }
    }
}
struct Card: View {
    let subview: Subview
    var body: some View {
        HStack(spacing: 0) { subview; if let badge = subview.containerValues.badge { Text(badge).font(.caption2) } }
    }
}
struct BoardScreen: View {
    @State private var done = ["x"]
    @State private var pinFirst = false
    var body: some View {
        Board {
            Text("loose").pinned()
            Section {
                Text("one").badgeText("1")
                Text("two").pinned(pinFirst)
                Group { Text("g1"); Text("g2") }.badgeText("g")
            } header: { Text("Todo") } footer: { Text("end").font(.footnote) }
            .containerValue(\.tint, .red)
            Section("Done") { ForEach(done, id: \.self) { Text($0) }.pinned(); EmptyView() }
            Section("Empty") { }
            Button("Pin") { pinFirst.toggle(); done.append("y") }
        }
    }
}
BoardScreen()

// type: BoardScreen
// body: Board.body = HStack<ForEach<ForEachSectionCollection<ModifiedContent<ModifiedContent<VStack<TupleContent<_ConditionalContent<Text, ModifiedContent<SubviewsCollection, _EnvironmentKeyWritingModifier<Optional<Font>>>>, Group<GroupElementsOfContent<SubviewsCollection, TupleContent<ForEach<Array<Subview>, ID, Card>, Optional<Divider>, ForEach<Array<Subview>, ID, Card>, Text>>>, SubviewsCollection>>, _FrameLayout>, _BackgroundStyleModifier<Color>>>, ID, ModifiedContent<ModifiedContent<VStack<TupleContent<_ConditionalContent<Text, ModifiedContent<SubviewsCollection, _EnvironmentKeyWritingModifier<Optional<Font>>>>, Group<GroupElementsOfContent<SubviewsCollection, TupleContent<ForEach<Array<Subview>, ID, Card>, Optional<Divider>, ForEach<Array<Subview>, ID, Card>, Text>>>, SubviewsCollection>>, _FrameLayout>, _BackgroundStyleModifier<Color>>>>
// body: BoardScreen.body = Board<TupleContent<ModifiedContent<Text, _ContainerValueWritingModifier<Bool>>, ModifiedContent<Section<Text, TupleContent<ModifiedContent<Text, _ContainerValueWritingModifier<Optional<String>>>, ModifiedContent<Text, _ContainerValueWritingModifier<Bool>>, ModifiedContent<Group<TupleContent<Text, Text>>, _ContainerValueWritingModifier<Optional<String>>>>, Text>, _ContainerValueWritingModifier<Optional<Color>>>, Section<Text, TupleContent<ModifiedContent<ForEach<Array<String>, String, Text>, _ContainerValueWritingModifier<Bool>>, EmptyView>, EmptyView>, Section<Text, EmptyView, EmptyView>, Button<Text>>>
// body: Card.body = HStack<TupleContent<Subview, Optional<Text>>>
// body: View.badgeText(_:) = ModifiedContent<Self, _ContainerValueWritingModifier<Optional<String>>>
// body: View.pinned(_:) = ModifiedContent<Self, _ContainerValueWritingModifier<Bool>>
// view: BoardScreen -81,175.50 482x129
// view:   Board -81,175.50 482x129
// view:     HStack -81,175.50 482x129
// view:       background -81,175.50 90x52
// view:         frame -81,175.50 90x52
// view:           VStack -68,175.50 64x52
// view:             Text "untitled" -68,175.50 64x16
// view:             Card -68,195.50 40x16
// view:               HStack -68,195.50 40x16
// view:                 Text "loose" -68,195.50 40x16 [containerValue]
// view:             Text "1/1" -68,215.50 18x12
// view:         Color -81,175.50 90x52
// view:       background 17,175.50 90x129
// view:         frame 17,175.50 90x129
// view:           VStack 46,175.50 32x129
// view:             Text "Todo" 46,175.50 32x16 [containerValue, font]
// view:             Card 46,195.50 29.50x16
// view:               HStack 46,195.50 29.50x16
// view:                 Text "one" 46,195.50 24x16 [containerValue, containerValue]
// view:                 Text "1" 70,198 5.50x11
// view:             Card 46,215.50 24x16
// view:               HStack 46,215.50 24x16
// view:                 Text "two" 46,215.50 24x16 [containerValue, containerValue]
// view:             Card 46,235.50 21.50x16
// view:               HStack 46,235.50 21.50x16
// view:                 Text "g1" 46,235.50 16x16 [containerValue, containerValue]
// view:                 Text "g" 62,238 5.50x11
// view:             Card 46,255.50 21.50x16
// view:               HStack 46,255.50 21.50x16
// view:                 Text "g2" 46,255.50 16x16 [containerValue, containerValue]
// view:                 Text "g" 62,258 5.50x11
// view:             Text "0/4" 46,275.50 18x12
// view:             Text "end" 46,291.50 19.50x13 [containerValue]
// view:         Color 17,175.50 90x129
// view:       background 115,175.50 90x52
// view:         frame 115,175.50 90x52
// view:           VStack 144,175.50 32x52
// view:             Text "Done" 144,175.50 32x16 [font]
// view:             Card 144,195.50 8x16
// view:               HStack 144,195.50 8x16
// view:                 Text "x" 144,195.50 8x16 [containerValue]
// view:             Text "1/1" 144,215.50 18x12
// view:         Color 115,175.50 90x52
// view:       background 213,175.50 90x32
// view:         frame 213,175.50 90x32
// view:           VStack 238,175.50 40x32
// view:             Text "Empty" 238,175.50 40x16 [font]
// view:             Text "0/0" 238,195.50 18x12
// view:         Color 213,175.50 90x32
// view:       background 311,175.50 90x52
// view:         frame 311,175.50 90x52
// view:           VStack 324,175.50 64x52
// view:             Text "untitled" 324,175.50 64x16
// view:             Card 324,195.50 24x16
// view:               HStack 324,195.50 24x16
// view:                 Button 324,195.50 24x16
// view:                   Text "Pin" 324,195.50 24x16
// view:             Text "0/1" 324,215.50 18x12
// view:         Color 311,175.50 90x52
