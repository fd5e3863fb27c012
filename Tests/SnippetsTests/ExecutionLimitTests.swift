import Testing

@testable import Snippets

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

        @Test(arguments: [
            ("while true {}", "limit-fuel"),
            ("func f() { f() }\nf()", "limit-call-depth"),
            ("var a = [0]\nwhile true { a += a }", "limit-elements"),
            ("var s = \"x\"\nwhile true { s += s }", "limit-string"),
            ("for i in 0...20000 { print(i) }", "limit-output"),
            ("func g<T>(_ x: T, _ n: Int) -> Int { n == 0 ? 0 : g([x], n - 1) }\nprint(g(1, 9))", "limit-instances"),
            (
                "struct P: Comparable { var n: Int; static func < (a: P, b: P) -> Bool { [a, b].sorted()[0].n == 0 } }\nprint([P(n: 1), P(n: 2)].sorted())",
                "limit-reentry"
            ),
            ("do { while true {} } catch { print(\"caught\") }", "limit-fuel"),
            ("func f(_ n: Int) -> Int { n == 0 ? 0 : 1 + f(n - 1) }\nprint(f(400))", nil),
        ])
        func limits(_ text: String, _ code: String?) {
            var limits = Limits()
            limits.fuel = 300_000
            limits.callDepth = 500
            limits.instances = 8
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

        @Test func timeIsCountedWhileRunning() throws {
            var limits = Limits()
            (limits.seconds, limits.fuel) = (0.2, .max)
            #expect(error(of: "while true {}", limits)?.code == "limit-time")
        }
    }
}
