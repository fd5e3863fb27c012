struct Kid: View { @State var k = 0; init() { print("Kid.init") }; var body: some View { let _ = print("Kid"); Button("kid \(k)") { k += 1 } } }
struct V: View { @State var n = 0; @State var f = false; @State var g = false; var body: some View { let _ = print("body")
  NavigationStack { VStack { Button("x") { n += 1 }; Button("show") { f = true }; Button("go") { g = true } }.alert("A", isPresented: $f) { let _ = print("actions"); Button("k") { n += 10 } } message: { Text("\(n)") }
   .navigationDestination(isPresented: $g) { Kid() } } } }
V()
