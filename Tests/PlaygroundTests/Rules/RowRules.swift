import Testing

/// What fingers do with the rows of lists, with sliders, and what a pull refreshes.
@Suite struct RowRules {
    private static let list = """
        struct ContentView: View {
            @State private var items = ["a", "b", "c", "d"]
            @State private var chosen: Set<String> = []
            var body: some View {
                List(selection: $chosen) {
                    Section("Items") {
                        ForEach(items, id: \\.self) { item in
                            HStack { ForEach(0..<2, id: \\.self) { Text("\\(item)\\($0)") } }.deleteDisabled(item == "c").moveDisabled(item == "d")
                        }
                        .onDelete { print("delete", Array($0)); items.remove(atOffsets: $0) }
                        .onMove { print("move", Array($0), $1); items.move(fromOffsets: $0, toOffset: $1) }
                    }
                    ForEach(0..<1, id: \\.self) { _ in Text("fixed") }
                    ForEach(["own"], id: \\.self) { Text($0).swipeActions { Button("Remove") { print("removed") } } }.onDelete { _ in }
                    EditButton()
                }
                .onChange(of: items) { print($1.joined()) }
                .onChange(of: chosen) { print($1.sorted()) }
            }
        }
        """

    @Test("§22.7: rows are deleted and moved by their offsets in the data")
    func edits() {
        let shown = Shown(Self.list, "delete a0", "move b1 to 2", "move b0 to 0", "move c0 to 1")
        #expect(shown.errors == [])
        #expect(shown.output == [[], ["delete [0]", "bcd"], ["move [0] 3", "cdb"], ["move [2] 0", "bcd"], []])
        #expect(shown.report.steps.last?.remark == "The row is there already.")
    }

    @Test(
        "§22.7, 22.8: an edit that isn't there says why",
        arguments: [
            ("delete c0", "c0 stays where it is"), ("move d1 to 0", "d1 stays where it is"), ("delete fixed", "isn't in a `ForEach` with `onDelete`"),
            ("move own to 0", "isn't in a `ForEach` with `onMove`"), ("delete own", "has swipe actions of its own"),
            ("move a0 to 4", "the index 4 is out of range: there are 4 rows"), ("move a0 to first", "'first' isn't an index"),
            ("move a0", "the value is missing"),
            ("delete Nothing", "there is no Nothing"), ("delete List", "List isn't in a row of a list"),
        ])
    func refused(action: String, message: String) {
        let shown = Shown(Self.list, action)
        #expect(shown.errors.count == 1)
        #expect(shown.errors.first?.contains(message) ?? false, "\(shown.errors)")
    }

    @Test("§22.9: in edit mode a tap adds a row to a set of them")
    func selects() {
        let shown = Shown(Self.list, "tap a0", "tap b0", "tap Edit", "tap d0", "tap b1", "tap Done", "tap a0")
        #expect(shown.errors == [])
        #expect(shown.output.dropFirst() == [["[\"a\"]"], ["[\"b\"]"], [], ["[\"b\", \"d\"]"], ["[\"d\"]"], [], ["[\"a\"]"]])
    }

    @Test("§22.9: a view may keep the mode itself")
    func ownMode() {
        let shown = Shown(
            """
            struct ContentView: View {
                @State private var mode = EditMode.inactive
                var body: some View {
                    Text("\\(mode.isEditing.description)")
                    EditButton().environment(\\.editMode, $mode)
                    EditButton()
                }
            }
            """, "tap Button[0]")
        #expect(shown.errors == [])
        #expect(shown.texts == ["true", "Done", "Edit"])
    }

    @Test("§22.7: elements of a lazy list know their place")
    func lazy() {
        let shown = Shown(
            """
            struct ContentView: View {
                @State private var numbers = Array(0..<500)
                var body: some View { List { ForEach(numbers, id: \\.self) { Text("n\\($0)") }.onDelete { print(Array($0)) } } }
            }
            """, "scroll List 5000", "delete Text[3]")
        #expect(shown.errors == [])
        let row = shown.nodes(1).filter { $0.view == "Text" }.map { $0.text ?? "" }.dropFirst(3).first ?? ""
        #expect(shown.output.last == ["[\(row.dropFirst())]"])
    }

    @Test("§22.10: a pull runs what refreshes the list, and waits for it")
    func refreshes() {
        let shown = Shown(
            """
            struct ContentView: View {
                @State private var rows = 1
                var body: some View {
                    List(0..<rows, id: \\.self) { Text("row \\($0)") }
                        .refreshable { print("begins"); try? await Task.sleep(for: .seconds(1)); rows += 1 }
                    ScrollView { Text("other") }
                }
            }
            """, "refresh", "advance 1", "refresh ScrollView")
        #expect(shown.errors == [])
        #expect(shown.output == [[], ["begins"], [], []])
        #expect((1...2).map { shown.texts($0).count } == [2, 3])
        #expect(shown.report.steps.last?.remark == "No `refreshable` is on ScrollView or around it.")
    }

    @Test(
        "§22.11: a slider takes the nearest value of its steps",
        arguments: [("3.3", "3.5"), ("-1", "0.0"), ("99", "9.5"), ("0.24", "0.0")])
    func slides(wanted: String, value: String) {
        let shown = Shown(
            """
            struct ContentView: View {
                @State private var value = 5.0
                var body: some View { Slider(value: $value, in: 0...9.9, step: 0.5) { print("editing", $0) }; Text("\\(value.description)") }
            }
            """, "slide Slider to \(wanted)")
        #expect(shown.errors == [])
        #expect(shown.output.last == ["editing true", "editing false"])
        #expect(shown.texts == [value])
    }

    @Test("§22.16: a tap on the header of a section with `isExpanded` shows and hides its rows")
    func expandsSections() {
        let list = """
            struct Sidebar: View {
                @State private var isOpen = true
                var body: some View {
                    List {
                        Section("Fruit", isExpanded: $isOpen) { Text("Apple") }
                        Section(isExpanded: $isOpen) { Text("Leek") } header: { Text("Vegetables") }
                    }
                    .listStyle(.sidebar)
                }
            }
            """
        let shown = Shown(list, "tap Fruit", "tap Vegetables")
        #expect(shown.errors == [])
        #expect((0...2).map { shown.texts($0).count } == [4, 2, 4])
    }

    @Test("§22.17: the buttons of a stepper are at its end, the one that decrements in front")
    func steps() {
        let stepper = """
            struct Guests: View {
                @State private var count = 5
                var body: some View { Stepper("\\(count) guests", value: $count, in: 4...6) }
            }
            """
        let shown = Shown(stepper, "tap Stepper at 230,16", "tap Stepper at 230,16", "tap Stepper", "tap Stepper at 300,16", "tap Stepper at 10,16")
        #expect(shown.errors == [])
        #expect((0...5).map { shown.texts($0).first?.prefix(1) } == ["5", "4", "4", "5", "6", "6"])
    }

    @Test("§22.18: `ContentUnavailableView.search` names what is in the field around it")
    func namesSearches() {
        let list = """
            struct Names: View {
                @State private var text = ""
                var body: some View {
                    NavigationStack { List {}.overlay { ContentUnavailableView.search }.searchable(text: $text) }
                }
            }
            """
        let shown = Shown(list, "type TextField \"Zoe\"")
        #expect((0...1).map { shown.texts($0).first } == ["No Results", "No Results for “Zoe”"])
    }
}
