/// Writes a value with all that it holds, a line each.
@discardableResult func dump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = 9223372036854775807, maxItems: Int = 9223372036854775807) -> T {
    _dump(value, name, indent, maxDepth, maxItems)
    return value
}
func _dump(_ value: Any, _ name: String?, _ indent: Int, _ maxDepth: Int, _ maxItems: Int)
/// What a value is made of.
struct Mirror: CustomStringConvertible {
    enum DisplayStyle { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set` }
    typealias Child = (label: String?, value: Any)
    typealias Children = AnyCollection<(label: String?, value: Any)>
    let children: AnyCollection<(label: String?, value: Any)>
    let displayStyle: Mirror.DisplayStyle?
    let subjectType: Any.Type
    init(reflecting subject: Any) {
        children = AnyCollection(_children(of: subject))
        displayStyle = _displayStyle(of: subject)
        subjectType = Swift.type(of: subject)
    }
    var description: String { "Mirror for \(subjectType)" }
}
func _children(of value: Any) -> [(label: String?, value: Any)]
func _displayStyle(of value: Any) -> Mirror.DisplayStyle?
