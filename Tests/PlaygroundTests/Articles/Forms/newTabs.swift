struct NewTabs: View {
    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("home") }
            Tab("Search", systemImage: "magnifyingglass") { Text("search") }
        }
    }
}
NewTabs()

// type: NewTabs
// body: NewTabs.body = TabView<Int, TupleView<(Tab<Text>, Tab<Text>)>>
// view: NewTabs 136,220 48x40
// view:   TabView 136,220 48x40
// view:     Tab 144,220 32x16
// view:       Text "home" 144,220 32x16
// view:     Tab 136,244 48x16
// view:       Text "search" 136,244 48x16
