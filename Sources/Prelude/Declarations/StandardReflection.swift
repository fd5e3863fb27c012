/// Writes a value with all that it holds, a line each.
@discardableResult func dump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = 9223372036854775807, maxItems: Int = 9223372036854775807) -> T {
    print(_dumped(value, name, indent, maxDepth, maxItems), terminator: "")
    return value
}
/// Writes into a text what `dump` would print.
@discardableResult func dump<T, O: TextOutputStream>(_ value: T, to target: inout O, name: String? = nil, indent: Int = 0, maxDepth: Int = 9223372036854775807, maxItems: Int = 9223372036854775807) -> T {
    target.write(_dumped(value, name, indent, maxDepth, maxItems))
    return value
}
func _dumped(_ value: Any, _ name: String?, _ indent: Int, _ maxDepth: Int, _ maxItems: Int) -> String
/// What a value is made of.
struct Mirror: CustomStringConvertible {
    enum DisplayStyle { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set` }
    typealias Child = (label: String?, value: Any)
    typealias Children = AnyCollection<(label: String?, value: Any)>
    let children: AnyCollection<(label: String?, value: Any)>
    let displayStyle: Mirror.DisplayStyle?
    let subjectType: Any.Type
    let _subject: Any
    /// How many classes above the subject's own.
    let _level: Int
    init(reflecting subject: Any) { self.init(_subject: subject, _level: 0, _type: Swift.type(of: subject)) }
    init(_subject: Any, _level: Int, _type: Any.Type) {
        children = AnyCollection(_children(of: _subject, _level))
        displayStyle = _displayStyle(of: _subject)
        subjectType = _type
        self._subject = _subject
        self._level = _level
    }
    var superclassMirror: Mirror? { _superclass(of: _subject, _level + 1).map { Mirror(_subject: _subject, _level: _level + 1, _type: $0) } }
    var description: String { "Mirror for \(subjectType)" }
}
func _superclass(of value: Any, _ level: Int) -> Any.Type?
func _children(of value: Any, _ level: Int) -> [(label: String?, value: Any)]
func _displayStyle(of value: Any) -> Mirror.DisplayStyle?
