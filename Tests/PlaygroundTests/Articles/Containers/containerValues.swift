extension ContainerValues { @Entry var isPinned = false }
extension View { func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) } }
struct Pinboard<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        VStack {
            ForEach(subviews: content) { note in
                HStack {
                    if note.containerValues.isPinned { Image(systemName: "pin") }
                    note
                }
            }
        }
    }
}
Pinboard {
    Text("first").pinned()
    Text("second")
    Group { Text("third"); Text("fourth") }.pinned()
}

// type: Pinboard<TupleContent<ModifiedContent<Text, _ContainerValueWritingModifier<Bool>>, Text, ModifiedContent<Group<TupleContent<Text, Text>>, _ContainerValueWritingModifier<Bool>>>>
// body: Pinboard.body = VStack<ForEach<ForEachSubviewCollection<HStack<TupleContent<Optional<Image>, Subview>>>, ID, HStack<TupleContent<Optional<Image>, Subview>>>>
// body: View.pinned(_:) = ModifiedContent<Self, _ContainerValueWritingModifier<Bool>>
// view: Pinboard 124,196 72x88
// view:   VStack 124,196 72x88
// view:     HStack 128,196 64x16
// view:       Image 128,196 16x16
// view:       Text "first" 152,196 40x16 [containerValue]
// view:     HStack 136,220 48x16
// view:       Text "second" 136,220 48x16
// view:     HStack 128,244 64x16
// view:       Image 128,244 16x16
// view:       Text "third" 152,244 40x16 [containerValue]
// view:     HStack 124,268 72x16
// view:       Image 124,268 16x16
// view:       Text "fourth" 148,268 48x16 [containerValue]
