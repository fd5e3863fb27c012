struct Segmented<Value: Hashable>: View {
    let options: [(Value, String)]
    @Binding var selection: Value
    var body: some View {
        HStack(spacing: 0) {
            ForEach(options, id: \.0) { value, title in
                Text(title)
                    .frame(maxWidth: .infinity)
                    .background(value == selection ? Color.blue : .clear)
                    .onTapGesture { selection = value }
            }
        }
        .border(.blue)
    }
}
struct Host: View {
    @State private var value = 2
    var body: some View { Segmented(options: [(1, "One"), (2, "Two")], selection: $value).frame(width: 200) }
}
Host()

// type: Host
// body: Host.body = ModifiedContent<Segmented<Int>, _FrameLayout>
// body: Segmented.body = ModifiedContent<HStack<ForEach<Array<(Value, String)>, Value, ModifiedContent<ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _BackgroundStyleModifier<Color>>, AddGestureModifier<_EndedGesture<TapGesture>>>>>, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>
// view: Host 60,232 200x16
// view:   frame 60,232 200x16
// view:     Segmented 60,232 200x16
// view:       border 60,232 200x16
// view:         HStack 60,232 200x16
// view:           background 60,232 100x16 [onTapGesture]
// view:             frame 60,232 100x16
// view:               Text "One" 98,232 24x16
// view:             Color 60,232 100x16
// view:           background 160,232 100x16 [onTapGesture]
// view:             frame 160,232 100x16
// view:               Text "Two" 198,232 24x16
// view:             Color 160,232 100x16
