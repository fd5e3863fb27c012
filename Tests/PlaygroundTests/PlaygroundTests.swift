import Diagnostics
import Foundation
@_exported import LargeStack
import Testing

@testable import Playground

/// What a query over a snippet's report prints, after actions.
private func answer(_ query: String, of snippet: String, after actions: [String] = [], window: (Double, Double) = (320, 480)) -> String {
    onLargeStack {
        var options = Playground.Options()
        options.window = .init(width: window.0, height: window.1)
        let playground = Playground(options: options)
        let outcome = playground.enter(SourceText(name: "snippet", text: snippet))
        guard outcome.status == .done else { return outcome.diagnostics.map { $0.rendered() }.joined(separator: "\n") }
        for action in actions {
            let outcome = playground.perform(action)
            guard outcome.status == .done else { return outcome.diagnostics.map { $0.rendered() }.joined(separator: "\n") }
        }
        switch playground.query(SourceText(name: "query", text: query)) {
        case .value(let answer): return answer.printed
        case .failed(let diagnostics, _): return diagnostics.map { $0.rendered() }.joined(separator: "\n")
        }
    }
}

/// How entering a snippet ends, with the code of its first error.
private func ending(of snippet: String, _ change: (inout Playground.Options) -> Void = { _ in }) -> String {
    var options = Playground.Options()
    change(&options)
    return onLargeStack { [options] in
        let outcome = Playground(options: options).enter(SourceText(name: "snippet", text: snippet))
        let code = outcome.diagnostics.first { $0.severity == .error }?.code
        return "\(outcome.status)" + (code.map { " \($0)" } ?? "")
    }
}

@Suite struct QueryTests {
    @Test(arguments: [
        ("find(Color.self)[1].frame.width", "HStack(spacing: 0) { Color.red.frame(width: 70); Color.blue }", "250.0"),
        ("find(Text.self).map { $0.text ?? \"\" }", "VStack { Text(\"a\"); Text(\"b\") }", "[\"a\", \"b\"]"),
        ("find(\"b\")[0].view", "VStack { Text(\"a\"); Text(\"b\") }", "Text"),
        ("resolved.count", "Text(\"a\")", "1"),
        ("find(\"padding\").count", "Group { Text(\"a\"); Text(\"b\") }.padding()", "1"),
        ("find(ListRow.self).count", "List { Text(\"a\"); ForEach(0..<3) { Text(\"\\($0)\") } }", "4"),
        ("bodies[\"V\"]", "struct V: View { var body: some View { Text(\"a\") } }", "1"),
        ("type", "Text(\"a\").padding()", "ModifiedContent<Text, _PaddingLayout>"),
        ("output", "print(1, 2)\nText(\"a\")", "[\"1 2\"]"),
    ])
    func expressionsOverTheReport(query: String, snippet: String, expected: String) {
        #expect(answer(query, of: snippet, window: (320, 100)) == expected)
    }

    @Test func stateIsReadByName() {
        let snippet = "struct V: View { @State private var taps = 0; var body: some View { Button(\"taps \\(taps)\") { taps += 1 } } }"
        #expect(answer("find(V.self)[0].state[\"taps\"]", of: snippet, after: ["tap \"taps 0\"", "tap \"taps 1\""]) == "2")
        #expect(answer("find(V.self)[0].state[\"taps\"]", of: snippet, after: ["set taps 40 + 2"]) == "42")
    }
}

@Suite struct ScopeTests {
    @Test func laterInputsSeeEarlierDeclarations() {
        let result = onLargeStack { () -> [String] in
            let playground = Playground()
            let inputs = [
                "struct Fruit { let name: String }", "var fruits = [Fruit(name: \"fig\")]", "fruits.append(Fruit(name: \"plum\"))", "fruits.count",
                "fruits[1].name",
            ]
            return inputs.map { input in
                let outcome = playground.enter(SourceText(name: "input", text: input))
                return outcome.value ?? "\(outcome.status)"
            }
        }
        #expect(result == ["done", "done", "done", "2", "plum"])
    }

    /// What was checked with an earlier input isn't checked again, but is known as before: its types, its values, and what changes when a name is declared again.
    @Test func earlierInputsAreKnownWithoutBeingCheckedAgain() {
        let (types, printed, errors) = onLargeStack { () -> ([String: String], [String], [String]) in
            let playground = Playground()
            for text in ["struct A: View { var body: some View { Text(\"a\") } }", "var n = 1", "A()", "VStack { A(); A() }"] {
                playground.enter(SourceText(name: "input", text: text))
            }
            let types = playground.report.types
            let query = SourceText(name: "query", text: "find(A.self).count + n")
            func answer() -> String { if case .value(let answer) = playground.query(query) { answer.printed } else { "none" } }
            var printed = [answer(), answer()]
            playground.enter(SourceText(name: "input", text: "HStack { A(); A(); A() }"))
            printed.append(answer())
            // An earlier view that the new declaration doesn't fit.
            let outcome = playground.enter(SourceText(name: "input", text: "struct A: View { let title: String; var body: some View { Text(title) } }"))
            return (types, printed, outcome.diagnostics.filter { $0.severity == .error }.map(\.code))
        }
        #expect(types == ["A.body": "Text"])
        #expect(printed == ["3", "3", "4"])
        #expect(!errors.isEmpty)
    }

    @Test func whatAnEarlierInputAwaitsStaysMarked() {
        let result = onLargeStack { () -> [String] in
            let playground = Playground()
            let inputs = [
                "struct Watch: View { var body: some View { Text(\"on\").task { try? await Task.sleep(for: .seconds(1)) } } }",
                "struct Post: View { var body: some View { Watch() } }", "Post()",
            ]
            return inputs.map { "\(playground.enter(SourceText(name: "input", text: $0)).status)" }
        }
        #expect(result == ["done", "done", "done"])
    }

    @Test func stateIsKeptWhenAViewIsDeclaredAnew() {
        func view(_ title: String, _ more: String = "") -> String {
            "struct V: View { @State private var n = 0; @State private var s = [\"a\"]; \(more)\n"
                + "var body: some View { Button(\"+\") { n += 1; s.append(\"b\") }; Text(\"\(title) \\(n) \\(s.count)\") } }"
        }
        let result = onLargeStack { () -> [String] in
            let playground = Playground()
            func shown() -> String { playground.report.find(view: "Text").compactMap(\.text).joined(separator: ", ") }
            playground.enter(SourceText(name: "input", text: view("first")))
            playground.perform("tap \"+\"")
            let first = shown()
            playground.enter(SourceText(name: "input", text: view("second", "@State private var more = 5")), keepsState: true)
            playground.perform("tap \"+\"")
            let second = shown()
            playground.enter(SourceText(name: "input", text: view("third").replacing("n = 0", with: "n = 0.5")), keepsState: true)
            let third = shown()
            playground.enter(SourceText(name: "input", text: "V()"), keepsState: true)
            return [first, second, third, shown()]
        }
        #expect(result == ["+, first 1 2", "+, second 2 3", "+, third 0.5 3", "+, third 0.5 1"])
    }

    @Test func declarationsHoldThoughTheirViewCannotBeShown() {
        let result = onLargeStack { () -> [String] in
            let playground = Playground()
            let inputs = [
                "class Store: ObservableObject { @Published var fruits = 3 }",
                "struct Basket: View { @EnvironmentObject var store: Store; var body: some View { Text(\"\\(store.fruits) fruits\") } }",
                "Basket().environmentObject(Store())",
            ]
            let codes = inputs.map { playground.enter(SourceText(name: "input", text: $0)).diagnostics.map(\.code).joined() }
            return codes + playground.report.find(view: "Text").compactMap(\.text)
        }
        #expect(result == ["", "missing-environment-object", "", "3 fruits"])
    }

    @Test func anInputWithErrorsChangesNothing() {
        let result = onLargeStack { () -> [String] in
            let playground = Playground()
            return ["let a = 1", "let b = c", "a + 1"].map { input in
                let outcome = playground.enter(SourceText(name: "input", text: input))
                return outcome.value ?? "\(outcome.status)"
            }
        }
        #expect(result == ["done", "failed", "2"])
    }

    @Test(arguments: [
        ("Text(\"a\")", true), ("VStack {", false), ("VStack { Text(\"a\")", false), ("foo(", false), ("\"\"\"", false), ("let x = 1 }", true),
        ("/* open", false), ("let x = 1 +", false), ("let x =", false), ("x +", false), ("x!", true), ("#if os(Linux)\nprint(1)", false),
        ("#if os(Linux)\nprint(1)\n#endif", true), ("@Observable", false), ("@Observable\nclass A { }", true), ("private", false),
        ("@ViewBuilder func rows() -> some View", false), ("func f() -> Int { 1 }", true), ("struct A: View", false), ("let x: ", true),
    ])
    func openInputs(text: String, isComplete: Bool) {
        #expect(Playground.isComplete(text) == isComplete)
    }
}

@Suite struct BadInputTests {
    @Test(arguments: [
        ("while true { }\nText(\"a\")", "limited limit-fuel"),
        ("func f(_ n: Int) -> Int { f(n + 1) }\nprint(f(0))", "limited limit-call-depth"),
        ("struct V: View { var body: some View { V() } }\nV()", "limited view-inside-itself"),
        ("struct V: View { var body: some View { self } }\nV()", "limited view-inside-itself"),
        ("let a = [1]\nprint(a[3])", "failed index-out-of-range"),
        ("var a = Int.max\na += 1", "failed overflow"),
        ("let a: Int? = nil\nprint(a!)", "failed nil-unwrapped"),
        ("", "done"),
        ("Text(\"a", "failed syntax"),
    ])
    func endsWithADiagnostic(snippet: String, expected: String) {
        #expect(ending(of: snippet) == expected)
    }

    @Test func deepNestingIsToldNotCrashed() {
        #expect(ending(of: String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)).hasPrefix("failed"))
        #expect(ending(of: String(repeating: "VStack { ", count: 2_000) + String(repeating: "}", count: 2_000)).hasPrefix("failed"))
    }

    @Test func timeAndFuelAreOptions() {
        #expect(ending(of: "for i in 0..<1000 { _ = i }") { $0.fuel = 100 } == "limited limit-fuel")
    }
}

@Suite struct EnvironmentTextTests {
    /// What is set and what is read, in the words of a snippet.
    @Test(arguments: [
        ("Text(\"a\").environment(\\.font, .caption)", "Text   id 1   set   font = .caption"),
        ("VStack { Text(\"a\") }.disabled(true)", "VStack   id 1   set   isEnabled = false"),
        (
            "VStack { Text(\"a\") }.font(.system(size: 20)).lineLimit(2)",
            "VStack   id 1   set   lineLimit = 2\nVStack   id 1   set   font = .system(size: 20.0)"
        ),
        (
            """
            struct R: View {
                @Environment(\\.isEnabled) var isEnabled
                @Environment(\\.font) var font
                var body: some View { Text("\\(isEnabled.description)\\((font == nil).description)") }
            }
            R().disabled(true)
            """,
            "R   id 1   set    isEnabled = false\nR   id 1   read   isEnabled = false\nR   id 1   read   font = nil"
        ),
        (
            """
            enum Theme { case dark, light }
            extension EnvironmentValues {
                @Entry var theme = Theme.light
                @Entry var title: String? = nil
            }
            Text("a").environment(\\.theme, .dark).environment(\\.title, "b")
            """,
            "Text   id 1   set   title = \"b\"\nText   id 1   set   theme = .dark"
        ),
        ("Text(\"a\")", ""),
    ])
    func environment(snippet: String, expected: String) {
        let text = onLargeStack {
            let playground = Playground()
            let outcome = playground.enter(SourceText(name: "snippet", text: snippet))
            return outcome.status == .done ? playground.text(.environment) : outcome.diagnostics.map { $0.rendered() }.joined(separator: "\n")
        }
        #expect(text == expected)
    }
}
