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
// view: FAQ 0,160 320x160
// view:   VStack 0,160 320x160
// view:     DisclosureGroup 0,160 320x16
// view:       Text "Why?" 0,160 32x16
// view:     DisclosureGroup 0,184 320x40
// view:       Text "Open" 0,184 32x16
// view:       Text "Inside" 136,208 48x16
// view:     GroupBox 0,232 40x40
// view:       Text "Box" 8,232 24x16
// view:       Text "boxed" 0,256 40x16
// view:     GroupBox 0,280 56x40
// view:       Label 0,280 56x16
// view:         Text "Info" 24,280 32x16
// view:         Image 0,280 16x16
// view:       Text "plain" 8,304 40x16
