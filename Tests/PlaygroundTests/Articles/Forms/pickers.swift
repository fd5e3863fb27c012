struct Pickers: View {
    @State private var flavor = "vanilla"
    @State private var size = 1
    @State private var color = Color.red
    @State private var date = Date.now
    var body: some View {
        VStack {
            Picker(selection: $flavor) {
                Text("Vanilla").tag("vanilla")
                Text("Mint").tag("mint")
            } label: {
                Text("Flavor")
            }
            Picker("Size", selection: $size) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                .pickerStyle(.wheel)
                .labelsHidden()
            ColorPicker("Color", selection: $color)
            DatePicker("When", selection: $date)
        }
    }
}
Pickers()

// type: Pickers
// body: Pickers.body = VStack<TupleContent<Picker<Text, String, TupleContent<ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<String>>>, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<String>>>>>, ModifiedContent<ModifiedContent<Picker<Text, Int, ForEach<Range<Int>, Int, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Int>>>>>, _InertModifier>, _EnvironmentKeyWritingModifier<Bool>>, ColorPicker<Text>, DatePicker<Text>>>
// view: Pickers 132,148 56x184
// view:   VStack 132,148 56x184
// view:     Picker 132,148 56x64
// view:       Text "Flavor" 132,148 48x16
// view:       Text "Vanilla" 132,172 56x16 [tag]
// view:       Text "Mint" 132,196 32x16 [tag]
// view:     Picker 156,220 8x64 [pickerStyle, labelsHidden]
// view:       Text "Size"
// view:       Text "0" 156,220 8x16 [tag]
// view:       Text "1" 156,244 8x16 [tag]
// view:       Text "2" 156,268 8x16 [tag]
// view:     ColorPicker 140,292 40x16
// view:       Text "Color" 140,292 40x16
// view:     DatePicker 144,316 32x16
// view:       Text "When" 144,316 32x16
