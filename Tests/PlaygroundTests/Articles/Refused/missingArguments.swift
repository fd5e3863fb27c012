struct Box<T> { var value: T }
typealias Other = Box
let box: Box = Box(value: 1)
let boxes: [Box] = [Box(value: 2)]
extension Box { func same(_ other: Box) -> Box { other } }
func open(_ box: Box) {}

// error: 6: reference to generic type 'Box' requires arguments in <...>
