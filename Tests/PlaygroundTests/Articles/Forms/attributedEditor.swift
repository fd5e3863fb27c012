struct Editor: View {
    @State private var text = AttributedString("Tea")
    @State private var selection = AttributedTextSelection()
    var body: some View {
        TextEditor(text: $text, selection: $selection)
        Text(text)
    }
}
Editor()
