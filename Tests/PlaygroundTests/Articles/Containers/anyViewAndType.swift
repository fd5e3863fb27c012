struct Shape1: View {
    let kind: Int
    var body: some View { content }
    private var content: AnyView {
        switch kind {
        case 0: return AnyView(Text("zero"))
        case 1: return AnyView(Circle().frame(width: 10, height: 10))
        default: return AnyView(EmptyView())
        }
    }
}
let view = VStack { Text("a"); if Bool.random() || true { Text("b") } }
print(type(of: view))
print(type(of: Text("a").padding().background(.red)))
return_view()
@ViewBuilder func return_view() -> some View {
    ForEach(0..<3) { Shape1(kind: $0) }
}

// output: VStack<TupleContent<Text, Optional<Text>>>
// output: ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>
// type: ForEach<Range<Int>, Int, Shape1>
// body: Shape1.body = AnyView
// body: return_view() = ForEach<Range<Int>, Int, Shape1>
// view: Shape1 144,223 32x16
// view:   Text "zero" 144,223 32x16
// view: Shape1 155,247 10x10
// view:   frame 155,247 10x10
// view:     Circle 155,247 10x10
// view: Shape1
