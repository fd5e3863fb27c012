//--- app
@main
struct MyApp: App {
    @State private var count = 0
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
struct ContentView: View { var body: some View { Text("a") } }
//--- preview
struct V: View { var body: some View { Text("a") } }
#Preview {
    V().padding()
}
#Preview("two") {
    VStack { V(); V() }
}
//--- preview-provider
struct V: View { var body: some View { Text("a") } }
struct V_Previews: PreviewProvider {
    static var previews: some View {
        Group { V(); V().colorScheme(.dark) }
    }
}
//--- inside
@State private var count = 0
private let title = "a"
var body: some View {
    Button("\(title) \(count)") { count += 1 }
}
//--- let-in-builder
struct V: View {
    var values = [1, 2, 3]
    var body: some View {
        VStack {
            let total = values.reduce(0, +)
            let isLarge = total > 5
            Text("\(total)")
            if isLarge { Text("large") }
            if let first = values.first, first > 0 { Text("first \(first)") }
        }
    }
}
