struct Accordion<Header: View, Content: View>: View {
    @State private var isOpen: Bool
    let header: Header
    let content: Content
    init(isOpen: Bool = false, @ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
        _isOpen = State(wrappedValue: isOpen)
        self.header = header()
        self.content = content()
    }
    var body: some View {
        VStack(alignment: .leading) {
            Button { isOpen.toggle() } label: {
                HStack { header; Image(systemName: isOpen ? "chevron.up" : "chevron.down") }
            }
            if isOpen { content }
        }
    }
}
VStack {
    Accordion(isOpen: true) { Text("Head") } content: { Text("Body") }
    Accordion { Text("Closed") } content: { Text("Hidden") }
}

// type: VStack<TupleContent<Accordion<Text, Text>, Accordion<Text, Text>>>
// body: Accordion.body = VStack<TupleContent<Button<HStack<TupleContent<Header, Image>>>, Optional<Content>>>
// view: VStack 124,208 72x64
// view:   Accordion 132,208 56x40
// view:     VStack 132,208 56x40
// view:       Button 132,208 56x16
// view:         HStack 132,208 56x16
// view:           Text "Head" 132,208 32x16
// view:           Image 172,208 16x16
// view:       Text "Body" 132,232 32x16
// view:   Accordion 124,256 72x16
// view:     VStack 124,256 72x16
// view:       Button 124,256 72x16
// view:         HStack 124,256 72x16
// view:           Text "Closed" 124,256 48x16
// view:           Image 180,256 16x16
