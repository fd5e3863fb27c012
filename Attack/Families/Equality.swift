extension Family {
    /// Comparisons and hashes that contradict themselves.
    static let equality = Family(
        "equality",
        snippets: uses.map { use in
            { draws in
                """
                final class Counter { static var n = 0 }
                struct K: Hashable, Comparable, Identifiable {
                    var n: Int
                    var id: K { self }
                    static func == (a: K, b: K) -> Bool { \(draws.one(of: verdicts)) }
                    static func < (a: K, b: K) -> Bool { \(draws.one(of: verdicts)) }
                    func hash(into h: inout Hasher) { \(draws.one(of: hashes)) }
                }
                let count = \(draws.size(20_000))
                \(use)
                """
            }
        })

    private static let verdicts = [
        "Bool.random()", "false", "true", "a.n <= b.n", "a.n % 2 == 0", "{ Counter.n += 1; return Counter.n % 3 == 0 }()", "a == b",
        "while true {}; return true", "fatalError(\"a\")", "(try? { throw CancellationError() }()) == nil",
        "Set([a]).contains(b)", "print(a) == ()", "String(repeating: \"a\", count: 100000).count > b.n", "[a] == [b]", "a.n == b.n",
    ]
    private static let hashes = [
        "", "h.combine(Int.random(in: 0...9))", "h.combine(self)", "while true {}", "h.combine(n)", "Counter.n += 1; h.combine(Counter.n)",
        "h.combine([self])", "h.combine(Set([self]))", "fatalError(\"a\")",
    ]
    private static let uses = [
        "var s = Set<K>()\nfor i in 0..<count { s.insert(K(n: i)) }\nprint(s.count)",
        "var d: [K: Int] = [:]\nfor i in 0..<count { d[K(n: i), default: 0] += 1 }\nprint(d.count, d.keys.count, d[K(n: 1)] as Any)",
        "print((0..<count).map { K(n: $0) }.sorted().first as Any)",
        "var a = (0..<count).map { K(n: $0) }\na.sort(by: <)\na.sort { _, _ in true }\nprint(a.count, a.max() as Any, a.min() as Any)",
        "ForEach((0..<count).map { K(n: $0) }) { Text(\"\\($0.n)\") }", "ForEach((0..<count).map { K(n: $0) }, id: \\.self) { Text(\"\\($0.n)\") }",
        "List((0..<count).map { K(n: $0) }) { Text(\"\\($0.n)\") }",
        "print(Dictionary(uniqueKeysWithValues: (0..<count).map { (K(n: $0), 1) }).count)", "print(Dictionary(grouping: 0..<count) { K(n: $0) }.count)",
        """
        let s = Set((0..<count).map { K(n: $0) })
        print(s == s, s.union(s).count, s.intersection(s).count, s.isSubset(of: s), s.symmetricDifference(s).count)
        """,
        "let a = (0..<count).map { K(n: $0) }\nprint(a == a, a.contains(K(n: -1)), a.firstIndex(of: K(n: -1)) as Any, a.difference(from: a.reversed()).count)",
        "Text(\"a\").id(K(n: count)).tag(K(n: 1))",
        "struct V: View { @State var k = K(n: 1); var body: some View { Text(\"\\(k.n)\").id(k).onChange(of: k) { k.n += 1 }.onAppear { k.n += 1 } } }\nV()",
        """
        struct V: View { @State var k = K(n: 1); var body: some View { Picker("a", selection: $k) { ForEach(0..<count) { Text("\\($0)").tag(K(n: $0)) } } } }
        V()
        """,
        """
        struct P: PreferenceKey { static let defaultValue = K(n: 0); static func reduce(value: inout K, nextValue: () -> K) { value = nextValue() } }
        struct V: View { @State var k = K(n: 0); var body: some View { Text("\\(k.n)").preference(key: P.self, value: K(n: k.n + 1)).onPreferenceChange(P.self) { k = $0 } } }
        V()
        """,
        "struct V: View, Equatable { let k: K; var body: some View { Text(\"\\(k.n)\") } }\nEquatableView(content: V(k: K(n: 1)))",
        "let r = K(n: 1)...K(n: 2)\nprint(r.contains(K(n: 3)), r == r)",
        """
        struct V: View { @State var path = [K(n: 1)]; var body: some View { NavigationStack(path: $path) { Text("a").navigationDestination(for: K.self) { Text("\\($0.n)") } } } }
        V()
        """,
        "var s = Set([K(n: 1)])\nfor _ in 0..<count { var k = s.removeFirst(); k.n += 1; s.insert(k); s.formUnion([k]) }\nprint(s.count)",
        "withAnimation(.linear) { }\nText(\"a\").animation(.default, value: K(n: 1)).sensoryFeedback(.success, trigger: K(n: 1)).task(id: K(n: 2)) { }",
        "print(AnyHashable(K(n: 1)) == AnyHashable(K(n: 2)), [AnyHashable(K(n: 1)): 1][K(n: 1)] as Any, K(n: 1).hashValue == K(n: 1).hashValue)",
    ]
}
