struct Tabs: View {
    @State private var tab = 0
    var body: some View {
        TabView(selection: $tab) {
            Text("First")
                .tabItem { Label("One", systemImage: "1.circle") }
                .tag(0)
            Text("Second")
                .tabItem { Image(systemName: "2.circle"); Text("Two") }
                .badge(3)
                .tag(1)
        }
        .tabViewStyle(.page)
    }
}
Tabs()

// type: Tabs
// body: Tabs.body = ModifiedContent<TabView<Int, TupleView<(ModifiedContent<ModifiedContent<Text, _InertModifier>, _TraitWritingModifier<TagValueTraitKey<Int>>>, ModifiedContent<ModifiedContent<ModifiedContent<Text, _InertModifier>, _InertModifier>, _TraitWritingModifier<TagValueTraitKey<Int>>>)>>, _InertModifier>
// view: Tabs 136,220 48x40
// view:   TabView 136,220 48x40 [tabViewStyle]
// view:     Text "First" 140,220 40x16 [tabItem, tag]
// view:     Text "Second" 136,244 48x16 [tabItem, badge, tag]
