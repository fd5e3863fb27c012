extension Family {
    /// What makes overload resolution, name lookup and parsing expensive.
    static let checking = Family(
        "checking",
        snippets: [
            { draws in overloads(2) + "let x: Int = " + nested("f", "1", draws.size(40)) },
            { draws in overloads(5) + "let x: Int = " + nested("f", "1", draws.size(20)) },
            { draws in "func f<T>(_ g: () -> T) -> T { g() }\nfunc f(_ g: () -> Int) -> Int { g() }\nlet x = " + nested("f", "1", draws.size(60), "{", "}") },
            { draws in
                "func f<T>(_ g: () -> T) -> T { g() }\nfunc f(_ g: () -> Int) -> Int { g() }\nfunc f(_ g: () -> String) -> String { g() }\nlet x = "
                    + nested("f", "1.unknown", draws.size(60), "{", "}")
            },
            { draws in
                """
                indirect enum E { case a; case b(E) }
                extension E { static func c(_ e: E) -> E { e }
                static func c(_ e: Int) -> E { .a }
                static func c(_ e: String) -> E { .a } }
                let x: E = 
                """
                    + nested(".c", ".a", draws.size(80))
            },
            { draws in
                "let x: \(draws.one(of: ["Int", "Double", "String", "CGFloat"])) = "
                    + (0..<draws.size(3_000)).map { draws.one(of: ["\($0)", "1.5", "\"a\"", "-1", "[1]", "nil", "x\($0)"]) }.joined(
                        separator: draws.one(of: [" + ", " == ", " ?? ", " ... ", " - ", " < "]))
            },
            { draws in "let d = [" + (0..<draws.size(40_000)).map { "\($0)" }.joined(separator: ", ") + "]\nprint(d.count)" },
            { draws in
                "let d = [" + (0..<draws.size(20_000)).map { "\"k\($0)\": \(draws.one(of: ["1", "1.5", "nil", "\"a\"", "[1]"]))" }.joined(separator: ", ")
                    + "]\nprint(d.count)"
            },
            { draws in "let n = 5\n" + (0..<draws.size(20_000)).map { "if n == \($0) { print(\($0)) }" }.joined(separator: " else ") },
            { draws in
                "let n = 5\nswitch n {\n" + (0..<draws.size(30_000)).map { "case \($0)\(draws.once(in: 9) ? "...\($0 + 5)" : ""): print(1)\n" }.joined()
                    + "default: print(2)\n}"
            },
            { draws in (0..<draws.size(8_000)).map { "func f(\(draws.one(of: ["_ n: Int", "a\($0): Int", "", "_ n: T\($0)"]))) {}\n" }.joined() + "f(1)" },
            { draws in
                (0..<draws.size(8_000)).map { "\(draws.one(of: ["struct", "class", "enum", "protocol"])) S\(draws.once(in: 2) ? $0 : 1) {}\n" }.joined()
                    + "_ = S1()"
            },
            { draws in (0..<draws.size(8_000)).map { "let x\($0) = \($0 == 0 ? "1" : "x\($0 - 1) + 1")\n" }.joined() },
            { draws in (0..<draws.size(8_000)).map { "let x\($0) = x\($0 + 1) + 1\n" }.joined() },
            { draws in "struct A { \((0..<draws.size(3_000)).map { "var p\($0) = self.p\($0 + 1)\n" }.joined()) }" },
            { draws in
                "VStack { "
                    + (0..<draws.size(5_000)).map {
                        draws.one(of: [
                            "Text(\"\($0)\")\n", "if true { Text(\"a\") } else { Color.red }\n", "Unknown\($0)()\n", "ForEach(0..<2) { _ in Text(\"a\") }\n",
                        ])
                    }.joined() + "}"
            },
            { draws in
                "let x = " + String(repeating: draws.one(of: ["\\", "#", "@", "`", "$", "&", "!", "-", "~", "..", "?.", "'", "/"]), count: draws.size(200_000))
            },
            { draws in
                String(
                    repeating: draws.one(of: [
                        "@State ", "@objc ", "public ", "#if A\n", "#endif\n", "import SwiftUI\n", ";", "{}", "case ", "return ", "await try ", "inout ",
                    ]), count: draws.size(60_000)) + "var x = 1"
            },
            { draws in "let \(String(repeating: "a", count: draws.size(500_000))) = 1\n" + String(repeating: "b", count: draws.size(500_000)) },
            { draws in
                """
                let f: (\((0..<draws.size(2_000)).map { _ in "Int" }.joined(separator: ", "))) -> Int = { _ in 1 }
                let t = (\((0..<draws.size(2_000)).map { "\($0)" }.joined(separator: ", ")))
                print(t)
                """
            },
            { draws in
                """
                func f(\((0..<draws.size(2_000)).map { "_ a\($0): Int = \($0)" }.joined(separator: ", "))) {}
                f(\((0..<draws.size(2_000)).map { "\($0)" }.joined(separator: ", ")))
                """
            },
            { draws in
                "struct S { " + (0..<draws.size(2_000)).map { "static func + (a: S, b: T\($0)) -> S { a }\n" }.joined() + "}\nlet s = S()\nlet x = "
                    + [String](repeating: "s", count: draws.size(60)).joined(separator: " + ")
            },
            { draws in
                (0..<draws.size(300)).map {
                    "precedencegroup P\($0) { higherThan: P\(($0 + 1) % 300) }\ninfix operator +\(String(repeating: "+", count: $0 % 40)): P\($0)\n"
                }.joined() + "let x = 1 ++ 2 +++ 3"
            },
            { draws in "let x = 1 \(String(repeating: "+ 1 ", count: draws.size(100_000)))" },
            { draws in "let x = \"a\" \(String(repeating: "+ \"b\" + String(1) ", count: draws.size(3_000)))" },
            { draws in
                let part = draws.one(of: [".padding()", ".frame(width: 1)", ".map { $0 }", ".bold()", "!", "?.x", "[0]", "()"])
                return "Text(\"a\")\(String(repeating: part, count: draws.size(50_000)))"
            },
        ])

    private static func nested(_ function: String, _ inside: String, _ depth: Int, _ open: String = "(", _ close: String = ")") -> String {
        String(repeating: "\(function) \(open) ".replacing(" (", with: "("), count: depth) + inside + String(repeating: close, count: depth)
    }

    /// Functions from each of the given number of types to each.
    private static func overloads(_ count: Int) -> String {
        let types = ["Int", "Double", "Float", "UInt8", "Int16"].prefix(count)
        return types.map { from in types.map { "func f(_ x: \(from)) -> \($0) { 1 }\n" }.joined() }.joined()
    }
}
