struct MaxWidth: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct EqualWidths: View {
    @State private var width: CGFloat?
    var body: some View {
        VStack {
            ForEach(["a", "long word"], id: \.self) { text in
                Text(text)
                    .background(GeometryReader { proxy in
                        Color.clear.preference(key: MaxWidth.self, value: proxy.size.width)
                    })
                    .frame(width: width)
            }
            Text("width \(Int(width ?? 0))")
        }
        .onPreferenceChange(MaxWidth.self) { width = $0 }
    }
}
EqualWidths()

// type: EqualWidths
// body: EqualWidths.body = ModifiedContent<VStack<TupleContent<ForEach<Array<String>, String, ModifiedContent<ModifiedContent<Text, _BackgroundModifier<GeometryReader<ModifiedContent<Color, _PreferenceWritingModifier<MaxWidth>>>>>, _FrameLayout>>, Text>>, _PreferenceActionModifier<MaxWidth>>
// view: EqualWidths 124,208 72x64
// view:   VStack 124,208 72x64 [onPreferenceChange]
// view:     frame 124,208 72x16
// view:       background 156,208 8x16
// view:         Text "a" 156,208 8x16
// view:         GeometryReader 156,208 8x16
// view:           Color 156,208 8x16 [preference]
// view:     frame 124,232 72x16
// view:       background 124,232 72x16
// view:         Text "long word" 124,232 72x16
// view:         GeometryReader 124,232 72x16
// view:           Color 124,232 72x16 [preference]
// view:     Text "width 72" 128,256 64x16
