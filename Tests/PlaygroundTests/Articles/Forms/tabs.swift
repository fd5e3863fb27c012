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
// body: Tabs.body = ModifiedContent<TabView<Int, TupleContent<ModifiedContent<ModifiedContent<Text, _TraitWritingModifier<TabItemTraitKey>>, _TraitWritingModifier<TagValueTraitKey<Int>>>, ModifiedContent<ModifiedContent<ModifiedContent<Text, _TraitWritingModifier<TabItemTraitKey>>, _InertModifier>, _TraitWritingModifier<TagValueTraitKey<Int>>>>>, _InertModifier>
// view: Tabs 0,0 320x480
// view:   TabView 0,0 320x480 [tabViewStyle]
// view:     Text "First" 140,212 40x16 [tabItem, tag]
// view:     Label 56,452 48x16
// view:       Text "One" 80,452 24x16
// view:       Image 56,452 16x16
// view:     Image 232,440 16x16
// view:     Text "Two" 228,464 24x16
