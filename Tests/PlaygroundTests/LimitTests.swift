import Diagnostics
import Foundation
import SwiftModel
import Testing

@testable import Playground

/// Every limit ends a run with a diagnostic that names it, its flag and, where there is one, the line that the run had reached.
@Suite struct LimitTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let limit: Limit
        let value: Double
        let snippet: String
        let code: String
        let line: Int?
        var testDescription: String { limit.rawValue }
    }

    static let cases = [
        Case(limit: .fuel, value: 1_000, snippet: "var n = 0\nwhile true {\n    n += 1\n}", code: "limit-fuel", line: 3),
        Case(limit: .time, value: 1, snippet: "var n = 0\nwhile true {\n    n &+= 1\n}", code: "limit-time", line: 3),
        Case(limit: .callDepth, value: 50, snippet: "func f(_ n: Int) -> Int {\n    f(n + 1) + 1\n}\nprint(f(0))", code: "limit-call-depth", line: 2),
        Case(
            limit: .reentryDepth, value: 5,
            snippet:
                "struct P: Comparable {\n    var n: Int\n    static func < (a: P, b: P) -> Bool { [a, b].sorted()[0].n == 0 }\n}\nprint([P(n: 1), P(n: 2)].sorted())",
            code: "limit-reentry", line: 3),
        Case(limit: .stringBytes, value: 100, snippet: "var s = \"ab\"\nfor _ in 0..<20 {\n    s += s\n}", code: "limit-string", line: 3),
        Case(limit: .elements, value: 100, snippet: "var list = [1]\nfor i in 0..<200 {\n    list.append(i)\n}", code: "limit-elements", line: 3),
        Case(
            limit: .memory, value: 20, snippet: "var all: [[Int]] = []\nfor i in 0..<20_000 {\n    all.append(Array(repeating: i, count: 10_000))\n}",
            code: "limit-memory", line: nil),
        Case(
            limit: .instances, value: 8, snippet: "func g<T>(_ x: T, _ n: Int) -> Int {\n    n == 0 ? 0 : g([x], n - 1)\n}\nprint(g(1, 9))",
            code: "limit-instances", line: nil),
        Case(limit: .typeParts, value: 50, snippet: "let a = (1, 1)\nlet b = (a, a)\nlet c = (b, b, b, b)\nlet d = (c, c, c)", code: "limit-type", line: 4),
        Case(
            limit: .outputBytes, value: 100, snippet: "let text = String(repeating: \"a\", count: 40)\nfor _ in 0..<9 {\n    print(text)\n}",
            code: "limit-output", line: 3),
        Case(limit: .outputLines, value: 3, snippet: "for i in 0..<9 {\n    print(i)\n}", code: "limit-output", line: 2),
        Case(limit: .views, value: 20, snippet: "VStack {\n    ForEach(0..<100) { Text(\"\\($0)\") }\n}", code: "too-many-views", line: 2),
        Case(limit: .inputBytes, value: 10, snippet: "Text(\"far too long\")", code: "limit-input", line: nil),
        Case(limit: .inputs, value: 0, snippet: "1", code: "limit-inputs", line: nil),
    ]

    @Test func everyLimitHasACase() { #expect(Set(Self.cases.map(\.limit)) == Set(Limit.allCases)) }

    @Test(arguments: cases) func endsTheRun(item: Case) throws {
        let outcome = onLargeStack {
            var options = Playground.Options()
            options.limits[item.limit] = item.value
            if item.limit == .time { options.limits.fuel = .max }
            return Playground(options: options).enter(SourceText(name: "snippet", text: item.snippet))
        }
        #expect(outcome.status == .limited)
        let told = try #require(outcome.diagnostics.last)
        #expect(told.code == item.code)
        #expect(told.help?.contains(item.limit.flag) == true)
        if let line = item.line { #expect(told.span?.start.line == line) }
    }

    /// What takes time or memory outside of the machine ends in the playground, too, at a place, and not only where the process is watched from outside.
    @Test(arguments: [
        ("Grid { ForEach(0..<400) { i in GridRow { ForEach(0..<400) { j in Text(\"\\(i * j)\") } } } }", "limit-time", 1),
        (
            "struct V: View {\n    var body: some View {\n        ForEach(0..<150_000) { i in HStack { Text(\"\\(i)\"); Spacer(); Text(\"b\") } }\n    }\n}\nV()",
            "limit-time", nil as Int?
        ),
        (
            "func f(_ a: Int) -> Int { a }\nfunc f(_ a: Int) -> Double { 1 }\nfunc f(_ a: Double) -> Int { 1 }\nfunc f(_ a: Double) -> Double { 1 }\n"
                + "struct V: View {\n    var body: some View {\n        VStack {\n            Text(\"a\")\n            Text(\"\\(f(f(f(f(f(f(f(f(f(f(f(f(1)))))))))))))\")\n        }\n    }\n}\nV()",
            "limit-time", 9
        ),
    ])
    func everyPhaseIsLimited(_ snippet: String, _ code: String, _ line: Int?) throws {
        let outcome = onLargeStack {
            var options = Playground.Options()
            // Enough to read the library on a busy machine.
            options.limits.seconds = 2
            options.limits.memory = 2_000
            options.limits.views = 1_000_000
            return Playground(options: options).enter(SourceText(name: "snippet", text: snippet))
        }
        #expect(outcome.status == .limited)
        let told = try #require(outcome.diagnostics.last)
        #expect(told.code == code)
        #expect(told.span != nil)
        if let line { #expect(told.span?.start.line == line) }
    }

    @Test func layoutIsInterrupted() {
        let outcome = onLargeStack {
            var options = Playground.Options()
            options.limits.seconds = 60
            let start = ContinuousClock.now
            options.isInterrupted = { ContinuousClock.now - start > .seconds(1) }
            return Playground(options: options).enter(
                SourceText(name: "snippet", text: "Grid { ForEach(0..<400) { i in GridRow { ForEach(0..<400) { j in Text(\"\\(i * j)\") } } } }"))
        }
        #expect(outcome.status == .limited)
        #expect(outcome.diagnostics.last?.code == "cancelled")
    }

    /// Identities whose `==` contradicts itself make no sense, and end no process.
    @Test func faultyIdentitiesAreShown() {
        let text = """
            struct K: Hashable { var n: Int; static func == (a: K, b: K) -> Bool { Bool.random() }; func hash(into hasher: inout Hasher) {} }
            struct V: View {
                @State var n = 0
                var body: some View {
                    VStack {
                        Button("go") { n += 1 }
                        ForEach((0..<60).map { K(n: $0 + n) }, id: \\.self) { Text("\\($0.n)") }
                    }
                }
            }
            V()
            """
        let statuses = onLargeStack {
            let playground = Playground()
            return [playground.enter(SourceText(name: "snippet", text: text)).status, playground.perform("tap \"go\"").status]
        }
        #expect(statuses == [.done, .done])
    }

    /// A declaration inside of an action's expression lives as long as the view that got its value.
    @Test func declarationsOfActionsLive() {
        let statuses = onLargeStack {
            let playground = Playground()
            let view = "struct T: View { @State var n = 0; var body: some View { Text(\"\\(n)\") } }\nT()"
            return [
                playground.enter(SourceText(name: "snippet", text: view)).status,
                playground.perform("set n { struct S { var a = 3; func f() -> Int { a } }; return S().f() }()").status,
                playground.perform("set n { class C { var a = 0 { didSet { a += 1 } } }; let c = C(); c.a = 1; return c.a }()").status,
            ]
        }
        #expect(statuses == [.done, .done, .done])
    }

    /// The manual's table is the one in the code.
    @Test func theManualListsThem() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let manual = try String(contentsOf: root.appendingPathComponent("docs/Limits.md"), encoding: .utf8)
        let rows = manual.split(separator: "\n").filter { $0.hasPrefix("| `--") }.map(String.init)
        #expect(rows == Limit.allCases.map { "| `\($0.flag)` | \($0.meaning) | \(Int(Limits()[$0])) |" })
    }
}
