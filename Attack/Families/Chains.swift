extension Family {
    /// Long chains of values: released, compared, hashed, printed, copied.
    static let chains = Family(
        "chains",
        [
            { draws in links(&draws, "var h: [Any] = []", "h = [h]", ["h = []", "print(h)", "print(\"\\(h)\".count)", "dump(h)"]) },
            { draws in
                links(
                    &draws, "final class N { var n: N?; init(_ n: N?) { self.n = n } }\nvar h: N? = nil", "h = N(h)",
                    ["h = nil", "while h != nil { h = h?.n }", "print(h as Any)", "dump(h)"])
            },
            { draws in links(&draws, "indirect enum L: Hashable { case n(L), e }\nvar h = L.e", "h = .n(h)", uses) },
            { draws in links(&draws, "struct L: Hashable { var a: [L] }\nvar h = L(a: [])", "h = L(a: [h])", uses) },
            { draws in links(&draws, "struct S { var a: Any? }\nvar h = S()", "h = S(a: h)", ["h = S()", "print(h)", "dump(h)"]) },
            { draws in links(&draws, "var h: () -> Int = { 1 }", "let g = h; h = { g() }", ["h = { 1 }", "print(h())"]) },
            { draws in links(&draws, "var h: () -> Int = { 1 }", "let g = h; h = { g() + 1 }", ["print(h())", "print([1].map { _ in h() })"]) },
            { draws in
                links(
                    &draws, "struct E: Error { var e: any Error }\nvar h: any Error = CancellationError()", "h = E(e: h)",
                    ["print(h)", "throw h", "do { throw h } catch { print(error) }"])
            },
            { draws in
                links(&draws, "final class N { var a: [() -> N?] = [] }\nvar h = N()", "let g = h; h = N(); h.a = [{ g }]", ["h = N()", "print(h.a.count)"])
            },
            { draws in
                links(
                    &draws, "var h: AnyHashable = 1", "h = AnyHashable([h])", ["print(h == h)", "print(h.hashValue == 1)", "print(Set([h]).count)", "print(h)"])
            },
            { draws in links(&draws, "var h = AnyView(Text(\"a\"))", "h = AnyView(h.padding(1))", ["h", "VStack { h }", "h = AnyView(EmptyView())", "h.id(1)"])
            },
            { draws in links(&draws, "var h: Int??? = 1\nvar a: Any = 1", "a = Optional<Any>.some(a) as Any", ["print(a)", "a = 1", "print(a as? Int as Any)"])
            },
            { draws in links(&draws, "var h: [String: Any] = [:]", "h = [\"k\": h]", ["h = [:]", "print(h)", "print(h.count)"]) },
            { draws in
                links(
                    &draws,
                    """
                    final class N: Equatable, Hashable { var n: N?; init(_ n: N?) { self.n = n }
                    static func == (a: N, b: N) -> Bool { a.n == b.n }
                    func hash(into h: inout Hasher) { h.combine(n) } }
                    var h: N? = nil
                    var g: N? = nil
                    """,
                    "h = N(h); g = N(g)", ["print(h == g)", "print(Set([h]).count)", "h = nil"])
            },
            { draws in links(&draws, "var h: any Sequence<Int> = [1]", "h = AnySequence(h)", ["print(h)", "for x in h { print(x) }", "h = [1]"]) },
            { draws in links(&draws, "var h = [1].lazy.map { $0 as Any }\nvar a: any Sequence = [1]", "a = [a].lazy.map { $0 }", ["print(a)", "a = [1]"]) },
            { draws in links(&draws, "var h = Text(\"a\")", "h = h + Text(\"b\")", ["h", "h = Text(\"c\")", "h.padding()"]) },
            { draws in
                links(&draws, "class N { var n: N?; deinit { n = nil; print(1) } }\nvar h: N? = nil", "let g = N(); g.n = h; h = g", ["h = nil", "h = N()"])
            },
            { draws in
                links(
                    &draws, "final class N { weak var w: N?; unowned var u: N?; var n: N? }\nvar h = N()", "let g = N(); g.n = h; g.w = h; g.u = h; h = g",
                    ["h = N()", "print(h.w?.u?.n as Any)"])
            },
            { draws in links(&draws, "var h: (Any, Any) = (1, 1)", "h = (h, 1)", ["print(h)", "h = (1, 1)"]) },
            { draws in
                links(
                    &draws, "@propertyWrapper struct W<T> { var wrappedValue: T }\nstruct S { @W var a: Any = 1 }\nvar h = S()", "h = S(a: h)",
                    ["print(h)", "h = S()"])
            },
            { draws in links(&draws, "@Observable class M { var n: M? }\nvar h = M()", "let g = M(); g.n = h; h = g", ["h = M()", "print(h.n as Any)"]) },
        ])

    private static let uses = [
        "h = h", "let g = h; print(g == h)", "print(h.hashValue == 1)", "print(h)", "print(Set([h]).contains(h))", "var g = h; g = h; print([g, h].count)",
        "print([h: 1][h] as Any)",
    ]

    private static func links(_ draws: inout Draws, _ start: String, _ link: String, _ uses: [String]) -> Attack {
        let count = draws.size(4_000_000)
        let loop = draws.once(in: 5) ? "while true { \(link) }" : "for _ in 0..<\(count) { \(link) }"
        return .hosting("\(start)\n\(loop)\n\(draws.one(of: uses))", &draws)
    }
}
