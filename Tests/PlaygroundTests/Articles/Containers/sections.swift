struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        HStack(alignment: .top) {
            ForEach(sections: content) { section in
                VStack {
                    section.header.bold()
                    ForEach(section.content) { $0 }
                    if !section.footer.isEmpty { section.footer }
                }
            }
        }
    }
}
Board {
    Section("Todo") { Text("a"); Text("b") }
    Section { Text("c") } header: { Text("Done") } footer: { Text("1 item") }
}

// type: Board<TupleContent<Section<Text, TupleContent<Text, Text>, EmptyView>, Section<Text, Text, Text>>>
// body: Board.body = HStack<ForEach<ForEachSectionCollection<VStack<TupleContent<ModifiedContent<SubviewsCollection, _InertModifier>, ForEach<SubviewsCollection, ID, Subview>, Optional<SubviewsCollection>>>>, ID, VStack<TupleContent<ModifiedContent<SubviewsCollection, _InertModifier>, ForEach<SubviewsCollection, ID, Subview>, Optional<SubviewsCollection>>>>>
// view: Board 116,208 88x64
// view:   HStack 116,208 88x64
// view:     VStack 116,208 32x64
// view:       Text "Todo" 116,208 32x16 [bold]
// view:       Text "a" 128,232 8x16
// view:       Text "b" 128,256 8x16
// view:     VStack 156,208 48x64
// view:       Text "Done" 164,208 32x16 [bold]
// view:       Text "c" 176,232 8x16
// view:       Text "1 item" 156,256 48x16
