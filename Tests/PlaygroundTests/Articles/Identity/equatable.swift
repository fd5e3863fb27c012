struct Heavy: View, Equatable {
    let items: [String]
    let action: () -> Void
    static func == (a: Heavy, b: Heavy) -> Bool { a.items == b.items }
    var body: some View { ForEach(items, id: \.self) { Text($0) } }
}
VStack {
    Heavy(items: ["a", "b"]) { print("tap") }.equatable()
    EquatableView(content: Heavy(items: ["c"]) {})
}

// type: VStack<TupleContent<EquatableView<Heavy>, EquatableView<Heavy>>>
// body: Heavy.body = ForEach<Array<String>, String, Text>
// view: VStack 156,208 8x64
// view:   Heavy
// view:     Text "a" 156,208 8x16
// view:     Text "b" 156,232 8x16
// view:   Heavy 156,256 8x16
// view:     Text "c" 156,256 8x16
