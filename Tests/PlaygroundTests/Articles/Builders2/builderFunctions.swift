struct Sections: View {
    @ViewBuilder func section(_ title: String, isShown: Bool = true) -> some View {
        if isShown {
            Text(title).bold()
            Text("content of \(title)")
        }
    }
    @ViewBuilder var both: some View { section("One"); section("Two", isShown: false); section("Three") }
    var body: some View { VStack { both } }
}
Sections()

// type: Sections
// body: Sections.body = VStack<TupleContent<Optional<TupleContent<Text, Text>>, Optional<TupleContent<Text, Text>>, Optional<TupleContent<Text, Text>>>>
// body: Sections.both = TupleContent<Optional<TupleContent<Text, Text>>, Optional<TupleContent<Text, Text>>, Optional<TupleContent<Text, Text>>>
// body: Sections.section(_:isShown:) = Optional<TupleContent<Text, Text>>
// view: Sections 96,196 128x88
// view:   VStack 96,196 128x88
// view:     Text "One" 148,196 24x16
// view:     Text "content of One" 104,220 112x16
// view:     Text "Three" 140,244 40x16
// view:     Text "content of Three" 96,268 128x16
