import Testing

/// When storage is made, and what a write does.
@Suite struct StateRules {
    @Test("§10 The initial value counts at the first appearance only")
    func initialValues() {
        let snippet = """
            struct Child: View {
                let n: Int
                @State private var first: Int
                init(n: Int) { self.n = n; _first = State(initialValue: n) }
                var body: some View { Text("\\(first) \\(n)") }
            }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Child(n: n) }
            }
            """
        #expect(Shown(snippet, "set n 5").texts == ["0 5"])
    }

    @Test("§10 A StateObject's value is made once, with the first arguments")
    func stateObjects() {
        let snippet = """
            final class Model: ObservableObject { let n: Int; init(_ n: Int) { self.n = n; print("made", n) } }
            struct Child: View {
                let n: Int
                @StateObject private var model: Model
                init(n: Int) { self.n = n; _model = StateObject(wrappedValue: Model(n)) }
                var body: some View { Text("\\(model.n) \\(n)") }
            }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Child(n: n).id(n / 10) }
            }
            """
        let shown = Shown(snippet, "set n 5", "set n 10")
        #expect(shown.output == [["made 0"], [], ["made 10"]])
        #expect(shown.texts(1) == ["0 5"])
        #expect(shown.texts(2) == ["10 10"])
    }

    @Test("§10 The default of an ObservedObject is made with each body of the parent")
    func observedObjects() {
        let snippet = """
            final class Model: ObservableObject { init() { print("made") } }
            struct Child: View { @ObservedObject var model = Model(); var body: some View { Text("") } }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { VStack { Text("\\(n)"); Child() } }
            }
            """
        #expect(Shown(snippet, "set n 1", "set n 2").output == [["made"], ["made"], ["made"]])
    }

    @Test("§10 Setting an equal value does nothing")
    func equalValues() {
        let snippet = """
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Text("\\(n)"); Button("same") { n = 0 }; Button("back") { n = 1; n = 0 } }
            }
            """
        let shown = Shown(snippet, "tap \"same\"", "tap \"back\"")
        #expect(shown.bodies("ContentView") == [1, 0, 0])
        #expect(shown.states("ContentView").dropFirst() == [[], []])
    }

    @Test("§10 A state that no body read changes without a run")
    func unreadState() {
        let snippet = """
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Button("more") { n += 1 }; Button("print") { print(n) } }
            }
            """
        let shown = Shown(snippet, "tap \"more\"", "tap \"more\"", "tap \"print\"")
        #expect(shown.bodies("ContentView") == [1, 0, 0, 0])
        #expect(shown.output.last == ["2"])
    }

    @Test("§10 Writes in one action take effect together; an animated and a plain batch one after the other")
    func batches() {
        let snippet = """
            struct ContentView: View {
                @State private var a = 0
                @State private var b = 0
                var body: some View {
                    let _ = print(a, b)
                    Button("plain") { a = 1; b = 1; a = 2 }
                    Button("both") { a = 3; b = 3; withAnimation { a = 4; b = 4 } }
                    Button("animated") { withAnimation { a = 5 }; withAnimation { b = 5 } }
                    Button("three") { withAnimation { a = 6 }; b = 6; withAnimation { a = 7 } }
                }
            }
            """
        let shown = Shown(snippet, "tap \"plain\"", "tap \"both\"", "tap \"animated\"", "tap \"three\"")
        #expect(shown.output == [["0 0"], ["2 1"], ["3 3", "4 4"], ["5 5"], ["6 5", "6 6", "7 6"]])
    }

    @Test("§10 A binding writes the state of its owner; a parent that only projects does not run")
    func bindings() {
        let snippet = """
            struct Field: View { @Binding var n: Int; var body: some View { Text("\\(n)"); Button("more") { n += 1 } } }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { VStack { Field(n: $n) } }
            }
            """
        let shown = Shown(snippet, "tap \"more\"")
        #expect(shown.texts == ["1", "more"])
        #expect(shown.bodies("Field") == [1, 1])
        #expect(shown.bodies("ContentView") == [1, 0])
    }

    @Test("§10 Bindings reach into structs, arrays and objects")
    func projections() {
        let snippet = """
            struct Point { var x = 0; var y = 0 }
            @Observable final class Model { var n = 0 }
            struct Field: View { let name: String; @Binding var n: Int; var body: some View { Button(name) { n += 1 }; Text("\\(n)") } }
            struct ContentView: View {
                @State private var point = Point()
                @State private var list = [0, 0]
                @State private var model = Model()
                var body: some View {
                    Field(name: "x", n: $point.x)
                    Field(name: "second", n: $list[1])
                    Field(name: "model", n: $model.n)
                    Field(name: "twice", n: Binding { point.y * 2 } set: { point.y = $0 })
                }
            }
            """
        let shown = Shown(snippet, "tap \"x\"", "tap \"second\"", "tap \"model\"", "tap \"twice\"")
        #expect(shown.texts == ["x", "1", "second", "1", "model", "1", "twice", "2"])
    }

    @Test("§10 A binding to an optional is one to its value while there is one")
    func optionalBindings() {
        let snippet = """
            struct Field: View { @Binding var n: Int; var body: some View { Text("\\(n)"); Button("more") { n += 1 } } }
            struct ContentView: View {
                @State private var n: Int? = 1
                var body: some View { VStack { if let binding = Binding($n) { Field(n: binding) } else { Text("none") } } }
            }
            """
        let shown = Shown(snippet, "tap \"more\"", "set n nil")
        #expect([shown.texts(1), shown.texts(2)] == [["2", "more"], ["none"]])
    }

    @Test("§10 ForEach over a binding edits elements in place")
    func elementBindings() {
        let snippet = """
            struct Item: Identifiable { let id: Int; var n = 0 }
            struct ContentView: View {
                @State private var items = [Item(id: 1), Item(id: 2)]
                var body: some View { VStack { ForEach($items) { $item in Button("add \\(item.id)") { item.n += 1 }; Text("\\(item.n)") } } }
            }
            """
        #expect(Shown(snippet, "tap \"add 2\"").texts == ["add 1", "0", "add 2", "1"])
    }

    @Test("§10 ForEach over a binding edits the elements of slices and of collections of the program", arguments: ["$items[1..<3]", "$shelf"])
    func elementBindingsOfCollections(collection: String) {
        let snippet = """
            struct Item: Identifiable { let id: Int; var n = 0 }
            struct Shelf: RandomAccessCollection, MutableCollection {
                var items = [Item(id: 2), Item(id: 3)]
                var startIndex: Int { 10 }
                var endIndex: Int { 10 + items.count }
                subscript(position: Int) -> Item { get { items[position - 10] } set { items[position - 10] = newValue } }
            }
            struct ContentView: View {
                @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
                @State private var shelf = Shelf()
                var body: some View { VStack { ForEach(\(collection)) { $item in Button("add \\(item.id)") { item.n += 1 }; Text("\\(item.n)") } } }
            }
            """
        #expect(Shown(snippet, "tap \"add 3\"", "tap \"add 3\"").texts == ["add 2", "0", "add 3", "2"])
    }

    @Test("§10 A state written while a body runs is reported and kept")
    func writesDuringUpdates() {
        let snippet = "struct ContentView: View { @State private var n = 0\n var body: some View { let _ = { n = 5 }(); Text(\"\\(n)\") } }"
        let shown = Shown(snippet)
        #expect(shown.warnings == ["write-during-update"])
        #expect(shown.texts == ["0"])
    }

    @Test(
        "§10 An equal value of a type that is not Equatable is compared by its fields",
        arguments: [
            ("Plain(n: 1)", "Plain(n: 1)", [1, 0]), ("Plain(n: 1)", "Plain(n: 2)", [1, 1]),
            ("Plain(n: 1, words: [\"a\"])", "Plain(n: 1, words: [\"a\"])", [1, 0]),
            ("Plain(n: 1, words: [\"a\"])", "Plain(n: 1, words: [])", [1, 1]), ("(1, \"a\")", "(1, \"a\")", [1, 0]), ("(1, \"a\")", "(1, \"b\")", [1, 1]),
            ("Choice.some(Plain(n: 1))", "Choice.some(Plain(n: 1))", [1, 0]), ("Choice.some(Plain(n: 1))", "Choice.none", [1, 1]),
        ])
    func notEquatable(value: String, new: String, runs: [Int]) {
        let snippet = """
            struct Plain { var n: Int; var words: [String] = [] }
            enum Choice { case some(Plain), none }
            struct ContentView: View {
                @State private var value = \(value)
                var body: some View { Text(String(describing: value)) }
            }
            """
        let shown = Shown(snippet, "set value \(new)")
        #expect(shown.errors == [])
        #expect(shown.bodies("ContentView") == runs)
    }

    @Test("A dynamic property of the program's own is updated before each body of its view")
    func updatedProperties() {
        let shown = Shown(
            """
            struct Doubled: DynamicProperty {
                @State private var count = 0
                var value = 0
                mutating func update() { value = count * 2 }
                func advance() { count += 1 }
            }
            struct ContentView: View { var doubled = Doubled(); var body: some View { Button("\\(doubled.value)") { doubled.advance() } } }
            """, "tap \"0\"", "tap \"2\"")
        #expect([0, 1, 2].map { shown.texts($0) } == [["0"], ["2"], ["4"]])
    }
}
