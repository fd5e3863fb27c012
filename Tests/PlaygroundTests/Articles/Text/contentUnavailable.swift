struct Empty: View {
    let items: [String] = []
    var body: some View {
        if items.isEmpty {
            ContentUnavailableView("No items", systemImage: "tray", description: Text("Add some."))
        } else {
            List(items, id: \.self) { Text($0) }
        }
    }
}
Empty()

// type: Empty
// body: Empty.body = _ConditionalContent<ContentUnavailableView<Label<Text, Image>, Optional<Text>, EmptyView>, List<Never, ForEach<Array<String>, String, Text>>>
// view: Empty 124,220 72x40
// view:   ContentUnavailableView 124,220 72x40
// view:     Text "No items" 128,220 64x16
// view:     Text "Add some." 124,244 72x16
