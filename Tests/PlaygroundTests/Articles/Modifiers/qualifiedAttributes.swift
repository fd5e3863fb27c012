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
