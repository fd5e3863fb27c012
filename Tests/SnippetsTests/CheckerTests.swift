import Diagnostics
import Testing

@testable import SwiftChecker

/// The static types that the checker finds, as `print(type(of:))` spells them, by declaration; the root's under "".
private func types(of snippet: String) -> [String: String] {
    checked(snippet) { program in
        var types = program.types
        types[""] = program.rootType?.printedName
        return types
    }
}

/// `LINE:COLUMN severity: message`, one a line.
func diagnostics(of snippet: String) -> String {
    checked(snippet) { program in
        program.diagnostics.map { item in
            let place = item.span.map { "\($0.start.line):\($0.start.column) " } ?? ""
            return "\(place)\(item.severity.rawValue): \(item.message)"
        }.joined(separator: "\n")
    }
}

/// Reading a program may check more of the prelude: it happens where nobody else does.
private func checked<Result>(_ snippet: String, _ read: @escaping (CheckedProgram) -> Result) -> Result {
    onLargeStack { read(Checker.check([SourceText(name: "snippet", text: snippet)], over: .forTests)) }
}

@Suite struct PreludeTests {
    @Test func preludeHasNoFaults() {
        let faults = onLargeStack {
            Interface.forTests.readEverything()
            return Interface.forTests.diagnostics.map { $0.rendered() }
        }
        #expect(faults == [])
    }
}

@Suite struct StaticTypeTests {
    @Test(arguments: [
        ("Text(\"a\").padding()", "ModifiedContent<Text, _PaddingLayout>"),
        ("Text(\"a\").bold().italic()", "Text"),
        ("HStack { Text(\"a\"); Color.red }", "HStack<TupleContent<Text, Color>>"),
        ("VStack { }", "VStack<EmptyView>"),
        ("Group { Text(\"a\") }", "Group<Text>"),
        ("ForEach(0..<3) { Text(\"\\($0)\") }", "ForEach<Range<Int>, Int, Text>"),
        ("Button(\"a\") { }", "Button<Text>"),
        ("AnyView(Text(\"a\"))", "AnyView"),
        ("Color.red.frame(width: 10).background(Color.blue)", "ModifiedContent<ModifiedContent<Color, _FrameLayout>, _BackgroundStyleModifier<Color>>"),
    ])
    func rootType(snippet: String, type: String) {
        #expect(types(of: snippet)[""] == type)
    }

    @Test func anIfWithoutElseIsOptional() {
        let found = types(of: "struct V: View { var flag = true; var body: some View { if flag { Text(\"a\") } } }")
        #expect(found["V.body"] == "Optional<Text>")
    }

    @Test(
        arguments: zip(
            2...7,
            [
                "_ConditionalContent<A, A>",
                "_ConditionalContent<_ConditionalContent<A, A>, A>",
                "_ConditionalContent<_ConditionalContent<A, A>, _ConditionalContent<A, A>>",
                "_ConditionalContent<_ConditionalContent<_ConditionalContent<A, A>, _ConditionalContent<A, A>>, A>",
                "_ConditionalContent<_ConditionalContent<_ConditionalContent<A, A>, _ConditionalContent<A, A>>, _ConditionalContent<A, A>>",
                "_ConditionalContent<_ConditionalContent<_ConditionalContent<A, A>, _ConditionalContent<A, A>>, _ConditionalContent<_ConditionalContent<A, A>, A>>",
            ]))
    func branchesArePairedFromTheBottom(count: Int, type: String) {
        let cases = (0..<(count - 1)).map { "case \($0): A()" }.joined(separator: "\n") + "\ndefault: A()"
        let snippet = "struct A: View { var body: some View { Color.red } }\nstruct V: View { var n = 0; var body: some View { switch n {\n\(cases)\n} } }"
        #expect(types(of: snippet)["V.body"] == type)
    }

    @Test func opaqueResultsOfFunctionsAndProperties() {
        let found = types(
            of: """
                extension View { func card() -> some View { padding().opacity(0.5) } }
                struct V: View {
                    var title: some View { Text("t") }
                    @ViewBuilder func row(_ flag: Bool) -> some View { if flag { title } else { Color.red } }
                    var body: some View { row(true).card() }
                }
                """)
        #expect(found["View.card()"] == "ModifiedContent<ModifiedContent<Self, _PaddingLayout>, _OpacityEffect>")
        #expect(found["V.row(_:)"] == "_ConditionalContent<Text, Color>")
        #expect(found["V.body"] == "ModifiedContent<ModifiedContent<_ConditionalContent<Text, Color>, _PaddingLayout>, _OpacityEffect>")
    }
}

@Suite struct DiagnosticTests {
    @Test(arguments: [
        ("Text(\"a\").paddin()", "1:11 error: value of type 'Text' has no member 'paddin'"),
        ("let x: Int = \"a\"", "1:14 error: cannot convert value of type 'String' to specified type 'Int'"),
        ("import SwiftUl", "1:8 error: no such module 'SwiftUl'"),
        ("import MapKit\nimport AVKit\nMap()", "3:1 error: 'Map' is not supported yet"),
        ("import MapKit\nimport AVKit\nTerrain()", "3:1 error: cannot find 'Terrain' in scope"),
        (
            "import MapKit\nstruct V: View { @State var p: MapCameraPosition = .automatic; var body: some View { Text(\"a\") } }",
            "2:32 error: 'MapCameraPosition' is not supported yet"
        ),
        ("@Observable struct M { var n = 0 }", "1:1 error: '@Observable' cannot be applied to struct type 'M'"),
        ("let x = y", "1:9 error: cannot find 'y' in scope"),
        ("let x = 1\nx = 2", "2:1 error: cannot assign to value: 'x' is a 'let' constant"),
        (
            "VStack { let x = 1; x += 1 }",
            "1:21 error: left side of mutating operator isn't mutable: 'x' is a 'let' constant\n1:21 error: type '()' cannot conform to 'View'"
        ),
        ("struct P { let a: Int }\nlet p = P()", "2:11 error: missing argument for parameter 'a' in call"),
        (
            "struct V: View { var n = 0; var body: some View { Button(\"a\") { n += 1 } } }",
            "1:65 error: left side of mutating operator isn't mutable: 'self' is immutable"
        ),
        ("enum E { case a, b }\nfunc f(_ e: E) -> Int { switch e { case .a: return 1 } }", "2:25 error: switch must be exhaustive"),
        (
            "VStack { for i in 0..<3 { Text(\"\\(i)\") } }",
            "1:10 error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'"
        ),
        (
            "func greet(_ n: Int) -> Int { n }\nstruct Greeter { func greet() -> Int { greet(3) } }",
            "2:40 error: use of 'greet' refers to instance method rather than global function 'greet'"
        ),
        ("func f() -> Int { }", "1:19 error: missing return in global function expected to return 'Int'"),
        (
            "struct V: View { var flag = true; var body: some View { if flag { return Text(\"a\") } else { return Color.red } } }",
            "1:39 error: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types"
        ),
    ])
    func mistakesAreToldInSwiftsWords(snippet: String, expected: String) {
        #expect(diagnostics(of: snippet) == expected)
    }

    @Test(arguments: [
        "struct V: View { var body: some View { body.padding() } }",
        "struct V: View { var a: some View { b.padding() }; var b: some View { a.padding() }; var body: some View { Text(\"a\") } }",
        "struct V: View { var body: some View { func own() -> some View { own().padding() }; return own() } }",
    ]) func aTypeInTermsOfItselfIsTold(snippet: String) {
        let codes = checked(snippet) { $0.diagnostics.map(\.code) }
        #expect(codes.contains("self-opaque"))
    }

    @Test func anAssignmentInAViewBuilderIsNoView() {
        let found = diagnostics(
            of: """
                struct V: View {
                    @State var width = 0.0
                    var body: some View {
                        GeometryReader { proxy in
                            width = proxy.size.width
                        }
                    }
                }
                """)
        #expect(found == "5:13 error: type '()' cannot conform to 'View'")
    }

    @Test func sessionSpellingsAreAcceptedWithANote() {
        let found = diagnostics(
            of: "struct V<C: View>: View { @ViewBuilder var c: C; var body: some View { ForEach(subviewOf: c) { s in s } } }\nV { Text(\"a\") }")
        #expect(found.contains("remark"))
        #expect(found.contains("subviews"))
    }
}

/// What the compiler tells only when it makes code.
@Suite struct LiteralRangeTests {
    @Test(arguments: [
        ("let a: UInt8 = 300", "1:16 error: integer literal '300' overflows when stored into 'UInt8'"),
        ("let a: UInt8 = -1", "1:16 error: negative integer '-1' overflows when stored into unsigned type 'UInt8'"),
        ("let a: Int8? = 128", "1:16 error: integer literal '128' overflows when stored into 'Int8'"),
        ("func f(_ x: UInt8) {}\nText(\"a\").onAppear { f(256) }", "2:24 error: integer literal '256' overflows when stored into 'UInt8'"),
        ("let a: [UInt64] = [18446744073709551615]", ""),
        ("struct V { var a: Int16 = 32768 }", "1:27 error: integer literal '32768' overflows when stored into 'Int16'"),
    ])
    func literalsFitTheirTypes(snippet: String, expected: String) {
        #expect(diagnostics(of: snippet) == expected)
    }
}
