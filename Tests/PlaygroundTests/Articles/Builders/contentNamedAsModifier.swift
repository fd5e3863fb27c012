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
