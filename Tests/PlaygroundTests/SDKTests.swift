import Diagnostics
import Testing

@testable import Playground

/// What a snippet prints and what is reported, with the rules of an SDK: lines, then `line: message`.
private func said(_ snippet: String, _ sdk: Playground.SDK, after actions: [String] = []) -> [String] {
    onLargeStack {
        var options = Playground.Options()
        options.sdk = sdk
        let playground = Playground(options: options)
        let outcome = playground.enter(SourceText(name: "snippet", text: snippet))
        for action in actions { playground.perform(action) }
        return playground.report.steps.flatMap(\.output) + outcome.diagnostics.map { "\($0.span?.start.line ?? 0): \($0.message)" }
    }
}

@Suite struct SDKTests {
    // MARK: Types

    @Test func severalViewsHaveTheTypeOfTheSDK() {
        let snippet = """
            struct ContentView: View {
                @State private var flag = true
                var body: some View { Text("a"); if flag { Text("b") } }
            }
            print(type(of: Group { Text("a"); HStack { Text("b"); Color.red } }))
            debugPrint(type(of: Group { Text("a"); Color.red }))
            """
        let newer = ["Group<TupleContent<Text, HStack<TupleContent<Text, Color>>>>", "SwiftUI.Group<SwiftUI.TupleContent<SwiftUI.Text, SwiftUI.Color>>"]
        let older = ["Group<TupleView<(Text, HStack<TupleView<(Text, Color)>>)>>", "SwiftUI.Group<SwiftUI.TupleView<(SwiftUI.Text, SwiftUI.Color)>>"]
        #expect(said(snippet, .xcode27) == newer)
        #expect(said(snippet, .xcode26) == older)
    }

    @Test(arguments: [(Playground.SDK.xcode26, "TupleView<(Text, Optional<Text>)>"), (.xcode27, "TupleContent<Text, Optional<Text>>")])
    func reportsSpellTypesAsTheSDK(sdk: Playground.SDK, expected: String) {
        let report = onLargeStack {
            var options = Playground.Options()
            options.sdk = sdk
            let playground = Playground(options: options)
            let content = "Text(\"a\"); if true { Text(\"b\") }"
            let snippet = "struct ContentView: View { var body: some View { \(content) } }\nVStack { \(content) }"
            playground.enter(SourceText(name: "snippet", text: snippet))
            return playground.report
        }
        #expect(report.types["ContentView.body"] == expected)
        #expect(report.type == "VStack<\(expected)>")
        #expect(report.resolved.first?.type == "VStack<\(expected)>")
    }

    @Test func bothSpellingsMeanTheSameType() {
        let snippet = """
            @ViewBuilder func two() -> TupleView<(Text, Color)> { Text("a"); Color.red }
            func same() -> TupleContent<Text, Color> { two() }
            let wrong: Int = two()
            """
        #expect(said(snippet, .xcode27) == ["3: cannot convert value of type 'TupleContent<Text, Color>' to specified type 'Int'"])
    }

    // MARK: ContentBuilder

    private let newNames = """
        struct Box<Content: View>: View {
            let content: Content
            init(@ContentBuilder content: () -> Content) { self.content = content() }
            var body: some View { content }
        }
        struct ContentView: View {
            @ContentBuilder var pair: some View { Text("a"); Color.red }
            var body: some View { Box { Text("b"); EmptyContent() }; pair; both() }
            @ContentBuilder func both() -> some View { Text("c"); Text("d") }
        }
        """

    @Test func newerNamesAreKnown() { #expect(said(newNames, .xcode27) == []) }

    @Test func olderSDKNamesWhatItLacks() {
        #expect(
            said(newNames, .xcode26) == [
                "3: 'ContentBuilder' is introduced with Xcode 27", "7: 'ContentBuilder' is introduced with Xcode 27",
                "8: 'EmptyContent' is introduced with Xcode 27", "9: 'ContentBuilder' is introduced with Xcode 27",
            ])
    }

    @Test func misspelledAttributesOfParametersAreReported() {
        let snippet = "func f<V: View>(@ViewBuildr content: () -> V) -> V { content() }"
        #expect(said(snippet, .xcode27).first == "1: unknown attribute 'ViewBuildr'")
    }

    @Test func contentsThatAreNoViewsAreBlamedOnTheResult() {
        let snippet = """
            struct Fake {}
            struct ContentView: View {
                var body: some View {
                    Group { Fake() }
                }
            }
            """
        #expect(said(snippet, .xcode27) == ["4: return type of property 'body' requires that 'Fake' conform to 'View'"])
        #expect(said(snippet, .xcode26) == ["4: static method 'buildExpression' requires that 'Fake' conform to 'View'"])
        let bound = snippet.replacing("Group", with: "VStack")
        #expect(said(bound, .xcode27) == ["4: static method 'buildExpression' requires that 'Fake' conform to 'View'"])
    }

    // MARK: State

    private func reading(_ declarations: String, _ sdk: Playground.SDK) -> Int {
        let snippet = """
            func reading() -> Int { print("reading"); return 20 }
            \(declarations)
            struct ContentView: View {
                @State private var other = 0
                var body: some View {
                    VStack { Text("\\(other)"); Row(); Button("Other") { other += 1 } }
                }
            }
            """
        return said(snippet, sdk, after: ["tap \"Other\"", "tap \"Other\""]).count { $0 == "reading" }
    }

    private static let row = "struct Row: View { @State private var r = reading(); var body: some View { Text(\"\\(r)\") } }"

    @Test(
        arguments: [
            (row, 3, 1), (row.replacing("private", with: "fileprivate"), 3, 1), (row.replacing("private ", with: ""), 3, 3),
            (row.replacing("private", with: "private(set)"), 3, 3),
            (row.replacing("@State private var r = reading()", with: "@State(initialValue: reading()) private var r: Int"), 3, 1),
            (row.replacing("@State private var r = reading()", with: "@State private var r: Int; init() { r = reading() }"), 3, 3),
            (row.replacing("@State private var r = reading()", with: "@State private var r: Int; init() { _r = State(initialValue: reading()) }"), 3, 3),
            (
                "struct Store: DynamicProperty { @State private var r = reading(); var value: Int { r } }\n"
                    + "struct Row: View { var store = Store(); var body: some View { Text(\"\\(store.value)\") } }", 3, 1
            ),
        ] as [(String, Int, Int)])
    func firstValuesAreMade(row: String, before: Int, now: Int) {
        #expect(reading(row, .xcode26) == before)
        #expect(reading(row, .xcode27) == now)
    }

    @Test(arguments: [(Playground.SDK.xcode26, 3), (.xcode27, 1)]) func firstValuesOfModifiers(sdk: Playground.SDK, expected: Int) {
        let row = """
            struct Shift: ViewModifier { @State private var r = reading(); func body(content: Content) -> some View { content.padding(CGFloat(r)) } }
            struct Row: View { let n: Int; var body: some View { Text("a").modifier(Shift()) } }
            extension Row { init() { self.init(n: Int.random(in: 0...1_000_000_000)) } }
            """
        #expect(reading(row, sdk) == expected)
    }

    @Test func aNewIdentityMakesItsFirstValue() {
        let snippet = """
            func reading() -> Int { print("reading"); return 20 }
            struct Row: View { @State private var r = reading(); var body: some View { Text("\\(r)") } }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Row().id(n); Button("New") { n += 1 } }
            }
            """
        #expect(said(snippet, .xcode27, after: ["tap \"New\"", "tap \"New\""]) == ["reading", "reading", "reading"])
    }

    private func initializer(_ members: String, _ sdk: Playground.SDK) -> [String] {
        said("struct ContentView: View {\n\(members)\n    var body: some View { let _ = print(n as Any); Text(\"a\") }\n}", sdk)
    }

    private static let inlineWins = "3: the inline value of '@State' property 'n' wins; what 'init' assigns is discarded"

    @Test(
        arguments: [
            ("@State private var n = 0\ninit() { n = 42 }", ["0"], ["0", inlineWins]), ("@State var n = 0\ninit() { self.n = 42 }", ["0"], ["0", inlineWins]),
            ("@State private var n = 0\ninit() { _n = State(initialValue: 42) }", ["42"], ["42"]),
            ("@State private var n: Int\ninit() { n = 42 }", ["42"], ["42"]),
            ("@State private var n: Int?\ninit() { n = 42 }", ["nil"], ["Optional(42)"]),
            ("let title: String; @State private var n: Int\ninit() { n = 42; title = \"a\" }", ["42"], ["42"]),
            ("let title: String; @State private var n = 0\ninit() { n = 42; title = \"a\" }", ["0"], ["3: variable 'self.n' used before being initialized"]),
            ("let title: String; @State private var n = 0\ninit() { title = \"a\"; n = 42 }", ["0"], ["0", inlineWins]),
        ] as [(String, [String], [String])])
    func assignmentsInInitializers(members: String, before: [String], now: [String]) {
        #expect(initializer(members, .xcode26) == before)
        #expect(initializer(members, .xcode27) == now)
    }

    @Test func assignmentsInMethodsAreNotReported() {
        #expect(initializer("@State private var n = 0\nfunc add() { n = 42 }", .xcode27) == ["0"])
    }

    @Test func statesOfClassesAreNotSetBeforeTheSuperclass() {
        let snippet = "class Base {}\nclass Model: Base {\n@State var n = 0\nlet title: String\noverride init() { n = 1; title = \"\"; super.init() }\n}"
        #expect(said(snippet, .xcode27) == ["5: 'self' used in property access '_n' before 'super.init' call"])
    }

    @Test func aSecondWrapperClashesWithTheMacro() {
        let view = "struct A: View { @State @W var n = 0; var body: some View { Text(\"\\(n)\") } }\nA()"
        let snippet = "@propertyWrapper struct W<V> { var wrappedValue: V }\n\(view)"
        #expect(said(snippet, .xcode27) == ["2: invalid redeclaration of synthesized property '_n'"])
        #expect(said(snippet, .xcode26) == [])
    }

    @Test func privateStructsLoseTheirMemberwiseInitializer() {
        let snippet = """
            struct A: View {
                @State private var n = 0
                private let title: String
                var body: some View { Text(title) }
                static var sample: A { A(title: "a") }
            }
            A.sample
            """
        #expect(said(snippet, .xcode27) == ["5: no exact matches in call to initializer"])
        #expect(said(snippet, .xcode26) == [])
        #expect(said(snippet.replacing("private let", with: "let"), .xcode27) == [])
        #expect(said(snippet.replacing("n = 0", with: "n: Int").replacing("A(title", with: "A(n: 1, title"), .xcode27) == [])
    }

    // MARK: Switching

    @Test func switchingRunsTheInputsAndActionsAgain() throws {
        let texts = try onLargeStack { () -> Result<[String], any Error> in
            Result {
                let playground = Playground()
                let counter = "struct A: View { @State private var n = 0; var body: some View { Button(\"\\(n)\") { n += 1 } } }"
                playground.enter(SourceText(name: "1", text: counter))
                playground.enter(SourceText(name: "2", text: "HStack { A(); Text(\"b\") }"))
                playground.perform("tap Button")
                let older = try playground.switched(to: .xcode26)
                return [playground.report.type ?? "", older.report.type ?? ""] + older.report.find(view: "Text").compactMap(\.text)
            }
        }.get()
        #expect(texts == ["HStack<TupleContent<A, Text>>", "HStack<TupleView<(A, Text)>>", "1", "b"])
    }

    @Test func switchingIsRefusedWhereInputsHaveErrors() {
        let messages = onLargeStack { () -> [String] in
            let playground = Playground()
            playground.enter(SourceText(name: "1", text: "EmptyContent()"))
            do throws(Playground.RefusedBySDK) {
                _ = try playground.switched(to: .xcode26)
                return []
            } catch {
                return error.diagnostics.map(\.message)
            }
        }
        #expect(messages == ["'EmptyContent' is introduced with Xcode 27"])
    }

    // MARK: Spelling

    @Test(arguments: [
        ("TupleView<(Text, Color)>", "TupleContent<Text, Color>"),
        ("HStack<TupleView<(Text, VStack<TupleView<((Int) -> Void, Text)>>)>>", "HStack<TupleContent<Text, VStack<TupleContent<(Int) -> Void, Text>>>>"),
        ("└ TupleView", "└ TupleContent"), ("MyTupleView<(Int, Int)>", "MyTupleView<(Int, Int)>"), ("TupleViews", "TupleViews"),
        ("f(x) TupleView<(A)> (b)", "f(x) TupleContent<A> (b)"), ("TupleView<(A", "TupleContent<A"), ("", ""),
    ])
    func olderNamesInTheCurrentSpelling(text: String, expected: String) {
        #expect(Playground.currentTypeNames(in: text) == expected)
    }
}
