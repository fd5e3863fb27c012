import Diagnostics
import Testing

@testable import Playground

/// Which of a file's views is shown, and what needs a view's drawing.
@Suite struct ShownViewTests {
    private static let views = """
        final class Model: ObservableObject { var name = "model" }
        struct Row: View { let name: String; init(_ name: String = "row") { self.name = name; print(name) }; var body: some View { Text(name) } }

        """

    @Test(arguments: [
        ("struct Page: View { init() { print(\"page\") }; var body: some View { Text(\"a\") } }\nstruct Last: View { var body: some View { Row() } }", "row"),
        (
            """
            struct Page: View { init() { print("page") }; var body: some View { Part() } }
            struct Part: View { init() { print("part") }; var body: some View { Text("a") } }
            """, "part"
        ),
        (
            #"""
            struct ContentView: View { var body: some View { Row() } }
            #Preview { print("preview"); return ContentView().padding().environment(\.locale, .current) }
            """#, "row"
        ),
        (
            """
            struct ContentView: View { @EnvironmentObject var model: Model; var body: some View { let _ = print(model.name); Text("a") } }
            #Preview { ContentView().environmentObject(Model()) }
            """, "model"
        ),
        (
            """
            struct ContentView: View { @EnvironmentObject var model: Model; var body: some View { let _ = print(model.name); Text("a") } }
            struct ContentView_Previews: PreviewProvider { static var previews: some View { ContentView().environmentObject(Model()) } }
            """, "model"
        ),
        (
            """
            struct Page: View { init() { print("page") }; var body: some View { Text("a").toolbar { Bar() } } }
            struct Bar: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Text("b") } } }
            """, "page"
        ),
        ("#Preview { do { if Bool.random() { return Row(\"any\") }; return VStack { Row(\"any\") } } }", "any"),
    ]) func shown(_ text: String, _ expected: String) { #expect(printed(Self.views + text) == [[expected]]) }

    /// What a type with `@main` begins with.
    @Test(arguments: [
        (
            "@main struct Tool { static func main() async throws { print(\"begin\"); try await Task.sleep(for: .seconds(1)); print(\"end\") } }",
            ["begin", "end"]
        ),
        (
            """
            protocol Command { func run(); init() }
            extension Command { static func main() { Self().run() } }
            @main struct Tool: Command { func run() { print("runs") } }
            """, ["runs"]
        ),
        ("struct Tool { static func main() { print(\"never\") } }", []),
    ]) func main(_ text: String, _ expected: [String]) { #expect(printed(text).flatMap { $0 } == expected) }

    @Test(arguments: [
        ("NavigationStack { NavigationLink(\"go\") { Text(\"page\") } }", ["tap \"go\""], ["go"], ["page"]),
        ("NavigationStack { NavigationLink(\"go\") { Text(\"page\") } }", [], [], ["go"]),
        ("NavigationSplitView { Text(\"side\") } detail: { Text(\"detail\") }", [], ["detail"], ["side"]),
        ("NavigationSplitView { Text(\"side\") } detail: { Text(\"detail\") }.environment(\\.horizontalSizeClass, .regular)", [], [], ["side", "detail"]),
    ]) func whatIsBehindAPageIsMarked(_ text: String, _ actions: [String], _ behind: [String], _ inFront: [String]) {
        let view = onLargeStack {
            let playground = Playground()
            _ = playground.enter(SourceText(name: "snippet", text: text))
            for action in actions { _ = playground.perform(action) }
            return playground.shownView
        }
        let nodes: [ShownView.Resolved] = view?.resolved ?? []
        let hidden: [String] = nodes.filter(\.isBehindPage).compactMap(\.text)
        let seen: [String] = nodes.filter { !$0.isBehindPage }.compactMap(\.text)
        #expect(hidden == behind)
        #expect(seen == inFront)
    }

    @Test func pathsOfUIKit() {
        let text = """
            let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 50, y: 10))
            print(Path(path.cgPath).boundingRect, path.contains(CGPoint(x: 20, y: 10)), path.contains(CGPoint(x: 1, y: 1)), path.contains(CGPoint(x: 39, y: 1)))
            Text("a")
            """
        #expect(printed(text) == [["(0.0, 0.0, 50.0, 20.0) true false true"]])
    }
}
