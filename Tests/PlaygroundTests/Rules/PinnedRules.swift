import Testing

/// Headers and footers that stay in sight while their section scrolls through: `pinnedViews` of lazy stacks.
@Suite struct PinnedRules {
    /// Three sections of a header, four rows and a footer; each of the 6 views is 16 points high, and 80 points are seen.
    private static let contents = [
        "Part(\"A\"); Part(\"B\"); Part(\"C\")", "ForEach([\"A\", \"B\", \"C\"], id: \\.self) { Part($0) }",
        "LazyPart(\"A\"); LazyPart(\"B\"); LazyPart(\"C\")", "ForEach([\"A\", \"B\", \"C\"], id: \\.self) { LazyPart($0) }",
    ]

    /// Where the texts stand that begin with a letter: their `y`; `nil` where they are not there.
    private func places(_ content: String, _ pinned: String, scrolledBy points: Int, _ texts: [String]) -> [Double?] {
        let snippet = """
            struct Part: View {
                let name: String
                init(_ name: String) { self.name = name }
                var body: some View {
                    Section {
                        Text(name + "1"); Text(name + "2"); Text(name + "3"); Text(name + "4")
                    } header: { Text(name) } footer: { Text("end " + name) }
                }
            }
            struct LazyPart: View {
                let name: String
                init(_ name: String) { self.name = name }
                var body: some View {
                    Section { ForEach(1..<5) { Text(name + "\\($0)") } } header: { Text(name) } footer: { Text("end " + name) }
                }
            }
            ScrollView { LazyVStack(spacing: 0, pinnedViews: [\(pinned)]) { \(content) } }
            """
        let shown = Shown(snippet, "scroll ScrollView[0] \(points)", width: 100, height: 80)
        #expect(shown.errors == [])
        let nodes = shown.nodes()
        return texts.map { text in nodes.first { $0.text == text }?.frame?.y }
    }

    @Test("A header stays at the top while its section scrolls through, until the end of the section pushes it out", arguments: contents)
    func headers(content: String) {
        #expect(places(content, ".sectionHeaders", scrolledBy: 0, ["A", "A1"]) == [0, 16])
        #expect(places(content, ".sectionHeaders", scrolledBy: 30, ["A", "A2"]) == [0, 2])
        // 96 points of the first section: 6 of them are left, so its header is pushed 10 points out.
        #expect(places(content, ".sectionHeaders", scrolledBy: 90, ["A", "B", "B1"]) == [-10, 6, 22])
        #expect(places(content, ".sectionHeaders", scrolledBy: 100, ["B", "B1"]) == [0, 12])
        #expect(places(content, ".sectionHeaders", scrolledBy: 150, ["B", "C"]) == [0, 42])
    }

    @Test("A footer stays at the bottom until the start of its section pushes it out", arguments: contents)
    func footers(content: String) {
        #expect(places(content, ".sectionFooters", scrolledBy: 0, ["A", "end A"]) == [0, 64])
        #expect(places(content, ".sectionFooters", scrolledBy: 30, ["end A", "B"]) == [50, 66])
        #expect(places(content, ".sectionFooters", scrolledBy: 50, ["end A", "B", "end B"]) == [30, 46, 64])
    }

    @Test("Nothing is pinned without pinnedViews, and both where both are named", arguments: contents)
    func neither(content: String) {
        #expect(places(content, "", scrolledBy: 4, ["A", "A1"]) == [-4, 12])
        #expect(places(content, ".sectionHeaders, .sectionFooters", scrolledBy: 100, ["B", "B1", "end B"]) == [0, 12, 64])
    }

    @Test("A pinned header keeps its state and doesn't appear again")
    func state() {
        let snippet =
            Given.counter + """
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                        Section { ForEach(0..<50) { Text("\\($0)") } } header: { Counter(name: "a") }
                    }
                }
                """
        let shown = Shown(snippet, "tap \"a\"", "scroll ScrollView[0] 300", "tap \"a\"", width: 100, height: 80)
        #expect(shown.errors == [])
        #expect(shown.texts.contains("2"))
        #expect(shown.output.flatMap(\.self) == ["a appears"])
    }

    @Test("A header of a horizontal stack is pinned at its leading edge")
    func horizontal() {
        let snippet = """
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                    Section { ForEach(10..<40) { Text("\\($0)") } } header: { Text("hd") }
                }
            }
            """
        let shown = Shown(snippet, "scroll ScrollView[0] 100", width: 100, height: 80)
        #expect(shown.nodes().first { $0.text == "hd" }?.frame?.x == 0)
        #expect(shown.nodes().first { $0.text == "16" }?.frame?.x == 12)
    }
}
