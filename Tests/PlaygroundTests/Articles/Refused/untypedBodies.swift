struct ContentView: View {
    var count { 3 }
    var body { Text("Hello") }
}
struct Circular {
    var area {
        let r = 2.0
        return r * r
    }
}

// error: 2: computed property must have an explicit type
// error: 3: computed property must have an explicit type
// error: 6: computed property must have an explicit type
