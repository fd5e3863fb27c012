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
