struct Adaptive: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack { wide; wide; wide }
            VStack { wide; wide; wide }
        }
    }
    var wide: some View { Color.orange.frame(width: 150, height: 20) }
}
Adaptive()

// type: Adaptive
// body: Adaptive.body = ViewThatFits<TupleContent<HStack<TupleContent<ModifiedContent<Color, _FrameLayout>, ModifiedContent<Color, _FrameLayout>, ModifiedContent<Color, _FrameLayout>>>, VStack<TupleContent<ModifiedContent<Color, _FrameLayout>, ModifiedContent<Color, _FrameLayout>, ModifiedContent<Color, _FrameLayout>>>>>
// body: Adaptive.wide = ModifiedContent<Color, _FrameLayout>
// view: Adaptive 85,202 150x76
// view:   ViewThatFits 85,202 150x76
// view:     VStack 85,202 150x76
// view:       frame 85,202 150x20
// view:         Color 85,202 150x20
// view:       frame 85,230 150x20
// view:         Color 85,230 150x20
// view:       frame 85,258 150x20
// view:         Color 85,258 150x20
