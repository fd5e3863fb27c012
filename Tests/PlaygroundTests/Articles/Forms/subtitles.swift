struct Row: View {
    var body: some View {
        Text("Title")
        Text("Subtitle").bold()
    }
}

struct Settings: View {
    @State private var isOn = false
    @State private var level = 1
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Toggle(isOn: $isOn) { Text("Title"); Text("Subtitle"); Text("More") }
            LabeledContent { Text("V") } label: { Row() }
            Picker(selection: $level) { Text("One").tag(1) } label: { Text("Title"); Text("Subtitle") }
            Stepper(value: $level) { Text("Title"); Text("Subtitle") }
            DisclosureGroup { Text("in") } label: { Text("Title"); Text("Subtitle") }
            ControlGroup { Button("A") {}; Button("B") {} }
            Button {} label: { Text("Title"); Text("Subtitle") }
        }
    }
}

Settings()

// type: Settings
// body: Row.body = TupleContent<Text, Text>
// body: Settings.body = VStack<TupleContent<Toggle<TupleContent<Text, Text, Text>>, LabeledContent<Row, Text>, Picker<TupleContent<Text, Text>, Int, ModifiedContent<Text, _TraitWritingModifier<TagValueTraitKey<Int>>>>, Stepper<TupleContent<Text, Text>>, DisclosureGroup<TupleContent<Text, Text>, Text>, ControlGroup<TupleContent<Button<Text>, Button<Text>>>, Button<TupleContent<Text, Text>>>>
// view: Settings 0,124 320x232
// view:   VStack 0,124 320x232
// view:     Toggle 0,124 320x48
// view:       Text "Title" 0,124 40x16
// view:       Text "Subtitle" 0,140 64x16
// view:       Text "More" 0,156 32x16
// view:     LabeledContent 0,172 320x32
// view:       Row 0,172 64x32
// view:         Text "Title" 0,172 40x16
// view:         Text "Subtitle" 0,188 64x16
// view:       Text "V" 312,180 8x16
// view:     Picker 0,204 64x56
// view:       Text "Title" 0,204 40x16
// view:       Text "Subtitle" 0,220 64x16
// view:       Text "One" 0,244 24x16 [tag]
// view:     Stepper 0,260 320x32
// view:       Text "Title" 0,260 40x16
// view:       Text "Subtitle" 0,276 64x16
// view:     DisclosureGroup 0,292 320x32
// view:       Text "Title" 0,292 40x16
// view:       Text "Subtitle" 0,308 64x16
// view:     ControlGroup 0,324 24x16
// view:       Button 0,324 8x16
// view:         Text "A" 0,324 8x16
// view:       Button 16,324 8x16
// view:         Text "B" 16,324 8x16
// view:     Button 0,340 112x16
// view:       Text "Title" 0,340 40x16
// view:       Text "Subtitle" 48,340 64x16
