import Testing

/// When views appear, when tasks run, and when changes are observed.
@Suite struct LifetimeRules {
    @Test("§10 Children appear before their containers, and tasks start when all have appeared")
    func order() {
        let snippet = """
            struct Leaf: View { var body: some View { Text("").task { print("task") }.onAppear { print("leaf") } } }
            VStack { HStack { Leaf() }.onAppear { print("row") } }.onAppear { print("column") }
            """
        #expect(Shown(snippet).output == [["leaf", "row", "column", "task"]])
    }

    @Test("§10 Callbacks on one view are called in the order in which they are written")
    func writtenOrder() {
        let snippet = "Color.red.onAppear { print(1) }.onChange(of: 0, initial: true) { print(2) }.padding().onAppear { print(3) }"
        #expect(Shown(snippet).output == [["1", "2", "3"]])
    }

    @Test("§10 State written in onAppear shows in the same step, after layout")
    func writesOnAppear() {
        let snippet = """
            struct ContentView: View {
                @State private var title = "loading"
                var body: some View { Text(title).onAppear { title = "ready" } }
            }
            """
        let shown = Shown(snippet)
        #expect(shown.texts == ["ready"])
        #expect(shown.bodies("ContentView") == [2])
    }

    @Test("§9 A list of views appears and disappears once: another view in the place of the last one is neither, and a task goes on")
    func replacedInList() {
        let snippet = """
            struct ContentView: View {
                @State private var isLoaded = false
                @State private var isThere = true
                var body: some View {
                    Group { if isThere { if isLoaded { Text("loaded") } else { Text("loading") } } }
                        .onAppear { print("appears") }
                        .onDisappear { print("disappears") }
                        .task {
                            try? await Task.sleep(for: .seconds(1))
                            isLoaded = true
                            print("done", Task.isCancelled)
                        }
                }
            }
            """
        let shown = Shown(snippet, "advance 1", "advance 5", "set isThere false", "set isThere true")
        #expect(shown.output == [["appears"], ["done false"], [], ["disappears"], ["appears"]])
        #expect(shown.texts(2) == ["loaded"])
    }

    @Test("§9 Another id is another view for the actions behind it")
    func replacedByID() {
        let snippet = """
            struct ContentView: View {
                @State private var page = 1
                @State private var rows = [1, 2]
                var body: some View {
                    VStack {
                        Text("\\(page)").id(page).onAppear { print("page") }.onDisappear { print("gone") }
                        ForEach(rows, id: \\.self) { Text("\\($0)") }.onAppear { print("rows") }
                    }
                }
            }
            """
        let shown = Shown(snippet, "set page 2", "set page 2", "set rows [3, 4]")
        #expect(shown.errors == [])
        #expect(shown.output == [["page", "rows"], ["gone", "page"], [], []])
    }

    @Test("§10 A view that comes back appears again")
    func comingBack() {
        let snippet =
            Given.counter + """
                struct ContentView: View {
                    @State private var isOn = true
                    var body: some View { VStack { if isOn { Counter(name: "a") } } }
                }
                """
        let shown = Shown(snippet, "set isOn false", "set isOn true")
        #expect(shown.output == [["a appears"], ["a disappears"], ["a appears"]])
    }

    @Test("§10 onChange gets the old and the new value; with initial also at the beginning")
    func onChange() {
        let snippet = """
            struct ContentView: View {
                @State private var n = 0
                var body: some View {
                    Color.red
                        .onChange(of: n) { print("two", $0, $1) }
                        .onChange(of: n) { print("none", n) }
                        .onChange(of: n, initial: true) { print("initial", $0, $1) }
                }
            }
            """
        #expect(Shown(snippet, "set n 1").output == [["initial 0 0"], ["two 0 1", "none 1", "initial 0 1"]])
    }

    @Test("§10 onChange is not called for a value that is back before the update")
    func notChanged() {
        let snippet = """
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Button("there and back") { n = 1; n = 0 }.onChange(of: n) { print("changed") } }
            }
            """
        #expect(Shown(snippet, "tap \"there and back\"").output == [[], []])
    }

    @Test("§10 A chain of changes settles in one step")
    func chains() {
        let snippet = """
            struct ContentView: View {
                @State private var a = 0
                @State private var b = 0
                @State private var c = 0
                var body: some View {
                    Text("\\(a) \\(b) \\(c)").onChange(of: a) { b = a }.onChange(of: b) { c = b }.onChange(of: c) { print("settled") }
                }
            }
            """
        let shown = Shown(snippet, "set a 1")
        #expect(shown.texts == ["1 1 1"])
        #expect(shown.output == [[], ["settled"]])
    }

    @Test("§10 An onChange that changes its own value is cut off after two calls in a frame, with a warning")
    func loops() {
        let snippet = """
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Text("\\(n)").onChange(of: n) { print($1); n += 1 } }
            }
            """
        let shown = Shown(snippet, "set n 1")
        #expect(shown.output == [[], ["1", "2"]])
        #expect(shown.warnings == ["preference-loop"])
    }

    @Test("§10 Changes of many frames are all observed")
    func manyFrames() {
        let snippet = """
            struct ContentView: View {
                @State private var n = 0
                var body: some View {
                    Button("three") { n = 1; withAnimation { n = 2 }; n = 3 }
                        .onChange(of: n) { print($1) }
                        .task { while n < 100 { try? await Task.sleep(for: .seconds(1)); n += 10 } }
                }
            }
            """
        let shown = Shown(snippet, "tap \"three\"", "advance 4.5")
        #expect(shown.output == [[], ["1", "2", "3"], ["13", "23", "33", "43"]])
        #expect(shown.warnings == [])
    }

    @Test("§10 A task is cancelled when its view disappears, and starts again with another id only")
    func tasks() {
        let snippet = """
            struct ContentView: View {
                @State private var isOn = true
                @State private var key = 0
                @State private var other = 0
                var body: some View {
                    VStack {
                        if isOn {
                            Text("\\(other)").task(id: key) {
                                let started = key
                                print("start", started)
                                do { try await Task.sleep(for: .seconds(10)); print("end", started) } catch { print("cancelled", started) }
                            }
                        }
                    }
                }
            }
            """
        let shown = Shown(snippet, "set other 1", "set key 1", "advance 11", "set key 2", "set isOn false", "advance 11")
        #expect(shown.output == [["start 0"], [], ["cancelled 0", "start 1"], ["end 1"], ["start 2"], ["cancelled 2"], []])
    }

    @Test("§10 State that a task writes shows when it has waited")
    func tasksWrite() {
        let snippet = """
            struct ContentView: View {
                @State private var title = "loading"
                var body: some View { Text(title).task { try? await Task.sleep(for: .seconds(1)); title = "loaded" } }
            }
            """
        let shown = Shown(snippet, "advance 0.5", "advance 0.6")
        #expect([shown.texts(0), shown.texts(1), shown.texts(2)] == [["loading"], ["loading"], ["loaded"]])
    }
}

/// The environment and its objects.
@Suite struct EnvironmentRules {
    @Test("§10 A value holds for the view and what is inside; the nearest one counts")
    func scope() {
        let snippet = """
            struct Inside: View { var body: some View { Level().environment(\\.level, 2) } }
            VStack {
                Level()
                Group { Level(); HStack { Level() }; AnyView(Level()); Inside(); ForEach(0..<1) { _ in Level() } }.environment(\\.level, 1)
                Level().environment(\\.level, 3).environment(\\.level, 4)
                Level().background { Level() }.overlay { Level().environment(\\.level, 6) }.environment(\\.level, 5)
            }
            """
        #expect(Shown(Given.level + snippet).texts == ["0", "1", "1", "1", "2", "1", "3", "5", "5", "6"])
    }

    @Test("§10 A transformation sees the value around")
    func transformation() {
        let snippet = """
            VStack { Level().transformEnvironment(\\.level) { $0 *= 10 }; Level() }.transformEnvironment(\\.level) { $0 += 1 }.environment(\\.level, 1)
            """
        #expect(Shown(Given.level + snippet).texts == ["20", "2"])
    }

    @Test("§10 An object of the environment is the nearest of its type; nil hides it")
    func objects() {
        let snippet = """
            @Observable final class Model { var n: Int; init(_ n: Int) { self.n = n } }
            struct Reader: View {
                @Environment(Model.self) private var model: Model?
                var body: some View { Text(model.map { "\\($0.n)" } ?? "none") }
            }
            struct ContentView: View {
                @State private var isHidden = false
                @State private var model = Model(1)
                var body: some View {
                    VStack {
                        Reader()
                        Reader().environment(Model(2))
                        Reader().environment(nil as Model?)
                    }
                    .environment(isHidden ? nil : model)
                    Reader()
                }
            }
            """
        let shown = Shown(snippet, "set isHidden true", "set isHidden false")
        #expect(
            [shown.texts(0), shown.texts(1), shown.texts(2)] == [["1", "2", "none", "none"], ["none", "2", "none", "none"], ["1", "2", "none", "none"]])
        #expect(Set(shown.ids("Reader")).count == 1)
    }

    @Test(
        "§10 An object that no ancestor provides is reported in SwiftUI's words where it is read",
        arguments: [
            (
                "final class Model: ObservableObject { @Published var n = 0 }", "@EnvironmentObject var model: Model",
                "No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of this view."
            ),
            (
                "@Observable final class Model { var n = 0 }", "@Environment(Model.self) var model",
                "No Observable object of type Model found. A View.environment(_:) for Model may be missing as an ancestor of this view."
            ),
        ])
    func missingObjects(model: String, property: String, message: String) {
        let reader = "struct Reader: View { \(property); var body: some View { Text(\"\\(model.n)\") } }\nReader()"
        #expect(Shown("\(model)\n\(reader)").errors == ["missing-environment-object: \(message)"])
        let silent = "struct Reader: View { \(property); var body: some View { Text(\"not read\") } }\nReader()"
        #expect(Shown("\(model)\n\(silent)").texts == ["not read"])
    }

    /// 100 rows, each 20 points high, of which 10 are in sight.
    private let rows = """
        struct Row: View {
            let number: Int
            @State private var taps = 0
            var body: some View {
                Button("row \\(number): \\(taps)") { taps += 1 }.frame(height: 20).onDisappear { print("\\(number) disappears") }
            }
        }
        struct ContentView: View {
            @State private var count = 100
            var body: some View { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \\.self) { ROW } } } }
        }

        """

    private func scrolled(_ row: String = "Row(number: $0)", _ actions: String...) -> Shown {
        // `Shown` takes its actions one by one.
        let snippet = rows.replacing("ROW", with: row)
        switch actions.count {
        case 2: return Shown(snippet, "tap \"row 0: 0\"", actions[0], actions[1], width: 200, height: 200)
        case 3: return Shown(snippet, "tap \"row 0: 0\"", actions[0], actions[1], actions[2], width: 200, height: 200)
        default: return Shown(snippet, "tap \"row 0: 0\"", actions[0], actions[1], actions[2], actions[3], width: 200, height: 200)
        }
    }

    @Test("Lazy rows near those in sight keep their state, and those far away keep it for two further updates")
    func nearRows() {
        let (away, back, rest) = ("scroll ScrollView[0] 1000", "scroll ScrollView[0] -1000", "resize 200x200")
        #expect(scrolled("Row(number: $0)", away, back).texts.first == "row 0: 1")
        #expect(scrolled("Row(number: $0)", away, rest, back).texts.first == "row 0: 1")
        // Ten rows further, as many as are in sight, is near.
        #expect(scrolled("Row(number: $0)", "scroll ScrollView[0] 200", rest, rest, "scroll ScrollView[0] -200").texts.first == "row 0: 1")
    }

    @Test("Lazy rows that stay far away end with their state, which the report tells, and come back as new ones")
    func farRows() {
        let shown = scrolled("Row(number: $0)", "scroll ScrollView[0] 1000", "resize 200x200", "resize 200x200", "scroll ScrollView[0] -1000")
        #expect(shown.texts.first == "row 0: 0")
        let states = shown.states("Row")
        #expect(states[2].allSatisfy { $0.hasPrefix("created") } && states[3].isEmpty)
        #expect(states[4].first == "destroyed taps 1" && states[4].count == 10)
        #expect(states[5] == [String](repeating: "created taps 0", count: 10))
        #expect(shown.output[2].contains("0 disappears") && shown.output[4] == [])
        #expect(Set(shown.ids("Row")[0]).isDisjoint(with: shown.ids("Row")[5]))
    }

    @Test("Lazy rows that may be other than a fixed number of views are kept")
    func dynamicRows() {
        let row = "if $0 >= 0 { Row(number: $0) }"
        let shown = scrolled(row, "scroll ScrollView[0] 1000", "resize 200x200", "resize 200x200", "scroll ScrollView[0] -1000")
        #expect(shown.texts.first == "row 0: 1")
    }
}
