print("a", "b", 3, separator: "-")
print("no newline", terminator: " | ")
print("next")
print()
print([String](), [:] as [String: Int], Set<Int>(), (), "x")
print("multi\nline", ["quoted \"x\"", "tab\t"], [1.0, 2.5], [Character("a")], [Optional(1), nil])
struct Secret: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { "***" }
    var debugDescription: String { "debug" }
}
print(Secret(), [Secret()], ["k": Secret()], "\(Secret())", String(reflecting: Secret()))

// output: a-b-3
// output: no newline | next
// output:
// output: [] [:] [] () x
// output: multi
// output: line ["quoted \"x\"", "tab\t"] [1.0, 2.5] ["a"] [Optional(1), nil]
// output: *** [debug] ["k": debug] *** debug
