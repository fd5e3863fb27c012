extension Family {
    /// Shared values and odd shapes that are compared, hashed, printed, reflected and kept.
    static let values = Family(
        "values",
        snippets: [
            { draws in "let a: Any = \(odd(&draws))\nlet b: Any = \(odd(&draws))\n\(use(&draws))" },
            { draws in "var a: Any = \(odd(&draws))\nfor _ in 0..<\(draws.size(1_000)) { a = [a, a] }\nlet b = a\n\(use(&draws))" },
            { draws in "var a: Any = \(odd(&draws))\nfor _ in 0..<\(draws.size(1_000)) { a = (a, Optional(a)) as Any }\nlet b = a\n\(use(&draws))" },
            { draws in "final class N { var n: N?; var a: [N] = [] }\nlet a = N()\na.n = a\na.a = [a, a]\nlet b = a\n\(use(&draws))" },
            { draws in "@Observable final class N { var n: N?; var a: [N] = [] }\nlet a = N()\na.n = a\na.a = [a, a]\nlet b = a\n\(use(&draws))" },
            { draws in
                let part = draws.one(of: [
                    "\"\\(self)\"", "String(describing: self)", "description", "\"\\(S())\" + \"\\(S())\"", "String(repeating: \"a\", count: 900000)",
                    "fatalError(\"a\")",
                ])
                return "struct S: CustomStringConvertible { var description: String { \(part) } }\nlet a = S(), b = S()\n\(use(&draws))"
            },
            { draws in
                """
                struct S: CustomDebugStringConvertible, CustomReflectable { var debugDescription: String { "\\([self])" }
                var customMirror: Mirror { Mirror(self, children: ["a": self]) } }
                let a = S(), b = S()
                \(use(&draws))
                """
            },
            { draws in
                let part = draws.one(of: ["1", "\"a\"", "[1, \"a\"]"])
                return
                    """
                    struct S: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral { init(integerLiteral n: Int) { self = 1 }
                    init(stringLiteral s: String) { self = "a" }
                    init(arrayLiteral e: S...) { self = [self] } }
                    let a: S = \(part)
                    print(a)
                    """
            },
            { draws in
                let part = draws.one(of: ["self.a", "self", "S().b.c"])
                return
                    """
                    @dynamicMemberLookup struct S { subscript(dynamicMember m: String) -> S { \(part) }
                    func callAsFunction() -> S { self() } }
                    let a = S()\(String(repeating: ".a", count: draws.size(500)))
                    print(a())
                    """
            },
            { draws in
                let part = draws.one(of: [".count", ".self", "?.count", "[0]", ".first"])
                return "let p = \\String\(String(repeating: part, count: draws.size(1_000)))\nprint(\"a\"[keyPath: p])"
            },
            { draws in
                """
                let a = Mirror(reflecting: \(odd(&draws)))
                print(a.children.count, a.displayStyle as Any, a.subjectType, a.superclassMirror as Any, a.descendant(0) as Any)
                """
            },
            { draws in "print(type(of: \(odd(&draws))), \(odd(&draws)) as Any is Int, \(odd(&draws)) as? String as Any, (\(odd(&draws)) as Any) as! [Int])" },
            { draws in "let a = try? JSONEncoder().encode([\(odd(&draws))])\nprint(a as Any)" },
        ])

    private static func odd(_ draws: inout Draws) -> String {
        draws.one(of: [
            "1", "Optional(Optional(1))", "[Int]()", "[[[]]] as [Any]", "[1: [2: 3]]", "{ 1 }", "Int.self", "print", "\\String.count", "(1, (2, 3))", "\"a\"",
            "Double.nan", "CancellationError()", "AnyHashable(1)", "Text(\"a\")",
            "Set([1.5])", "0..<3", "UUID()", "Date()", "()", "nil as Int?", "AnyView(Color.red)", "[Double.nan: 1]", "(0...).lazy.map { $0 }",
            "stride(from: 0, to: 1, by: 0.1)", "\"a\"[...]", "Character(\"a\")", "Int?.none as Any",
            "[1, 2].makeIterator()", "Task { 1 }", "Binding.constant(1)", "Never.self", "zip([1], [2])",
        ])
    }

    private static func use(_ draws: inout Draws) -> String {
        draws.one(of: [
            "print(a, b)", "dump(a)", "print(\"\\(a)\\(b)\".count)", "print(String(reflecting: a))", "print([\"\\(a)\": b])",
            "let m = Mirror(reflecting: a)\nfor c in m.children { print(c) }", "print(a as? AnyHashable as Any)",
            "print((a as? AnyHashable) == (b as? AnyHashable))", "debugPrint(a)", "print(type(of: a))",
            "var s = \"\"\nprint(a, b, separator: s, to: &s)\nprint(s)", "assert(false, \"\\(a)\")", "fatalError(\"\\(a)\")",
            "struct V: View { @State var s: Any = 1; let a: Any; var body: some View { Text(\"\\(a)\").onAppear { s = a } } }\nV(a: a)",
            "Text(\"\\(String(describing: a))\")", "print(ObjectIdentifier(a as AnyObject))", "print(withUnsafePointer(to: 1) { $0 })",
        ])
    }
}
