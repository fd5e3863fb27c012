import Diagnostics
import Testing

@testable import Playground

/// Views and states named in actions, questions and queries.
@Suite struct SelectingTests {
    private static let counters = """
        struct Counter: View {
            @State private var count = 0
            @State private var names = ["a", "b"]
            let title: String
            var body: some View { HStack { Button(title) { count += 1 }; Text("\\(count) \\(names.joined())") } }
        }
        VStack { Counter(title: "Add"); Counter(title: "More") }
        """

    /// The texts that are shown after each action, or its fault with the help.
    private func shown(_ snippet: String, _ actions: [String]) -> [String] {
        onLargeStack {
            let playground = Playground()
            playground.enter(SourceText(name: "snippet", text: snippet))
            return actions.map { action in
                let outcome = playground.perform(action)
                if let fault = outcome.diagnostics.first { return "\(fault.message); \(fault.help ?? "")" }
                return playground.report.find(view: "Text").compactMap(\.text).joined(separator: ", ")
            }
        }
    }

    @Test func aTapOnARowReachesTheGestureInside() {
        let snippet = """
            struct Row: View {
                @State private var taps = 0
                var body: some View { HStack { Text("row \\(taps)") }.onTapGesture { taps += 1 } }
            }
            struct Rows: View {
                @State private var outer = 0
                var body: some View { VStack { Text("\\(outer)"); Row(); Row().padding() }.onTapGesture { outer += 1 } }
            }
            Rows()
            """
        #expect(
            shown(snippet, ["tap Row[1]", "tap padding", "tap Rows", "tap Text[1]"]) == [
                "0, row 0, row 1", "0, row 0, row 2", "1, row 0, row 2", "1, row 1, row 2",
            ])
    }

    @Test func everyWayToNameAView() {
        let actions = ["tap Add", "tap \"Add\"", "tap Button[1]", "tap id 3", "tap Button", "tap Ad", "tap Mor", "tap", "tip Add"]
        #expect(
            shown(Self.counters, actions) == [
                "Add, 1 ab, More, 0 ab", "Add, 2 ab, More, 0 ab", "Add, 2 ab, More, 1 ab", "Add, 3 ab, More, 1 ab",
                "2 views are a Button; Write Button[0] or Button[1].",
                "no view shows the text \"Ad\"; Did you mean \"Add\"?",
                "no view shows the text \"Mor\"; Did you mean \"More\"?",
                "the view is missing; write \"Label\", Button, Button[0], #name or id 4", "there is no action 'tip'; did you mean 'tap'?",
            ])
    }

    @Test func valuesSeeTheStatesBesideThem() {
        let actions = [
            "set count 1", "set Counter[1].count count + 5", "set Counter[1].count = count * 2 + names.count",
            "set Counter[0].names Array(names.reversed()) + names",
            "set Counter[0].count title", "set cont 1",
        ]
        let seen = shown(Self.counters, actions)
        #expect(
            Array(seen.prefix(4)) == [
                "2 views have a state `count`; Write which: Counter[0].count, Counter[1].count.", "Add, 0 ab, More, 5 ab", "Add, 0 ab, More, 12 ab",
                "Add, 0 baab, More, 12 ab",
            ])
        #expect(seen[4].hasPrefix("cannot find 'title' in scope") && seen[5] == "there is no state `cont`; Did you mean `count`?")
    }

    @Test func textIsTypedIntoTheOnlyField() {
        let field = "struct V: View { @State var name = \"\"; var body: some View { TextField(\"Your name\", text: $name); Text(name) } }\nV()"
        #expect(shown(field, ["type TextField \"say \\\"hi\\\"\"", "type Your name \"x\"", "type TextField"]).map { $0.suffix(8) }.first == "say \"hi\"")
    }

    @Test func whatCompletionOffersCanBeTyped() {
        let selectors = onLargeStack { () -> [String] in
            let playground = Playground()
            playground.enter(SourceText(name: "snippet", text: "VStack { Text(\"a\").accessibilityIdentifier(\"t\"); Text(\"b\"); Button(\"Go\") {} }"))
            let selectors = playground.selectors
            for selector in selectors {
                if case .failure(let refusal) = playground.why(selector) { return [refusal.diagnostic.message] }
            }
            return selectors
        }
        #expect(selectors == ["\"a\"", "\"b\"", "\"Go\"", "VStack", "Text[0]", "Text[1]", "Text[2]", "Button", "#t"])
    }

    @Test func afterAViewIsDeclaredAgain() {
        let reasons = onLargeStack { () -> [String] in
            let playground = Playground()
            func view(_ text: String) -> SourceText {
                SourceText(name: "input", text: "struct V: View { @State var n = 0; var body: some View { Text(\"\(text) \\(n)\") } }")
            }
            return ["one", "two"].map { text in
                playground.enter(view(text), keepsState: true)
                return (try? playground.why("V").get())?.split(separator: "\n").first.map(String.init) ?? "nothing"
            }
        }
        #expect(reasons == ["V.body (id 1) ran: first appearance.", "V.body (id 1) ran: declared again."])
    }
}

@Suite struct QueryVocabularyTests {
    @Test func everythingIsDescribed() {
        let names = Playground.queryVocabulary.map(\.name)
        #expect(names.filter { $0.hasPrefix("InspectedNode.") }.count == 19 && names.contains("find") && names.contains("transactions"))
        #expect(Playground.queryVocabulary.allSatisfy { !$0.summary.isEmpty && !$0.example.isEmpty && !$0.type.isEmpty })
        let frame = Playground.queryVocabulary.first { $0.name == "InspectedNode.frame" }
        #expect(frame?.type == "CGRect" && frame?.summary.hasPrefix("The place and size in the window, in points.") == true)
        #expect(Playground.queryVocabulary.filter { $0.name == "find" }.map(\.type) == ["(T.Type) -> [InspectedNode]", "(String) -> [InspectedNode]"])
    }

    @Test func everyExampleHasAValue() {
        let faults = onLargeStack { () -> [String] in
            let playground = Playground()
            let view = """
                struct ContentView: View {
                    @State var count = 0
                    var body: some View { VStack { Button("Add") { count += 1 }; Text("a").padding(); Color.red; ZStack { Color.blue; Color.red }; List { Text("row") } } }
                }
                ContentView()
                """
            playground.enter(SourceText(name: "snippet", text: view))
            return Playground.queryVocabulary.compactMap { name in
                if case .failed(let diagnostics, _) = playground.query(SourceText(name: "query", text: name.example)) {
                    return "\(name.example): \(diagnostics.map(\.message))"
                }
                return nil
            }
        }
        #expect(faults == [])
    }

    @Test(arguments: [
        ("fnd(Text.self).count", "did you mean 'find'?"), ("find(Text.self)[0].frme", "did you mean 'frame'?"), ("boddies", "did you mean 'bodies'?"),
        ("find(Txt.self)", "did you mean 'Text'?"), ("find(Text.self)[0].frame.widht", "did you mean 'width'?"),
    ]) func nearNamesAreSuggested(query: String, help: String) {
        let helps = onLargeStack { () -> [String] in
            let playground = Playground()
            playground.enter(SourceText(name: "snippet", text: "Text(\"a\")"))
            guard case .failed(let diagnostics, _) = playground.query(SourceText(name: "query", text: query)) else { return [] }
            return diagnostics.compactMap(\.help)
        }
        #expect(helps == [help])
    }
}
