struct Labeled<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content
        self.label = label()
    }
    var body: some View {
        HStack { label; content() }
    }
}
extension Labeled where Label == Text {
    init(_ title: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(title) } }
}
VStack {
    Labeled { Text("value") } label: { Image(systemName: "star") }
    Labeled("Name") { Text("Kim") }
}

// type: VStack<TupleContent<Labeled<Image, Text>, Labeled<Text, Text>>>
// body: Labeled.body = HStack<TupleContent<Label, Content>>
// view: VStack 128,220 64x40
// view:   Labeled 128,220 64x16
// view:     HStack 128,220 64x16
// view:       Image 128,220 16x16
// view:       Text "value" 152,220 40x16
// view:   Labeled 128,244 64x16
// view:     HStack 128,244 64x16
// view:       Text "Name" 128,244 32x16
// view:       Text "Kim" 168,244 24x16
