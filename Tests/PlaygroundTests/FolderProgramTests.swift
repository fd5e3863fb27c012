import Diagnostics
import Playground
import Testing
import ViewReport

/// What a folder of files shows and prints.
@Suite struct FolderProgramTests {
    private func folder(_ files: [(String, String)], preview: Int? = nil) -> Playground.Input {
        let sources = files.map { SourceText(name: $0.0, text: $0.1) }
        var input = Playground.Input(files: sources, main: sources.first { $0.name == "main.swift" })
        input.preview = preview
        return input
    }

    /// The text of the views that are shown, and what is printed.
    private func shown(_ files: [(String, String)], preview: Int? = nil) -> [String] {
        onLargeStack {
            let playground = Playground()
            let outcome = playground.enter(folder(files, preview: preview))
            let texts = (playground.report.steps.last?.resolved ?? []).flatMap { Self.texts($0) }
            return outcome.diagnostics.map(\.message) + outcome.output + texts
        }
    }

    private static func texts(_ node: ResolvedReport) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(texts) }

    private static let app = ("A.swift", "@main struct Main: App { var body: some Scene { WindowGroup { Text(\"app\") } } }")
    private static let content = ("B.swift", "struct ContentView: View { var body: some View { Text(\"content\") } }")
    private static let preview = ("C.swift", "#Preview(\"One\") { Text(\"one\") }\n#Preview { Text(\"two\") }")
    private static let provider = ("D.swift", "struct D_Previews: PreviewProvider { static var previews: some View { Text(\"provided\") } }")
    private static let last = (
        "E.swift", "struct First: View { var body: some View { Text(\"first\") } }\nstruct Last: View { var body: some View { Text(\"last\") } }"
    )

    @Test func whatIsShownFollowsTheRule() {
        let all = [Self.app, Self.content, Self.preview, Self.provider, Self.last]
        #expect(shown(all) == ["app"])
        #expect(shown(Array(all.dropFirst())) == ["content"])
        #expect(shown(Array(all.dropFirst(2))) == ["one"])
        #expect(shown(Array(all.dropFirst(3))) == ["provided"])
        #expect(shown(Array(all.dropFirst(4))) == ["last"])
        #expect(shown(Array(all.dropFirst()) + [("main.swift", "print(\"printed\")\nText(\"top\")")]) == ["printed", "top"])
    }

    @Test func aPreviewCanBeChosen() {
        let all = [Self.app, Self.preview, Self.provider]
        #expect((0..<3).map { shown(all, preview: $0) } == [["one"], ["two"], ["provided"]])
        let listed = Playground.Preview.shown(in: folder(all)).map { "\($0.kind) \($0.name ?? "-") \($0.source.name):\($0.line)" }
        #expect(listed == ["app Main A.swift:1", "preview One C.swift:1", "preview - C.swift:2", "provider D_Previews D.swift:1"])
    }

    @Test func globalsAreMadeWhenTheyAreFirstUsed() {
        let files = [
            ("A.swift", "let a = { print(\"a\"); return b + 1 }()\nlet unused = { print(\"never\"); return 1 }()\nlet (x, y) = (1, 2)"),
            ("B.swift", "let b = { print(\"b\"); return 1 }()"), ("main.swift", "print(\"main\")\nprint(a, a, x + y)"),
        ]
        #expect(shown(files) == ["main", "a", "b", "2 2 3"])
    }

    @Test func privateTypesOfTheSameNameAreDifferentTypes() {
        let text = "private struct Row: View { var body: some View { Text(\"NAME\") } }\nstruct NAME: View { var body: some View { Row() } }"
        let files = ["One", "Two"].map { ($0 + ".swift", text.replacing("NAME", with: $0)) }
        #expect(shown(files + [("main.swift", "VStack { One(); Two() }")]) == ["One", "Two"])
    }

    @Test func diagnosticsNameTheFile() {
        let report = onLargeStack {
            let playground = Playground()
            playground.enter(folder([("A.swift", "let a = 1"), ("Views/B.swift", "\nlet b: String = a")]))
            return playground.report
        }
        #expect(report.diagnostics.map { "\($0.file ?? "-"):\($0.line ?? 0):\($0.column ?? 0)" } == ["Views/B.swift:2:17"])
    }

    @Test func aFolderCanBeTakenBackAndReplaced() {
        onLargeStack {
            let playground = Playground()
            playground.enter(folder([Self.content, Self.last]))
            #expect(playground.memory.steps == ["B.swift, E.swift"])
            let again = Playground(playground.memory)
            #expect(again.report == playground.report)
            again.enter(SourceText(name: "input 1", text: "struct ContentView: View { var body: some View { Text(\"new\") } }\nContentView()"))
            #expect(again.report.steps.last?.resolved.flatMap { Self.texts($0) } == ["new"])
        }
    }

    @Test func theLimitOfAnInputIsThatOfAllFiles() {
        var options = Playground.Options()
        options.limits.inputBytes = 20
        let outcome = onLargeStack { Playground(options: options).enter(folder([("A.swift", "let first = 1"), ("B.swift", "let second = 2")])) }
        #expect(outcome.status == .limited && outcome.diagnostics.map(\.code) == ["limit-input"])
    }
}
