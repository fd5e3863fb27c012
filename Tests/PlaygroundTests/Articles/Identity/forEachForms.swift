struct Item: Identifiable { var id: String { name }; let name: String }
struct Forms1: View {
    let names = ["x", "y"]
    let table = ["one": 1, "two": 2]
    var body: some View {
        VStack {
            ForEach(0..<2) { Text("a\($0)") }
            ForEach(names, id: \.self, content: Text.init)
            ForEach(names.indices, id: \.self) { Text("\($0)") }
            ForEach(Array(zip(names.indices, names)), id: \.0) { index, name in Text("\(index)\(name)") }
            ForEach(names.map(Item.init)) { Text($0.name) }
            ForEach(table.sorted(by: <), id: \.key) { key, value in Text("\(key)=\(value)") }
        }
    }
}
Forms1()

// type: Forms1
// body: Forms1.body = VStack<TupleContent<ForEach<Range<Int>, Int, Text>, ForEach<Array<String>, String, Text>, ForEach<Range<Int>, Int, Text>, ForEach<Array<(Int, String)>, Int, Text>, ForEach<Array<Item>, String, Text>, ForEach<Array<(key: String, value: Int)>, String, Text>>>
// view: Forms1 140,100 40x280
// view:   VStack 140,100 40x280
// view:     Text "a0" 152,100 16x16
// view:     Text "a1" 152,124 16x16
// view:     Text "x" 156,148 8x16
// view:     Text "y" 156,172 8x16
// view:     Text "0" 156,196 8x16
// view:     Text "1" 156,220 8x16
// view:     Text "0x" 152,244 16x16
// view:     Text "1y" 152,268 16x16
// view:     Text "x" 156,292 8x16
// view:     Text "y" 156,316 8x16
// view:     Text "one=1" 140,340 40x16
// view:     Text "two=2" 140,364 40x16
