struct Status: View {
    enum Phase { case loading, empty, loaded([String]), failed(String) }
    let phase: Phase
    var body: some View {
        switch phase {
        case .loading: ProgressView()
        case .empty: Text("Nothing")
        case .loaded(let items):
            VStack { ForEach(items, id: \.self) { Text($0) } }
        case .failed(let message):
            Label(message, systemImage: "xmark").foregroundStyle(.red)
        }
    }
}
VStack {
    Status(phase: .loading)
    Status(phase: .loaded(["a", "b"]))
    Status(phase: .failed("no network"))
}

// type: VStack<TupleContent<Status, Status, Status>>
// body: Status.body = _ConditionalContent<_ConditionalContent<ProgressView<EmptyView, EmptyView>, Text>, _ConditionalContent<VStack<ForEach<Array<String>, String, Text>>, ModifiedContent<Label<Text, Image>, _ForegroundStyleModifier<Color>>>>
// view: VStack 108,194 104x92
// view:   Status 150,194 20x20
// view:     ProgressView 150,194 20x20
// view:   Status 156,222 8x40
// view:     VStack 156,222 8x40
// view:       Text "a" 156,222 8x16
// view:       Text "b" 156,246 8x16
// view:   Status 108,270 104x16
// view:     Label 108,270 104x16 [foregroundStyle]
// view:       Text "no network" 132,270 80x16
// view:       Image 108,270 16x16
