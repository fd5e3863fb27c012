struct QuantityRow: View {
    let name: String
    @Binding var quantity: Int
    var body: some View {
        HStack {
            Text(name)
            Spacer()
            Button { quantity = max(0, quantity - 1) } label: { Image(systemName: "minus.circle") }
            Text("\(quantity)").frame(minWidth: 30)
            Button { quantity += 1 } label: { Image(systemName: "plus.circle") }
        }
    }
}
struct Order: View {
    @State private var quantities = ["Tea": 1, "Cake": 0]
    private func binding(for name: String) -> Binding<Int> {
        Binding(get: { quantities[name, default: 0] }, set: { quantities[name] = $0 })
    }
    var body: some View {
        VStack {
            ForEach(quantities.keys.sorted(), id: \.self) { QuantityRow(name: $0, quantity: binding(for: $0)) }
            Text("Total \(quantities.values.reduce(0, +))")
        }
        .padding()
    }
}
Order()

// type: Order
// body: Order.body = ModifiedContent<VStack<TupleContent<ForEach<Array<String>, String, QuantityRow>, Text>>, _PaddingLayout>
// body: QuantityRow.body = HStack<TupleContent<Text, Spacer, Button<Image>, ModifiedContent<Text, _FlexFrameLayout>, Button<Image>>>
// view: Order 0,192 320x96
// view:   padding 0,192 320x96
// view:     VStack 16,208 288x64
// view:       QuantityRow 16,208 288x16
// view:         HStack 16,208 288x16
// view:           Text "Cake" 16,208 32x16
// view:           Spacer 48,216 178x0
// view:           Button 226,208 16x16
// view:             Image 226,208 16x16
// view:           frame 250,208 30x16
// view:             Text "0" 261,208 8x16
// view:           Button 288,208 16x16
// view:             Image 288,208 16x16
// view:       QuantityRow 16,232 288x16
// view:         HStack 16,232 288x16
// view:           Text "Tea" 16,232 24x16
// view:           Spacer 40,240 186x0
// view:           Button 226,232 16x16
// view:             Image 226,232 16x16
// view:           frame 250,232 30x16
// view:             Text "1" 261,232 8x16
// view:           Button 288,232 16x16
// view:             Image 288,232 16x16
// view:       Text "Total 1" 132,256 56x16
