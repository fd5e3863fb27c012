import Testing

/// The graph of dependencies: what is written runs only what depends on it, and an input whose value is the same stops the change.
@Suite struct DependencyRules {
    @Test(
        "§12 State: of a struct, tuple, array or optional a reader depends on the part that its binding leads to",
        arguments: [
            ("Pair(a: 1, b: 2)", "$m.a", "Pair(a: 1, b: 9)", [1, 0]), ("Pair(a: 1, b: 2)", "$m.a", "Pair(a: 9, b: 2)", [1, 1]),
            ("Pair(a: 1, b: 2)", "$m.sum", "Pair(a: 2, b: 1)", [1, 0]), ("Pair(a: 1, b: 2)", "$m.sum", "Pair(a: 2, b: 2)", [1, 1]),
            ("Outer(in: Pair(a: 1, b: 2), c: 3)", "$m.in.a", "Outer(in: Pair(a: 1, b: 5), c: 6)", [1, 0]),
            ("Outer(in: Pair(a: 1, b: 2), c: 3)", "$m.in.a", "Outer(in: Pair(a: 7, b: 2), c: 3)", [1, 1]),
            ("[1, 2, 3]", "$m[1]", "[4, 2, 5]", [1, 0]), ("[1, 2, 3]", "$m[1]", "[1, 4, 3]", [1, 1]), ("[1, 2, 3]", "$m.length", "[4, 5, 6]", [1, 0]),
            ("[1, 2, 3]", "$m.length", "[]", [1, 1]),
        ])
    func parts(value: String, binding: String, new: String, runs: [Int]) {
        let snippet = """
            struct Pair { var a: Int; var b: Int; var sum: Int { get { a + b } set {} } }
            struct Outer { var `in`: Pair; var c: Int }
            extension Array { var length: Int { get { count } set {} } }
            struct Part: View { @Binding var n: Int; var body: some View { Text("\\(n)") } }
            struct ContentView: View {
                @State private var m = \(value)
                var body: some View { Part(n: \(binding)) }
            }
            """
        let shown = Shown(snippet, "set m \(new)")
        #expect(shown.errors == [])
        #expect(shown.bodies("Part") == runs)
    }

    @Test(
        "§12 State: a binding read in a closure of a body is read by the view that has the binding, not by the one that passes it",
        arguments: [
            "GeometryReader { _ in Text(\"\\(n)\") }", "ForEach(0..<1) { _ in Text(\"\\(n)\") }", "List { ForEach(0..<1) { _ in Text(\"\\(n)\") } }",
            "Text(\"\\(n)\")",
        ])
    func bindingsInClosures(content: String) {
        let snippet = """
            struct Child: View { @Binding var n: Int; var body: some View { \(content) } }
            struct ContentView: View {
                @State private var n = 1
                var body: some View { Child(n: $n) }
            }
            """
        let shown = Shown(snippet, "set n 2")
        #expect(shown.errors == [])
        #expect(shown.bodies("Child") == [1, 1])
        #expect(shown.bodies("ContentView") == [1, 0])
    }

    @Test("§12 State: who reads the whole, or two parts, runs for each of them")
    func wholes() {
        let snippet = """
            struct Three { var a = 1; var b = 2; var c = 3 }
            struct Both: View { @Binding var a: Int; @Binding var b: Int; var body: some View { Text("\\(a) \\(b)") } }
            struct Whole: View { @Binding var m: Three; var body: some View { Text("\\(m.a)") } }
            struct Passing: View { @Binding var m: Three; var body: some View { One(n: $m.a) } }
            struct One: View { @Binding var n: Int; var body: some View { Text("\\(n)") } }
            struct ContentView: View {
                @State private var m = Three()
                var body: some View { VStack { Both(a: $m.a, b: $m.b); Whole(m: $m); Passing(m: $m) } }
            }
            """
        let shown = Shown(snippet, "set m Three(c: 9)", "set m Three(b: 9, c: 9)", "set m Three(a: 9, b: 9, c: 9)")
        #expect(shown.bodies("Both") == [1, 0, 1, 1])
        #expect(shown.bodies("Whole") == [1, 1, 1, 1])
        #expect(shown.bodies("Passing") == [1, 0, 0, 0])
        #expect(shown.bodies("One") == [1, 0, 0, 1])
        #expect(shown.bodies("ContentView") == [1, 0, 0, 0])
        #expect(shown.texts == ["9 9", "9", "9"])
    }

    @Test("§12 State: elements of a bound array are edited and followed one by one")
    func elements() {
        let snippet = """
            struct Item: Identifiable { let id: Int; var n = 0 }
            struct Row: View { @Binding var item: Item; var body: some View { Button("\\(item.id): \\(item.n)") { item.n += 1 } } }
            struct ContentView: View {
                @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
                var body: some View { ForEach($items) { $item in Row(item: $item) } }
            }
            """
        let shown = Shown(snippet, "tap \"2: 0\"", "set items [Item(id: 2, n: 1)]")
        // At another index an element has another binding.
        #expect(shown.bodies("Row") == [3, 1, 1])
        #expect(shown.texts(1) == ["1: 0", "2: 1", "3: 0"])
        #expect(shown.texts == ["2: 1"])
    }

    @Test(
        "§12 State: a binding that a control or presentation reads is no read by the body that made it",
        arguments: [
            ("Toggle(\"t\", isOn: $isOn)", "tap \"t\""), ("Text(\"t\").sheet(isPresented: $isOn) { Text(\"in\") }", "set isOn true"),
            ("Text(\"t\").alert(\"a\", isPresented: $isOn) { Button(\"ok\") {} }", "set isOn true"),
            ("DisclosureGroup(\"t\", isExpanded: $isOn) { Text(\"in\") }", "tap \"t\""), ("TextField(\"t\", text: $text)", "type TextField[0] \"new\""),
        ])
    func bindings(view: String, action: String) {
        let snippet = """
            struct ContentView: View {
                @State private var isOn = false
                @State private var text = ""
                var body: some View { \(view) }
            }
            """
        let shown = Shown(snippet, action)
        #expect(shown.errors == [])
        #expect(shown.bodies("ContentView") == [1, 0])
        #expect(shown.states("ContentView").last?.count == 1)
    }

    @Test(
        "§12 Environment: a value that comes out the same runs no reader",
        arguments: [
            (".environment(\\.level, n / 10)", [1, 0, 1]), (".environment(\\.level, n)", [1, 1, 1]),
            (".transformEnvironment(\\.level) { $0 = min(n, 3) }", [1, 1, 0]), (".environment(\\.other, n)", [1, 0, 0]),
            (".environment(\\.level, 7).environment(\\.level, n)", [1, 0, 0]),
        ])
    func environment(modifier: String, runs: [Int]) {
        let snippet =
            Given.level + """
                struct ContentView: View {
                    @State private var n = 0
                    var body: some View { Level()\(modifier) }
                }
                """
        #expect(Shown(snippet, "set n 5", "set n 15").bodies("Level") == runs)
    }

    @Test(
        "§12 Preferences: one that is reduced to the same value calls no closure and makes nothing again",
        arguments: [
            ("Text(\"\").add(n / 10)", [["0"], [], ["1"]]), ("Text(\"\").add(n)", [["0"], ["5"], ["15"]]),
            ("VStack { Text(\"\").add(n); Text(\"\").add(-n) }", [["0"], [], []]),
            ("Text(\"\").add(n).transformPreference(Sum.self) { $0 = min($0, 5) }", [["0"], ["5"], []]),
        ])
    func preferences(writer: String, calls: [[String]]) {
        let given =
            Given.preferences + """
                struct ContentView: View {
                    @State private var n = 0

                """
        let observed = given + "var body: some View { \(writer).onPreferenceChange(Sum.self) { print($0) } } }"
        #expect(Shown(observed, "set n 5", "set n 15").output == calls)
        let overlaid =
            given + """
                var body: some View { \(writer).overlayPreferenceValue(Sum.self) { Shows(n: $0) } } }
                struct Shows: View { let n: Int; var body: some View { Text("\\(n)") } }
                """
        #expect(Shown(overlaid, "set n 5", "set n 15").bodies("Shows") == calls.map { $0.isEmpty ? 0 : 1 })
    }

    @Test(
        "§12 Geometry: a reader runs only where what it read is another",
        arguments: [
            ("p.size.height", "frame(width: n, height: 50)", [1, 0, 0]), ("p.size.width", "frame(width: n, height: 50)", [1, 1, 1]),
            ("p.size.width > 80 ? 1 : 0", "frame(width: n, height: 50)", [1, 0, 1]), ("p.frame(in: .global).minY", "frame(width: n)", [1, 0, 0]),
            ("p.frame(in: .local).minX", "frame(width: 20).padding(.leading, n)", [1, 0, 0]),
        ])
    func geometry(read: String, frame: String, runs: [Int]) {
        let snippet = """
            struct Shows: View { let n: CGFloat; var body: some View { Text("\\(n)") } }
            struct ContentView: View {
                @State private var n: CGFloat = 60
                var body: some View { GeometryReader { p in Shows(n: \(read)) }.\(frame) }
            }
            """
        #expect(Shown(snippet, "set n 70", "set n 90").bodies("Shows") == runs)
        let observed = """
            struct ContentView: View {
                @State private var n: CGFloat = 60
                var body: some View { Color.red.onGeometryChange(for: CGFloat.self) { p in \(read) } action: { print($0) }.\(frame) }
            }
            """
        #expect(Shown(observed, "set n 70", "set n 90").output.map(\.count) == runs)
    }

    @Test("§12 Layout: only what a change reaches is measured again")
    func layout() {
        let snippet = """
            struct Spy: Layout {
                let name: String
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    print(name)
                    return subviews[0].sizeThatFits(.unspecified)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    subviews[0].place(at: bounds.origin, proposal: .unspecified)
                }
            }
            struct Leaf: View { @Binding var text: String; var body: some View { Text(text) } }
            struct ContentView: View {
                @State private var first = "a"
                @State private var second = "b"
                @State private var unread = 0
                var body: some View {
                    ZStack {
                        Spy(name: "first") { Leaf(text: $first) }.frame(width: 100, height: 20)
                        Spy(name: "second") { Leaf(text: $second) }.frame(width: 100, height: 20)
                    }
                }
            }
            """
        let shown = Shown(snippet, "set first \"longer\"", "set second \"longer\"", "set first \"longer\"", "set unread 1")
        #expect(shown.output.map { Set($0) } == [["first", "second"], ["first"], ["second"], [], []])
    }

    @Test("§12 What is written and written back before the update runs nothing")
    func writtenBack() {
        let snippet = """
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Button("\\(n)") { n += 1; n -= 1 } }
            }
            """
        #expect(Shown(snippet, "tap \"0\"").bodies("ContentView") == [1, 0])
    }

    @Test("§12 A view's value: what a parent makes of equal inputs stops at the child, whatever the parent read")
    func viewValues() {
        let snippet = """
            struct Child: View { let pair: (Int, String); let words: [String]; var body: some View { Text("\\(pair.0)") } }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Child(pair: (n / 10, "a"), words: n > 100 ? ["many"] : ["few"]) }
            }
            """
        #expect(Shown(snippet, "set n 5", "set n 10", "set n 101").bodies("Child") == [1, 0, 1, 1])
    }

    @Test("§9 The separators of a list belong to its rows")
    func separators() {
        let shown = Shown("List { Group { Text(\"a\"); Text(\"b\") }.listRowSeparator(.hidden); Text(\"c\") }")
        #expect(shown.nodes().filter { $0.view == "Text" }.map(\.modifiers) == [["listRowSeparator"], ["listRowSeparator"], []])
    }

    @Test(
        "§11 An anchor's bounds are read in any space of the proxy: its own, a named one, the window's",
        arguments: [("p[$0!]", "10 20"), ("p[$0!].offsetBy(dx: p.frame(in: .named(\"s\")).minX, dy: 0)", "15 20")])
    func anchorSpaces(read: String, origin: String) {
        let snippet = """
            struct Bounds: PreferenceKey {
                static let defaultValue: Anchor<CGRect>? = nil
                static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
            }
            Color.red.frame(width: 30, height: 30)
                .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
                .padding(.leading, 10).padding(.top, 20)
                .overlayPreferenceValue(Bounds.self) { anchor in
                    GeometryReader { p in
                        let rect = \(read.replacing("$0", with: "anchor"))
                        Text("\\(Int(rect.minX)) \\(Int(rect.minY))")
                    }
                }
                .padding(.leading, 5)
                .coordinateSpace(name: "s")
            """
        let shown = Shown(snippet)
        #expect(shown.errors == [])
        #expect(shown.texts == [origin])
    }

    @Test("§12: an object that a body makes isn't a change of one that was in its place before")
    func objectsInBodies() {
        let shown = Shown(
            """
            @Observable class Box { var number: Int; var other: Int; init(_ number: Int) { self.number = number; other = number } }
            struct Row: View {
                let factor: Int
                var body: some View {
                    let boxes = (0..<3).map { Box($0 * factor) }
                    Text("\\(boxes.reduce(0) { $0 + $1.number })")
                }
            }
            struct ContentView: View {
                @State private var factor = 1
                var body: some View { Row(factor: factor); Row(factor: factor + 1); Button("Go") { factor += 1 } }
            }
            """, "tap Go", "tap Go")
        #expect(shown.errors == [])
        #expect(shown.bodies("Row") == [2, 2, 2])
        #expect(shown.texts == ["9", "12", "Go"])
    }

    @Test("§18: a fetch in a body doesn't follow the store, a query does; saving is announced")
    func fetches() {
        let shown = Shown(
            """
            import SwiftData
            @Model class Pear { var name: String; init(_ name: String) { self.name = name } }
            struct Fetched: View {
                @Environment(\\.modelContext) private var context
                var body: some View { Text("fetched \\((try? context.fetchCount(FetchDescriptor<Pear>())) ?? 0)") }
            }
            struct Queried: View {
                @Query private var pears: [Pear]
                @State private var saves = 0
                var body: some View {
                    Text("queried \\(pears.count), saved \\(saves)")
                        .onReceive(NotificationCenter.default.publisher(for: ModelContext.didSave)) { _ in saves += 1 }
                }
            }
            struct Buttons: View {
                @Environment(\\.modelContext) private var context
                var body: some View { Button("Add") { context.insert(Pear("a")) }; Button("Save") { try? context.save() } }
            }
            struct ContentView: View { var body: some View { VStack { Fetched(); Queried(); Buttons() }.modelContainer(for: Pear.self, inMemory: true) } }
            """, "tap Add", "tap Save")
        #expect(shown.errors == [])
        #expect(shown.texts.prefix(2) == ["fetched 0", "queried 1, saved 1"])
        #expect(shown.bodies("Fetched") == [1, 0, 0])
    }

    @Test("§12: a coordinate space is the same as one of the same name")
    func coordinateSpaces() {
        let shown = Shown(
            """
            struct Child: View { var space: CoordinateSpace; var body: some View { Text("child") } }
            struct ContentView: View {
                @State private var count = 0
                var body: some View { Child(space: .named("a")); Child(space: count == 0 ? .local : .global); Button("Go") { count += 1 } }
            }
            """, "tap Go")
        #expect(shown.bodies("Child") == [2, 1])
    }
}
