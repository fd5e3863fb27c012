extension Family {
    /// Types, values and declarations that double with each line.
    static let doubling = Family(
        "doubling",
        snippets: [
            { draws in chain(draws.size(60), "let x0 = 1") { "let x\($0 + 1) = (x\($0), x\($0))" } },
            { draws in chain(draws.size(60), "let x0 = { 1 }") { "let x\($0 + 1) = { (x\($0), x\($0)) }" } },
            { draws in chain(draws.size(60), "struct P<A, B> { var a: A, b: B }\nlet x0 = 1") { "let x\($0 + 1) = P(a: x\($0), b: x\($0))" } },
            { draws in chain(draws.size(60), "typealias X0 = Int") { "typealias X\($0 + 1) = (X\($0), X\($0))" } + "\nlet x: X\(draws.size(60)) = 1" },
            { draws in
                chain(draws.size(60), "func x0() -> some View { Text(\"a\") }") { "func x\($0 + 1)() -> some View { HStack { x\($0)(); x\($0)() } }" }
                    + "\nx\(draws.size(60))()"
            },
            { draws in
                chain(draws.size(60), "struct X0: View { var body: some View { Text(\"a\") } }") {
                    "struct X\($0 + 1): View { var body: some View { HStack { X\($0)(); X\($0)() } } }"
                } + "\nX\(draws.size(60))()"
            },
            { draws in chain(draws.size(60), "struct X0 {}") { "struct X\($0 + 1) { var a = X\($0)(), b = X\($0)() }" } + "\nprint(X\(draws.size(60))())" },
            { draws in
                chain(draws.size(60), "protocol X0 {}\nprotocol Y0 {}") { "protocol X\($0 + 1): X\($0), Y\($0) {}\nprotocol Y\($0 + 1): X\($0), Y\($0) {}" }
                    + "\nstruct S: X\(draws.size(60)) {}"
            },
            { draws in chain(draws.size(60), "let x0 = [1]") { "let x\($0 + 1) = [x\($0): x\($0)]" } },
            { draws in chain(draws.size(60), "enum X0 { case a }") { "enum X\($0 + 1) { case a(X\($0), X\($0)) }" } },
            { draws in chain(draws.size(60), "class X0<T> {}") { "class X\($0 + 1)<T>: X\($0)<(T, T)> {}" } + "\nlet x = X\(draws.size(60))<Int>()" },
            { draws in chain(draws.size(60), "func f0() -> Int { 1 }") { "func f\($0 + 1)() -> Int { f\($0)() + f\($0)() }" } + "\nprint(f\(draws.size(60))())"
            },
            { draws in chain(draws.size(40), "var a = \"ab\"") { _ in "a += a" } + "\nprint(a.count)" },
            { draws in
                chain(draws.size(40), "var a: [Any] = [1]") { _ in "a = [a, a]" }
                    + draws.one(of: ["\nprint(a)", "\ndump(a)", "\nprint(String(describing: a).count)", "\nprint(a.description)", ""])
            },
            { draws in
                "struct T: Hashable { var a: [T] }\nvar t = T(a: [])\nvar u = T(a: [])\nfor _ in 0..<\(draws.size(60)) { t = T(a: [t, t]); u = T(a: [u, u]) }\n"
                    + draws.one(of: [
                        "print(t == u)", "print(t)", "print(Set([t]).count)", "print(t.hashValue == 1)", "print([t, u].contains(t))", "print([t: 1][u] as Any)",
                    ])
            },
            { draws in "func f<T>(_ x: T, _ n: Int) { if n > 0 { f((x, x), n - 1) } }\nf(1, \(draws.size(100_000)))" },
            { draws in "func f<T>(_ x: T, _ n: Int) { if n > 0 { f([x], n - 1); f(Optional(x), n - 1) } }\nf(1, \(draws.size(200)))" },
            { draws in
                """
                struct V<T: View>: View { let n: Int; let t: T; var body: some View { if n > 0 { V<HStack<TupleView<(T, T)>>>(n: n - 1, t: HStack { t; t }) } } }
                V(n: \(draws.size(60)), t: Text("a"))
                """
            },
            { draws in
                "struct V: View { let n: Int; var body: some View { if n > 0 { V(n: n - 1); V(n: n - 1) } else { Color.red } } }\nV(n: \(draws.size(60)))"
            },
            { draws in
                """
                protocol P {}; struct B<T> {}; extension B: P where \(String(repeating: "B<", count: draws.size(30)))T\(String(repeating: ">", count: draws.size(30))): P {}
                func f<T: P>(_ t: T) {}
                f(B<Int>())
                """
            },
            { draws in
                """
                protocol P { associatedtype A: P }; struct S<T: P>: P { typealias A = S<S<T>> }
                struct E: P { typealias A = S<E> }
                func f<T: P>(_ t: T.Type) -> Int { f(T.A.self) }
                print(f(E.self))
                """
            },
            { draws in "struct R<T> { var r: R<R<T>>? }\nprint(R<Int>(r: nil))" },
            { draws in
                """
                indirect enum T { case leaf, node(T, T) }
                func make(_ n: Int) -> T { n == 0 ? .leaf : .node(make(n - 1), make(n - 1)) }
                print(make(\(draws.size(40))))
                """
            },
            { draws in "func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }\nprint(fib(\(draws.size(90))))" },
        ])

    private static func chain(_ count: Int, _ first: String, _ next: (Int) -> String) -> String {
        ([first] + (0..<count).map(next)).joined(separator: "\n")
    }
}
