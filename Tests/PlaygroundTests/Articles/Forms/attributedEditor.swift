struct Editor: View {
    @State private var text = AttributedString("Tea")
    @State private var selection = AttributedTextSelection()
    var body: some View {
        TextEditor(text: $text, selection: $selection)
        Text(text)
    }
}
Editor()

// type: Editor
// body: Editor.body = TupleContent<TextEditor, Text>
// view: Editor 0,0 320x480
// view:   TextEditor 0,0 320x456
// view:   Text "Tea" 148,464 24x16
