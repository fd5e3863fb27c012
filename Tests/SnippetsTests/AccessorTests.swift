import Testing

@testable import SwiftMachine

extension ExecutionSuite {
    @Suite struct AccessorTests {
        @Test func yieldsReadAndChange() {
            let text = """
                struct S {
                    private var items = [1, 2, 3]
                    var first: Int { get { items[0] } _modify { yield &items[0] } }
                    subscript(i: Int) -> Int { _read { yield items[i] } _modify { print("before"); yield &items[i]; print("after") } }
                }
                func grow(_ x: inout Int) { x += 1 }
                var s = S(); s.first += 10; s[1] += 1; grow(&s.first)
                print(s.first, s[1], s[2])
                """
            #expect(output(of: text) == "before\nafter\n12 3 3")
        }

        @Test(arguments: [
            ("let sum = { (xs: Int...) -> Int in xs.reduce(0, +) }\nprint(sum(1, 2, 3), sum())", "6 0"),
            ("let f: (String, Int...) -> Int = { s, n in n.count }\nprint(f(\"a\", 1, 2), f(\"b\"))", "2 0"),
            ("func g(_ xs: Int...) -> Int { xs.count }\nlet h: (Int...) -> Int = g; print(h(1, 2, 3))", "3"),
            ("let f: (Int...) -> Int = { $0.count }\nprint(f(4, 5))", "2"),
        ]) func closuresTakeAnyNumber(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        @Test func literalsAreCalledByName() {
            let text = """
                print(Int(integerLiteral: 5), Double(floatLiteral: 2.5), String(stringLiteral: "a"), Bool(booleanLiteral: true), Int8(integerLiteral: 4))
                print([Int](arrayLiteral: 1, 2), Set(arrayLiteral: 1), [String: Int](dictionaryLiteral: ("a", 1)), Double(integerLiteral: 3))
                """
            #expect(output(of: text) == "5 2.5 a true 4\n[1, 2] [1] [\"a\": 1] 3.0")
        }

        @Test func keyPathsOfTypesTakeOverrides() {
            let text = """
                class A { class var kind: String { "a" } }
                class B: A { override class var kind: String { "b" } }
                let types: [A.Type] = [A.self, B.self]
                print(types.map(\\.kind))
                """
            #expect(output(of: text) == "[\"a\", \"b\"]")
        }
    }
}
