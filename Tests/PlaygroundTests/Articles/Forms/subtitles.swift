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
