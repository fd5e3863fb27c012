struct Sizes: View {
    let compact: Bool
    var body: some View {
        Text("Hello")
            .padding(compact ? 2 : 12)
            .background(compact ? Color.clear : .yellow)
            .overlay(alignment: .bottom) { if !compact { Rectangle().frame(height: 1) } }
    }
}
VStack { Sizes(compact: true); Sizes(compact: false) }

// type: VStack<TupleContent<Sizes, Sizes>>
// body: Sizes.body = ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>, _OverlayModifier<Optional<ModifiedContent<Rectangle, _FrameLayout>>>>
// view: VStack 128,206 64x68
// view:   Sizes 138,206 44x20
// view:     overlay 138,206 44x20
// view:       background 138,206 44x20
// view:         padding 138,206 44x20
// view:           Text "Hello" 140,208 40x16
// view:         Color 138,206 44x20
// view:   Sizes 128,234 64x40
// view:     overlay 128,234 64x40
// view:       background 128,234 64x40
// view:         padding 128,234 64x40
// view:           Text "Hello" 140,246 40x16
// view:         Color 128,234 64x40
// view:       frame 128,273 64x1
// view:         Rectangle 128,273 64x1
