import Testing

@testable import SwiftChecker
@testable import SwiftMachine
@testable import SwiftModel

extension ExecutionSuite {
    @Suite struct ExecutionLimitTests {
        @Test(arguments: [
            ("let a = [1, 2]\nprint(a[5])", "error:2: index 5 is out of range: there are 2 elements"),
            ("let x = Int.max\nprint(x + 1)", "error:2: arithmetic overflow: 9223372036854775807 + 1 does not fit in Int"),
            ("let z = 0\nprint(5 / z)", "error:2: division by zero: 5 / 0"),
            ("let s: String? = nil\nprint(s!)", "error:2: unexpectedly found nil while unwrapping an Optional value"),
            ("let v: Any = 3\nprint(v as! String)", "error:2: could not cast a value of type 'Int' to 'String'"),
            ("struct E: Error {}\nfunc f() throws { throw E() }\ntry! f()", "error:3: 'try!' met an error: E()"),
            ("print(Int(Double.nan))", "error:1: the number nan does not fit in Int"),
            ("print([1, 2].map { $0 / ($0 - 1) })", "error:1: division by zero: 1 / 0"),
            ("let r = 5...1\nprint(r)", "error:1: Range requires lowerBound <= upperBound"),
            ("print(String(repeating: \"ab\", count: Int.max))", "error:1: a string would be longer than 1000000 bytes, the limit"),
        ])
        func traps(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }

        private static func key(_ equals: String) -> String {
            "struct K: Hashable { var n: Int; static func == (a: K, b: K) -> Bool { \(equals) }; func hash(into hasher: inout Hasher) {} }\n"
        }
        private static let endless = key("while a.n != b.n {}; return true")
        private static let trapping = key("[a.n][b.n] == 0")
        private static let counting = key("a.n == b.n")

        @Test(arguments: [
            ("while true {}", "limit-fuel"),
            ("func f() { f() }\nf()", "limit-call-depth"),
            ("var a = [0]\nwhile true { a += a }", "limit-elements"),
            ("var s = \"x\"\nwhile true { s += s }", "limit-string"),
            ("for i in 0...20000 { print(i) }", "limit-output"),
            ("func g<T>(_ x: T, _ n: Int) -> Int { n == 0 ? 0 : g([x], n - 1) }\nprint(g(1, 30))", "limit-instances"),
            (
                "struct P: Comparable { var n: Int; static func < (a: P, b: P) -> Bool { [a, b].sorted()[0].n == 0 } }\nprint([P(n: 1), P(n: 2)].sorted())",
                "limit-reentry"
            ),
            ("do { while true {} } catch { print(\"caught\") }", "limit-fuel"),
            ("func f(_ n: Int) -> Int { n == 0 ? 0 : 1 + f(n - 1) }\nprint(f(400))", nil),
            // What ends an `==` ends the run, wherever it was asked.
            ("\(endless)print(Set([K(n: 1), K(n: 2)]).count)", "limit-fuel"),
            ("\(endless)print([K(n: 1): 1][K(n: 2)] ?? 0)", "limit-fuel"),
            ("\(endless)var d = [K(n: 1): 1]\nd[K(n: 2)] = 3", "limit-fuel"),
            ("\(endless)let s: Set = [K(n: 1)]\nprint(s.contains(K(n: 2)))", "limit-fuel"),
            ("\(endless)print([AnyHashable(K(n: 1)): 1][AnyHashable(K(n: 2))] == nil)", "limit-fuel"),
            ("\(trapping)print(Set([K(n: 1), K(n: 2)]).count)", "index-out-of-range"),
            ("\(trapping)var d = [K(n: 1): 1]\nd[K(n: 2), default: 0] += 1", "index-out-of-range"),
            ("\(counting)var s: Set<K> = []\nfor i in 0..<2_000 { s.insert(K(n: i)) }\nprint(s.count)", "limit-fuel"),
        ])
        func limits(_ text: String, _ code: String?) {
            var limits = Limits()
            limits.fuel = 300_000
            limits.callDepth = 500
            limits.instances = 20
            limits.reentryDepth = 20
            #expect(error(of: text, limits)?.code == code)
        }

        private func error(of text: String, _ limits: Limits) -> RuntimeError? {
            onLargeStack {
                let program = Checker.check([.init(name: "snippet", text: text)], over: ExecutionSuite.interface)
                let machine = Machine(conformances: program.conformances, natives: NativeTable(), limits: limits)
                do {
                    try machine.run(program.topLevel)
                    if let value = program.value { _ = try machine.evaluate(value) }
                } catch {
                    return error as? RuntimeError
                }
                return nil
            }
        }

        /// Appending in place costs the same whatever the length, through structs, objects and dictionaries.
        @Test(arguments: [
            "var a: [Int] = []\nfor i in 0..<N { a.append(i) }",
            "struct S { var a: [Int] = [] }\nvar s = S()\nfor i in 0..<N { s.a.append(i) }",
            "class C { var a: [Int] = [] }\nlet c = C()\nfor i in 0..<N { c.a.append(i) }",
            "var d: [Int: [Int]] = [:]\nfor i in 0..<N { d[0, default: []].append(i) }",
            "var a = [[Int]()]\nfor i in 0..<N { a[0].append(i) }",
            "var s = \"\"\nfor i in 0..<N { s += \"x\" }",
        ])
        func inPlace(_ text: String) {
            let clock = ContinuousClock()
            let time = clock.measure { _ = output(of: text.replacing("N", with: "60000")) }
            #expect(time < .seconds(5))
        }

        /// Twice as many elements take twice as many steps: calls, turns of loops, and bytes that bindings make.
        @Test(arguments: [
            "print(text.split(separator: \",\").count)",
            "print(text.split(separator: \", \").count)",
            "print(text.split(separator: \", \", maxSplits: N / 2).count)",
            "print(text.split(separator: \", \", omittingEmptySubsequences: false).count)",
            "print(text.split(whereSeparator: { $0 == \",\" }).map { String($0) }.count)",
            "print(text.dropFirst(3).split(separator: \", \").count)",
            "print(text.components(separatedBy: \", \").count)",
            "print(text.components(separatedBy: CharacterSet(charactersIn: \",;\")).count)",
            "print(text.replacingOccurrences(of: \", \", with: \"-\").count)",
            "text.enumerateLines { line, _ in print(line.count) }",
            "print(words.joined(separator: \", \").count)",
            "print(words.map { $0.dropFirst() }.joined(separator: \", \").count)",
            "print(words.map { [$0] }.joined().count)",
            "print(Array(words.map { [$0] }.joined(separator: [\"-\"])).count)",
            "print(words.split(separator: \"word7\").count)",
            "print(words.reduce(into: \"\") { $0 += $1.prefix(1) }.count)",
            "print(words.reduce(into: [:]) { $0[$1, default: 0] += 1 }.count)",
            "print(Dictionary(grouping: words, by: { $0.count }).count)",
            "print(Set(words).union(words.dropFirst()).count)",
            "print(words.flatMap { [$0, $0] }.count, words.compactMap { Int($0) }.count)",
            "print(zip(words, words.dropFirst()).filter { $0 < $1 }.count)",
            "print(words.enumerated().filter { $0.offset % 2 == 0 }.count)",
            "print(words.reversed().prefix(while: { $0 != \"\" }).count, words.suffix(N / 2).count)",
            "print(Array(words.lazy.map { $0.count }.filter { $0 > 0 }).count)",
            "print(words.elementsEqual(words.dropFirst()), words.starts(with: words))",
            "print(words.allSatisfy { $0.count > 1 }, words.contains(\"none\"), words.min()!, words.max()!)",
            "print(text.uppercased().filter { $0.isLetter }.count, text.map { $0 }.count, String(text.reversed()).count)",
            "print(\"a\".padding(toLength: N, withPad: \"bc\", startingAt: 0).count)",
            "var count = 0\nfor character in text where character == \",\" { count += 1 }\nprint(count)",
            "var index = text.startIndex\nwhile index < text.endIndex { index = text.index(after: index) }",
        ])
        func linear(_ text: String) throws {
            func steps(_ count: Int) throws -> Int {
                try onLargeStack {
                    let data = "let words = (0..<N).map { \"word\\($0)\" }\nlet text = String(repeating: \"word, \\n\", count: N)\n"
                    let snippet = (data + text).replacing("N", with: "\(count)")
                    let program = Checker.check([.init(name: "snippet", text: snippet)], over: ExecutionSuite.interface)
                    try #require(!program.hasErrors, "\(program.diagnostics.map { $0.rendered() })")
                    let machine = Machine(conformances: program.conformances, natives: NativeTable(), limits: Limits())
                    try machine.run(program.topLevel)
                    if let value = program.value { _ = try machine.evaluate(value) }
                    return machine.limits.fuel - machine.fuel + machine.budget.bytesAskedFor / 16
                }
            }
            let (few, many) = (try steps(1_000), try steps(2_000))
            #expect(many < few * 5 / 2, "\(few) steps for 1,000, \(many) for 2,000")
        }

        @Test func timeIsCountedWhileRunning() throws {
            var limits = Limits()
            (limits.seconds, limits.fuel) = (0.2, .max)
            #expect(error(of: "while true {}", limits)?.code == "limit-time")
        }
    }
}
