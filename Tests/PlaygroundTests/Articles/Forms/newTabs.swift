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
// body: NewTabs.body = TabView<Int, TupleContent<Tab<Never, Text, DefaultTabLabel>, Tab<Never, Text, DefaultTabLabel>>>
// view: NewTabs 0,0 320x480
// view:   TabView 0,0 320x480
// view:     Tab 144,224 32x16
// view:       Text "home" 144,224 32x16
// view:     Label 52,464 56x16
// view:       Text "Home" 76,464 32x16
// view:       Image 52,464 16x16
// view:     Label 204,464 72x16
// view:       Text "Search" 228,464 48x16
// view:       Image 204,464 16x16
