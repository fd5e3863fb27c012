import Combine
import SwiftUI
class Base: ObservableObject { @Published var title = "a" }
class Sub: Base {
    var extra: Int
    override init() {
        extra = 1
        super.init()
        title = "b"
        self.title += "c"
    }
}
print(Sub().title)
@propertyWrapper struct W { var wrappedValue: Int }
class A { @W var n = 1; init() {} }
class B: A { @W var own: Int; override init() { own = 3; super.init(); n = 2; own = 4 } }
print(B().n, B().own)
struct V: View {
    @State private var names: [Int: String] = [1: "x"]
    @State var arr: [String]? = ["q"]
    var body: some View {
        if let b = Binding($names[1]) { TextField("Name", text: b) } else { Text("none") }
        if let c = Binding($arr) { Text("\(c.count) \(c[0].wrappedValue)") }
    }
}
V()

// output: bc
// output: 2 4
// type: V
// body: V.body = TupleContent<_ConditionalContent<TextField<Text>, Text>, Optional<Text>>
// view: V 0,220 320x40
// view:   TextField 0,220 320x16
// view:     Text "Name" 0,220 32x16
// view:   Text "1 q" 148,244 24x16
