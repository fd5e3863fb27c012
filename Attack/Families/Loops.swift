import Foundation

extension Family {
    /// Each form of a loop, left in each way, without an end.
    static let loops = Family(
        "loops",
        snippets: [
            { draws in Loop.text(&draws) },
            { draws in "struct Host: View { var body: some View { let _ = { \(Loop.text(&draws)) }(); Text(\"a\") } }" },
            { draws in "func f() throws -> Int { \(Loop.text(&draws)); return 1 }\nprint(try! f())" },
            { draws in "class A { init() { \(Loop.text(&draws)) }\n deinit { \(Loop.text(&draws)) } }\nvar a: A? = A()\na = nil" },
            { draws in "struct S { var n = 0 { didSet { \(Loop.text(&draws)) } } }\nvar s = S()\ns.n = 1" },
            { draws in
                let other = draws.one(of: ["", " where x > 1", ".lazy.filter { $0 > 1 }"])
                let part = draws.one(of: ["1", "next()", "{ while true { continue } }()"])
                return "struct S: Sequence, IteratorProtocol { mutating func next() -> Int? { \(part) } }\nfor x in S()\(other) { continue }"
            },
            { draws in
                let part = draws.one(of: ["f(n)", "f(n + 1)", "g(n)", "n > 0 ? f(n) : f(n)", "{ f(n) }()", "[n].map(f)[0]", "defer2 { f(n) }"])
                return "func f(_ n: Int) -> Int { \(part) }\nfunc g(_ n: Int) -> Int { f(n) }\nfunc defer2(_ f: () -> Int) -> Int { f() + f() }\nprint(f(0))"
            },
            { draws in
                let part = draws.one(of: ["continue", "", "try? f()", "_ = error"])
                return "enum E: Error { case a }\nfunc f() throws { while true { do { throw E.a } catch { \(part) } } }\ntry? f()"
            },
        ])
}

/// An endless loop drawn from forms and ways of going on.
private enum Loop {
    static func text(_ draws: inout Draws) -> String {
        let forms: [(String) -> String] = [
            { "while true { \($0) }" }, { "var i = 0; while i < 10 { if i % 2 == 0 { \($0) }; i += 1 }" }, { "repeat { \($0) } while true" },
            { "for _ in 0..<Int.max { \($0) }" }, { "for i in stride(from: 0, to: Double.infinity, by: 1) { _ = i; \($0) }" },
            { "for i in sequence(first: 1, next: { $0 }) { _ = i; \($0) }" }, { "for i in 0... { _ = i; \($0) }" },
            { "while let x = Optional(1) { _ = x; \($0) }" },
            { "while case .some(let x) = Optional(1) { _ = x; \($0) }" }, { "for _ in repeatElement(1, count: .max) { \($0) }" },
            { "(0..<Int.max).forEach { _ in if true { return } }; while true { \($0) }" }, { "for (a, b) in zip(0..., 0...) { _ = (a, b); \($0) }" },
            { "while #available(iOS 17, *) { \($0) }" }, { "while true, 1 < 2 { \($0) }" },
        ]
        let leavings = [
            "", "continue", "if true { continue }", "guard false else { continue }", "switch 1 { case 1: continue; default: break }", "do { continue }",
            "defer { print }; continue", "if let x = Optional(1), x > 0 { continue }", "do { throw CancellationError() } catch { continue }", "continue outer",
            "while true { continue outer }", "while true { break }", "for _ in 0..<3 { continue outer }", "switch 1 { default: break }", "_ = 1",
            "repeat { continue outer } while true",
            "if Bool.random() { continue } else { continue }", "for x in [1, 2] where x > 1 { _ = x; break }", "(0..<2).forEach { _ in return }",
        ]
        return "outer: " + labeled(draws.one(of: forms)(draws.one(of: leavings)))
    }

    /// A label belongs to the loop, not to the variable in front of it.
    private static func labeled(_ loop: String) -> String {
        guard loop.hasPrefix("var ") || loop.hasPrefix("("), let semicolon = loop.range(of: "; ") else { return loop }
        return "do { \(loop[..<semicolon.lowerBound]) }; \(loop[..<semicolon.lowerBound]); outer: \(loop[semicolon.upperBound...])"
    }
}
