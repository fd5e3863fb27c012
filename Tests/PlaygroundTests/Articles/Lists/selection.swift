struct Picker1: View {
    @State private var selection: String?
    let names = ["A", "B"]
    var body: some View {
        List(names, id: \.self, selection: $selection) { Text($0) }
            .refreshable { selection = nil }
            .searchable(text: .constant(""))
    }
}
Picker1()

// type: Picker1
// body: Picker1.body = ModifiedContent<ModifiedContent<List<String, ForEach<Array<String>, String, Text>>, _EnvironmentKeyWritingModifier<Optional<RefreshAction>>>, _SearchModifier>
// view: Picker1 0,0 320x480
// view:   searchable 0,0 320x480 [search]
// view:     List 0,0 320x480 [refreshable, environment, environment]
// view:       ListRow 0,0 320x16
// view:         Text "A" 0,0 8x16
// view:       ListRow 0,16 320x16
// view:         Text "B" 0,16 8x16
// view:     TextField 0,0 320x16
// view:       Text "Search" 0,0 48x16
