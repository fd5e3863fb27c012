func level() -> String {
    #if DEBUG && !os(iOS) || os(Windows)
    "debug"
    #elseif os(iOS)
    "linux"
    #else
    "other"
    #endif
}
struct A {
    #if os(iOS)
    let x = 1
    #else
    let x = "no"
    #endif
    func f(_ n: Int) -> String {
        #if os(iOS)
        let word = "l"
        #else
        let word = 3
        #endif
        switch n {
        case 0: return word
        #if os(iOS)
        case 1: return word + "1"
        #else
        case 2: return "never"
        #endif
        default: return "d"
        }
    }
}
print(level(), A().x, A().f(0), A().f(1), A().f(2))
let s = [3, 1, 2]
    #if os(iOS)
    .sorted()
      #if compiler(>=6)
      .map { $0 * 10 } // kept
      #endif
    #else
    .reversed()
    #endif
    .map { "\($0)" }
print(s)
#if false
let unknown = Undefined().x
#endif
@resultBuilder enum B { static func buildBlock(_ p: String...) -> String { p.joined(separator: "+") } }
@B func page() -> String {
    "a"
    #if os(iOS)
    let b = "b"
    b
    "c"
    #endif
    "d"
}
print(page())
#if swift(>=5.9) && canImport(Foundation)
import Foundation
print("imported")
#endif

struct Platforms: View {
    var body: some View {
        VStack {
            Text("first")
                #if os(iOS)
                .padding(4)
                #else
                .padding(40)
                #endif
                .border(.red)
            #if DEBUG
            Text("second")
            Text("third")
            #endif
            Text("last")
        }
    }
}

// output: linux 1 l l1 d
// output: ["10", "20", "30"]
// output: a+b+c+d
// output: imported
// type: Platforms
// body: Platforms.body = VStack<TupleContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>, Text, Text, Text>>
// view: Platforms 136,192 48x96
// view:   VStack 136,192 48x96
// view:     border 136,192 48x24
// view:       padding 136,192 48x24
// view:         Text "first" 140,196 40x16
// view:     Text "second" 136,224 48x16
// view:     Text "third" 140,248 40x16
// view:     Text "last" 144,272 32x16
