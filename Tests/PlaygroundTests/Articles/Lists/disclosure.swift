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
// body: FAQ.body = VStack<TupleContent<DisclosureGroup<Text, Text>, DisclosureGroup<Text, Text>, GroupBox<Text, Text>, GroupBox<Label<Text, Image>, Text>>>
// view: FAQ 132,160 56x160
// view:   VStack 132,160 56x160
// view:     DisclosureGroup 132,160 32x16
// view:       Text "Why?" 132,160 32x16
// view:     DisclosureGroup 132,184 48x40
// view:       Text "Open" 140,184 32x16
// view:       Text "Inside" 132,208 48x16
// view:     GroupBox 132,232 40x40
// view:       Text "Box" 140,232 24x16
// view:       Text "boxed" 132,256 40x16
// view:     GroupBox 132,280 56x40
// view:       Label 132,280 56x16
// view:         Text "Info" 156,280 32x16
// view:         Image 132,280 16x16
// view:       Text "plain" 140,304 40x16
