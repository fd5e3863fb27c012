import Testing

/// Subviews, container values and sections.
@Suite struct SubviewRules {
    @Test("§9 Container values are written outside-in: the innermost wins")
    func innermostValueWins() {
        let snippet = """
            struct Custom: View { var body: some View { Text("").containerValue(\\.mark, "body") } }
            Marks {
                Text("").containerValue(\\.mark, "in").containerValue(\\.mark, "out")
                Group { Text("").containerValue(\\.mark, "in"); Text("") }.containerValue(\\.mark, "group")
                Custom().containerValue(\\.mark, "out")
            }
            """
        #expect(Shown(Given.marks + snippet).texts == ["in", "in", "group", "body"])
    }

    @Test("§9 Container values pass through modifiers, custom views, AnyView and custom modifiers")
    func valuesPassThrough() {
        let snippet = """
            struct Custom: View { var body: some View { Text("").containerValue(\\.mark, "body").padding().background(Color.red) } }
            struct Change: ViewModifier { func body(content: Content) -> some View { content.frame(width: 5) } }
            Marks {
                Custom().padding().opacity(0.5)
                AnyView(Custom()).modifier(Change())
                Text("").containerValue(\\.mark, "a").id(1).onAppear { }
            }
            """
        #expect(Shown(Given.marks + snippet).texts == ["body", "body", "a"])
    }

    @Test("§9 Container values stop at containers, and come neither from a background nor from an overlay")
    func valuesStopAtContainers() {
        let snippet = """
            Marks {
                VStack { Text("").containerValue(\\.mark, "leak") }
                HStack { Text("").containerValue(\\.mark, "leak"); Text("") }.containerValue(\\.mark, "stack")
                Text("").background(Text("").containerValue(\\.mark, "leak"))
                Text("").overlay { Text("").containerValue(\\.mark, "leak") }
            }
            """
        #expect(Shown(Given.marks + snippet).texts == ["-", "stack", "-", "-"])
    }

    @Test("§9 A container value on a ForEach or Section reaches every element")
    func valuesReachElements() {
        let snippet = """
            Marks {
                ForEach(0..<2) { _ in Text("") }.containerValue(\\.mark, "each")
                Section { Text("") } header: { Text("") }.containerValue(\\.mark, "section")
            }
            """
        #expect(Shown(Given.marks + snippet).texts == ["each", "each", "section", "section"])
    }

    @Test("§9 A changed container value reaches those who read it")
    func changedValues() {
        let snippet = """
            struct ContentView: View {
                @State private var mark = "a"
                var body: some View { Marks { Text("").containerValue(\\.mark, mark) } }
            }
            """
        let shown = Shown(Given.marks + snippet, "set mark \"b\"")
        #expect([shown.texts(0), shown.texts(1)] == [["a"], ["b"]])
    }

    @Test("§9 What a proxy is modified with is outside of the subview: it is not read back, but containers around see it")
    func valuesOnProxies() {
        let snippet = """
            struct Inner<Content: View>: View {
                let n: Int
                @ViewBuilder var content: Content
                var body: some View { ForEach(subviews: content) { print($0.containerValues.mark); return $0.containerValue(\\.mark, "proxy") } }
            }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Marks { Inner(n: n) { Text(""); Text("").containerValue(\\.mark, "own") } } }
            }
            """
        let shown = Shown(Given.marks + snippet, "set n 1")
        #expect(shown.output == [["-", "own"], ["-", "own"]])
        #expect(shown.texts == ["proxy", "own"])
    }

    @Test("§9 Subviews resolve in the container's environment, not in the proxy's")
    func environmentOfSubviews() {
        let snippet = """
            struct Box<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View { VStack { ForEach(subviews: content) { $0.environment(\\.level, 99) } }.environment(\\.level, 3) }
            }
            Box { Level().environment(\\.level, 7); Level() }.environment(\\.level, 1)
            """
        #expect(Shown(Given.level + snippet).texts == ["7", "3"])
    }

    @Test("§9 The collection of subviews and its slices are views")
    func collectionsAreViews() {
        let snippet = """
            struct Box<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View {
                    Group(subviews: content) { views in
                        views.prefix(1); Text("|"); views[1]; Text("|"); views[2..<3]; Text("|"); views.dropFirst(3)
                    }
                }
            }
            Box { Text("a"); Text("b"); Text("c"); Text("d"); Text("e") }
            """
        #expect(Shown(snippet).texts == ["a", "|", "b", "|", "c", "|", "d", "e"])
        let through = "struct Box<Content: View>: View { @ViewBuilder var content: Content\n var body: some View { Group(subviews: content) { $0 } } }\n"
        #expect(Shown(Given.count + through + "Count { Box { Two(); Text(\"c\") } }").texts == ["3"])
    }

    @Test("§9 A subview's id and state are stable over reorder, and in another container")
    func stableSubviews() {
        let snippet = """
            struct Box<Content: View>: View {
                let isTurned: Bool
                @ViewBuilder var content: Content
                var body: some View {
                    Group(subviews: content) { views in
                        if isTurned { HStack { ForEach(views.reversed()) { $0 } } } else { VStack { ForEach(views) { $0 } } }
                    }
                }
            }
            struct ContentView: View {
                @State private var isTurned = false
                var body: some View { Box(isTurned: isTurned) { Counter(name: "a"); Counter(name: "b") } }
            }
            """
        let shown = Shown(Given.counter + snippet, "tap \"a\"", "set isTurned true")
        #expect(shown.texts(1) == ["a", "1", "b", "0"])
        #expect(shown.texts(2) == ["b", "0", "a", "1"])
        #expect(shown.ids("Counter")[1] == shown.ids("Counter")[2].reversed())
    }

    @Test("§9 Only placed subviews appear; one that is left out keeps its state")
    func placedSubviews() {
        let snippet = """
            struct Box<Content: View>: View {
                let shown: Int
                @ViewBuilder var content: Content
                var body: some View { VStack { Group(subviews: content) { $0.prefix(shown) } } }
            }
            struct ContentView: View {
                @State private var shown = 1
                var body: some View { Box(shown: shown) { Counter(name: "a"); Counter(name: "b") } }
            }
            """
        let shown = Shown(Given.counter + snippet, "tap \"a\"", "set shown 0", "set shown 2")
        #expect(shown.output == [["a appears"], [], ["a disappears"], ["a appears", "b appears"]])
        #expect(shown.texts == ["a", "1", "b", "0"])
    }

    @Test("§9 An index without a subview is named, with the count")
    func indexOutOfRange() {
        let box = "struct Box<Content: View>: View { @ViewBuilder var content: Content\n var body: some View { Group(subviews: content) { $0[2] } } }\n"
        #expect(Shown(box + "Box { Text(\"a\") }").errors == ["index-out-of-range: index 2 is out of range: there is 1 element"])
    }
}

@Suite struct SectionRules {
    @Test("§9 Each Section is a configuration of header, content and footer lists")
    func sections() {
        let snippet = """
            Sections {
                Section { Text("a"); Group { Text("b"); Text("c") } } header: { Text("h"); Text("i") } footer: { ForEach(0..<3) { _ in Text("") } }
                ForEach(0..<2) { _ in Section("h") { Text("a") } }
                AnyView(Section { Text("a") })
            }
            """
        #expect(Shown(Given.sections + snippet).texts == ["2 3 3 -", "1 1 0 -", "1 1 0 -", "0 1 0 -"])
    }

    @Test("§9 An empty Section is a section, and keeps its header, footer and container values")
    func emptySections() {
        let snippet = """
            let no = false
            Sections {
                Section { }
                Section { if no { Text("") } } header: { EmptyView() }
                Text("between")
                Section { } header: { Text("h") }
                Group { Section { EmptyView() } footer: { Text("f") } }.containerValue(\\.mark, "x")
                Section { }.containerValue(\\.mark, "y").padding()
            }
            """
        #expect(Shown(Given.sections + snippet).texts == ["0 0 0 -", "0 0 0 -", "0 1 0 -", "1 0 0 -", "0 0 1 x", "0 0 0 y"])
    }

    @Test("§9 A section that loses its last view stays the same section")
    func emptiedSection() {
        let snippet = """
            struct ContentView: View {
                @State private var items = [1]
                var body: some View { Sections { Section { ForEach(items, id: \\.self) { Text("\\($0)") } }; Section { Text("") } } }
            }
            """
        let shown = Shown(Given.sections + snippet, "set items []", "set items [1, 2]")
        #expect([shown.texts(0), shown.texts(1), shown.texts(2)].map(\.first) == ["0 1 0 -", "0 0 0 -", "0 2 0 -"])
    }

    @Test("§9 Runs of views outside of any Section are implicit sections without header, footer and container values")
    func implicitSections() {
        let snippet = """
            Sections {
                Text("a"); Group { Text("b").containerValue(\\.mark, "leak") }
                Section { Text("c") }
                ForEach(0..<2) { _ in Text("d") }
                Text("e")
            }
            """
        #expect(Shown(Given.sections + snippet).texts == ["0 2 0 -", "0 1 0 -", "0 3 0 -"])
    }

    @Test("§9 There is at least one section", arguments: ["", "EmptyView()", "Group { }", "if Bool.random(), false { Text(\"\") }"])
    func atLeastOne(content: String) {
        #expect(Shown(Given.sections + "Sections { \(content) }").texts == ["0 0 0 -"])
    }

    @Test("§9 Sections side by side stay apart")
    func neighbours() {
        #expect(Shown(Given.sections + "Sections { Section { Text(\"a\") }; Section { Text(\"b\") } }").texts == ["0 1 0 -", "0 1 0 -"])
    }

    @Test("§9 A nested section is a sibling; the one around keeps its other views")
    func nestedSections() {
        let snippet = """
            Sections {
                Section { Text("a"); Section("inner") { Text("b") }; Text("c") } header: { Text("h") } footer: { Text("f") }
            }
            """
        #expect(Shown(Given.sections + snippet).texts == ["1 2 1 -", "1 1 0 -"])
    }

    @Test("§9 A section's container values are those around it, the innermost first, and not those of its content")
    func valuesOfSections() {
        let snippet = """
            struct Custom: View { var body: some View { Section { Text("") }.containerValue(\\.mark, "body") } }
            Sections {
                Group { Section { Text("").containerValue(\\.mark, "leak") }.containerValue(\\.mark, "in") }.containerValue(\\.mark, "out")
                Custom().containerValue(\\.mark, "out")
                Group { Section { Text("") } }.containerValue(\\.mark, "group")
            }
            """
        #expect(Shown(Given.sections + snippet).texts == ["0 1 0 in", "0 1 0 body", "0 1 0 group"])
    }

    @Test("§9 A section's identity follows its ForEach element")
    func identityOfSections() {
        let snippet =
            Given.counter + """
                extension ContainerValues { @Entry var title = "" }
                struct Cards<Content: View>: View {
                    @ViewBuilder var content: Content
                    var body: some View { VStack { ForEach(sections: content) { Counter(name: $0.containerValues.title) } } }
                }
                struct ContentView: View {
                    @State private var titles = ["x", "y"]
                    var body: some View { Cards { ForEach(titles, id: \\.self) { title in Section { Text("") }.containerValue(\\.title, title) } } }
                }
                """
        #expect(Shown(snippet, "tap \"x\"", "set titles [\"y\", \"x\"]").texts == ["y", "0", "x", "1"])
    }

    @Test("§9 A subview that is resolved again keeps its container values; those around the place where it is resolved are none of them")
    func resolvedAgain() {
        func snippet(_ inner: String) -> String {
            #"""
            extension ContainerValues { @Entry var mark = "-" }
            struct Inner<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View {
                    ForEach(subviews: content) { Text("\($0.containerValues.mark) each") }
                    Group(subviews: content) { ForEach($0) { Text("\($0.containerValues.mark) all") } }
                    ForEach(subviews: content) { $0.containerValue(\.mark, "outside") }
                }
            }
            struct Outer<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View {
                    ForEach(sections: content) { section in
                        \#(inner)
                    }
                }
            }
            VStack { Outer { Text("a").containerValue(\.mark, "A"); Section { Text("b") } } }
            """#
        }
        func texts(_ inner: String) -> [String] { Shown(snippet(inner)).texts.filter { $0.count > 1 } }
        #expect(texts("Inner { section.content }.containerValue(\\.mark, \"around\")") == ["A each", "A all", "- each", "- all"])
        #expect(texts("Inner { section.content.containerValue(\\.mark, \"proxy\") }") == ["A each", "A all", "proxy each", "proxy all"])
    }

    @Test("§9 A List shows header, rows and footer of each section, and numbers the sections")
    func listSections() {
        let snippet = """
            List {
                Text("a")
                Section { } header: { Text("h"); Text("i") }
                Section { }
                Section { Text("b"); Text("c") } footer: { Text("f") }
            }
            """
        let shown = Shown(snippet)
        #expect(["ListHeader", "ListRow", "ListFooter"].map { shown.count($0) } == [2, 3, 1])
        #expect(shown.nodes().filter { $0.view == "ListRow" }.map(\.section) == [0, 3, 3])
    }

    @Test(
        "§9 Tags are container values, by their type: the innermost, else the id of a ForEach element",
        arguments: [
            ("Text(\"a\").tag(1)", "1 - false"), ("Text(\"a\").tag(1).tag(2)", "1 - false"), ("Text(\"a\").tag(1).tag(\"x\")", "1 x false"),
            ("Text(\"a\").padding().tag(7)", "7 - true"), ("HStack { Text(\"a\").tag(1) }", "- - false"), ("Text(\"a\")", "- - false"),
            ("Group { Text(\"a\") }.tag(7)", "7 - true"), ("ForEach(7..<8) { _ in Text(\"a\") }", "7 - true"),
            ("ForEach([\"k\"], id: \\.self) { _ in Text(\"a\").tag(7) }", "7 k true"), ("ForEach(7..<8) { _ in Text(\"a\").tag(3) }", "3 - false"),
            ("Text(\"a\").id(7)", "- - false"),
        ])
    func tags(view: String, read: String) {
        let snippet = #"""
            struct Tags<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View {
                    ForEach(subviews: content) { subview in
                        let values = subview.containerValues
                        Text("\(values.tag(for: Int.self).map { "\($0)" } ?? "-") \(values.tag(for: String.self) ?? "-") \(values.hasTag(7).description)")
                    }
                }
            }
            VStack { Tags { VIEW } }
            """#
        let shown = Shown(snippet.replacing("VIEW", with: view))
        #expect(shown.errors == [])
        #expect(shown.texts == [read])
    }

    @Test("§9 A tag that changes runs what reads it, and sections have tags too")
    func changedTags() {
        let snippet = #"""
            struct ContentView: View {
                @State private var n = 1
                var body: some View {
                    VStack {
                        Group(subviews: Text("a").tag(n)) { Text("view \($0[0].containerValues.tag(for: Int.self) ?? 0)") }
                        Group(sections: Section { Text("b") }.tag("s")) { Text("section \($0[0].containerValues.tag(for: String.self) ?? "-")") }
                    }
                }
            }
            """#
        let shown = Shown(snippet, "set n 2")
        #expect([shown.texts(0), shown.texts(1)] == [["view 1", "section s"], ["view 2", "section s"]])
    }
}
