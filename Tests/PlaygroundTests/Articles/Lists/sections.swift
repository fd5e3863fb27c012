struct Animal: Hashable { let name: String; let kind: String }
struct Zoo: View {
    let animals = [Animal(name: "Lion", kind: "Cat"), Animal(name: "Wolf", kind: "Dog"), Animal(name: "Tiger", kind: "Cat")]
    var groups: [(String, [Animal])] {
        Dictionary(grouping: animals, by: \.kind).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    var body: some View {
        NavigationStack {
            List {
                ForEach(groups, id: \.0) { kind, members in
                    Section(kind) {
                        ForEach(members, id: \.self) { Text($0.name) }
                    }
                }
                Section {
                    Text("End")
                } header: {
                    Text("More")
                } footer: {
                    Text("That is all").font(.footnote)
                }
            }
            .navigationTitle("Zoo")
        }
    }
}
Zoo()

// type: Zoo
// body: Zoo.body = NavigationStack<NavigationPath, ModifiedContent<List<Never, TupleContent<ForEach<Array<(String, Array<Animal>)>, String, Section<Text, ForEach<Array<Animal>, Animal, Text>, EmptyView>>, Section<Text, Text, Text>>>, _InertModifier>>
// view: Zoo 0,0 320x480
// view:   NavigationStack 0,0 320x480
// view:     List 0,0 320x480 [navigationTitle]
// view:       ListHeader 0,0 320x16
// view:         Text "Cat" 0,0 24x16
// view:       ListRow 0,16 320x16
// view:         Text "Lion" 0,16 32x16
// view:       ListRow 0,32 320x16
// view:         Text "Tiger" 0,32 40x16
// view:       ListHeader 0,48 320x16
// view:         Text "Dog" 0,48 24x16
// view:       ListRow 0,64 320x16
// view:         Text "Wolf" 0,64 32x16
// view:       ListHeader 0,80 320x16
// view:         Text "More" 0,80 32x16
// view:       ListRow 0,96 320x16
// view:         Text "End" 0,96 24x16
// view:       ListFooter 0,112 320x13
// view:         Text "That is all" 0,112 71.50x13
