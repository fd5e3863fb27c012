import Testing

@testable import SwiftModel

extension ExecutionSuite {
    /// Parameter packs of the snippet's own functions and types: what they print, and what is wrong with them.
    @Suite struct PackTests {
        static let printing = [
            (
                """
                func show<each T>(_ value: repeat each T) { repeat print(each value) }
                func twice<each T>(_ value: repeat each T) { show(repeat each value); show(repeat (each value, 1)) }
                show(1, "two", 3.5); show(); twice(1, "b")
                """, "1\ntwo\n3.5\n1\nb\n(1, 1)\n(\"b\", 1)"
            ),
            (
                """
                func labels<each T: CustomStringConvertible>(_ value: repeat each T) -> [String] {
                    var all: [String] = []
                    repeat all.append((each value).description)
                    return all
                }
                print(labels(1, true, "x"), labels())
                """, #"["1", "true", "x"] []"#
            ),
            (
                """
                struct Box<Value> { var value: Value }
                func boxed<each T>(_ value: repeat each T) -> (repeat Box<each T>) { (repeat Box(value: each value)) }
                func pairs<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) { (repeat (each a, each b)) }
                let boxes = boxed(1, "x")
                print(boxes.0.value + 1, boxes.1.value, pairs(1, "a", with: 2.5, false))
                """, #"2 x ((1, 2.5), ("a", false))"#
            ),
            (
                """
                struct Stack<each Item> {
                    var items: (repeat each Item)
                    init(_ items: repeat each Item) { self.items = (repeat each items) }
                    func count() -> Int { var total = 0; repeat total += size(each items); return total }
                    func size<T>(_ value: T) -> Int { "\\(value)".count }
                }
                let stack = Stack(1, "abc")
                let written: Stack<Int, String, Bool> = Stack(1, "a", true)
                print(stack.items, stack.count(), written.items.2)
                """, #"(1, "abc") 4 true"#
            ),
            (
                """
                struct Different: Error {}
                func check<X: Equatable>(_ a: X, _ b: X) throws { if a != b { throw Different() } }
                func areEqual<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
                    do { repeat try check(each a, each b) } catch { return false }
                    return true
                }
                print(areEqual((1, "a"), (1, "a")), areEqual((1, "a"), (1, "b")))
                """, "true false"
            ),
            (
                """
                func show<each T>(_ value: repeat each T) { for one in repeat each value { print(one, terminator: ";") } }
                show(1, "a", 2.5); show(); print()
                func areEqual<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
                    for (x, y) in repeat (each a, each b) { guard x == y else { return false } }
                    return true
                }
                print(areEqual((1, "a"), (1, "a")), areEqual((1, "a"), (2, "a")))
                func texts<each T: CustomStringConvertible>(_ value: repeat each T) -> [() -> String] {
                    var all: [() -> String] = []
                    loop: for one in repeat each value where one.description != "skip" {
                        if one.description == "go" { continue }
                        if one.description == "stop" { break loop }
                        all.append { "<\\(one)>" }
                    }
                    return all
                }
                print(texts(1, "skip", "go", true, "stop", 9).map { $0() })
                extension Sequence {
                    func sorted<each V: Comparable>(by path: repeat KeyPath<Element, each V>) -> [Element] {
                        sorted { a, b in
                            for path in repeat each path where a[keyPath: path] != b[keyPath: path] { return a[keyPath: path] < b[keyPath: path] }
                            return false
                        }
                    }
                }
                print(["bb", "a", "ab"].sorted(by: \\.count, \\.self))
                """, "1;a;2.5;\ntrue false\n[\"<1>\", \"<true>\"]\n[\"a\", \"ab\", \"bb\"]"
            ),
        ]

        @Test(arguments: printing) func packsPrint(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        static let unsupported = [
            ("func f<each T>(_ value: (Int, repeat each T)) {}", "a parameter pack beside other elements of a tuple is not supported yet"),
            (
                "func f<each T>(_ make: repeat each T) -> (repeat each T) -> Int { { (x: repeat each T) in 1 } }",
                "a parameter pack of a closure is not supported yet"
            ),
            (
                "func f<each T: Sequence>(_ value: repeat each T) where repeat (each T).Element: Hashable {}",
                "a requirement of a parameter pack in a 'where' clause is not supported yet"
            ),
        ]

        @Test(arguments: unsupported) func whatIsNotThereIsNamed(_ text: String, _ expected: String) { #expect(output(of: text).contains(expected)) }

        /// One value at a time reaches what a `Mutex` holds; an error passes through.
        @Test func mutexesHoldValues() {
            let text = """
                import Synchronization
                struct Full: Error {}
                let total = Mutex(1)
                total.withLock { $0 += 2 }
                let value = total.withLock { $0 * 10 }
                do { try total.withLock { if $0 > 2 { throw Full() } } } catch { print(error) }
                print(value, total.withLockIfAvailable { $0 } ?? 0)
                """
            #expect(output(of: text) == "Full()\n30 3")
        }
    }
}
