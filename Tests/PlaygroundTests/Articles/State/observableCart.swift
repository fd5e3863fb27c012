import SwiftUI
import Observation

@Observable
final class Cart {
    struct Line: Identifiable { let id: Int; let name: String; let price: Double; var quantity = 1 }
    var lines: [Line] = []
    var total: Double { lines.reduce(0) { $0 + $1.price * Double($1.quantity) } }
    @ObservationIgnored var log: [String] = []

    func add(_ name: String, price: Double) {
        if let index = lines.firstIndex(where: { $0.name == name }) {
            lines[index].quantity += 1
        } else {
            lines.append(Line(id: lines.count, name: name, price: price))
        }
        log.append("added \(name)")
    }
}

struct CartView: View {
    @Environment(Cart.self) private var cart

    var body: some View {
        @Bindable var cart = cart
        VStack(alignment: .leading) {
            ForEach($cart.lines) { $line in
                HStack {
                    Text(line.name)
                    Stepper("\(line.quantity)", value: $line.quantity, in: 0...10)
                }
            }
            Text("Total: \(cart.total, specifier: "%.2f")")
        }
    }
}

struct Shop: View {
    @State private var cart = Cart()
    var body: some View {
        VStack {
            CartView()
            Button("Apple") { cart.add("Apple", price: 0.5) }
        }
        .environment(cart)
        .task { cart.add("Bread", price: 2.25) }
    }
}

// type: Shop
// body: CartView.body = VStack<TupleContent<ForEach<IndexedIdentifierCollection<Array<Line>, Int>, Int, HStack<TupleContent<Text, Stepper<Text>>>>, Text>>
// body: Shop.body = ModifiedContent<ModifiedContent<VStack<TupleContent<CartView, Button<Text>>>, _EnvironmentKeyWritingModifier<Optional<Cart>>>, _TaskModifier>
// view: Shop 0,200 320x80
// view:   VStack 0,200 320x80 [environmentObject, task]
// view:     CartView 0,200 320x56
// view:       VStack 0,200 320x56
// view:         HStack 0,200 320x32
// view:           Text "Bread" 0,208 40x16
// view:           Stepper 48,200 272x32
// view:             Text "1" 48,208 8x16
// view:         Text "Total: 2.25" 0,240 88x16
// view:     Button 140,264 40x16
// view:       Text "Apple" 140,264 40x16
