import Testing

/// Navigation stacks: what is on their path is beside the root, in order, and lives as long as it is there.
@Suite struct NavigationRules {
    /// A stack with a counter in its root, links of all kinds, and pages that count, go on and go back.
    private func snippet(_ path: String, _ stack: String) -> String {
        Given.counter + """
            struct Back: View {
                @Environment(\\.dismiss) private var dismiss
                var body: some View { Button("back") { dismiss() } }
            }
            struct Page: View {
                let number: Int
                var body: some View {
                    VStack {
                        Counter(name: "page \\(number)")
                        NavigationLink("next of \\(number)", value: number + 1)
                        Back()
                    }
                }
            }
            struct ContentView: View {
                \(path)
                var body: some View {
                    \(stack) {
                        VStack {
                            Counter(name: "root")
                            NavigationLink("one", value: 1)
                            NavigationLink("word", value: "fig")
                            NavigationLink("view") { VStack { Text("a view"); NavigationLink("five", value: 5); Back() } }
                            NavigationLink("off", value: nil as Int?)
                        }
                        .navigationDestination(for: Int.self) { Page(number: $0) }
                        .navigationDestination(for: String.self) { Text("word \\($0)") }
                    }
                }
            }
            """
    }

    private static let paths = [
        ("", "NavigationStack"), ("@State private var path: [Int] = []", "NavigationStack(path: $path)"),
        ("@State private var path = NavigationPath()", "NavigationStack(path: $path)"),
    ]
    private let root = ["root", "0", "one", "word", "view", "off"]

    @Test("A link of a value pushes its destination, and dismiss() takes it away", arguments: paths)
    func values(path: String, stack: String) {
        let shown = Shown(snippet(path, stack), "tap \"root\"", "tap \"one\"", "tap \"page 1\"", "tap \"next of 1\"", "tap Back[1]", "tap \"back\"")
        #expect(shown.errors == [])
        #expect(shown.texts(0) == root)
        let (used, first) = (["root", "1", "one", "word", "view", "off"], ["page 1", "1", "next of 1", "back"])
        #expect(shown.texts(4) == used + first + ["page 2", "0", "next of 2", "back"])
        #expect(shown.texts(5) == used + first)
        #expect(shown.texts == used)
        #expect(Array(shown.output.joined()) == ["root appears", "page 1 appears", "page 2 appears", "page 2 disappears", "page 1 disappears"])
        #expect(shown.states("Counter")[5] == ["destroyed taps 0"])
        #expect(shown.bodies("Counter") == [1, 1, 1, 1, 1, 0, 0])
    }

    @Test("The destination is found by the value's type; a path of one type takes no other", arguments: paths)
    func types(path: String, stack: String) {
        let shown = Shown(snippet(path, stack), "tap \"word\"")
        if path.contains("[Int]") {
            #expect(shown.errors == ["action-not-taken: \"word\" doesn't take a tap, nor does a view around it"])
        } else {
            #expect(shown.texts == root + ["word fig"])
        }
        #expect(Shown(snippet(path, stack), "tap \"off\"").errors == ["action-not-taken: \"off\" doesn't take a tap, nor does a view around it"])
    }

    @Test("A link of a view pushes that view, in front of which values stand", arguments: paths)
    func views(path: String, stack: String) {
        let page = ["a view", "five", "back"]
        let shown = Shown(snippet(path, stack), "tap \"view\"", "tap \"five\"", "tap Back[0]")
        #expect(shown.texts(1) == root + page)
        #expect(shown.texts(2) == root + page + ["page 5", "0", "next of 5", "back"])
        #expect(shown.texts == root)
    }

    @Test("A bound path is shown from the beginning, and is written back")
    func bound() {
        let states = "@State private var path = [1, 2]"
        let shown = Shown(
            snippet(states, "let _ = print(path); NavigationStack(path: $path)"), "tap \"next of 2\"", "tap Back[1]", "set path [1, 7]", "set path []")
        #expect(shown.errors == [])
        #expect(shown.output[0].first == "[1, 2]")
        #expect(shown.texts(0).filter { $0.hasPrefix("page") } == ["page 1", "page 2"])
        #expect(shown.output[1] == ["[1, 2, 3]", "page 3 appears"])
        #expect(shown.output[2].first == "[1]")
        #expect(shown.texts(3).filter { $0.hasPrefix("page") } == ["page 1", "page 7"])
        #expect(shown.states("Counter")[3] == ["created taps 0"])
        #expect(shown.texts == root)
    }

    @Test("A page of the same values stays, and shows what its closure makes now")
    func closures() {
        let shown = Shown(
            """
            struct ContentView: View {
                @State private var name = "fig"
                var body: some View {
                    NavigationStack(path: .constant([1])) {
                        Button("rename") { name = "plum" }.navigationDestination(for: Int.self) { Text("\\(name) \\($0)") }
                    }
                }
            }
            """, "tap \"rename\"")
        #expect(shown.texts(0) == ["rename", "fig 1"])
        #expect(shown.texts == ["rename", "plum 1"])
        #expect(shown.ids("Text")[0].last == shown.ids("Text")[1].last)
    }

    @Test("Pages stand in the environment of the stack, in the middle of the window")
    func places() {
        let snippet =
            Given.level + """
                VStack {
                    NavigationStack {
                        VStack { Level(); NavigationLink("go", value: 1) }
                            .environment(\\.level, 2)
                            .navigationDestination(for: Int.self) { _ in Level() }
                    }
                    .environment(\\.level, 3)
                    Text("below")
                }
                """
        let shown = Shown(snippet, "tap \"go\"")
        #expect(shown.texts == ["2", "go", "3", "below"])
        #expect(shown.frames("Level") == ["156 208 8 16", "156 232 8 16"])
        #expect(shown.frames("NavigationStack") == ["152 208 16 40"])
    }

    @Test("A value without a destination shows nothing, and a warning says so")
    func missing() {
        let stack = "NavigationStack { NavigationLink(\"go\", value: 1.5).navigationDestination(for: Int.self) { Text(\"\\($0)\") } }"
        #expect(Shown(stack).warnings == [])
        let shown = Shown(stack, "tap \"go\"")
        #expect(shown.warnings == ["missing-destination"])
        #expect(shown.texts == ["go"])
    }

    @Test(
        "A binding shows the view of a link",
        arguments: [
            "NavigationLink(destination: Back(), isActive: $isOn) { Text(\"go\") }",
            "NavigationLink(destination: Back(), tag: 1, selection: Binding(get: { isOn ? 1 : nil }, set: { isOn = $0 == 1 })) { Text(\"go\") }",
        ])
    func active(link: String) {
        let snippet = """
            struct Back: View {
                @Environment(\\.presentationMode) private var mode
                var body: some View { Button("back") { mode.wrappedValue.dismiss() } }
            }
            struct ContentView: View {
                @State private var isOn = false
                var body: some View {
                    NavigationView { VStack { \(link); Toggle(isOn.description, isOn: $isOn) } }
                }
            }
            """
        let tapped = Shown(snippet, "tap \"go\"", "tap \"back\"")
        #expect(tapped.texts(1) == ["go", "true", "back"])
        #expect(tapped.texts == ["go", "false"])
        let set = Shown(snippet, "tap Toggle[0]", "tap Toggle[0]")
        #expect(set.texts(1) == ["go", "true", "back"])
        #expect(set.texts == ["go", "false"])
    }

    @Test("A link that is gone takes its view along; a sheet is outside of the stack")
    func ends() {
        let snippet = """
            struct ContentView: View {
                @State private var isThere = true
                @State private var shows = false
                var body: some View {
                    NavigationStack {
                        Toggle("there", isOn: $isThere)
                        if isThere { NavigationLink("go") { Text("page") } }
                        Button("sheet") { shows = true }.sheet(isPresented: $shows) { NavigationLink("lost") { Text("nowhere") } }
                    }
                }
            }
            """
        let shown = Shown(snippet, "tap \"go\"", "tap \"there\"", "tap \"there\"")
        #expect(shown.texts(1) == ["there", "go", "sheet", "page"])
        #expect(shown.texts(2) == ["there", "sheet"])
        #expect(shown.texts == ["there", "go", "sheet"])
        #expect(Shown(snippet, "tap \"sheet\"", "tap \"lost\"").errors == ["action-not-taken: \"lost\" doesn't take a tap, nor does a view around it"])
    }

    @Test("In a list with a selection, a link's value stands for its row")
    func selecting() {
        let shown = Shown(
            """
            struct Fruit: Hashable, Identifiable { let id: Int; let name: String }
            struct ContentView: View {
                @State private var fruit: Fruit?
                let fruits = [Fruit(id: 1, name: "fig"), Fruit(id: 2, name: "plum")]
                var body: some View {
                    NavigationSplitView {
                        List(fruits, selection: $fruit) { fruit in NavigationLink(fruit.name, value: fruit) }
                    } detail: {
                        Text(fruit?.name ?? "none")
                    }
                }
            }
            """, "tap \"plum\"")
        #expect(shown.texts == ["fig", "plum", "plum"])
    }
}
