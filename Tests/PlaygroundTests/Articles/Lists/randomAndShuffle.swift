struct Lottery: View {
    @State private var numbers: [Int] = []
    var body: some View {
        VStack {
            ForEach(numbers, id: \.self) { Text("\($0)") }
            Text(numbers.randomElement() == nil ? "none" : "some")
            Text("\(Array(1...49).shuffled().prefix(6).count) balls, \(Bool.random() || true ? "true" : "false")")
            Text("index \([4, 8].firstIndex(of: 8) ?? -1)")
        }
    }
}
Lottery()

// type: Lottery
// body: Lottery.body = VStack<TupleContent<ForEach<Array<Int>, Int, Text>, Text, Text, Text>>
// view: Lottery 108,208 104x64
// view:   VStack 108,208 104x64
// view:     Text "none" 144,208 32x16
// view:     Text "6 balls, true" 108,232 104x16
// view:     Text "index 1" 132,256 56x16
