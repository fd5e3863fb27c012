struct Counter: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name): \(taps)") { taps += 1 } }
}
struct Screen: View {
    @State private var user = "Ann"
    var body: some View {
        VStack {
            Counter(name: user)
            Counter(name: user).id(user)
            Button("Switch") { user = user == "Ann" ? "Bob" : "Ann" }
        }
    }
}
Screen()

// type: Screen
// body: Counter.body = Button<Text>
// body: Screen.body = VStack<TupleContent<Counter, IDView<Counter, String>, Button<Text>>>
// view: Screen 136,208 48x64
// view:   VStack 136,208 48x64
// view:     Counter 136,208 48x16
// view:       Button 136,208 48x16
// view:         Text "Ann: 0" 136,208 48x16
// view:     Counter 136,232 48x16 [id]
// view:       Button 136,232 48x16
// view:         Text "Ann: 0" 136,232 48x16
// view:     Button 136,256 48x16
// view:       Text "Switch" 136,256 48x16
