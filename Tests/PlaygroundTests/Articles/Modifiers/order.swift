VStack(spacing: 10) {
    Text("A").padding(10).background(.red).padding(5).border(.blue)
    Text("B").frame(width: 80).background(.green).offset(x: 10)
    Text("C").background(.yellow).frame(width: 80, height: 30, alignment: .topLeading)
}
.ignoresSafeArea()
.preferredColorScheme(.dark)

// type: ModifiedContent<ModifiedContent<VStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>, _PaddingLayout>, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>, ModifiedContent<ModifiedContent<ModifiedContent<Text, _FrameLayout>, _BackgroundStyleModifier<Color>>, _OffsetEffect>, ModifiedContent<ModifiedContent<Text, _BackgroundStyleModifier<Color>>, _FrameLayout>>>, _SafeAreaIgnoringLayout>, _PreferenceWritingModifier<PreferredColorSchemeKey>>
// view: ignoresSafeArea 120,184 80x112 [preferredColorScheme]
// view:   VStack 120,184 80x112
// view:     border 141,184 38x46
// view:       padding 141,184 38x46
// view:         background 146,189 28x36
// view:           padding 146,189 28x36
// view:             Text "A" 156,199 8x16
// view:           Color 146,189 28x36
// view:     offset 120,240 80x16
// view:       background 130,240 80x16
// view:         frame 130,240 80x16
// view:           Text "B" 166,240 8x16
// view:         Color 130,240 80x16
// view:     frame 120,266 80x30
// view:       background 120,266 8x16
// view:         Text "C" 120,266 8x16
// view:         Color 120,266 8x16
