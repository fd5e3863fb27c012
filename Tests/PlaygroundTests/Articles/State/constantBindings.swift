struct Sub: View { @Binding var v: Int; var body: some View { let _ = print("Sub"); Text("\(v)") } }
struct Other: View { @Binding var v: [Int]; var body: some View { let _ = print("Other"); Text("\(v.count)") } }
struct V: View { @State var y = 0; var body: some View { Sub(v: .constant(3)); Sub(v: .constant(y)); Other(v: .constant([1, 2])); Button("y") { y += 1 } } }
V()

// output: Sub
// output: Sub
// output: Other
// type: V
// body: Other.body = Text
// body: Sub.body = Text
// body: V.body = TupleContent<Sub, Sub, Other, Button<Text>>
// view: V 156,196 8x88
// view:   Sub 156,196 8x16
// view:     Text "3" 156,196 8x16
// view:   Sub 156,220 8x16
// view:     Text "0" 156,220 8x16
// view:   Other 156,244 8x16
// view:     Text "2" 156,244 8x16
// view:   Button 156,268 8x16
// view:     Text "y" 156,268 8x16
