// Casts of optionals to protocols, and of values to AnyObject.
protocol AnyOptional { var isNil: Bool { get } }
extension Optional: AnyOptional { var isNil: Bool { self == nil } }
func ask<V>(_ value: V) { if let optional = value as? AnyOptional { print("optional", optional.isNil) } else { print("no") } }
ask(nil as Int?); ask(3 as Int?); ask(3)
let nothing: Any = nil as Int?
print(nothing is AnyOptional, (3 as Int?) is AnyOptional, (3 as Int?) as? CustomStringConvertible as Any, (nil as Int?) as? CustomStringConvertible as Any)
let five: Int? = 5
print(five as? any Equatable as Any, (five as Any) as? Int as Any, (five as Any?) as? Int as Any, five as? Double as Any)
class Kind {}
struct Weak<T> { weak var object: AnyObject?; init(_ value: T) { object = value as AnyObject } }
func object(_ value: Any) -> AnyObject { value as AnyObject }
let kind = Kind()
print(Weak(kind).object === kind, object(kind) === kind, (object("a") as? String) ?? "-", (object(3) as? Int) ?? 0, (object((1...2)) as? ClosedRange<Int>) ?? 0...0)
protocol Item: AnyObject {}; class Box: Item {}
class List<T> { var items: [T] = []; static func += (list: List, item: T) { list.items.append(item) } }
let boxes = List<any Item>(), numbers = List<Int?>(), whole = List<Int>()
boxes += Box(); numbers += 3; whole += 4
print(boxes.items.count, numbers.items, whole.items)

// output: optional true
// output: optional false
// output: no
// output: true true Optional(3) nil
// output: Optional(Optional(5)) Optional(5) Optional(5) nil
// output: true true a 3 1...2
// output: 1 [Optional(3)] [4]
