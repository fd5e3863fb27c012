enum Page: Hashable { case home, trends, search, settings }
struct Pages: View {
    @State private var page: Page? = .trends
    var body: some View {
        TabView(selection: $page) {
            Tab("Home", systemImage: "house", value: .home) { Text("home") }
                .customizationID("home")
            ForEach(0..<1) { _ in
                Tab("Trends", image: "chart", value: .trends) { Text("trends") }
            }
            TabSection("More") {
                if page != .home {
                    Tab(value: .settings) { Text("settings") } label: { Text("Settings") }
                }
            }
            Tab(value: .search, role: .search) { Text("search") }
        }
    }
}
Pages()

// type: Pages
// body: Pages.body = TabView<Optional<Page>, TupleContent<ModifiedContent<Tab<Optional<Page>, Text, DefaultTabLabel>, _InertModifier>, ForEach<Range<Int>, Int, Tab<Optional<Page>, Text, DefaultTabLabel>>, TabSection<Optional<Tab<Optional<Page>, Text, Text>>>, Tab<Optional<Page>, Text, DefaultTabLabel>>>
// view: Pages 0,0 320x480
// view:   TabView 0,0 320x480
// view:     Tab 136,182 48x16
// view:       Text "trends" 136,182 48x16
// view:     Label 12,422 56x16
// view:       Text "Home" 36,422 32x16
// view:       Image 12,422 16x16
// view:     Label 62,380 116x100
// view:       Text "Trends" 170,382 8x96
// view:       Image 62,380 100x100
// view:     Text "Settings" 168,422 64x16
// view:     Label 244,422 72x16
// view:       Text "Search" 268,422 48x16
// view:       Image 244,422 16x16
