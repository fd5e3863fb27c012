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

// type: Group<BoardDemo>
// body: Board.body = HStack<ForEach<ForEachSectionCollection<ModifiedContent<VStack<TupleContent<Optional<ModifiedContent<SubviewsCollection, _InertModifier>>, Group<GroupElementsOfContent<SubviewsCollection, _ConditionalContent<TupleContent<SubviewsCollectionSlice, Text>, SubviewsCollection>>>, ForEach<ForEachSubviewCollection<Text>, ID, Text>, SubviewsCollection>>, _PaddingLayout>>, ID, ModifiedContent<VStack<TupleContent<Optional<ModifiedContent<SubviewsCollection, _InertModifier>>, Group<GroupElementsOfContent<SubviewsCollection, _ConditionalContent<TupleContent<SubviewsCollectionSlice, Text>, SubviewsCollection>>>, ForEach<ForEachSubviewCollection<Text>, ID, Text>, SubviewsCollection>>, _PaddingLayout>>>
// body: BoardDemo.body = Board<TupleContent<ModifiedContent<Text, _ContainerValueWritingModifier<Bool>>, Section<Text, ForEach<Array<String>, String, Card<Text>>, EmptyView>, ModifiedContent<Section<Text, TupleContent<Text, ModifiedContent<Text, _ContainerValueWritingModifier<Bool>>>, Text>, _ContainerValueWritingModifier<Bool>>, ModifiedContent<Group<TupleContent<Text, Text>>, _ContainerValueWritingModifier<Bool>>>>
// body: Card.body = ModifiedContent<ModifiedContent<Content, _PaddingLayout>, _BackgroundShapeModifier<Color, RoundedRectangle>>
// body: View.cardRejected(_:) = ModifiedContent<Self, _ContainerValueWritingModifier<Bool>>
// view: BoardDemo 49,164 222x152
// view:   Board 49,164 222x152
// view:     HStack 49,164 222x152
// view:       padding 49,164 40x36
// view:         VStack 49,164 40x36
// view:           Text "loose" 49,164 40x16 [containerValue]
// view:           Text "no" 49,184 16x16
// view:       padding 99,164 56x152
// view:         VStack 99,164 56x152
// view:           Text "Songs" 99,164 40x16 [bold]
// view:           Card 99,184 16x24
// view:             background 99,184 16x24
// view:               padding 99,184 16x24
// view:                 Text "A" 103,188 8x16
// view:               RoundedRectangle 99,184 16x24
// view:           Card 99,212 16x24
// view:             background 99,212 16x24
// view:               padding 99,212 16x24
// view:                 Text "B" 103,216 8x16
// view:               RoundedRectangle 99,212 16x24
// view:           Text "+1 more" 99,240 56x16
// view:           Text "yes" 99,260 24x16
// view:           Text "yes" 99,280 24x16
// view:           Text "yes" 99,300 24x16
// view:       padding 165,164 32x132
// view:         VStack 173,172 16x116
// view:           Text "H" 173,172 8x16 [containerValue, bold]
// view:           Text "x" 173,192 8x16 [containerValue]
// view:           Text "y" 173,212 8x16 [containerValue, containerValue]
// view:           Text "no" 173,232 16x16
// view:           Text "no" 173,252 16x16
// view:           Text "F" 173,272 8x16 [containerValue]
// view:       padding 207,164 64x76
// view:         VStack 207,164 64x76
// view:           Text "in group" 207,164 64x16 [containerValue]
// view:           Text "too" 207,184 24x16 [containerValue]
// view:           Text "no" 207,204 16x16
// view:           Text "no" 207,224 16x16
