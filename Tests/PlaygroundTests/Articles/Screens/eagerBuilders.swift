struct Kid: View { @State var k = 0; init() { print("Kid.init") }; var body: some View { let _ = print("Kid"); Button("kid \(k)") { k += 1 } } }
struct V: View { @State var n = 0; @State var f = false; @State var g = false; var body: some View { let _ = print("body")
  NavigationStack { VStack { Button("x") { n += 1 }; Button("show") { f = true }; Button("go") { g = true } }.alert("A", isPresented: $f) { let _ = print("actions"); Button("k") { n += 10 } } message: { Text("\(n)") }
   .navigationDestination(isPresented: $g) { Kid() } } } }
V()

// output: body
// output: actions
// output: Kid.init
// type: V
// body: Kid.body = Button<Text>
// body: V.body = NavigationStack<NavigationPath, ModifiedContent<ModifiedContent<VStack<TupleContent<Button<Text>, Button<Text>, Button<Text>>>, _AlertModifier<Button<Text>>>, _NavigationDestinationModifier<Kid>>>
// view: V 144,208 32x64
// view:   NavigationStack 144,208 32x64
// view:     navigationDestination 144,208 32x64
// view:       alert 144,208 32x64
// view:         VStack 144,208 32x64
// view:           Button 156,208 8x16
// view:             Text "x" 156,208 8x16
// view:           Button 144,232 32x16
// view:             Text "show" 144,232 32x16
// view:           Button 152,256 16x16
// view:             Text "go" 152,256 16x16
