class Card: View {
    var body: some View { Text("Hello") }
}
struct ContentView: View {
    var body: some View {
        VStack { Card() }
    }
}
ContentView()

// error: 1: views must be value types (either a struct or an enum); Card is a class
