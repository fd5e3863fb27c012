import SwiftUI

struct Grocery: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var isBought = false
}

struct GroceryList: View {
    @State private var items: [Grocery] = ["Milk", "Bread", "Eggs"].map { Grocery(name: $0) }
    @State private var newItem = ""

    private var remaining: Int { items.filter { !$0.isBought }.count }

    var body: some View {
        List {
            Section {
                ForEach($items) { $item in
                    HStack {
                        Image(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
                        Text(item.name).strikethrough(item.isBought)
                        Spacer()
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { item.isBought.toggle() }
                }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            } header: {
                Text("\(remaining) left")
            }
            HStack {
                TextField("New", text: $newItem)
                Button("Add") {
                    guard !newItem.isEmpty else { return }
                    withAnimation { items.append(Grocery(name: newItem)) }
                    newItem = ""
                }
            }
        }
        .listStyle(.insetGrouped)
    }
}

// type: GroceryList
// body: GroceryList.body = ModifiedContent<List<Never, TupleContent<Section<Text, ForEach<IndexedIdentifierCollection<Array<Grocery>, UUID>, UUID, ModifiedContent<ModifiedContent<HStack<TupleContent<Image, Text, Spacer>>, _InertModifier>, AddGestureModifier<_EndedGesture<TapGesture>>>>, EmptyView>, HStack<TupleContent<TextField<Text>, Button<Text>>>>>, _InertModifier>
// view: GroceryList 0,0 320x480
// view:   List 0,0 320x480 [listStyle]
// view:     ListHeader 0,0 320x16
// view:       Text "3 left" 0,0 48x16
// view:     ListRow 0,16 320x16
// view:       HStack 0,16 320x16 [contentShape, onTapGesture]
// view:         Image 0,16 16x16
// view:         Text "Milk" 24,16 32x16
// view:         Spacer 56,24 264x0
// view:     ListRow 0,32 320x16
// view:       HStack 0,32 320x16 [contentShape, onTapGesture]
// view:         Image 0,32 16x16
// view:         Text "Bread" 24,32 40x16
// view:         Spacer 64,40 256x0
// view:     ListRow 0,48 320x16
// view:       HStack 0,48 320x16 [contentShape, onTapGesture]
// view:         Image 0,48 16x16
// view:         Text "Eggs" 24,48 32x16
// view:         Spacer 56,56 264x0
// view:     ListRow 0,64 320x16
// view:       HStack 0,64 320x16
// view:         TextField 0,64 288x16
// view:           Text "New" 0,64 24x16
// view:         Button 296,64 24x16
// view:           Text "Add" 296,64 24x16
