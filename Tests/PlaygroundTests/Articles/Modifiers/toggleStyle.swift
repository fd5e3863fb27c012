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
// body: Checkbox.makeBody(configuration:) = Button<HStack<TupleView<(Image, AnyView)>>>
// body: Form1.body = ModifiedContent<Toggle<Text>, _InertModifier>
// view: Form1 0,224.50 320x31
// view:   Toggle 0,224.50 320x31 [toggleStyle]
// view:     Text "Agree" 0,232 40x16
