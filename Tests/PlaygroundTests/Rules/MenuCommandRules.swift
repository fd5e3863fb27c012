import Testing

/// The commands of a program, and what the focused view gives to them and to others.
@Suite struct MenuCommandRules {
    private static let program = """
        @Observable final class Model { var items = ["A"]; var isOn = false }
        final class Store: ObservableObject { @Published var count = 0 }
        struct SelectedKey: FocusedValueKey { typealias Value = String }
        extension FocusedValues {
            var selected: String? { get { self[SelectedKey.self] } set { self[SelectedKey.self] = newValue } }
            @Entry var note: Binding<String>?
        }
        struct EditCommands: Commands {
            @FocusedValue(\\.selected) private var selected
            @FocusedBinding(\\.note) private var note
            @FocusedObject private var store: Store?
            @FocusedValue(Model.self) private var model
            var body: some Commands {
                CommandGroup(after: .newItem) {
                    Button("Delete") { print("deletes \\(selected ?? "nothing")") }.disabled(selected == nil).keyboardShortcut("d")
                    Button("Count") { store?.count += 1 }
                    Text("\\(store?.count ?? -1) \\(model?.items.count ?? -1)")
                }
                if note != nil {
                    CommandMenu("Note") { Button("Upper") { note = note?.uppercased() } }
                }
            }
        }
        struct Row: View {
            let name: String
            @Environment(\\.isFocused) private var isFocused
            var body: some View { Text("\\(name) \\(isFocused.description)") }
        }
        struct ContentView: View {
            @State private var note = "hi"
            @StateObject private var store = Store()
            @Environment(Model.self) private var model
            @FocusedValue(\\.selected) private var selected
            var body: some View {
                VStack {
                    TextField("Text", text: $note).focusedValue(\\.note, $note)
                    Row(name: "A").focusable().focusedValue(\\.selected, "a")
                    Row(name: "B").focusable().focusedValue(\\.selected, "b")
                    Text(note)
                    Text("selected: \\(selected ?? "none")")
                }
                .focusedSceneObject(store)
                .focusedSceneValue(model)
            }
        }
        @main struct Program: App {
            @State private var model = Model()
            var body: some Scene {
                WindowGroup { ContentView().environment(model) }
                    .commands {
                        CommandMenu("Items") {
                            Button("New") { model.items.append("x"); print(model.items.count) }.keyboardShortcut("n")
                            Toggle("More", isOn: $model.isOn)
                        }
                        EditCommands()
                        if model.isOn { CommandGroup(replacing: .help) { Button("Help") { print("helps") } } }
                    }
            }
        }
        """

    @Test("§20.8: commands take taps and shortcuts, and have the state of their scene")
    func commands() {
        let shown = Shown(Self.program, actions: ["tap New", "key command+n", "tap More", "tap Help"])
        #expect(shown.errors == [])
        #expect(Array(shown.output.dropFirst()) == [["2"], ["3"], [], ["helps"]])
        #expect(shown.texts.contains("0 3"))
        #expect(Shown(Self.program, actions: ["tap Help"]).errors != [])
        #expect(Shown(Self.program, actions: ["tap Delete"]).errors != [])
    }

    @Test("§22.19, §22.20: values of the focused view and of the scene are found while they are given")
    func focusedValues() {
        let shown = Shown(Self.program, actions: ["key tab", "tap Upper", "key tab", "key command+d", "key tab", "key command+d", "tap Count"])
        #expect(shown.errors == [])
        #expect(Array(shown.output.dropFirst()) == [[], [], [], ["deletes a"], [], ["deletes b"], []])
        #expect(shown.texts(0).contains("selected: none"))
        #expect(!shown.texts(0).contains("Upper"))
        #expect(shown.texts(2).contains("HI"))
        #expect(shown.texts(3).contains("selected: a"))
        #expect(shown.texts(3).contains("A true"))
        #expect(!shown.texts(3).contains("Upper"))
        #expect(shown.texts(5).contains("A false"))
        #expect(shown.texts(5).contains("B true"))
        #expect(shown.texts.contains("1 1"))
    }

    @Test("§20.8: commandsRemoved and commandsReplaced take those of the scene away")
    func removed() {
        let program = """
            @main struct Program: App {
                var body: some Scene {
                    WindowGroup { Text("Window") }
                        .commands { CommandMenu("Old") { Button("First") {} } }
                        .commandsReplaced { CommandMenu("New") { Button("Second") { print("second") } } }
                }
            }
            """
        #expect(Shown(program, actions: ["tap Second"]).output.last == ["second"])
        #expect(Shown(program, actions: ["tap First"]).errors != [])
    }
}
