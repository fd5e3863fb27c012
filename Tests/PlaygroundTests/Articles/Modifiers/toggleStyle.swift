struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
    }
}
struct Form1: View {
    @State private var agreed = false
    var body: some View { Toggle("Agree", isOn: $agreed).toggleStyle(Checkbox()) }
}
Form1()

// type: Form1
// body: Checkbox.makeBody(configuration:) = Button<HStack<TupleContent<Image, Label>>>
// body: Form1.body = ModifiedContent<Toggle<Text>, _InertModifier>
// view: Form1 128,232 64x16
// view:   Toggle 128,232 64x16 [toggleStyle]
// view:     Button 128,232 64x16
// view:       HStack 128,232 64x16
// view:         Image 128,232 16x16
// view:         Text "Agree" 152,232 40x16
