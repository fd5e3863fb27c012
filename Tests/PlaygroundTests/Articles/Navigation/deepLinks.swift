import SwiftUI
enum AppTab: String, CaseIterable, Identifiable { case home, search, profile; var id: Self { self } 
  var title: String { rawValue.capitalized }
  var icon: String { switch self { case .home: "house"; case .search: "magnifyingglass"; case .profile: "person" } } }
enum Route: Hashable { case article(id: Int), author(String) }
@Observable @MainActor final class Router {
    var tab = AppTab.home
    private(set) var paths: [AppTab: [Route]] = [:]
    subscript(tab: AppTab) -> [Route] { get { paths[tab] ?? [] } set { paths[tab] = newValue } }
    func open(_ url: URL) {
        guard url.scheme == "app", let host = url.host() else { return }
        switch host {
        case "article": tab = .home; self[.home] = [.article(id: Int(url.lastPathComponent) ?? 0)]
        default: break
        }
    }
}
struct TabStack: View {
    let tab: AppTab
    @Environment(Router.self) private var router
    var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router[tab]) {
            VStack {
                Text("Root of \(tab.title)")
                NavigationLink("Article 1 in \(tab.rawValue)", value: Route.article(id: 1))
            }
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .article(let id):
                    VStack { Text("Article \(id)"); NavigationLink("By Ada", value: Route.author("Ada")) }
                case .author(let name): Text("Author \(name)")
                }
            }
        }
    }
}
struct MainTabs: View {
    @State private var router = Router()
    var body: some View {
        TabView(selection: $router.tab) {
            ForEach(AppTab.allCases) { tab in
                Tab(tab.title, systemImage: tab.icon, value: tab) { TabStack(tab: tab) }
            }
        }
        .environment(router)
        .onChange(of: router.tab) { old, new in print("\(old) -> \(new)") }
        .onOpenURL { router.open($0) }
        .overlay(alignment: .top) { Button("deep") { router.open(URL(string: "app://article/42")!) } }
    }
}
#Preview { MainTabs() }

// type: Group<MainTabs>
// body: MainTabs.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<TabView<AppTab, ForEach<Array<AppTab>, AppTab, Tab<AppTab, TabStack, DefaultTabLabel>>>, _EnvironmentKeyWritingModifier<Optional<Router>>>, _ValueActionModifier2<AppTab>>, _InertModifier>, _OverlayModifier<Button<Text>>>
// body: TabStack.body = NavigationStack<Array<Route>, ModifiedContent<VStack<TupleContent<Text, NavigationLink<Text, Never>>>, _InertModifier>>
// view: MainTabs 0,0 320x480
// view:   overlay 0,0 320x480
// view:     TabView 0,0 320x480 [environmentObject, onChange, onOpenURL]
// view:       Tab 92,212 136x40
// view:         TabStack 92,212 136x40
// view:           NavigationStack 92,212 136x40
// view:             VStack 92,212 136x40 [navigationDestination]
// view:               Text "Root of Home" 112,212 96x16
// view:               NavigationLink 92,236 136x16
// view:                 Text "Article 1 in home" 92,236 136x16
// view:       Label 25.33,464 56x16
// view:         Text "Home" 49.33,464 32x16
// view:         Image 25.33,464 16x16
// view:       Label 124,464 72x16
// view:         Text "Search" 148,464 48x16
// view:         Image 124,464 16x16
// view:       Label 226.67,464 80x16
// view:         Text "Profile" 250.67,464 56x16
// view:         Image 226.67,464 16x16
// view:     Button 144,0 32x16
// view:       Text "deep" 144,0 32x16
