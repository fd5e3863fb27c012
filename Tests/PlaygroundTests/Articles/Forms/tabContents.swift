struct Home: TabContent {
    var body: some TabContent<Int> {
        Tab("Home", systemImage: "house", value: 0) { Text("home") }
        Tab("More", systemImage: "ellipsis", value: 2) { Text("more") }
    }
}
struct V: View {
    @State var tab = 1
    var body: some View {
        TabView(selection: $tab) {
            Home()
            Tab("Two", systemImage: "2.circle", value: 1) { Text("two") }
        }
    }
}
V()

// type: V
// body: Home.body = TupleTabContent<Int, (Tab<Int, Text, DefaultTabLabel>, Tab<Int, Text, DefaultTabLabel>)>
// body: V.body = TabView<Int, TupleContent<Home, Tab<Int, Text, DefaultTabLabel>>>
// view: V 0,0 320x480
// view:   TabView 0,0 320x480
// view:     Tab 148,224 24x16
// view:       Text "two" 148,224 24x16
// view:     Label 25.33,464 56x16
// view:       Text "Home" 49.33,464 32x16
// view:       Image 25.33,464 16x16
// view:     Label 132,464 56x16
// view:       Text "More" 156,464 32x16
// view:       Image 132,464 16x16
// view:     Label 242.67,464 48x16
// view:       Text "Two" 266.67,464 24x16
// view:       Image 242.67,464 16x16
