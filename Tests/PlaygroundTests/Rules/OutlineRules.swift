import Testing

/// Trees of data: disclosure groups, and outlines that are made of them.
@Suite struct OutlineRules {
    /// `Files` lists a tree: `src` holds `main` and `lib`, `lib` holds `a`; `readme` holds nothing.
    private func outline(_ content: String) -> String {
        Given.counter + """
            struct File: Identifiable { var name: String; var children: [File]? = nil; var id: String { name } }
            let lib = File(name: "lib", children: [File(name: "a")])
            struct Files: View {
                @State private var files = [File(name: "src", children: [File(name: "main"), lib]), File(name: "readme")]
                @State private var isOpen = false
                var body: some View {
                    let _ = Self._printChanges()
                    Button("reverse") { files = files.reversed() }
                    Button("rename") { files[0].children![0].name = "other" }
                    Toggle("open", isOn: $isOpen)
                    \(content)
                }
            }
            Files()
            """
    }

    /// The texts of the outline after the actions, without those of the controls above.
    private func rows(_ content: String, _ actions: String...) -> [String] {
        let snippet = outline(content)
        let shown: Shown =
            switch actions.count {
            case 0: Shown(snippet)
            case 1: Shown(snippet, actions[0])
            case 2: Shown(snippet, actions[0], actions[1])
            default: Shown(snippet, actions[0], actions[1], actions[2])
            }
        return shown.errors + shown.texts.dropFirst(3)
    }

    @Test(
        "The children of an element are made while it is expanded, in a list and elsewhere",
        arguments: [
            "List { OutlineGroup(files, children: \\.children) { Text($0.name) } }",
            "List(files, children: \\.children) { Text($0.name) }",
            "List(files, id: \\.name, children: \\.children) { Text($0.name) }",
            "List(files, children: \\.children, selection: .constant(nil as String?)) { Text($0.name) }",
            "List(files, id: \\.name, children: \\.children, selection: .constant(nil as String?)) { Text($0.name) }",
            "VStack { OutlineGroup(files, id: \\.name, children: \\.children) { Text($0.name) } }",
        ])
    func outlines(content: String) {
        #expect(rows(content) == ["src", "readme"])
        #expect(rows(content, "tap \"src\"") == ["src", "main", "lib", "readme"])
        #expect(rows(content, "tap \"src\"", "tap \"lib\"") == ["src", "main", "lib", "a", "readme"])
        #expect(rows(content, "tap \"src\"", "tap \"lib\"", "tap \"src\"") == ["src", "readme"])
    }

    @Test("A group tells that it is expanded")
    func detail() {
        func details(_ actions: String) -> [String?] {
            Shown(outline("List(files, children: \\.children) { Text($0.name) }"), actions).nodes().filter { $0.view == "DisclosureGroup" }.map(\.detail)
        }
        #expect(details("tap \"open\"") == [nil])
        #expect(details("tap \"src\"") == ["expanded", nil])
    }

    @Test("An outline of one root shows that root")
    func root() {
        #expect(rows("OutlineGroup(lib, children: \\.children) { Text($0.name) }", "tap \"lib\"") == ["lib", "a"])
        #expect(rows("OutlineGroup(lib, id: \\.name, children: \\.children) { Text($0.name) }") == ["lib"])
    }

    @Test("Elements of an outline are known by their ids: expanded ones stay so when they move, rows keep their state, another id is another row")
    func identity() {
        let content = "List(files, children: \\.children) { Counter(name: $0.name) }"
        let tapped = "tap \"readme\""
        #expect(rows(content, tapped, "tap \"reverse\"") == ["readme", "1", "src", "0"])
        let moved = Shown(outline(content), "tap DisclosureGroup[0]", "tap \"main\"", "tap \"reverse\"")
        #expect(moved.texts.suffix(8) == ["readme", "0", "src", "0", "main", "1", "lib", "0"])
        let renamed = Shown(outline(content), "tap DisclosureGroup[0]", "tap \"main\"", "tap \"rename\"")
        #expect(renamed.texts.suffix(8) == ["src", "0", "other", "0", "lib", "0", "readme", "0"])
    }

    @Test("What is hidden has ended: it disappears, and is new when it is shown again")
    func collapsing() {
        let shown = Shown(
            outline("DisclosureGroup(\"more\") { Counter(name: \"a\") }"), "tap \"more\"", "tap \"a\"", "tap \"more\"", "tap \"more\"")
        #expect(shown.errors == [])
        #expect(shown.texts.suffix(3) == ["more", "a", "0"])
        #expect(shown.output.dropFirst() == [["a appears"], [], ["a disappears"], ["a appears"]])
        #expect(shown.bodies("Files") == [1, 0, 0, 0, 0])
        #expect(shown.states("Counter") == [[], ["created taps 0"], ["changed taps 1"], ["destroyed taps 1"], ["created taps 0"]])
    }

    @Test("A binding says whether a group is expanded, and follows a tap")
    func binding() {
        let content = "DisclosureGroup(isExpanded: $isOpen) { Text(\"inside\") } label: { Text(\"more \\(isOpen.description)\") }"
        #expect(rows(content) == ["more false"])
        #expect(rows(content, "tap \"open\"") == ["more true", "inside"])
        #expect(rows(content, "tap \"more false\"") == ["more true", "inside"])
        #expect(rows(content, "tap \"more false\"", "tap \"more true\"") == ["more false"])
        #expect(Shown(outline(content), "tap \"more false\"", "tap \"inside\"").texts.last == "inside")
    }

    @Test("What a group discloses are rows of the list, each of its own, and one column anywhere else")
    func rowsOfLists() {
        let group = "DisclosureGroup(\"more\") { Text(\"a\"); Text(\"b\") }"
        let list = Shown("List { \(group); Text(\"c\") }", "tap \"more\"")
        #expect(list.count("ListRow") == 4)
        #expect(list.frames("Text") == ["0 0 32 16", "0 16 8 16", "0 32 8 16", "0 48 8 16"])
        let stack = Shown("HStack { \(group); Text(\"c\") }", "tap \"more\"")
        #expect(stack.frames("DisclosureGroup") == ["0 208 304 64"])
        #expect(stack.frames("Text") == ["0 208 32 16", "148 232 8 16", "148 256 8 16", "312 232 8 16"])
        let section = Shown("List { Section(\"s\") { \(group) } }", "tap \"more\"")
        #expect(section.nodes().filter { $0.view == "ListRow" }.map(\.section) == [0, 0, 0])
    }
}
