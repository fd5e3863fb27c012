import Diagnostics
import Testing
import ViewTree

@testable import Snippets
@testable import SwiftChecker
@testable import SwiftUIBridge

/// The declared tree of what a snippet shows, a view a line, custom views not opened.
private func declared(_ snippet: String) -> String {
    onLargeStack {
        do {
            let run = SnippetRun(Checker.check([SourceText(name: "snippet", text: snippet)], over: .forTests))
            guard !run.program.hasErrors else { return run.program.diagnostics.map { $0.rendered() }.joined(separator: "\n") }
            try run.start()
            return try run.view().map { try lines($0).joined(separator: "\n") } ?? "nothing"
        } catch {
            return "\(error)"
        }
    }
}

private func lines(_ view: DeclaredView) throws -> [String] {
    func inside(_ children: [DeclaredView]) throws -> [String] { try children.flatMap(lines).map { "  " + $0 } }
    switch view.kind {
    case .empty: return ["EmptyView"]
    case .tuple(let views): return try ["tuple"] + inside(views)
    case .group(let content): return try ["Group"] + inside([content])
    case .optional(let content): return try ["optional"] + inside([content].compactMap { $0 })
    case .conditional(let branch, let content): return try ["conditional \(branch)"] + inside([content])
    case .forEach(let content):
        let elements = try (0..<content.count).map { "  \(try content.id($0).description): " + (try lines(content.content($0)).joined(separator: " ")) }
        return ["ForEach"] + elements
    case .anyView(let content): return try ["AnyView"] + inside([content])
    case .section(let section): return try ["Section"] + inside([section.header, section.content, section.footer])
    case .custom(let custom): return ["\(custom.name) [\(custom.dynamicProperties.map { "\($0.wrapper) \($0.name)" }.joined(separator: ", "))]"]
    case .modified(let content, .layout(let modifier)): return try [modifier.name] + inside([content])
    case .modified(let content, let modifier): return try ["\(modifier)".prefix { $0 != "(" } + ""] + inside([content])
    case .leaf(let text as TextContent): return ["Text \(text.string)" + text.styles.map { " " + $0.listed }.joined()]
    case .leaf(let color as ColorValue): return ["Color \(color.name)"]
    case .leaf(let shape as ShapeContent): return ["\(shape.figure) \(shape.style ?? "")"]
    case .leaf(let leaf): return ["\(leaf)"]
    case .container(let container, let content): return try [container.name] + inside([content])
    case .control(let control, let label): return try [control.name] + inside([label])
    default: return [view.type.name]
    }
}

/// Which stored properties differ between two views that a snippet shows in a `ForEach`.
private func changedFields(_ snippet: String) -> [String] {
    onLargeStack {
        do {
            let run = SnippetRun(Checker.check([SourceText(name: "snippet", text: snippet)], over: .forTests))
            guard !run.program.hasErrors else { return run.program.diagnostics.map(\.message) }
            try run.start()
            guard case .forEach(let content)? = try run.view()?.kind, case .custom(let a) = try content.content(0).kind,
                case .custom(let b) = try content.content(1).kind
            else { return ["no two custom views"] }
            return b.changedFields(from: a).map(\.name)
        } catch {
            return ["\(error)"]
        }
    }
}

@Suite struct DeclaredViewTests {
    @Test(arguments: [
        ("Text(\"a\").bold().italic()", "Text a bold italic"),
        ("Text(\"a\") + Text(\"b\").bold()", "Text ab"),
        ("VStack { Text(\"a\"); Color.red }", "VStack\n  tuple\n    Text a\n    Color red"),
        ("VStack { }", "VStack\n  EmptyView"),
        ("Color.red.padding(4).frame(width: 10)", "frame\n  padding\n    Color red"),
        ("Circle().fill(.blue)", "circle fill(blue)"),
        ("RoundedRectangle(cornerRadius: 5).stroke(Color.red, lineWidth: 2)", "roundedRectangle(cornerRadius: 5.0) stroke(red, lineWidth: 2.0)"),
        ("Rectangle().rotation(.degrees(90), anchor: .topLeading)", "rectangle rotation(90.0°)"),
        ("Capsule().scale(0.5)", "capsule scale(0.5)"),
        ("Ellipse().scale(x: 2, anchor: .leading).stroke(.red)", "ellipse stroke(red, lineWidth: 1.0)"),
        ("AnyView(Text(\"a\"))", "AnyView\n  Text a"),
        ("Button(\"go\") { }", "Button\n  Text go"),
        ("Section(\"t\") { Text(\"a\") }", "Section\n  Text t\n  Text a\n  EmptyView"),
        ("List([3, 4], id: \\.self) { Text(\"\\($0)\") }", "List\n  ForEach\n    3: Text 3\n    4: Text 4"),
    ])
    func builtIn(snippet: String, tree: String) { #expect(declared(snippet) == tree) }

    @Test(arguments: [
        ("let on = true\nGroup { if on { Text(\"a\") } else { Color.red } }", "Group\n  conditional true\n    Text a"),
        ("let on = false\nGroup { if on { Text(\"a\") } }", "Group\n  optional"),
        ("let on = true\nGroup { if on { Text(\"a\") } }", "Group\n  optional\n    Text a"),
        ("let name: String? = \"b\"\nGroup { if let name { Text(name) } }", "Group\n  optional\n    Text b"),
    ])
    func builders(snippet: String, tree: String) { #expect(declared(snippet) == tree) }

    @Test(arguments: [
        ("ForEach(2..<4) { Text(\"\\($0)\") }", "ForEach\n  2: Text 2\n  3: Text 3"),
        ("struct Item: Identifiable { let id: String }\nForEach([Item(id: \"x\")]) { Text($0.id) }", "ForEach\n  x: Text x"),
        ("ForEach(Array([\"a\"].enumerated()), id: \\.offset) { Text($0.element) }", "ForEach\n  0: Text a"),
        ("ForEach([\"k\": 1].keys.sorted(), id: \\.self) { Text($0) }", "ForEach\n  k: Text k"),
    ])
    func forEach(snippet: String, tree: String) { #expect(declared(snippet) == tree) }

    @Test func dynamicPropertiesAreFoundInOrder() {
        let snippet = """
            final class Model: ObservableObject { @Published var n = 0 }
            struct Store: DynamicProperty { @State var inner = 1 }
            struct V: View {
                @State private var a = 1
                let plain = 2
                @Environment(\\.colorScheme) var scheme
                var store = Store()
                @StateObject var model = Model()
                @Namespace var space
                var body: some View { Text("\\(a)") }
            }
            V()
            """
        #expect(declared(snippet) == "V [State a, Environment scheme, State inner, StateObject model, Namespace space]")
    }
}

@Suite struct FieldComparisonTests {
    @Test(arguments: [
        ("let n: Int; let s = \"x\"", "Child(n: index)", ["n"]),
        ("let n: Int", "Child(n: index * 0)", []),
        ("let s: String", "Child(s: \"a\")", []),
        ("let list: [Int]", "Child(list: [index])", ["list"]),
        ("@State var n = 0; let m: Int", "Child(m: index * 0)", []),
        ("let action: () -> Void", "Child(action: { })", []),
    ])
    func fields(declaration: String, call: String, changed: [String]) {
        let snippet = "struct Child: View { \(declaration); var body: some View { Text(\"a\") } }\nForEach(0..<2) { index in \(call) }"
        #expect(changedFields(snippet) == changed)
    }

    @Test func aClosureThatCapturesDiffersAlways() {
        let snippet = "struct Child: View { let action: () -> Void; var body: some View { Text(\"a\") } }\nForEach(0..<2) { n in Child(action: { print(n) }) }"
        #expect(changedFields(snippet) == ["action"])
    }

    @Test func plainDataIsNotComparedByItsOwnOperator() {
        let equatable = "static func == (a: Child, b: Child) -> Bool { true }"
        let plain = "struct Child: View, Equatable { let n: Int; \(equatable); var body: some View { Text(\"a\") } }\nForEach(0..<2) { Child(n: $0) }"
        let other =
            "struct Child: View, Equatable { let n: Int; let s = \"a\"; \(equatable); var body: some View { Text(\"a\") } }\nForEach(0..<2) { Child(n: $0) }"
        #expect(changedFields(plain) == ["n"])
        #expect(changedFields(other) == [])
    }
}

@Suite struct PrintedChangesTests {
    @Test func line() {
        func line(_ set: (inout BodyCause) -> Void) -> String {
            var cause = BodyCause()
            set(&cause)
            return PrintedChanges(view: "V", cause: cause, properties: ["_n", "inner", "inner"]).line
        }
        #expect(line { $0.isFirst = true } == "V: @self, @identity, _n, inner changed.")
        #expect(line { $0.properties = [0] } == "V: _n changed.")
        #expect(line { ($0.isOtherValue, $0.properties) = (true, [1, 2]) } == "V: @self, inner changed.")
        #expect(line { $0.isOtherRead = true } == "V: @dependencies changed.")
        #expect(line { _ in } == "V: unchanged.")
    }
}
