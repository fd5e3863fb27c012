struct Presenter: View {
    @State private var showsSheet = false
    @State private var showsAlert = false
    @State private var showsDialog = false
    @State private var item: Item?
    struct Item: Identifiable { let id: Int }
    var body: some View {
        VStack {
            Button("Sheet") { showsSheet = true }
            Button("Alert") { showsAlert.toggle() }
            Button("Item") { item = Item(id: 3) }
        }
        .sheet(isPresented: $showsSheet) { Text("In the sheet").presentationDetents([.medium]) }
        .sheet(item: $item) { item in Text("Item \(item.id)") }
        .alert("Sure?", isPresented: $showsAlert) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("It cannot be undone.")
        }
        .confirmationDialog("Choose", isPresented: $showsDialog) { Button("A") {} }
        .fullScreenCover(isPresented: .constant(false)) { Text("cover") }
        .popover(isPresented: .constant(false)) { Text("popover") }
    }
}
Presenter()

// type: Presenter
// body: Presenter.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<VStack<TupleContent<Button<Text>, Button<Text>, Button<Text>>>, _SheetModifier<ModifiedContent<Text, _InertModifier>>>, _ItemSheetModifier<Item, Text>>, _AlertModifier<TupleContent<Button<Text>, Button<Text>>>>, _ConfirmationDialogModifier<Button<Text>>>, _FullScreenCoverModifier<Text>>, _PopoverModifier<Text>>
// view: Presenter 140,208 40x64
// view:   popover 140,208 40x64
// view:     fullScreenCover 140,208 40x64
// view:       confirmationDialog 140,208 40x64
// view:         alert 140,208 40x64
// view:           sheet 140,208 40x64
// view:             sheet 140,208 40x64
// view:               VStack 140,208 40x64
// view:                 Button 140,208 40x16
// view:                   Text "Sheet" 140,208 40x16
// view:                 Button 140,232 40x16
// view:                   Text "Alert" 140,232 40x16
// view:                 Button 144,256 32x16
// view:                   Text "Item" 144,256 32x16
