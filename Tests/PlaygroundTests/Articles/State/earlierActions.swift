struct W: View { let v: Int; var body: some View { Text("w").onChange(of: v) { new in print("w", v, new) }.onChange(of: v) { print("two", v) } } }
struct V: View { @State var n = 0; var body: some View {
  Text("a").onChange(of: n) { [n] new in print("captured", n, "new", new, self.n) }; W(v: n); Button("x") { n += 1 } } }
V()
