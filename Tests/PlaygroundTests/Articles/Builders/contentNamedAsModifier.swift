struct Card<Background: View, Overlay: View>: View {
    let background: () -> Background
    @ViewBuilder let overlay: (Int) -> Overlay
    var body: some View {
        ZStack {
            background()
            self.overlay(3)
        }
        .background(Color.blue)
    }
}
Card {
    Color.red
} overlay: { number in
    Text("hi \(number)")
}

// type: Card<Color, Text>
// body: Card.body = ModifiedContent<ZStack<TupleContent<Background, Overlay>>, _BackgroundStyleModifier<Color>>
// view: Card 0,0 320x480
// view:   background 0,0 320x480
// view:     ZStack 0,0 320x480
// view:       Color 0,0 320x480
// view:       Text "hi 3" 144,232 32x16
// view:     Color 0,0 320x480
