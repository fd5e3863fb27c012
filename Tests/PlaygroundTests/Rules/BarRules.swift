import Testing

/// Toolbars and search fields: views of the window's bars, which act on what they are written on.
@Suite struct BarRules {
    private let list = """
        struct ContentView: View {
            @State private var names = ["fig", "plum"]
            @State private var query = ""
            @State private var isEditing = false
            var body: some View {
                NavigationStack {
                    List(names.filter { query.isEmpty || $0.contains(query) }, id: \\.self) { Text($0) }
                        .searchable(text: $query, prompt: "Find")
                        .toolbar {
                            ToolbarItem(placement: .primaryAction) { Button("add") { names.append("pear") } }
                            if isEditing { ToolbarItem(placement: .bottomBar) { Text("editing") } }
                            ToolbarItemGroup { Toggle("edit", isOn: $isEditing); NavigationLink("go") { Text("page") } }
                        }
                }
                .highPriorityGesture(TapGesture().onEnded { print("not meant") })
            }
        }
        """

    @Test("Items take taps, the field takes text, and a condition takes an item away")
    func actions() {
        let shown = Shown(list, "tap \"add\"", "type TextField[0] \"p\"", "tap \"edit\"", "tap \"go\"")
        #expect(shown.errors == [])
        #expect(shown.texts(0) == ["fig", "plum", "Find", "add", "edit", "go"])
        #expect(shown.texts(2) == ["plum", "pear", "Find", "Cancel", "add", "edit", "go"])
        #expect(shown.texts(3) == ["plum", "pear", "Find", "Cancel", "add", "editing", "edit", "go"])
        #expect(shown.texts.last == "page")
        #expect(shown.output.joined().isEmpty)
        #expect(shown.ids("List").allSatisfy { $0 == shown.ids("List").first })
    }

    @Test("They stand at the top of the window, and take no room from the view")
    func places() {
        let shown = Shown("VStack { Color.red.frame(height: 20).toolbar { Button(\"a\") {}; Button(\"b\") {} } }")
        #expect(shown.frames("Color") == ["0 230 320 20"])
        #expect(shown.frames("Button") == ["148 0 8 16", "164 0 8 16"])
    }

    @Test("dismiss() in a toolbar ends the presentation around its view")
    func dismissing() {
        let snippet = """
            struct Sheet: View {
                @Environment(\\.dismiss) private var dismiss
                var body: some View { Text("sheet").toolbar { Button("done") { dismiss() } } }
            }
            struct ContentView: View {
                @State private var shows = true
                var body: some View { Text("page").sheet(isPresented: $shows) { Sheet() } }
            }
            """
        #expect(Shown(snippet, "tap \"done\"").texts == ["page"])
    }

    @Test("The views of a group are a row, in which a spacer takes the width")
    func groups() {
        let shown = Shown("Text(\"a\").toolbar { ToolbarItemGroup(placement: .bottomBar) { Button(\"A\") {}; Spacer(); Button(\"B\") {} } }")
        #expect(shown.frames("ToolbarItemGroup") == ["0 0 320 16"])
        #expect(shown.frames("Button") == ["0 0 8 16", "312 0 8 16"])
    }

    private static func search(_ modifier: String) -> String {
        """
        struct Results: View {
            @Environment(\\.isSearching) private var isSearching
            @Environment(\\.dismissSearch) private var dismissSearch
            var body: some View { VStack { Text(isSearching ? "searching" : "idle"); Button("done") { dismissSearch() } } }
        }
        struct ContentView: View {
            @State private var query = ""
            @State private var isPresented = true
            var body: some View { VStack { Results().searchable(text: $query, \(modifier)); Text("\\(query) \\(isPresented.description)") } }
        }
        """
    }

    @Test("A search is active from the first text until it is dismissed or canceled, which empties the field")
    func searching() {
        let shown = Shown(Self.search("prompt: Text(\"Owner\")"), "type TextField[0] \"fig\"", "tap done", "type TextField[0] \"f\"", "tap Cancel")
        let idle = ["idle", "done", "Owner", " true"]
        #expect(shown.errors == [])
        #expect(
            (0...4).map(shown.texts) == [
                idle, ["searching", "done", "Owner", "Cancel", "fig true"], idle, ["searching", "done", "Owner", "Cancel", "f true"], idle,
            ])
    }

    @Test("The binding says whether the search is active, and a title without a prompt is Search")
    func presentedSearch() {
        let shown = Shown(Self.search("isPresented: $isPresented"), "tap done", "type TextField[0] \"f\"")
        #expect(
            (0...2).map(shown.texts) == [
                ["searching", "done", "Search", "Cancel", " true"], ["idle", "done", "Search", " false"],
                ["searching", "done", "Search", "Cancel", "f true"],
            ])
    }

    @Test("The items of navigationBarItems are those of a toolbar")
    func olderItems() {
        let snippet = """
            struct Screen: View {
                @State private var count = 0
                var body: some View {
                    NavigationView { Text("n \\(count)").navigationBarItems(leading: EditButton(), trailing: Button("Add") { count += 1 }) }
                }
            }
            Screen()
            """
        let shown = Shown(snippet, "tap Add")
        #expect(shown.errors == [])
        #expect((0...1).map(shown.texts) == [["n 0", "Edit", "Add"], ["n 1", "Edit", "Add"]])
    }

    @Test("The menu of a title is in the tree without a place and takes taps")
    func titleMenus() {
        let snippet = """
            struct Screen: View {
                @State private var name = "Notes"
                var body: some View {
                    NavigationStack {
                        Text("page").navigationTitle(name).toolbarTitleMenu { Button("Rename") { name = "Words"; print(name) } }
                    }
                }
            }
            Screen()
            """
        let shown = Shown(snippet, "tap Rename")
        #expect(shown.errors == [])
        #expect(shown.output == [[], ["Words"]])
        #expect(shown.texts.contains("Rename"))
    }

    private let rows = """
        struct Screen: View {
            @State private var names = ["fig", "plum"]
            @State private var count = 0
            var body: some View {
                List(names, id: \\.self) { name in
                    Text(name)
                        .contextMenu { if count < 2 { Button("Add \\(name)") { count += 1 } } else { Text("all \\(count)") } }
                        .swipeActions(edge: .leading) { Button("Delete \\(name)", role: .destructive) { names.removeAll { $0 == name } } }
                }
            }
        }
        Screen()
        """

    @Test("What a long press or a swipe opens is in the tree without a place, takes taps and changes no layout")
    func hiddenItems() {
        let shown = Shown(rows, "tap \"Add plum\"", "tap \"Add fig\"", "tap \"Delete fig\"")
        #expect(shown.errors == [])
        #expect(shown.texts(0) == ["fig", "Add fig", "Delete fig", "plum", "Add plum", "Delete plum"])
        #expect(shown.texts(2) == ["fig", "all 2", "Delete fig", "plum", "all 2", "Delete plum"])
        #expect(shown.texts == ["plum", "all 2", "Delete plum"])
        #expect(shown.frames("ListRow") == ["0 0 320 16"])
        #expect(shown.frames("Button") == ["none"])
    }

    @Test("The prompt of a field is in the place of its label")
    func prompts() {
        let snippet = """
            @State var text = ""
            VStack {
                TextField("a", text: $text, prompt: Text("A"))
                TextField(text: $text, prompt: Text("B")) { Text("b") }
                SecureField("c", text: $text, prompt: Text("C"))
                SecureField(text: $text, prompt: nil) { Text("d") }
                TextField("e", value: .constant(3), format: .number, prompt: Text("E"))
            }
            """
        let shown = Shown(snippet)
        #expect(shown.errors == [])
        #expect(shown.texts == ["A", "B", "C", "d", "E"])
    }
}
