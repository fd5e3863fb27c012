struct Countdown: View {
    @State private var remaining = 3
    var body: some View {
        Text(remaining > 0 ? "\(remaining)" : "Go!")
            .font(.system(size: 40, weight: .black, design: .monospaced))
            .task {
                while remaining > 0 {
                    try? await Task.sleep(for: .seconds(1))
                    remaining -= 1
                }
            }
    }
}
Countdown()

// type: Countdown
// body: Countdown.body = ModifiedContent<Text, _TaskModifier>
// view: Countdown 150,220 20x40
// view:   Text "3" 150,220 20x40 [task]
