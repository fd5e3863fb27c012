struct Sub: View { @Binding var v: Int; var body: some View { let _ = print("Sub"); Text("\(v)") } }
struct Other: View { @Binding var v: [Int]; var body: some View { let _ = print("Other"); Text("\(v.count)") } }
struct V: View { @State var y = 0; var body: some View { Sub(v: .constant(3)); Sub(v: .constant(y)); Other(v: .constant([1, 2])); Button("y") { y += 1 } } }
V()
