import Testing

/// View lists: which views a container sees.
@Suite struct ViewListRules {
    @Test(
        "§9 Tuples, Group, ForEach, Optional, conditionals, AnyView, sections and bodies flatten",
        arguments: [
            ("Text(\"1\"); Text(\"2\"); Text(\"3\")", 3),
            ("Group { Text(\"1\"); Group { Text(\"2\"); Group { Text(\"3\") } }; Text(\"4\") }", 4),
            ("ForEach(0..<3) { _ in Text(\"1\"); Text(\"2\") }", 6),
            ("ForEach(0..<3) { _ in ForEach(0..<2) { _ in Two() } }", 12),
            ("if yes { Two() }", 2),
            ("if no { Two() } else { Text(\"1\") }", 1),
            ("switch 2 { case 1: Text(\"1\"); case 2: Two(); Text(\"3\"); default: EmptyView() }", 3),
            ("AnyView(Two())", 2),
            ("AnyView(ForEach(0..<3) { _ in Text(\"1\") })", 3),
            ("Section { Two() } header: { Text(\"h\") } footer: { Text(\"f\") }", 4),
            ("Group { Section { Two() } }", 2),
            ("Two(); Group { Two() }", 4),
        ])
    func flattening(content: String, count: Int) {
        #expect(Shown(Given.count + "Count { \(content) }").texts == ["\(count)"])
    }

    @Test(
        "§9 A layout container is one view, even an empty one; so is a leaf",
        arguments: [
            "HStack { }", "VStack { Two() }", "ZStack { }", "List { }", "ScrollView { Two() }", "LazyVStack { Two() }", "Grid { }",
            "GeometryReader { _ in Two() }",
            "ViewThatFits { Two() }", "Form { Two() }", "Color.red", "Text(\"a\")", "Spacer()", "Divider()", "Rectangle()", "Button(\"a\") { }",
        ])
    func oneView(content: String) {
        #expect(Shown(Given.count + "Count { \(content) }").texts.first == "1")
    }

    @Test(
        "§9 EmptyView, nil, a false if and an empty Group are no view",
        arguments: [
            "EmptyView()", "Optional<Text>.none", "if no { Text(\"a\") }", "Group { }", "Group { EmptyView(); Group { } }", "Nothing()", "AnyView(EmptyView())",
            "EmptyView().padding()", "ForEach(0..<0) { _ in Text(\"a\") }", "Section { }", "Count<EmptyView>.nothing",
        ])
    func noView(content: String) {
        let nothing = "extension Count where Content == EmptyView { static var nothing: some View { Group { if no { Two() } } } }\n"
        #expect(Shown(Given.count + nothing + "Count { \(content) }").texts == ["0"])
    }

    @Test(
        "§9 Modifiers on a list go to each element",
        arguments: [
            ".padding()", ".frame(width: 5)", ".background(Color.red)", ".overlay { Two() }", ".offset(x: 1)", ".opacity(0.5)", ".font(.title)", ".tag(1)",
            ".layoutPriority(1)", ".rotationEffect(.degrees(5))", ".onAppear { }", ".disabled(true)",
        ])
    func multiModifiers(modifier: String) {
        #expect(Shown(Given.count + "Count { Group { Text(\"1\"); Two() }\(modifier) }").texts == ["3"])
    }

    @Test("§9 A modifier on a Group is one node around each element where a container resolves the list")
    func nodesOfMultiModifiers() {
        #expect(Shown(Given.count + "VStack { Group { Text(\"1\"); Two() }.padding() }").count("padding") == 3)
    }

    @Test("§9 onGeometryChange makes one view of a list")
    func unaryModifier() {
        let snippet = "Count { Two().onGeometryChange(for: Int.self) { _ in 1 } action: { _ in } }"
        #expect(Shown(Given.count + snippet).texts == ["1"])
    }

    @Test(
        "§9 A custom modifier's body runs once, with the whole list as content",
        arguments: [
            ("HStack { content }", 1, 1), ("content.padding()", 3, 1), ("content; Text(\"x\")", 4, 1), ("content; content", 6, 1), ("EmptyView()", 0, 1),
            ("Group { content }.background { content }", 3, 1),
        ])
    func customModifier(body: String, count: Int, runs: Int) {
        let modifier = "struct Change: ViewModifier { func body(content: Content) -> some View { \(body) } }\n"
        let shown = Shown(Given.count + modifier + "Count { Group { Text(\"1\"); Two() }.modifier(Change()) }")
        #expect(shown.texts.first == "\(count)")
        #expect(shown.bodies("Change") == [runs])
    }

    @Test("§9 Custom modifiers stack, each around the whole list")
    func customModifiersStack() {
        let modifier = "struct Plus: ViewModifier { func body(content: Content) -> some View { content.padding(); Text(\"x\") } }\n"
        #expect(Shown(Given.count + modifier + "Count { Two().modifier(Plus()).modifier(Plus()) }").texts == ["4"])
    }

    @Test("§9 onAppear of a list is called when its first element appears, onDisappear when the last one is gone")
    func appearanceOfLists() {
        let snippet = #"""
            struct ContentView: View {
                @State private var items: [Int] = []
                var body: some View {
                    VStack {
                        ForEach(items, id: \.self) { Text("\($0)") }.onAppear { print("appear") }.onDisappear { print("disappear") }
                    }
                }
            }
            """#
        let shown = Shown(snippet, "set items [1, 2]", "set items [2]", "set items []", "set items [3]")
        #expect(shown.output == [[], ["appear"], [], ["disappear"], ["appear"]])
    }

    @Test("§9 onChange of a list is called once, however many elements there are")
    func onChangeOfLists() {
        let snippet = #"""
            struct ContentView: View {
                @State private var n = 0
                var body: some View { VStack { Group { Text("a"); Text("b"); Text("c") }.onChange(of: n) { print($0, $1) } } }
            }
            """#
        #expect(Shown(snippet, "set n 1").output == [[], ["0 1"]])
    }

    @Test("§9 onPreferenceChange of a list is called for each element, with no limit on how many there are")
    func onPreferenceChangeOfLists() {
        let snippet = "VStack { Group { ForEach(1..<6) { Color.red.add($0) } }.onPreferenceChange(Sum.self) { print($0) } }"
        let shown = Shown(Given.preferences + snippet)
        #expect(shown.output.first?.sorted() == ["1", "2", "3", "4", "5"])
        #expect(shown.warnings == [])
    }

    @Test(
        "§9 A builder's branches are paired into a balanced tree, an odd one is carried up; Optional where there is no else",
        arguments: [
            ("if n == 0 { Text(\"\") } else { Color.red }", "_ConditionalContent<Text, Color>"),
            ("if n == 0 { Text(\"\") }", "Optional<Text>"),
            (
                "if n == 0 { Text(\"\") } else if n == 1 { Color.red } else { Spacer() }", "_ConditionalContent<_ConditionalContent<Text, Color>, Spacer>"
            ),
            ("if n == 0 { Text(\"\") } else if n == 1 { Color.red }", "Optional<_ConditionalContent<Text, Color>>"),
            (
                "switch n { case 0: Text(\"\"); case 1: Color.red; case 2: Spacer(); case 3: Divider(); default: EmptyView() }",
                "_ConditionalContent<_ConditionalContent<_ConditionalContent<Text, Color>, _ConditionalContent<Spacer, Divider>>, EmptyView>"
            ),
        ])
    func builderShapes(body: String, type: String) {
        let shown = Shown("struct ContentView: View { let n = 0; var body: some View { \(body) } }\nContentView()")
        #expect(shown.report.types["ContentView.body"] == type)
    }

    @Test("§9 Several views where one is expected are one implicit stack, and modifiers go around it")
    func implicitStacks() {
        #expect(Shown("Group { Text(\"a\"); Text(\"b\") }.padding()").count("padding") == 1)
        #expect(Shown("Color.red.overlay { Group { Text(\"a\"); Text(\"b\") }.padding() }").count("padding") == 1)
        #expect(Shown("Text(\"a\")\n    .background { Text(\"b\"); Text(\"c\") }").texts == ["a", "b", "c"])
    }

    @Test("§9 Each view of a list is a row of a List")
    func rows() {
        let snippet = "List { Text(\"1\"); Two(); AnyView(ForEach(0..<2) { _ in Text(\"2\") }); if no { Text(\"3\") }; EmptyView() }"
        #expect(Shown(Given.count + snippet).count("ListRow") == 5)
    }

    @Test("§9 Elements of a lazy stack may resolve to several views or none")
    func lazyElements() {
        let pairs = "ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Text(\"h\\($0)\").frame(height: 20); Text(\"b\\($0)\").frame(height: 20) } } }"
        #expect(Shown(pairs, height: 100).texts == ["h0", "b0", "h1", "b1", "h2", "b2"])
        #expect(Shown(pairs, "scroll ScrollView[0] 300", height: 60).texts == ["h7", "b7", "h8", "b8"])
        let some = "ScrollView { LazyVStack(spacing: 0) { ForEach(0..<6) { i in if i % 2 == 1 { Text(\"\\(i)\").frame(height: 20) } } } }"
        #expect(Shown(some).texts == ["1", "3", "5"])
        let grid = "ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { ForEach(0..<5) { i in if i != 1 { Text(\"\\(i)\") } } } }"
        #expect(Shown(grid).texts == ["0", "2", "3", "4"])
    }

    @Test("§9 A container lays out again what comes, goes and moves within a custom view of several views")
    func listsOfCustomViews() {
        func snippet(_ names: String) -> String {
            """
            struct Names: View { let names: [String]; var body: some View { ForEach(names, id: \\.self) { Text($0) } } }
            struct Outer: View { let names: [String]; var body: some View { Names(names: names); Divider() } }
            struct ContentView: View {
                @State private var names: [String] = \(names)
                var body: some View { VStack(spacing: 0) { Outer(names: names).padding(1); Color.red } }
            }
            """
        }
        for names in ["[\"a\", \"b\", \"c\"]", "[\"c\", \"a\"]", "[\"b\"]", "[]", "[\"x\", \"b\", \"a\"]"] {
            let changed = Shown(snippet("[\"a\", \"b\"]"), "set names \(names)")
            let made = Shown(snippet(names))
            #expect(changed.nodes().map(\.frame) == made.nodes().map(\.frame))
        }
    }

    @Test(
        "§16: a lazy container has the elements of a `ForEach` in the body of a custom view, when that body alone runs",
        arguments: ["List", "Form", "LazyVStack"])
    func lazyCounts(container: String) {
        let shown = Shown(
            """
            @Observable class Store { var names: [String] = []; var isOpen = false }
            struct Rows: View {
                let store: Store
                var body: some View {
                    ForEach(store.names, id: \\.self) { Text($0) }
                    if store.isOpen { ForEach(0..<2) { Text("open \\($0)") } }
                }
            }
            struct Names: View {
                @State private var store = Store()
                var body: some View {
                    \(container) {
                        Rows(store: store)
                        Button("Add") { store.names.append("name \\(store.names.count)") }
                        Button("Open") { store.isOpen.toggle() }
                        Button("Drop") { store.names.removeLast() }
                    }
                }
            }
            Names()
            """, "tap Add", "tap Add", "tap Open", "tap Drop", "tap Open")
        let rows = (0...5).map { step in shown.texts(step).filter { $0.contains(" ") } }
        #expect(shown.errors == [])
        #expect(
            rows == [
                [], ["name 0"], ["name 0", "name 1"], ["name 0", "name 1", "open 0", "open 1"], ["name 0", "open 0", "open 1"], ["name 0"],
            ])
        #expect(shown.bodies("Names").dropFirst().allSatisfy { $0 == 0 })
    }

    @Test("§9: a modifier of a grid's row is one of each of its cells")
    func gridRows() {
        let shown = Shown(
            """
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Text("A"); Text("Bbbbb") }.padding(5).font(.body)
                GridRow { Text("Cccc"); Text("D") }
            }
            """)
        #expect(shown.sizes("GridRow") == ["82 26", "82 16"])
        #expect(shown.sizes("padding") == ["18 26", "50 26"])
        #expect(shown.sizes("Grid") == ["82 42"])
    }
}
