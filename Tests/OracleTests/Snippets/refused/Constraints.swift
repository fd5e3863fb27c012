//--- if-let-of-a-value
let ways = [1]
if let last = ways.last ?? 3 { _ = last }
//--- nil-for-a-parameter
let empty = Array(repeating: nil, count: 1)
//--- nil-in-a-generic-type
struct Box<T> { var value: T? }
let box = Box(value: nil)
//--- a-number-that-is-no-text
let three = Double(3)!
//--- default-of-a-bound-type
func join<Items: Sequence, Element>(_ items: Items = [1], with element: Element) -> Int where Items.Element == Element { 1 }
