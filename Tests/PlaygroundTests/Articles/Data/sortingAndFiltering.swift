struct Book: Identifiable { let id: Int; let title: String; let pages: Int }
struct Library: View {
    enum Order: String, CaseIterable { case title, pages }
    @State private var order = Order.pages
    @State private var onlyLong = false
    let books = [Book(id: 1, title: "Dune", pages: 600), Book(id: 2, title: "Emma", pages: 400), Book(id: 3, title: "Ada", pages: 150)]
    private var shown: [Book] {
        books
            .filter { !onlyLong || $0.pages > 300 }
            .sorted { order == .title ? $0.title < $1.title : $0.pages < $1.pages }
    }
    var body: some View {
        VStack(alignment: .leading) {
            Picker("Order", selection: $order) { ForEach(Order.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
            Toggle("Long", isOn: $onlyLong)
            ForEach(shown) { Text("\($0.title) (\($0.pages))") }
        }
    }
}
Library()

// type: Library
// body: Library.body = VStack<TupleContent<Picker<Text, Order, ForEach<Array<Order>, Order, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Order>>>>>, Toggle<Text>, ForEach<Array<Book>, Int, Text>>>
// view: Library 0,152.50 320x175
// view:   VStack 0,152.50 320x175
// view:     Picker 0,152.50 40x64
// view:       Text "Order" 0,152.50 40x16
// view:       Text "title" 0,176.50 40x16 [tag]
// view:       Text "pages" 0,200.50 40x16 [tag]
// view:     Toggle 0,224.50 320x31
// view:       Text "Long" 0,232 32x16
// view:     Text "Ada (150)" 0,263.50 72x16
// view:     Text "Emma (400)" 0,287.50 80x16
// view:     Text "Dune (600)" 0,311.50 80x16
