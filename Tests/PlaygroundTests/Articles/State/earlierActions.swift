struct W: View { let v: Int; var body: some View { Text("w").onChange(of: v) { new in print("w", v, new) }.onChange(of: v) { print("two", v) } } }
struct V: View { @State var n = 0; var body: some View {
  Text("a").onChange(of: n) { [n] new in print("captured", n, "new", new, self.n) }; W(v: n); Button("x") { n += 1 } } }
V()

// type: V
// body: V.body = TupleContent<ModifiedContent<Text, _ValueActionModifier<Int>>, W, Button<Text>>
// body: W.body = ModifiedContent<ModifiedContent<Text, _ValueActionModifier<Int>>, _ValueActionModifier2<Int>>
// view: V 156,208 8x64
// view:   Text "a" 156,208 8x16 [onChange]
// view:   W 156,232 8x16
// view:     Text "w" 156,232 8x16 [onChange, onChange]
// view:   Button 156,256 8x16
// view:     Text "x" 156,256 8x16
