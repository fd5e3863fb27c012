struct FAQ: View {
    @State private var isOpen = true
    var body: some View {
        VStack(alignment: .leading) {
            DisclosureGroup("Why?") { Text("Because") }
            DisclosureGroup("Open", isExpanded: $isOpen) { Text("Inside") }
            GroupBox("Box") { Text("boxed") }
            GroupBox { Text("plain") } label: { Label("Info", systemImage: "info") }
        }
    }
}
FAQ()

// type: FAQ
// body: FAQ.body = VStack<TupleView<(DisclosureGroup<Text, Text>, DisclosureGroup<Text, Text>, GroupBox<Text, Text>, GroupBox<Label<Text, Image>, Text>)>>
// view: FAQ 132,148 56x184
// view:   VStack 132,148 56x184
// view:     DisclosureGroup 132,148 56x40
// view:       Text "Why?" 144,148 32x16
// view:       Text "Because" 132,172 56x16
// view:     DisclosureGroup 132,196 48x40
// view:       Text "Open" 140,196 32x16
// view:       Text "Inside" 132,220 48x16
// view:     GroupBox 132,244 40x40
// view:       Text "Box" 140,244 24x16
// view:       Text "boxed" 132,268 40x16
// view:     GroupBox 132,292 56x40
// view:       Label 132,292 56x16
// view:         Text "Info" 156,292 32x16
// view:         Image 132,292 16x16
// view:       Text "plain" 140,316 40x16
