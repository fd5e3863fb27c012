import SwiftUI

enum Aisle: String, CaseIterable, Identifiable, Codable {
    case produce = "Produce", bakery = "Bakery", dairy = "Dairy"
    var id: Self { self }
    var icon: String {
        switch self {
        case .produce: "carrot"
        case .bakery: "birthday.cake"
        case .dairy: "drop"
        }
    }
}

struct GroceryItem: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var quantity = 1
    var aisle: Aisle
    var isChecked = false
}

@Observable
final class GroceryList {
    var items: [GroceryItem] = [
        .init(name: "Apples", quantity: 6, aisle: .produce),
        .init(name: "Bread", aisle: .bakery, isChecked: true),
        .init(name: "Milk", quantity: 2, aisle: .dairy),
        .init(name: "Kale", aisle: .produce),
    ]
    var hidesChecked = false

    var remaining: Int { items.lazy.filter { !$0.isChecked }.count }
    func items(in aisle: Aisle) -> [GroceryItem] {
        items.filter { $0.aisle == aisle && !(hidesChecked && $0.isChecked) }.sorted { $0.name < $1.name }
    }
    func toggle(_ item: GroceryItem) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].isChecked.toggle()
    }
    func delete(_ offsets: IndexSet, in aisle: Aisle) {
        let ids = offsets.map { items(in: aisle)[$0].id }
        items.removeAll { ids.contains($0.id) }
    }
}

struct GroceryRow: View {
    let item: GroceryItem
    let onToggle: () -> Void

    var body: some View {
        HStack {
            Button(action: onToggle) {
                Image(systemName: item.isChecked ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(item.isChecked ? .green : .secondary)
            }
            .buttonStyle(.plain)
            Text(item.name).strikethrough(item.isChecked, color: .gray)
            Spacer()
            if item.quantity > 1 {
                Text("×\(item.quantity)").font(.caption.monospacedDigit()).padding(.horizontal, 8).background(.quaternary, in: .capsule)
            }
        }
        .contentShape(.rect)
        .swipeActions { Button("Delete", systemImage: "trash", role: .destructive) {} }
    }
}

struct ShoppingScreen: View {
    @State private var list = GroceryList()
    @State private var newName = ""
    @FocusState private var isAdding: Bool

    var body: some View {
        NavigationStack {
            List {
                ForEach(Aisle.allCases) { aisle in
                    let rows = list.items(in: aisle)
                    if !rows.isEmpty {
                        Section {
                            ForEach(rows) { item in
                                GroceryRow(item: item) { withAnimation(.snappy) { list.toggle(item) } }
                            }
                            .onDelete { list.delete($0, in: aisle) }
                        } header: {
                            Label(aisle.rawValue, systemImage: aisle.icon)
                        } footer: {
                            Text("^[\(rows.count) item](inflect: true)")
                        }
                    }
                }
                Section {
                    TextField("Add item", text: $newName).focused($isAdding).onSubmit(add).submitLabel(.done)
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Groceries (\(list.remaining))")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Toggle("Hide", isOn: $list.hidesChecked) }
                ToolbarItemGroup(placement: .bottomBar) { EditButton(); Spacer(); Text("\(list.remaining) left") }
            }
            .overlay {
                if list.items.isEmpty { ContentUnavailableView("Nothing to buy", systemImage: "cart", description: Text("Add an item.")) }
            }
        }
    }

    private func add() {
        guard !newName.trimmingCharacters(in: .whitespaces).isEmpty else { return }
        list.items.append(GroceryItem(name: newName, aisle: .produce))
        newName = ""
        isAdding = true
    }
}

#Preview { ShoppingScreen() }

// type: Group<ShoppingScreen>
// body: GroceryRow.body = ModifiedContent<ModifiedContent<HStack<TupleContent<ModifiedContent<Button<ModifiedContent<Image, _ForegroundStyleModifier<Color>>>, _InertModifier>, Text, Spacer, Optional<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundShapeModifier<HierarchicalShapeStyle, Capsule>>>>>, _InertModifier>, _InertModifier>
// body: ShoppingScreen.body = NavigationStack<NavigationPath, ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<List<Never, TupleContent<ForEach<Array<Aisle>, Aisle, Optional<Section<Label<Text, Image>, ForEach<Array<GroceryItem>, UUID, GroceryRow>, Text>>>, Section<EmptyView, ModifiedContent<ModifiedContent<ModifiedContent<TextField<Text>, _InertModifier>, _OnSubmitModifier>, _InertModifier>, EmptyView>>>, _InertModifier>, _InertModifier>, _InertModifier>, _OverlayModifier<Optional<ContentUnavailableView<Label<Text, Image>, Optional<Text>, EmptyView>>>>>
// view: ShoppingScreen 0,0 320x480
// view:   NavigationStack 0,0 320x480
// view:     overlay 0,0 320x480
// view:       toolbar 0,0 320x480
// view:         List 0,0 320x480 [listStyle, navigationTitle]
// view:           ListHeader 0,0 320x16
// view:             Label 0,0 80x16
// view:               Text "Produce" 24,0 56x16
// view:               Image 0,0 16x16
// view:           ListRow 0,16 320x16
// view:             GroceryRow 0,16 320x16
// view:               swipeActions 0,16 320x16
// view:                 HStack 0,16 320x16 [contentShape]
// view:                   Button 0,16 16x16 [buttonStyle]
// view:                     Image 0,16 16x16 [foregroundStyle]
// view:                   Text "Apples" 24,16 48x16
// view:                   Spacer 72,24 220x0
// view:                   background 292,18 28x12
// view:                     padding 292,18 28x12
// view:                       Text "×6" 300,18 12x12
// view:                     Capsule 292,18 28x12
// view:                 Button
// view:                   Label
// view:                     Text "Delete"
// view:                     Image
// view:           ListRow 0,32 320x16
// view:             GroceryRow 0,32 320x16
// view:               swipeActions 0,32 320x16
// view:                 HStack 0,32 320x16 [contentShape]
// view:                   Button 0,32 16x16 [buttonStyle]
// view:                     Image 0,32 16x16 [foregroundStyle]
// view:                   Text "Kale" 24,32 32x16
// view:                   Spacer 56,40 264x0
// view:                 Button
// view:                   Label
// view:                     Text "Delete"
// view:                     Image
// view:           ListFooter 0,48 320x16
// view:             Text "2 items" 0,48 56x16
// view:           ListHeader 0,64 320x16
// view:             Label 0,64 72x16
// view:               Text "Bakery" 24,64 48x16
// view:               Image 0,64 16x16
// view:           ListRow 0,80 320x16
// view:             GroceryRow 0,80 320x16
// view:               swipeActions 0,80 320x16
// view:                 HStack 0,80 320x16 [contentShape]
// view:                   Button 0,80 16x16 [buttonStyle]
// view:                     Image 0,80 16x16 [foregroundStyle]
// view:                   Text "Bread" 24,80 40x16
// view:                   Spacer 64,88 256x0
// view:                 Button
// view:                   Label
// view:                     Text "Delete"
// view:                     Image
// view:           ListFooter 0,96 320x16
// view:             Text "1 item" 0,96 48x16
// view:           ListHeader 0,112 320x16
// view:             Label 0,112 64x16
// view:               Text "Dairy" 24,112 40x16
// view:               Image 0,112 16x16
// view:           ListRow 0,128 320x16
// view:             GroceryRow 0,128 320x16
// view:               swipeActions 0,128 320x16
// view:                 HStack 0,128 320x16 [contentShape]
// view:                   Button 0,128 16x16 [buttonStyle]
// view:                     Image 0,128 16x16 [foregroundStyle]
// view:                   Text "Milk" 24,128 32x16
// view:                   Spacer 56,136 236x0
// view:                   background 292,130 28x12
// view:                     padding 292,130 28x12
// view:                       Text "×2" 300,130 12x12
// view:                     Capsule 292,130 28x12
// view:                 Button
// view:                   Label
// view:                     Text "Delete"
// view:                     Image
// view:           ListFooter 0,144 320x16
// view:             Text "1 item" 0,144 48x16
// view:           ListRow 0,160 320x16
// view:             TextField 0,160 320x16 [focused, onSubmit, submitLabel]
// view:               Text "Add item" 0,160 64x16
// view:         ToolbarItem 0,0 156x31
// view:           Toggle 0,0 156x31
// view:             Text "Hide" 0,7.50 32x16
// view:         ToolbarItemGroup 164,7.50 156x16
// view:           EditButton 164,7.50 32x16
// view:             Button 164,7.50 32x16
// view:               Text "Edit" 164,7.50 32x16
// view:           Spacer 196,15.50 76x0
// view:           Text "3 left" 272,7.50 48x16
