import SwiftUI
enum NS { @resultBuilder enum B { static func buildBlock(_ x: Int...) -> Int { x.reduce(0, +) } }
 @propertyWrapper struct W { var wrappedValue: Int } }
struct S { @NS.B var s: Int { 1; 2 }; @NS.W var w = 4 ; func f(@NS.B _ x: () -> Int) -> Int { x() } }
print(S().s, S().w, S().f { 5; 6 })
struct Box<C: View>: View { let c: C; init(@SwiftUI.ViewBuilder c: () -> C) { self.c = c() }; var body: some View { c } }
class M: SwiftUI.ObservableObject { @Combine.Published var n = 1 }
struct Row: View {
    @SwiftUI.State private var n = 3
    @SwiftUI.Environment(\.colorScheme) var scheme
    @SwiftUI.StateObject var m = M()
    @SwiftUI.AppStorage("a") var a = 2
    @SwiftUI.ViewBuilder var part: some View { Text("1"); Text("2") }
    var body: some View { Box { Stepper("\(n)", value: $n); Text("\(m.n) \(a)") }; part }
}
Row()

// output: 3 4 11
// type: Row
// body: Box.body = C
// body: Row.body = TupleContent<Box<TupleContent<Stepper<Text>, Text>>, TupleContent<Text, Text>>
// body: Row.part = TupleContent<Text, Text>
// view: Row 0,188 320x104
// view:   Box
// view:     Stepper 0,188 320x32
// view:       Text "3" 0,196 8x16
// view:     Text "1 2" 148,228 24x16
// view:   Text "1" 156,252 8x16
// view:   Text "2" 156,276 8x16
