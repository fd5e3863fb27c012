struct Dice: View {
    @State private var rolls = [1, 1]
    @State private var history: [Int] = []
    var body: some View {
        VStack(spacing: 16) {
            HStack { ForEach(rolls.indices, id: \.self) { Image(systemName: "die.face.\(rolls[$0])").font(.largeTitle) } }
            Text("Sum \(rolls.reduce(0, +))")
            Button("Roll") {
                rolls = rolls.map { _ in Int.random(in: 1...6) }
                history.insert(rolls.reduce(0, +), at: 0)
            }
            .buttonStyle(.bordered)
            ForEach(Array(history.enumerated()), id: \.offset) { index, sum in
                Text("\(index + 1): \(sum)")
            }
        }
    }
}
Dice()

// type: Dice
// body: Dice.body = VStack<TupleContent<HStack<ForEach<Range<Int>, Int, ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Font>>>>>, Text, ModifiedContent<Button<Text>, _InertModifier>, ForEach<Array<(offset: Int, element: Int)>, Int, Text>>>
// view: Dice 122,191 76x98
// view:   VStack 122,191 76x98
// view:     HStack 122,191 76x34
// view:       Image 122,191 34x34 [font]
// view:       Image 164,191 34x34 [font]
// view:     Text "Sum 2" 140,241 40x16
// view:     Button 144,273 32x16 [buttonStyle]
// view:       Text "Roll" 144,273 32x16
