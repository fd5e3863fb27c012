struct Switcher: View {
    @State private var isVertical = true
    var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout())
        layout {
            Text("a")
            Text("b")
            Button("Turn") { withAnimation { isVertical.toggle() } }
        }
    }
}
Switcher()

// type: Switcher
// body: Switcher.body = _LayoutView<AnyLayout, TupleContent<Text, Text, Button<Text>>>
// view: Switcher 144,212 32x56
// view:   VStack 144,212 32x56
// view:     Text "a" 156,212 8x16
// view:     Text "b" 156,232 8x16
// view:     Button 144,252 32x16
// view:       Text "Turn" 144,252 32x16
