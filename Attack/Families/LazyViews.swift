extension Family {
    /// Very many rows, in containers that make few of them.
    static let lazyViews = Family(
        "lazy-views",
        [
            { draws in scrolled(container(&draws, of: "ForEach(\(data(&draws))) { i in \(row(&draws)) }"), &draws) },
            { draws in scrolled(container(&draws, of: container(&draws, of: "ForEach(\(data(&draws))) { i in \(row(&draws)) }")), &draws) },
            { draws in
                let part = draws.one(of: [
                    "ScrollView", "ScrollView(.horizontal)", "ScrollView([.horizontal, .vertical])", "List", "Form", "ViewThatFits", "GeometryReader { _ in ",
                ])
                return scrolled(
                    "\(part) { ForEach(\(data(&draws))) { i in \(row(&draws)) } }",
                    &draws)
            },
            { draws in scrolled("List { ForEach(\(data(&draws))) { s in Section(\"\\(s)\") { ForEach(\(data(&draws))) { i in \(row(&draws)) } } } }", &draws) },
            { draws in
                scrolled(
                    "Table(\(data(&draws)).map { Row(id: $0) }) { TableColumn(\"a\") { Text(\"\\($0.id)\") }; TableColumn(\"b\") { Text(\"\\($0.id)\") } }",
                    &draws)
            },
            { draws in scrolled("Grid { ForEach(\(data(&draws))) { i in GridRow { ForEach(0..<\(draws.size(300))) { j in \(row(&draws)) } } } }", &draws) },
            { draws in
                let part = draws.one(of: ["LazyVGrid(columns: ", "LazyHGrid(rows: "])
                return scrolled(
                    "\(part)[\(item(&draws)), \(item(&draws))]) { ForEach(\(data(&draws))) { i in \(row(&draws)) } }",
                    &draws)
            },
            { draws in
                scrolled(
                    "LazyVGrid(columns: Array(repeating: \(item(&draws)), count: \(draws.size(1_000_000)))) { ForEach(\(data(&draws))) { i in \(row(&draws)) } }",
                    &draws)
            },
            { draws in scrolled("OutlineGroup([Row(id: 1)], children: \\.children) { Text(\"\\($0.id)\") }", &draws) },
            { draws in scrolled("ForEach(subviews: ForEach(\(data(&draws))) { i in \(row(&draws)) }) { s in s; Text(\"a\") }", &draws) },
            { draws in
                scrolled("Group(subviews: ForEach(\(data(&draws))) { i in \(row(&draws)) }) { s in ForEach(s) { $0 }; ForEach(s.reversed()) { $0 } }", &draws)
            },
        ])

    private static func scrolled(_ view: String, _ draws: inout Draws) -> Attack {
        let odd = draws.one(of: ["100", "1e300", "-1e300", "nan", "1e18", "\(draws.size(1_000_000_000))", "-5"])
        let actions = [
            "scroll \(draws.one(of: ["ScrollView", "List", "\"a\"", "LazyVStack"])) \(odd)",
            "resize \(draws.one(of: ["1x1", "100000x100000", "0x0", "300x1e9"]))",
        ]
        let row = "struct Row: Identifiable { let id: Int; var children: [Row]? { [Row(id: id + 1), Row(id: id + 1)] } }\n"
        return .run(row + view, actions: draws.once(in: 2) ? actions : [], json: draws.once(in: 4))
    }

    private static func data(_ draws: inout Draws) -> String {
        let count = draws.size(10_000_000_000)
        return draws.one(of: [
            "0..<\(count)", "Array(0..<\(min(count, 300_000))), id: \\.self", "[1, 1, 1], id: \\.self", "0..<\(count), id: \\.self",
            "(0..<\(min(count, 100_000))).map { _ in Int.random(in: 0...3) }, id: \\.self", "Int.min..<Int.max", "0..<0",
            "(0..<\(min(count, 100_000))).reversed(), id: \\.self",
        ])
    }

    private static func container(_ draws: inout Draws, of content: String) -> String {
        let open = draws.one(of: [
            "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView { LazyVStack", "ScrollView { VStack", "ScrollView(.horizontal) { LazyHStack",
            "LazyVStack(spacing: \(draws.oddLength()), pinnedViews: .sectionHeaders)", "ScrollView { LazyVStack(spacing: \(draws.oddLength()))", "Group",
            "List", "Form",
        ])
        return "\(open) { \(content) }\(open.contains("{") ? " }" : "")"
    }

    private static func row(_ draws: inout Draws) -> String {
        let length = draws.oddLength()
        return draws.one(of: [
            "Text(\"a\")", "Color.red.frame(height: \(length))", "EmptyView()", "Group { Text(\"a\"); Text(\"b\") }", "Text(\"a\").id(Int.random(in: 0...3))",
            "if Bool.random() { Text(\"a\") }", "VStack { Color.red; Color.blue }.frame(height: \(length))", "LazyVStack { Color.red }",
            "Color.red.onAppear { print(1) }", "ForEach(0..<1000) { Text(\"\\($0)\") }", "Text(String(repeating: \"a \", count: 10000))",
        ])
    }

    private static func item(_ draws: inout Draws) -> String {
        "GridItem(\(draws.one(of: [".flexible(minimum: \(draws.oddLength()), maximum: \(draws.oddLength()))", ".adaptive(minimum: \(draws.oddLength()), maximum: \(draws.oddLength()))", ".fixed(\(draws.oddLength()))"])), spacing: \(draws.oddLength()))"
    }
}
