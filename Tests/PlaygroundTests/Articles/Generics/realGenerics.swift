// How libraries write generic code: opaque arguments of overloads, conditions in any order, aliases, chains that begin with a dot.
import Foundation

protocol Shade {}
protocol Style {}
struct Leaf: Shade {}
extension Shade {
    func named<T: Hashable>(_ name: T) -> some Shade { self }
    @_disfavoredOverload func behind<V: Shade>(_ view: V) -> some Shade { print("view"); return self }
    func behind<S: Style>(_ style: S) -> some Shade { print("style"); return self }
}
struct Red: Style {}
_ = Leaf().behind(Leaf().named(3)).behind(Red()).behind(Leaf().named("a").named(2.5))

struct Font2 {
    var parts: [String]
    static let body = Font2(parts: ["body"])
    static func custom(_ name: String) -> Font2 { Font2(parts: [name]) }
    subscript(weight: String) -> Font2 { Font2(parts: parts + [weight]) }
    func italic() -> Font2 { Font2(parts: parts + ["italic"]) }
    var bolder: Font2? { Font2(parts: parts + ["bold"]) }
}
func use(_ font: Font2) { print(font.parts) }
use(.body["heavy"])
use(.body["heavy"].italic()["tight"])
use(.custom("Mono").bolder!["wide"])
let fonts: [Font2] = [.body["a"], .custom("b")]
print(fonts.map(\.parts.count))

extension ClosedRange where Bound: BinaryFloatingPoint, Bound.Stride: BinaryFloatingPoint {
    func steps(_ size: Bound.Stride) -> Int { Int(Bound.Stride(upperBound - lowerBound) / size) }
}
print((0.0...1.0).steps(0.25), (Float(1)...3).steps(0.5))
func halves<T: BinaryFloatingPoint>(_ x: T) -> [T] { [floor(x), ceil(x), round(x), trunc(x), sqrt(x * x), T(Int(x)), T(Float(x))] }
print(halves(2.5), halves(Float(1.5)), halves(CGFloat(3)))
print(Int(exactly: Float(2)) ?? -1, Int(exactly: 2.5) ?? -1, UInt8(CGFloat(7)), hypot(Float(3), 4))

protocol Swap {
    associatedtype Value: BinaryFloatingPoint
    func swap(_ key: KeyPath<Value, Bool>, with other: Value) -> Self
}
extension Swap where Self == Value {
    func swap(_ key: KeyPath<Value, Bool>, with other: Value) -> Self { self[keyPath: key] ? other : self }
}
extension Double: Swap {}
extension Float: Swap {}
print(Double.nan.swap(\.isNaN, with: 0), Float(1).swap(\.isNaN, with: 0))

extension Collection where Indices.Iterator.Element == Index {
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
print([1, 2][safe: 1] as Any, [1][safe: 3] as Any, "abc"[safe: "abc".startIndex] as Any)

struct Pair<A: Holder> where A.Content: Equatable {
    let holder: A
    var isSame: Bool { holder.content == holder.content }
}
protocol Holder { associatedtype Content; var content: Content { get } }
struct Number: Holder { var content: Int { 1 } }
print(Pair(holder: Number()).isSame)

enum Shop {}
extension Shop.Shelf.Board { enum Wood: String { case oak, pine } }
extension Shop.Shelf { enum Size: String { case big, small }; struct Board { var wood = Wood.oak } }
extension Shop { struct Shelf { var size = Size.big } }
print(Shop.Shelf().size, Shop.Shelf.Board().wood)

struct Box<T> { let value: T }
typealias Crate = Box
@propertyWrapper struct Kept<Value> { var wrappedValue: Value }
struct Cellar {
    @Kept var first: Crate<Int>? = nil
    @Kept var others: [Crate<String>] = [Crate(value: "wine")]
    var text: String { (first?.value.description ?? "-") + others.map(\.value).joined() }
}
print(Cellar().text)

protocol Drawn { typealias Configuration = Int; func draw(_ configuration: Configuration) -> Int }
struct AnyDrawn { let draw: (Drawn.Configuration) -> Int }
let configuration: Drawn.Configuration = 2
print(AnyDrawn { $0 * 2 }.draw(configuration))
struct Doubled: Drawn { func draw(_ configuration: Int) -> Int { configuration } }

class Base<Content> { func present(_ content: Content) { print("base") } }
protocol Part {}
struct One: Part {}
struct Wrapped: Part { init(_ part: some Part) {} }
class Derived: Base<Wrapped> { func present(_ part: some Part) { print("derived") } }
Derived().present(One())

public protocol Blank { init() }
extension Int: Blank {}
extension String: Blank {}
func blank<T: Blank>(_: T.Type) -> T { T() }
print(blank(Int.self), blank(String.self).isEmpty)
// output: view
// output: style
// output: view
// output: ["body", "heavy"]
// output: ["body", "heavy", "italic", "tight"]
// output: ["Mono", "bold", "wide"]
// output: [2, 1]
// output: 4 4
// output: [2.0, 3.0, 3.0, 2.0, 2.5, 2.0, 2.5] [1.0, 2.0, 2.0, 1.0, 1.5, 1.0, 1.5] [3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0]
// output: 2 -1 7 5.0
// output: 0.0 1.0
// output: Optional(2) nil Optional("a")
// output: true
// output: big oak
// output: -wine
// output: 4
// output: derived
// output: 0 true
