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
// view: Empty 116,220 88x40
// view:   ContentUnavailableView 116,220 88x40
// view:     Label 116,220 88x16
// view:       Text "No items" 140,220 64x16
// view:       Image 116,220 16x16
// view:     Text "Add some." 124,244 72x16
