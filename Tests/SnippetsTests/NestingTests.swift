import Testing

@testable import SwiftChecker

@Suite struct NestingTests {
    /// Each level doubled the work before what is wrong inside of a closure was known for all overloads that take it: thirty levels would not end.
    @Test(.timeLimit(.minutes(2)), arguments: ["background", "overlay", "overlay(alignment: .top)", "contextMenu"])
    func aFaultDeepInsideIsTold(modifier: String) {
        let view = (0..<30).reduce("Text(\"a\").nope()") { inner, _ in "Text(\"b\").\(modifier) { \(inner) }" }
        #expect(diagnostics(of: view).hasSuffix("error: value of type 'Text' has no member 'nope'"))
    }

    @Test(.timeLimit(.minutes(2))) func aFaultDeepInsideOfLinksIsTold() {
        let view = (0..<30).reduce("Text(\"a\").nope()") { inner, _ in "NavigationLink(\"b\") { \(inner) }" }
        #expect(diagnostics(of: view).hasSuffix("error: value of type 'Text' has no member 'nope'"))
    }

    /// Each builder of rows, tabs and views had the closure checked again.
    @Test(.timeLimit(.minutes(2)), arguments: ["Text(nope)", "Text(\"a\").nope()", "Text(item.nope)", "Text(\"a\").padding(\"x\", 3)"])
    func aFaultDeepInsideOfRowsIsTold(view: String) {
        let rows = (0..<14).reduce(view) { inner, _ in "ForEach(items, id: \\.self) { item in VStack { Text(item); \(inner) } }" }
        let found = diagnostics(of: "let items = [\"a\", \"b\"]\nList { \(rows) }")
        #expect(found.contains("nope") || found.contains("to expected argument type 'Edge.Set'"))
    }

    /// Each overload had the view checked again.
    @Test(.timeLimit(.minutes(2)), arguments: ["background", "overlay"]) func viewsAreCheckedOnceForAllOverloads(modifier: String) {
        let view = (0..<30).reduce("Text(\"a\")") { inner, _ in "Text(\"b\").\(modifier)(\(inner))" }
        #expect(diagnostics(of: view) == "")
    }

    /// Each of the many initializers had the argument checked again.
    @Test(.timeLimit(.minutes(2))) func conversionsAreCheckedOnceForAllOverloads() {
        let value = (0..<15).reduce("2.5") { inner, _ in "Double(Int(\(inner)))" }
        #expect(diagnostics(of: "let value: Double = \(value)") == "")
    }

    @Test(.timeLimit(.minutes(2))) func wrongLabelsDeepInsideAreTold() {
        let call = (0..<30).reduce("1") { inner, _ in "Int(x: \(inner))" }
        #expect(diagnostics(of: call).contains("no exact matches in call to initializer") || diagnostics(of: call).contains("label 'x:'"))
    }

    @Test(.timeLimit(.minutes(2)), arguments: [("[", "]"), ("[(", ")]"), ("([", "])")])
    func bracketsHaveALimit(open: String, close: String) {
        func list(_ depth: Int) -> String { "let list = " + String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth) }
        #expect(diagnostics(of: list(10)) == "")
        #expect(diagnostics(of: list(60)).hasSuffix("error: '[' is nested too deeply"))
        #expect(InputShape.isComplete(list(60)))
    }

    @Test(arguments: [
        "// " + String(repeating: "[0, 1) ", count: 60), "/* [[ /* " + String(repeating: "[", count: 60) + " */ \" [ */",
        "let a = #\"" + String(repeating: "[\"", count: 60) + "\"#",
        "let a = \"\"\"\n" + String(repeating: "[\"", count: 60) + "\n\"\"\"", "let a = \"\\\"" + String(repeating: "[", count: 60) + "\"",
    ]) func bracketsInCommentsAndLiteralsAreNotCounted(code: String) {
        #expect(diagnostics(of: code) == "")
    }

    @Test(
        .timeLimit(.minutes(2)),
        arguments: [
            ("\"\\(", ")\""), ("#\"\\#(", ")\"#"), ("\"\"\"\n\\(", ")\n\"\"\""), ("/*\"*/ ", ""), ("\"\\(\"(\" + ", ")\""), ("\"\\(1 + (2) + ", ")\""),
        ]) func bracketsInInterpolationsAreCounted(open: String, close: String)
    {
        let code = "let a = " + open + String(repeating: "[", count: 60) + "1" + String(repeating: "]", count: 60) + close
        #expect(diagnostics(of: code).hasSuffix("error: '[' is nested too deeply"))
    }

    @Test func conditionsHaveALimit() {
        func nested(_ depth: Int) -> String { String(repeating: "#if DEBUG\n", count: depth) + "let a = 1\n" + String(repeating: "#endif\n", count: depth) }
        #expect(diagnostics(of: nested(20)) == "")
        #expect(diagnostics(of: String(repeating: nested(1), count: 60).replacing("let a = 1\n", with: "")) == "")
        #expect(diagnostics(of: nested(21)).hasSuffix("error: '#if' is nested too deeply"))
        #expect(diagnostics(of: nested(2_000)).hasSuffix("error: '#if' is nested too deeply"))
    }

    @Test func bracketsInTextsAreNotCounted() {
        #expect(diagnostics(of: "let text = \"" + String(repeating: "[", count: 60) + "\"") == "")
    }
}
