//--- condition-same-type-method
extension Array where Element == Int {
    func total() -> Int { reduce(0, +) }
}
let words = ["a"]
print(words.total())
//--- condition-same-type-property
extension Array where Element == Int {
    var doubled: [Int] { map { $0 * 2 } }
}
let words = ["a"]
print(words.doubled)
//--- condition-of-optional
extension Optional where Wrapped == Int {
    func orZero() -> Int { self ?? 0 }
}
let name: String? = nil
print(name.orZero())
//--- condition-of-protocol
protocol Named { var name: String { get } }
extension Named where Self: Equatable {
    func isSame(_ other: Self) -> Bool { self == other }
}
struct Dog: Named { var name = "" }
print(Dog().isSame(Dog()))
//--- contains-without-equatable
struct Dog { var name = "" }
print([Dog()].contains(Dog()))
//--- sorted-without-comparable
struct Dog { var name = "" }
let dogs = [Dog()]
print(dogs.sorted())
//--- static-condition
struct Box<T> { var value: T }
extension Box where T == String {
    static func empty() -> Box { Box(value: "") }
}
print(Box<Int>.empty())
//--- initializer-condition
struct Box<T> { var value: T }
extension Box where T == String {
    init() { value = "" }
}
print(Box<Int>())
//--- protocol-with-initializer
protocol Shape2D { init() }
let shape = Shape2D()
//--- protocol-without-initializer
protocol Shape2D {}
let shape = Shape2D()
//--- protocol-init-by-name
protocol Shape2D { init(side: Int) }
let shape = Shape2D.init(side: 1)
//--- unavailable-method
struct Store {
    @available(*, unavailable, renamed: "load()") func read() {}
    func load() {}
}
Store().read()
//--- unavailable-property
struct Store {
    @available(*, unavailable, message: "ask the server") var value: Int { 1 }
}
print(Store().value)
//--- static-without-type
struct S {
    static let n = 1
    func f() -> Int { n }
}
//--- static-method-without-type
struct S {
    static func g() {}
    func f() { g() }
}
//--- case-without-type
enum E {
    case a
    func f() -> E { a }
}
//--- function-with-other-labels
func turn(left degrees: Int) -> Int { degrees }
let turned = [3].map(turn(right:))
//--- function-hidden-by-the-librarys
extension Array { func atMost(_ limit: Int) -> Int { min(count, limit) } }
//--- function-hidden-in-a-generic-collection
extension Sequence where Element: Comparable {
    func top(_ first: Element) -> Element { reduce(first) { max($0, $1) } }
}
//--- function-hidden-from-a-type
extension Array { static func larger() -> Int { max(3, 4) } }
//--- function-hidden-by-a-static-property
extension Int { func limited(_ low: Int) -> Int { max(self, low) } }
//--- function-hidden-by-an-inherited-method
class Base { func min() -> Int { 1 } }
final class Derived: Base { func f() -> Int { min(3, 4) } }
//--- members-that-depend-on-the-type-behind-any
let list: any Collection<Int> = [1, 2, 3]
let pairs = list.enumerated()
//--- property-that-depends-on-the-type-behind-any
let list: any Collection<Int> = [1, 2, 3]
let later = list.lazy
//--- pairs-of-boxed-collections
let list: any Collection<Int> = [1, 2, 3]
let pairs = zip(list, [1, 2])
