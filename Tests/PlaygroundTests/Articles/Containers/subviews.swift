struct Separated<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        VStack(spacing: 0) {
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in
                    subview.padding(4)
                    if subview.id != subviews.last?.id { Divider() }
                }
            }
        }
    }
}
Separated {
    Text("One")
    Text("Two")
    ForEach(3..<5) { Text("\($0)") }
}

// type: Separated<TupleContent<Text, Text, ForEach<Range<Int>, Int, Text>>>
// body: Separated.body = VStack<Group<GroupElementsOfContent<Content, ForEach<SubviewsCollection, ID, TupleContent<ModifiedContent<Subview, _PaddingLayout>, Optional<Divider>>>>>>
// view: Separated 0,190.50 320x99
// view:   VStack 0,190.50 320x99
// view:     padding 144,190.50 32x24
// view:       Text "One" 148,194.50 24x16
// view:     Divider 0,214.50 320x1
// view:     padding 144,215.50 32x24
// view:       Text "Two" 148,219.50 24x16
// view:     Divider 0,239.50 320x1
// view:     padding 152,240.50 16x24
// view:       Text "3" 156,244.50 8x16
// view:     Divider 0,264.50 320x1
// view:     padding 152,265.50 16x24
// view:       Text "4" 156,269.50 8x16
