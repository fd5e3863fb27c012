struct Inner: View {
    let value: Int
    var body: some View {
        let _ = Self._printChanges()
        Text("\(value)")
    }
}
struct Outer: View {
    @State private var value = 1
    var body: some View {
        let _ = print("outer body")
        VStack { Inner(value: value); Button("Next") { value += 1 } }
    }
}
Outer()

// output: outer body
// output: Inner: @self, @identity changed.
// type: Outer
// body: Inner.body = Text
// body: Outer.body = VStack<TupleContent<Inner, Button<Text>>>
// view: Outer 144,220 32x40
// view:   VStack 144,220 32x40
// view:     Inner 156,220 8x16
// view:       Text "1" 156,220 8x16
// view:     Button 144,244 32x16
// view:       Text "Next" 144,244 32x16
