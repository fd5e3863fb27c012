struct Highlight: ViewModifier {
    @State private var isOn = false
    func body(content: Content) -> some View {
        content
            .padding(isOn ? 10 : 0)
            .onTapGesture { isOn.toggle() }
    }
}
struct Watermark: ViewModifier {
    let text: String
    func body(content: Content) -> some View {
        ZStack(alignment: .bottomTrailing) {
            content
            Text(text).font(.caption).padding(2)
        }
    }
}
HStack {
    Text("tap").modifier(Highlight())
    Color.blue.frame(width: 60, height: 60).modifier(Watermark(text: "me"))
}

// type: HStack<TupleContent<ModifiedContent<Text, Highlight>, ModifiedContent<ModifiedContent<Color, _FrameLayout>, Watermark>>>
// body: Highlight.body(content:) = ModifiedContent<ModifiedContent<_ViewModifier_Content<Highlight>, _PaddingLayout>, AddGestureModifier<_EndedGesture<TapGesture>>>
// body: Watermark.body(content:) = ZStack<TupleContent<_ViewModifier_Content<Watermark>, ModifiedContent<Text, _PaddingLayout>>>
// view: HStack 114,210 92x60
// view:   padding 114,232 24x16 [onTapGesture, Highlight]
// view:     Text "tap" 114,232 24x16
// view:   ZStack 146,210 60x60 [Watermark]
// view:     frame 146,210 60x60
// view:       Color 146,210 60x60
// view:     padding 190,254 16x16
// view:       Text "me" 192,256 12x12
