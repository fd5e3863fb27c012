struct Selection: View {
    @State private var selected: Int?
    let items = [10, 20]
    var body: some View {
        VStack {
            ForEach(items, id: \.self) { item in
                Button("\(item)") { selected = selected == item ? nil : item }
                    .bold(selected == item)
            }
            if let selected { Text("Selected \(selected)") } else { Text("None") }
            Text(selected.map { "\($0)" } ?? "-")
        }
    }
}
Selection()

// type: Selection
// body: Selection.body = VStack<TupleContent<ForEach<Array<Int>, Int, ModifiedContent<Button<Text>, _InertModifier>>, _ConditionalContent<Text, Text>, Text>>
// view: Selection 144,196 32x88
// view:   VStack 144,196 32x88
// view:     Button 152,196 16x16 [bold]
// view:       Text "10" 152,196 16x16
// view:     Button 152,220 16x16 [bold]
// view:       Text "20" 152,220 16x16
// view:     Text "None" 144,244 32x16
// view:     Text "-" 156,268 8x16
