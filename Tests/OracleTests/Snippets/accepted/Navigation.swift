//--- navigation
enum Route: Hashable { case item(Int), about }
struct Detail: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("\(number)") { dismiss() } }
}
struct V: View {
    @State private var routes: [Route] = []
    @State private var path = NavigationPath()
    @State private var isShown = false
    var body: some View {
        NavigationStack(path: $routes) {
            List(0..<3) { number in NavigationLink("\(number)", value: Route.item(number)) }
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .item(let number): Detail(number: number)
                    case .about: Text("About")
                    }
                }
        }
        NavigationStack(path: $path) {
            NavigationLink(value: "word") { Text("go") }.navigationDestination(for: String.self) { Text($0) }
            Button("\(path.count)") { path.append(1); path.append("two"); path.removeLast(path.isEmpty ? 0 : 1) }
        }
        NavigationView {
            NavigationLink(destination: Detail(number: 1), isActive: $isShown) { Text("old") }
            NavigationLink("view") { Text("page") }
        }
    }
}
//--- tabs
enum Place: String, CaseIterable, Identifiable { case home, search; var id: Self { self } }
struct V: View {
    @State private var place = Place.home
    var body: some View {
        TabView(selection: $place) {
            ForEach(Place.allCases) { place in
                Text(place.rawValue).tabItem { Label(place.rawValue, systemImage: "circle") }.tag(place)
            }
        }
        TabView { Text("a").tabItem { Text("A") }; Text("b").tabItem { Image(systemName: "b") } }
    }
}
//--- tab-paths
@Observable final class Router {
    var paths: [String: [Int]] = [:]
    subscript(name: String) -> [Int] { get { paths[name] ?? [] } set { paths[name] = newValue } }
}
struct V: View {
    @State private var router = Router()
    var body: some View { NavigationStack(path: $router["home"]) { Text("\(router["home"].count)").navigationDestination(for: Int.self) { Text("\($0)") } } }
}
