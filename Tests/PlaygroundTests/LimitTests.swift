import Diagnostics
import Foundation
import Snippets
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
        Case(limit: .outputLines, value: 3, snippet: "for i in 0..<9 {\n    print(i)\n}", code: "limit-output", line: 2),
        Case(limit: .views, value: 20, snippet: "VStack {\n    ForEach(0..<100) { Text(\"\\($0)\") }\n}", code: "too-many-views", line: 2),
        Case(limit: .inputBytes, value: 10, snippet: "Text(\"far too long\")", code: "limit-input", line: nil),
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

    /// The manual's table is the one in the code.
    @Test func theManualListsThem() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let manual = try String(contentsOf: root.appendingPathComponent("docs/Limits.md"), encoding: .utf8)
        let rows = manual.split(separator: "\n").filter { $0.hasPrefix("| `--") }.map(String.init)
        #expect(rows == Limit.allCases.map { "| `\($0.flag)` | \($0.meaning) | \(Int(Limits()[$0])) |" })
    }
}
