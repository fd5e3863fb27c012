struct CountingText: AnimatableModifier {
    var number: Double
    var animatableData: Double {
        get { number }
        set { number = newValue }
    }
    func body(content: Content) -> some View { content.overlay(Text("\(Int(number))")) }
}
Color.yellow.frame(width: 50, height: 50).modifier(CountingText(number: 7))

// type: ModifiedContent<ModifiedContent<Color, _FrameLayout>, CountingText>
// body: CountingText.body(content:) = ModifiedContent<_ViewModifier_Content<CountingText>, _OverlayModifier<Text>>
// view: overlay 135,215 50x50 [CountingText]
// view:   frame 135,215 50x50
// view:     Color 135,215 50x50
// view:   Text "7" 156,232 8x16
