@State private var name = "World"
var body: some View {
    VStack {
        Text("Hello, \(name)!")
        TextField("Name", text: $name)
    }
}

// type: Snippet
// body: Snippet.body = VStack<TupleContent<Text, TextField<Text>>>
// view: Snippet 0,220 320x40
// view:   VStack 0,220 320x40
// view:     Text "Hello, World!" 108,220 104x16
// view:     TextField 0,244 320x16
// view:       Text "Name" 0,244 32x16
