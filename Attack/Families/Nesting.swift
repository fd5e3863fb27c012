extension Family {
    /// One thing inside another, deeper and deeper.
    static let nesting = Family(
        "nesting",
        snippets: pairs.map { pair in
            { draws in
                let depth = draws.size(200_000)
                // Half of them end too early.
                let closed = draws.once(in: 2) ? depth : draws.below(depth)
                return pair.before + String(repeating: pair.open, count: depth) + pair.inside + String(repeating: pair.close, count: closed) + pair.after
            }
        })

    private static let pairs: [(before: String, open: String, inside: String, close: String, after: String)] = [
        ("let x = ", "(", "1", ")", ""), ("let x = ", "[", "1", "]", ""), ("let x = ", "{ ", "1", " }", ""), ("let x = ", "[1: ", "1", "]", ""),
        ("", "{", "", "}", ""),
        ("let x = ", "-", "1", "", ""), ("let x = ", "!", "true", "", ""), ("let x = 1", "!", "", "", ""), ("let x: Int", "?", "", "", " = nil"),
        ("let x = ", "true ? 1 : ", "2", "", ""),
        ("let x = ", "true ? ", "2", " : 1", ""), ("let x: ", "[", "Int", "]", " = []"), ("let x: ", "Array<", "Int", ">", " = []"),
        ("let x: ", "(Int) -> ", "Int", "", " = { $0 }"),
        ("let x: ", "(", "Int", ")", " = 1"), ("", "if true { ", "print(1)", " }", ""), ("", "func f() { ", "print(1)", " }", ""),
        ("", "struct S { ", "var a = 1", " }", ""),
        ("", "VStack { ", "Text(\"a\")", " }", ""), ("", "AnyView(", "Text(\"a\")", ")", ""), ("Text(\"a\")", ".padding()", "", "", ""),
        ("", "Group { ", "Text(\"a\")", " }", ""),
        ("let x = \"", "\\(\"", "a", "\")", "\""), ("let x = \"\\(", "[", "1", "]", ")\""), ("", "/*", "", "*/", "Text(\"a\")"),
        ("/*\"*/ let s = ", "[", "1", "]", ""), ("", "#if os(iOS)\n", "", "#endif\n", ""),
        ("", "do { ", "throw CancellationError()", " } catch { }", ""), ("", "switch 1 { case 1: ", "break", " default: break }", ""),
        ("", "for _ in 0..<1 { ", "print(1)", " }", ""),
        ("let x = 1", ".self", "", "", ""), ("let x = a", ".b", "", "", ""), ("let x = a", "?.b", "", "", ""), ("let x = a", "[0]", "", "", ""),
        ("let x = f", "()", "", "", ""), ("let x = ", "f(", "1", ")", ""),
        ("let x = 1 ", "+ (1 ", "", ")", ""), ("let x = ", "try ", "1", "", ""), ("let x = ", "&", "y", "", ""),
        ("", "@available(*, ", "deprecated", ")", " var x = 1"), ("let x: ", "some ", "View", "", " = 1"),
        ("let x = \\", "String.", "count", "", ""), ("func f<", "T: ", "U", "", ">() {}"), ("extension ", "A.", "B", "", " {}"),
        ("let ", "(", "a", ")", " = 1"), ("if case ", ".some(", "let a", ")", " = 1 {}"),
        ("if ", "let a = b, ", "true", "", " {}"), ("let x = #", "#", "\"a\"", "#", ""), ("let x = ", "\"\"\"\n\\(", "1", ")\n\"\"\"", ""),
        ("let x = ", "if true { ", "1", " } else { 2 }", ""),
        ("", "a: ", "while true {}", "", ""), ("", "Button(\"a\") {} label: { ", "Text(\"a\")", " }", ""), ("", "List { Section { ", "Text(\"a\")", " } }", ""),
        ("", "ScrollView { ", "Text(\"a\")", " }", ""),
        ("", "GeometryReader { _ in ", "Text(\"a\")", " }", ""), ("", "ViewThatFits { ", "Text(\"a\")", " }", ""),
        ("", "ForEach(0..<1) { _ in ", "Text(\"a\")", " }", ""), ("", "NavigationStack { ", "Text(\"a\")", " }", ""),
        ("", "LazyVStack { ", "Text(\"a\")", " }", ""), ("Text(\"a\")", ".background { Text(\"b\")", "", " }", ""),
        ("Text(\"a\")", ".frame(minWidth: 1, maxWidth: .infinity)", "", "", ""), ("", "Grid { GridRow { ", "Text(\"a\")", " } }", ""),
        ("", "Section(header: ", "Text(\"a\")", ") {}", ""), ("Text(\"a\")", ".overlay(Color.red.fixedSize())", "", "", ""),
        ("", "EquatableView(content: ", "Text(\"a\")", ")", ""), ("Text(\"a\")", ".environment(\\.font, nil)", "", "", ""),
    ]
}
