struct Menus: View {
    @State private var order = "name"
    var body: some View {
        VStack {
            Menu("Options") {
                Button("Rename") {}
                Button("Delete", role: .destructive) {}
            }
            Menu { Button("One") {} } label: { Image(systemName: "ellipsis") }
            Link("Site", destination: URL(string: "https://example.com")!)
            LabeledContent("Version", value: "1.0")
            LabeledContent("Name") { Text("Workbook") }
            EditButton()
        }
        .menuStyle(.automatic)
    }
}
Menus()

// type: Menus
// body: Menus.body = ModifiedContent<VStack<TupleContent<Menu<Text, TupleContent<Button<Text>, Button<Text>>>, Menu<Image, Button<Text>>, Link<Text>, LabeledContent<Text, Text>, LabeledContent<Text, Text>, EditButton>>, _InertModifier>
// view: Menus 0,136 320x208
// view:   VStack 0,136 320x208 [menuStyle]
// view:     Menu 132,136 56x64
// view:       Text "Options" 132,136 56x16
// view:       Button 136,160 48x16
// view:         Text "Rename" 136,160 48x16
// view:       Button 136,184 48x16
// view:         Text "Delete" 136,184 48x16
// view:     Menu 148,208 24x40
// view:       Image 152,208 16x16
// view:       Button 148,232 24x16
// view:         Text "One" 148,232 24x16
// view:     Link 144,256 32x16
// view:       Text "Site" 144,256 32x16
// view:     LabeledContent 0,280 320x16
// view:       Text "Version" 0,280 56x16
// view:       Text "1.0" 296,280 24x16
// view:     LabeledContent 0,304 320x16
// view:       Text "Name" 0,304 32x16
// view:       Text "Workbook" 256,304 64x16
// view:     EditButton 144,328 32x16
// view:       Button 144,328 32x16
// view:         Text "Edit" 144,328 32x16
