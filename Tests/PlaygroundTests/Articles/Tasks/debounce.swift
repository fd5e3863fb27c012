struct Search: View {
    @State private var query = ""
    @State private var results: [String] = []
    private let all = ["swift", "swiftui", "kotlin"]
    var body: some View {
        VStack {
            TextField("Search", text: $query)
            ForEach(results, id: \.self) { Text($0) }
        }
        .task(id: query) {
            try? await Task.sleep(for: .milliseconds(300))
            results = query.isEmpty ? all : all.filter { $0.hasPrefix(query.lowercased()) }
        }
    }
}
Search()

// type: Search
// body: Search.body = ModifiedContent<VStack<TupleContent<TextField<Text>, ForEach<Array<String>, String, Text>>>, _TaskValueModifier<String>>
// view: Search 0,232 320x16
// view:   VStack 0,232 320x16 [task]
// view:     TextField 0,232 320x16
// view:       Text "Search" 0,232 48x16
