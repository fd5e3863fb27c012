import Testing

/// Members that the program declares again in extensions of the library's types, and what the library's own are then.
extension ExecutionSuite {
    @Suite struct OwnMemberTests {
        @Test(arguments: [
            (
                """
                extension String { var capitalized: String { "cap" }; var count: Int { 99 }; func hasPrefix(_ prefix: String) -> Bool { prefix == "z" } }
                extension Array { var first: Element? { print("first"); return self[0] }; var isEmpty: Bool { true } }
                extension Double { func rounded() -> Double { 7 }; static var pi: Double { 3 } }
                print("a".capitalized, "abc".count, "abc".dropFirst().count, "abc".hasPrefix("z"), [1].isEmpty, [2].first!, 2.5.rounded(), Double.pi)
                """, "first\ncap 99 2 true true 2 7.0 3.0"
            ),
            (
                """
                extension Int { var description: String { "I" }; static var max: Int { 5 } }
                extension Dictionary { var keys: [Key] { [] }; var count: Int { 66 } }
                extension Character { var isLetter: Bool { false } }
                print(3.description, 3, "\\(3)", Int.max, [1: 2].keys, [1: 2].count, "abc".filter(\\.isLetter) == "", [1: 2].map { $0.key })
                """, "I 3 3 5 [] 66 true [1]"
            ),
            (
                """
                struct Pair { var first: Int }
                extension Array where Element == Int { var last: Int? { 70 } }
                extension Array where Element == Pair { var count: Int { 3 } }
                print([1].last!, ["a"].last!, [Pair(first: 1)].count, [1, 2].count)
                """, "70 a 3 2"
            ),
            (
                """
                protocol Named {}
                struct Box<Value>: Named { var value: Value }
                struct Key<T> { func read<V: Named>(_ type: V.Type) -> String { "any" } }
                extension Key { func read<V>(_ type: Box<V>.Type) -> String { "box" } }
                print(Key<Int>().read(Box<String>.self))
                """, "box"
            ),
        ])
        func theProgramsIsMeant(_ snippet: String, _ expected: String) { #expect(output(of: snippet) == expected) }
    }
}
