import Testing

/// What keys do, and where they go.
@Suite struct KeyboardRules {
    private static let board = """
        struct Board: View {
            @State private var name = ""
            @State private var notes = ""
            @FocusState private var focus: String?
            var body: some View {
                VStack {
                    Text(focus ?? "none")
                    TextField("Name", text: $name).focused($focus, equals: "name").onSubmit { print("submitted \\(name)") }
                    TextEditor(text: $notes).focused($focus, equals: "notes")
                    Color.red.accessibilityLabel("Grid").focusable().focused($focus, equals: "grid")
                        .onKeyPress(.upArrow) { print("up"); return .handled }
                        .onKeyPress(keys: ["x", .space], phases: .all) { print($0.characters, $0.phase == .down, $0.modifiers == .shift); return .ignored }
                    Button("Save") { print("saved \\(name)|\\(notes)") }.keyboardShortcut("s")
                    Button("Closed") { print("never") }.keyboardShortcut("k").disabled(true)
                    Button("OK") { print("default") }.keyboardShortcut(.defaultAction)
                }
                .onKeyPress(characters: .decimalDigits) { print("digit \\($0.characters)"); return .ignored }
                .onMoveCommand { print("move \\($0)") }
                .onDeleteCommand(perform: nil)
            }
        }
        """

    /// What each of the actions prints.
    private func output(_ actions: String...) -> [[String]] {
        let shown = Shown(Self.board, actions: actions)
        #expect(shown.errors == [])
        return Array(shown.output.dropFirst())
    }

    @Test("§22.12: a key goes to the view that has the focus, then outward, until one handles it")
    func goesOutward() {
        #expect(output("tap Grid", "key upArrow", "key downArrow") == [[], ["up"], ["move down"]])
        #expect(output("tap Grid", "key X", "key space") == [[], ["x true true", "x false true"], ["  true false", "  false false"]])
        #expect(
            Shown(Self.board, "key upArrow", "tap Grid", "key X").remarks == [
                "No view has the keyboard's focus, and no control has the shortcut upArrow.",
                "Neither Color nor a view around it handles the key, and no control has the shortcut shift+x.",
            ])
    }

    @Test("§22.13: what no view handles edits the field that has the focus; Tab goes to the next view")
    func edits() {
        let actions = [
            "key tab", "key A", "key b", "key 1", "key delete", "key return", "tap Name", "key tab", "key x", "key return", "key y", "key command+s",
        ]
        let shown = Shown(Self.board, actions: actions)
        #expect(shown.errors == [])
        #expect(Array(shown.output.dropFirst()) == [[], [], [], ["digit 1"], [], ["submitted Ab"], [], [], [], [], [], ["saved Ab|x", "y"]])
        #expect([1, 6, 7, 8].map { shown.texts($0).first } == ["name", "none", "name", "notes"])
        #expect(Shown(Self.board, "key shift+tab", "key tab", "key tab", "key tab").texts.first == "grid")
    }

    @Test("§22.14: a shortcut is a tap on the first control that has it and is enabled")
    func shortcuts() {
        #expect(output("key command+s", "key return", "key command+k") == [["saved |"], ["default"], []])
        #expect(output("type Name \"a\"", "key return", "tap Grid", "key return").map(\.first) == [nil, "submitted a", nil, "default"])
    }

    @Test("§22.15: `defaultFocus` has the focus when its view comes, where nothing else has it")
    func defaults() {
        let view = """
            struct Form: View {
                @State private var text = ""
                @State private var isOpen = false
                @FocusState private var focus: Int?
                var body: some View {
                    VStack {
                        Text("\\(focus ?? 0)")
                        TextField("A", text: $text).focused($focus, equals: 1)
                        TextField("B", text: $text).focused($focus, equals: 2)
                        Button("Open") { isOpen = true }
                        if isOpen { TextField("C", text: $text).focused($focus, equals: 3).defaultFocus($focus, 3) }
                    }
                    .defaultFocus($focus, 2)
                }
            }
            """
        let shown = Shown(view, "tap A", "tap Open")
        #expect((0...2).map { shown.texts($0).first } == ["2", "1", "1"])
    }

    @Test("§22.21: Command-Z undoes what an event registered as a whole, and Command-Shift-Z does it again")
    func undoing() {
        let view = """
            @Observable final class Tray { var cups = 0 }
            struct Shelf: View {
                @State private var tray = Tray()
                @Environment(\\.undoManager) private var undoManager
                private func put(_ count: Int) {
                    tray.cups += count
                    undoManager?.registerUndo(withTarget: tray) { _ in put(-count) }
                }
                var body: some View {
                    Text("\\(tray.cups) \\(undoManager?.canRedo == true ? "redo" : "-")")
                    Button("Put") { put(1); put(10); undoManager?.setActionName("Put") }
                }
            }
            """
        let shown = Shown(
            view, "key command+z", "tap Put", "tap Put", "key command+z", "key command+z", "key command+shift+z", "key command+shift+z", "key command+shift+z")
        #expect(shown.errors == [])
        #expect(
            (0...8).map { shown.texts($0).first } == ["0 -", "0 -", "11 -", "22 -", "11 redo", "0 redo", "11 redo", "22 -", "22 -"])
        #expect(shown.remarks == ["Nothing to undo: the `undoManager` has no action for it.", "Nothing to redo: the `undoManager` has no action for it."])
    }

    @Test("§22.21: a context with an undo manager registers insertions, deletions and changes of its models")
    func undoingModels() {
        let view = """
            @Model final class Plant { var name: String; init(name: String) { self.name = name } }
            struct Garden: View {
                @Query(sort: \\Plant.name) private var plants: [Plant]
                @Environment(\\.modelContext) private var context
                var body: some View {
                    Text(plants.map(\\.name).joined(separator: " "))
                    Button("Add") { context.insert(Plant(name: "Fern")); context.insert(Plant(name: "Ivy")) }
                    Button("Rename") { plants[0].name = "Moss" }
                    Button("Delete") { context.delete(plants[0]) }
                }
            }
            Garden().modelContainer(for: Plant.self, isUndoEnabled: true)
            """
        let shown = Shown(
            view, "tap Add", "tap Rename", "tap Delete", "key command+z", "key command+z", "key command+shift+z", "key command+z", "key command+z")
        #expect(shown.errors == [])
        #expect((0...8).map { shown.texts($0).first } == ["", "Fern Ivy", "Ivy Moss", "Moss", "Ivy Moss", "Fern Ivy", "Ivy Moss", "Fern Ivy", ""])
    }

    @Test(
        "Keys are named by their characters and by `KeyEquivalent`",
        arguments: [
            ("key", "the key is missing"), ("key up", "'up' doesn't name a key"), ("key hyper+a", "'hyper+a' doesn't name a key"),
            ("key command+", "'command+' doesn't name a key"),
        ])
    func names(action: String, message: String) { #expect(Shown(Self.board, action).errors == ["action-syntax: \(message)"]) }
}
