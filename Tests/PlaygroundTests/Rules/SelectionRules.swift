import Testing

/// What a tap on a row of a list selects.
@Suite struct SelectionRules {
    private func shown(_ list: String, _ actions: String...) -> Shown {
        let snippet = """
            struct Dog: Identifiable { let id: Int; let name: String }
            struct ContentView: View {
                @State private var one: Int?
                @State private var some: Set<Int> = [7]
                @State private var word: String? = "word"
                @State private var taps = 0
                let dogs = [Dog(id: 1, name: "Rex"), Dog(id: 2, name: "Bo")]
                var body: some View {
                    Text("\\(one ?? 0) \\(String(describing: some.sorted())) \\(word ?? "-") \\(taps)")
                    \(list)
                }
            }
            """
        return switch actions.count {
        case 1: Shown(snippet, actions[0])
        default: Shown(snippet, actions[0], actions[1])
        }
    }

    @Test(
        "A tap on a row sets a single selection to the row's id",
        arguments: [
            "List(dogs, selection: $one) { Text($0.name) }",
            "List(dogs, id: \\.id, selection: $one) { Text($0.name) }",
            "List(selection: $one) { ForEach(dogs) { Text($0.name) } }",
            "List(selection: $one) { Section(\"s\") { ForEach(dogs) { dog in HStack { Text(dog.name); Spacer() } } } }",
        ])
    func single(list: String) {
        #expect(shown(list, "tap \"Bo\"").texts.first == "2 [7] word 0")
        #expect(shown(list, "tap \"Bo\"", "tap \"Rex\"").texts.first == "1 [7] word 0")
        #expect(shown(list, "tap ListRow[0]").texts.first == "1 [7] word 0")
    }

    @Test(
        "A tap on a row makes it the only member of a set",
        arguments: [
            "List(dogs, selection: $some) { Text($0.name) }", "List(dogs, id: \\.id, selection: $some) { Text($0.name) }",
            "List(selection: $some) { ForEach(dogs) { Text($0.name) } }",
        ])
    func set(list: String) {
        #expect(shown(list, "tap \"Bo\"").texts.first == "0 [2] word 0")
        #expect(shown(list, "tap \"Bo\"", "tap \"Rex\"").texts.first == "0 [1] word 0")
    }

    private static let menu = """
        .contextMenu(forSelectionType: Int.self) { ids in
            if ids.isEmpty { Button("add") { taps += 1 } } else { Button("remove \\(String(describing: ids.sorted()))") { taps += 10 } }
        }
        """

    @Test(
        "§19.11 The menu of a selection has the items for the rows that are selected",
        arguments: [
            "List(dogs, selection: $one) { Text($0.name) }", "List(dogs, selection: $some) { Text($0.name) }.padding()",
            "Table(dogs, selection: $one) { TableColumn(\"Name\", value: \\.name) }",
        ])
    func selectionMenu(list: String) {
        let none = shown(list.replacing("$some", with: "$one") + Self.menu, "tap add")
        #expect(none.errors == [])
        #expect(none.texts.first == "0 [7] word 1")
        let bo = shown(list + Self.menu, "tap Bo", "tap \"remove [2]\"")
        #expect(bo.errors == [])
        #expect(bo.texts.first == (list.contains("$some") ? "0 [2] word 10" : "2 [7] word 10"))
        #expect(bo.texts.last == "remove [2]")
    }

    @Test("§19.11 A tap on a row runs the primary action, for a selection of its type")
    func primaryAction() {
        let action = Self.menu + " primaryAction: { taps += $0.first ?? 0 }"
        #expect(shown("List(dogs, selection: $one) { Text($0.name) }" + action, "tap Bo").texts.first == "0 [7] word 2")
        #expect(shown("List(selection: $word) { Text(\"Bo\").tag(\"Bo\") }" + action, "tap Bo").texts.first == "0 [7] Bo 0")
        let without = shown("List(dogs) { Text($0.name) }" + action, "tap \"Bo\"")
        #expect(without.errors == ["action-not-taken: \"Bo\" doesn't take a tap, nor does a view around it"])
    }

    @Test("A tag of the selection's type goes before the id, and a row without one cannot be selected")
    func tags() {
        let list = "List(selection: $one) { ForEach(dogs) { Text($0.name).tag($0.id + 40) }; Text(\"a\").tag(\"a\"); Text(\"b\") }"
        #expect(shown(list, "tap \"Bo\"").texts.first == "42 [7] word 0")
        for text in ["a", "b"] {
            let found = shown(list, "tap \"\(text)\"")
            #expect(found.errors == ["action-not-taken: \"\(text)\" doesn't take a tap, nor does a view around it"])
            #expect(found.texts.first == "0 [7] word 0")
        }
        #expect(shown("List(selection: $word) { Text(\"a\").tag(1); Text(\"b\").tag(\"x\") }", "tap \"b\"").texts.first == "0 [7] x 0")
    }

    @Test("A tag of the optional type selects, too, and one that is nil selects nothing; a set takes no optional tag")
    func optionalTags() {
        let rows = "ForEach(dogs) { Text($0.name).tag($0.id as Int?) }; Text(\"none\").tag(nil as Int?)"
        #expect(shown("List(selection: $one) { \(rows) }", "tap \"Bo\"").texts.first == "2 [7] word 0")
        #expect(shown("List(selection: $one) { \(rows) }", "tap \"Bo\"", "tap \"none\"").texts.first == "0 [7] word 0")
        #expect(
            shown("List(selection: $some) { Text(\"a\").tag(1 as Int?) }", "tap \"a\"").errors == [
                "action-not-taken: \"a\" doesn't take a tap, nor does a view around it"
            ])
        let list = "List(selection: $maybe) { Text(\"a\").tag(3 as Int?); Text(\"b\").tag(nil as Int?); Text(\"c\").tag(4 as Int??) }"
        let snippet = "struct V: View { @State private var maybe: Int??; var body: some View { Text(String(describing: maybe)); \(list) } }; V()"
        #expect(
            ["a", "b", "c"].map { Shown(snippet, "tap \"\($0)\"").texts.first } == [
                "Optional(Optional(3))", "Optional(nil)", "Optional(Optional(4))",
            ])
    }

    @Test("A button in a row takes its tap itself")
    func button() {
        let list = "List(dogs, selection: $one) { dog in Button(dog.name) { taps += 1 } }"
        #expect(shown(list, "tap \"Bo\"").texts.first == "0 [7] word 1")
        #expect(shown(list, "tap \"Bo\"", "tap ListRow[1]").texts.first == "2 [7] word 1")
    }

    @Test("A list without selection takes no tap, and an optional binding may be missing")
    func none() {
        #expect(shown("List(dogs) { Text($0.name) }", "tap \"Bo\"").errors == ["action-not-taken: \"Bo\" doesn't take a tap, nor does a view around it"])
        let list = "List(selection: nil as Binding<Int?>?) { ForEach(dogs) { Text($0.name) } }"
        #expect(shown(list, "tap \"Bo\"").errors == ["action-not-taken: \"Bo\" doesn't take a tap, nor does a view around it"])
    }

    @Test(
        "A navigation link in a list with a selection selects its row, whatever is around it",
        arguments: [
            ".contextMenu { Button(\"Edit\") {} }", ".padding().background(.red)", ".swipeActions { Button(\"Pin\") {} }",
            ".alert(\"a\", isPresented: .constant(false)) {}",
        ])
    func links(modifiers: String) {
        let shown = Shown(
            """
            struct Pear: Hashable, Identifiable { let id: Int }
            struct Row: View { let pear: Pear; var body: some View { NavigationLink("Pear \\(pear.id)", value: pear) } }
            struct Pears: View {
                @State private var chosen: Pear?
                var body: some View {
                    NavigationSplitView {
                        List([Pear(id: 1), Pear(id: 2)], selection: $chosen) { Row(pear: $0)\(modifiers) }
                    } detail: { Text("chosen \\(chosen?.id ?? 0)") }
                }
            }
            Pears()
            """, "tap \"Pear 2\"")
        #expect(shown.errors == [])
        #expect(shown.texts.contains("chosen 2"))
    }
}
