import Observation

@Observable
final class Cart {
    var items: [String: Int] = [:]
    var total: Int { items.values.reduce(0, +) }
    func add(_ name: String) { items[name, default: 0] += 1 }
}
struct CartView: View {
    @State private var cart = Cart()
    var body: some View {
        VStack(alignment: .leading) {
            Text("Items: \(cart.total)")
            ForEach(["Apple", "Pear"], id: \.self) { name in
                Button("Add \(name)") { cart.add(name) }
            }
            CartBadge(cart: cart)
        }
    }
}
struct CartBadge: View {
    let cart: Cart
    var body: some View { if cart.total > 0 { Text("\(cart.total)").padding(4).background(.red, in: Circle()) } }
}
CartView()

// type: CartView
// body: CartBadge.body = Optional<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundShapeModifier<Color, Circle>>>
// body: CartView.body = VStack<TupleContent<Text, ForEach<Array<String>, String, Button<Text>>, CartBadge>>
// view: CartView 124,208 72x64
// view:   VStack 124,208 72x64
// view:     Text "Items: 0" 124,208 64x16
// view:     Button 124,232 72x16
// view:       Text "Add Apple" 124,232 72x16
// view:     Button 124,256 64x16
// view:       Text "Add Pear" 124,256 64x16
// view:     CartBadge
