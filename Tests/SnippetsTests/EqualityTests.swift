import Testing

@testable import SwiftModel

extension ExecutionSuite {
    /// Types whose `==` and `hash(into:)` contradict themselves give wrong results, and end no process.
    @Suite struct EqualityTests {
        private static func key(_ equals: String, hash: String = "") -> String {
            "struct K: Hashable { var n: Int; static func == (a: K, b: K) -> Bool { \(equals) }; func hash(into hasher: inout Hasher) { \(hash) } }\n"
        }

        static let faulty = [
            ("random", key("Bool.random()")), ("never", key("false")), ("always", key("true", hash: "hasher.combine(n % 3)")),
            ("one way", key("a.n <= b.n")), ("near", key("abs(a.n - b.n) < 3")),
            ("other hash", key("a.n == b.n", hash: "hasher.combine(Int.random(in: 0...9))")),
        ]

        static let uses = [
            "var s: Set<K> = []\nfor i in 0..<N { s.insert(K(n: i)) }\nprint(s.count <= N)",
            "var d: [K: Int] = [:]\nfor i in 0..<N { d[K(n: i), default: 0] += 1 }\nprint(d.values.reduce(0, +) <= N)",
            "let s = Set((0..<N).map { K(n: $0) })\nprint(s.union(s).intersection(s).subtracting(s).count <= N, s == s, s.isSubset(of: s))",
            "let d = Dictionary((0..<N).map { (K(n: $0), $0) }, uniquingKeysWith: { a, b in a })\nprint(d == d, d.filter { $0.value > 3 }.count <= N)",
            "var d = Dictionary(grouping: 0..<N, by: { K(n: $0) })\nfor i in 0..<N { d[K(n: i)] = nil }\nprint(d.count <= N)",
            "let s: Set<Set<K>> = Set((0..<30).map { Set([K(n: $0), K(n: $0 + 1)]) })\nprint(s.count <= 30)",
            "struct P: Hashable { var k: K; var l: [K] }\nprint(Set((0..<60).map { P(k: K(n: $0), l: [K(n: 1), K(n: $0)]) }).count <= 60)",
            "print([AnyHashable(K(n: 1)): 1][AnyHashable(K(n: 1))] ?? 1 == 1, Set((0..<N).map { AnyHashable(K(n: $0)) }).count <= N)",
        ]

        @Test(arguments: faulty, uses) func faultyEquality(_ fault: (name: String, declaration: String), _ use: String) {
            let printed = output(of: fault.declaration + use.replacing("N", with: "200"))
            #expect(!printed.isEmpty && !printed.contains("error"), "\(fault.name): \(printed)")
        }

        /// Sound types are compared by value, whichever collection holds the key that is known.
        @Test(arguments: [
            ("var s: Set = [K(n: 1)]\nlet t: Set = [K(n: 2), K(n: 1)]\nprint(s.isSubset(of: t), s.union(t).count, s.insert(K(n: 1)).inserted)", "true 2 false"),
            ("var d = [K(n: 1): \"a\"]\nd[K(n: 1)] = \"b\"\nd[K(n: 2)] = \"c\"\nprint(d[K(n: 1)]!, d.count)", "b 2"),
            ("var d = [K(n: 1): 1]\nd = [:]\nd[K(n: 1)] = 2\nprint(d[K(n: 1)] ?? 0, d[K(n: 3)] ?? 0)", "2 0"),
            ("print([K(n: 1)] == [K(n: 1)], Set([[K(n: 1)], [K(n: 1)], [K(n: 2)]]).count)", "true 2"),
        ])
        func soundEquality(_ use: String, _ expected: String) {
            #expect(output(of: Self.key("a.n == b.n", hash: "hasher.combine(n % 2)") + use) == expected)
        }

        /// Keys that nothing holds any more are forgotten: looking up many of them takes no longer each time.
        @Test func forgetsKeys() {
            let loop = "for i in 0..<3_000 { if Set([K(n: i)]).count == 1 { found += 1 } }"
            let text = Self.key("a.n == b.n") + "var found = 0\n\(loop)\nprint(found)"
            var limits = Limits()
            limits.fuel = 100_000
            #expect(output(of: text, limits: limits) == "3000")
        }
    }
}
