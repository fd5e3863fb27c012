struct RoleStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            if configuration.role == .destructive { Text("!") }
        }
        .padding(configuration.role == nil ? 4 : 8)
        .foregroundStyle(configuration.role == .destructive ? .red : .primary)
        .opacity(configuration.isPressed ? 0.5 : 1)
    }
}

struct ContentView: View {
    @State private var items = ["a", "b"]

    var body: some View {
        VStack {
            Button("Add") { items.append("c") }
            Button("Delete", role: .destructive) { items.removeAll() }
            Button("Keep", systemImage: "lock", role: .cancel) {}
            Button(role: nil) { items.reverse() } label: { Text("Turn") }
        }
        .buttonStyle(RoleStyle())
    }
}

// type: ContentView
// body: ContentView.body = ModifiedContent<VStack<TupleContent<Button<Text>, Button<Text>, Button<Label<Text, Image>>, Button<Text>>>, _InertModifier>
// body: RoleStyle.makeBody(configuration:) = ModifiedContent<ModifiedContent<ModifiedContent<HStack<TupleContent<Label, Optional<Text>>>, _PaddingLayout>, _ForegroundStyleModifier<Color>>, _OpacityEffect>
// view: ContentView 120,172 80x136
// view:   VStack 120,172 80x136 [buttonStyle]
// view:     Button 144,172 32x24
// view:       opacity 144,172 32x24
// view:         padding 144,172 32x24 [foregroundStyle]
// view:           HStack 148,176 24x16
// view:             Text "Add" 148,176 24x16
// view:     Button 120,204 80x32
// view:       opacity 120,204 80x32
// view:         padding 120,204 80x32 [foregroundStyle]
// view:           HStack 128,212 64x16
// view:             Text "Delete" 128,212 48x16
// view:             Text "!" 184,212 8x16
// view:     Button 124,244 72x32
// view:       opacity 124,244 72x32
// view:         padding 124,244 72x32 [foregroundStyle]
// view:           HStack 132,252 56x16
// view:             Label 132,252 56x16
// view:               Text "Keep" 156,252 32x16
// view:               Image 132,252 16x16
// view:     Button 140,284 40x24
// view:       opacity 140,284 40x24
// view:         padding 140,284 40x24 [foregroundStyle]
// view:           HStack 144,288 32x16
// view:             Text "Turn" 144,288 32x16
