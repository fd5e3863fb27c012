struct KeyValueList<Key: Hashable & Comparable, Value, Row: View>: View {
    let pairs: [Key: Value]
    let row: (Key, Value) -> Row
    init(_ pairs: [Key: Value], @ViewBuilder row: @escaping (Key, Value) -> Row) {
        self.pairs = pairs
        self.row = row
    }
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(pairs.keys.sorted(), id: \.self) { key in
                if let value = pairs[key] { row(key, value) }
            }
        }
    }
}
KeyValueList(["b": 2, "a": 1]) { key, value in
    Text(key).bold()
    Text("\(value)")
}

// type: KeyValueList<String, Int, TupleContent<Text, Text>>
// body: KeyValueList.body = VStack<ForEach<Array<Key>, Key, Optional<Row>>>
// view: KeyValueList 156,196 8x88
// view:   VStack 156,196 8x88
// view:     Text "a" 156,196 8x16
// view:     Text "1" 156,220 8x16
// view:     Text "b" 156,244 8x16
// view:     Text "2" 156,268 8x16
