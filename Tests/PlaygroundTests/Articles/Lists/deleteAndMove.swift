struct Shopping: View {
    @State private var items = ["Eggs", "Milk", "Tea"]
    var body: some View {
        NavigationView {
            List {
                ForEach(items, id: \.self) { item in
                    Text(item)
                        .swipeActions { Button("Buy", role: .destructive) { items.removeAll { $0 == item } } }
                        .contextMenu { Button("Copy") {} }
                }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            .navigationBarTitle("Shopping")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
                ToolbarItem(placement: .bottomBar) { Button("Sort") { items.sort() } }
            }
        }
    }
}
Shopping()

// type: Shopping
// body: Shopping.body = NavigationView<ModifiedContent<ModifiedContent<List<Never, ForEach<Array<String>, String, ModifiedContent<ModifiedContent<Text, _InertModifier>, _InertModifier>>>, _InertModifier>, _InertModifier>>
// view: Shopping 0,0 320x480
// view:   NavigationView 0,0 320x480
// view:     toolbar 0,0 320x480
// view:       List 0,0 320x480 [navigationBarTitle]
// view:         ListRow 0,0 320x16
// view:           contextMenu 0,0 32x16
// view:             swipeActions 0,0 32x16
// view:               Text "Eggs" 0,0 32x16
// view:               Button
// view:                 Text "Buy"
// view:             Button
// view:               Text "Copy"
// view:         ListRow 0,16 320x16
// view:           contextMenu 0,16 32x16
// view:             swipeActions 0,16 32x16
// view:               Text "Milk" 0,16 32x16
// view:               Button
// view:                 Text "Buy"
// view:             Button
// view:               Text "Copy"
// view:         ListRow 0,32 320x16
// view:           contextMenu 0,32 24x16
// view:             swipeActions 0,32 24x16
// view:               Text "Tea" 0,32 24x16
// view:               Button
// view:                 Text "Buy"
// view:             Button
// view:               Text "Copy"
// view:       ToolbarItem 124,0 32x16
// view:         EditButton 124,0 32x16
// view:           Button 124,0 32x16
// view:             Text "Edit" 124,0 32x16
// view:       ToolbarItem 164,0 32x16
// view:         Button 164,0 32x16
// view:           Text "Sort" 164,0 32x16
