extension Family {
    /// Values that grow without end, in all the ways in which they can.
    static let memory = Family(
        "memory",
        snippets: growing.map { body in
            { draws in
                let size = draws.size(900_000)
                let start = "var b = Array(repeating: 1, count: \(size))\nlet s = String(repeating: \"abc\", count: \(draws.size(300_000)))"
                return "\(classes)\n\(start)\nvar i = 0\n\(body.first)\nwhile true { i += 1; \(body.turn) }"
            }
        })

    private static let classes = """
        final class N { var n: Any?; var f: (() -> Any)?; init(_ n: Any?) { self.n = n } }
        enum L { indirect case n(L, Int); case e }
        """

    private static let growing: [(first: String, turn: String)] = [
        ("var a: [[Int]] = []", "b[0] = i; a.append(b)"), ("var a: [String] = []", "a.append(s + \"\\(i)\")"),
        ("var a: [String] = []", "a.append(String(repeating: \"abc\", count: 300000))"), ("var a = [1]", "a += a"), ("var a = \"a\"", "a += a"),
        ("var a: [Any] = []", "a = [a, a, b]"),
        ("var a: [Int: [Int]] = [:]", "b[i % b.count] = i; a[i] = b"), ("var a: Set<String> = []", "a.insert(s + \"\\(i)\")"), ("var a: N? = nil", "a = N(a)"),
        ("var a: [N] = []", "let n = N(nil); n.n = n; a.append(n)"), ("", "let n = N(nil); n.f = { n }"),
        ("var a: [() -> Any] = []", "let c = b + [i]; a.append { c }"),
        ("var a: [AnyView] = []", "a.append(AnyView(Text(s + \"\\(i)\")))"), ("var a: L = .e", "a = .n(a, i)"),
        ("var a: [[String: [Int]]] = []", "a.append([s + \"\\(i)\": b + [i]])"),
        ("var a: [Substring] = []", "a.append((s + \"\\(i)\").dropFirst())"), ("var a: [ArraySlice<Int>] = []", "a.append((b + [i])[1...])"),
        ("var a: [Any] = []", "a.append((s + \"\\(i)\").map { $0 })"),
        ("var a: [[Int]] = []", "a.append(b.map { $0 + i })"), ("var a: [[Int]] = []", "a.append(b.sorted { $0 > $1 })"),
        ("var a: [[Character]] = []", "a.append(Array(s + \"\\(i)\"))"),
        ("var a: [Any] = []", "a.append(Array((s + \"\\(i)\").utf8))"), ("var a: [[[Int]]] = []", "a.append([b + [i], b + [i]])"),
        ("var a: [Data] = []", "a.append(Data(count: 1000000))"),
        ("var a: [Any] = []", "a.append(zip(b, b).map { ($0, $1) })"), ("var a: [Any] = []", "a.append(Dictionary(grouping: b) { $0 })"),
        ("var a: [Any] = []", "a.append(b.enumerated().map { \"\\($0)\" })"),
        ("func f(_ n: Int) -> Int { let c = b + [n]; return f(n + 1) + c.count }", "i += f(0)"), ("func f(_ n: [Int]) { f(n + b) }", "f(b)"),
        ("var a: [Task<Int, Never>] = []", "a.append(Task { [b] in b.count })"),
        ("var a: [AttributedString] = []", "a.append(AttributedString(s + \"\\(i)\"))"), ("var a = [[1]]", "a.append(a.last! + a.last!)"),
        ("var a: [Int?] = []", "a.append(contentsOf: repeatElement(nil, count: 1000000))"), ("", "print(s)"), ("var a = 1.0 as Any", "a = (a, a)"),
        ("var a: Any = 1", "a = [a: a] as [AnyHashable: Any]"),
    ]
}
