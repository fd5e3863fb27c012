import Testing

/// When a view is the same view as before, and keeps its state.
@Suite struct IdentityRules {
    @Test("§9 Objects of an Identifiable class are identified by themselves", arguments: ["ForEach(birds)", "List(birds)"])
    func identifiableObjects(container: String) {
        let snippet = """
            class Bird: Identifiable { let name: String; init(_ name: String) { self.name = name } }
            final class Owl: Bird {}
            struct Row: View { let bird: Bird; @State private var isOn = false; var body: some View { Button("\\(bird.name) \\(isOn.description)") { isOn = true } } }
            struct ContentView: View {
                @State private var birds = [Bird("a"), Owl("b")]
                @State private var chosen: Bird?
                var body: some View {
                    VStack {
                        \(container) { Row(bird: $0) }
                        Button("turn") { birds.reverse(); print(birds[0].id == ObjectIdentifier(birds[0]), birds[0].id == birds[1].id) }
                        Button("choose") { chosen = birds[0] }
                    }
                    .sheet(item: $chosen) { Text("sheet \\($0.name)") }
                }
            }
            """
        let shown = Shown(snippet, "tap \"a false\"", "tap \"turn\"", "tap \"choose\"")
        #expect(shown.errors == [])
        #expect(shown.texts.filter { !["turn", "choose"].contains($0) } == ["b false", "a true", "sheet b"])
        #expect(shown.output.dropFirst(2).first == ["true false"])
    }

    /// A root whose `value` is set, around `content`.
    private func shown(_ content: String, value: String = "false", _ more: String = "", taps: [String] = ["a"], set new: String = "true") -> [String] {
        let snippet =
            Given.counter + more + """
                struct ContentView: View {
                    @State private var value = \(value)
                    var body: some View { VStack { \(content) } }
                }
                """
        return onLargeStack {
            let actions = taps.map { "tap \"\($0)\"" } + ["set value \(new)"]
            switch actions.count {
            case 1: return Shown(snippet, actions[0]).texts
            case 2: return Shown(snippet, actions[0], actions[1]).texts
            default: return Shown(snippet, actions[0], actions[1], actions[2]).texts
            }
        }
    }

    @Test("§10 The branches of an if with else are different views")
    func branches() {
        #expect(shown("if value { Counter(name: \"a\") } else { Counter(name: \"a\") }") == ["a", "0"])
        #expect(shown("switch value { case 0, 1: Counter(name: \"a\"); default: Counter(name: \"a\") }", value: "0", set: "2") == ["a", "0"])
    }

    @Test("§10 Values of one case of a switch are the same view")
    func sameCase() {
        #expect(shown("switch value { case 0, 1: Counter(name: \"a\"); default: EmptyView() }", value: "0", set: "1") == ["a", "1"])
    }

    @Test("§10 An if without else does not renumber its siblings")
    func ifWithoutElse() {
        let content = "Counter(name: \"a\"); if value { Text(\"if\"); Text(\"if\") }; Counter(name: \"b\")"
        #expect(shown(content, taps: ["a", "b"]) == ["a", "1", "if", "if", "b", "1"])
        #expect(shown(content, value: "true", taps: ["a", "b"], set: "false") == ["a", "1", "b", "1"])
    }

    @Test("§10 An if let keeps the view while there is a value")
    func ifLet() {
        let content = "if let value { Counter(name: \"a\"); Text(\"\\(value)\") }"
        #expect(shown(content, value: "1 as Int?", set: "2") == ["a", "1", "2"])
    }

    @Test("§10 A condition on an argument keeps the view")
    func ternary() {
        #expect(shown("Counter(name: value ? \"b\" : \"a\").padding(value ? 9 : 0).opacity(value ? 0.5 : 1)") == ["b", "1"])
    }

    @Test("§10 A condition on a modifier is a condition on the view")
    func conditionalModifier() {
        let when = """
            extension View {
                @ViewBuilder func when<Changed: View>(_ isOn: Bool, _ change: (Self) -> Changed) -> some View { if isOn { change(self) } else { self } }
            }

            """
        #expect(shown("Counter(name: \"a\").when(value) { $0.padding() }", when) == ["a", "0"])
    }

    @Test("§10 AnyView around the same type keeps the view, around another one it does not")
    func anyView() {
        #expect(shown("value ? AnyView(Counter(name: \"b\")) : AnyView(Counter(name: \"a\"))") == ["b", "1"])
        #expect(shown("value ? AnyView(Counter(name: \"a\").padding()) : AnyView(Counter(name: \"a\"))") == ["a", "0"])
        #expect(shown("AnyView(AnyView(Counter(name: value ? \"b\" : \"a\")))") == ["b", "1"])
        let generic = "struct Box<T>: View { let value: T; var body: some View { Counter(name: \"a\") } }\n"
        #expect(shown("value ? AnyView(Box(value: 1)) : AnyView(Box(value: \"\"))", generic) == ["a", "0"])
    }

    @Test("§10 A new id destroys the view, also around or inside of another id")
    func newID() {
        #expect(shown("Counter(name: \"a\").id(value)") == ["a", "0"])
        #expect(shown("Counter(name: \"a\").id(value).id(1)") == ["a", "0"])
        #expect(shown("Counter(name: \"a\").id(1).padding().id(value)") == ["a", "0"])
        #expect(shown("Counter(name: \"a\").id(value ? 1 : 1)") == ["a", "1"])
        #expect(shown("VStack { Counter(name: \"a\") }.id(value)") == ["a", "0"])
    }

    @Test("§9 Views that share an id stay apart")
    func sharedIDs() {
        #expect(shown("Group { Counter(name: \"a\"); Counter(name: \"b\") }.id(1)") == ["a", "1", "b", "0"])
        #expect(shown("Counter(name: \"a\").id(1); Counter(name: \"b\").id(1)", taps: ["b"]) == ["a", "0", "b", "1"])
    }

    @Test("§9 An id on a ForEach leaves its elements their own")
    func idOnForEach() {
        let content = "ForEach(value, id: \\.self) { Counter(name: \"\\($0)\") }.id(1)"
        #expect(shown(content, value: "[1, 2]", taps: ["2"], set: "[2, 1]") == ["2", "1", "1", "0"])
    }

    @Test("§9 Equal offsets of two ranges are different elements")
    func twoRanges() {
        let content = "ForEach(0..<2) { Counter(name: \"a\\($0)\") }; ForEach(0..<2) { Counter(name: \"b\\($0)\") }"
        #expect(shown(content, taps: ["b0"]) == ["a0", "0", "a1", "0", "b0", "1", "b1", "0"])
    }

    @Test("§10 An element of a ForEach keeps its state when it moves, without running its body")
    func moves() {
        let snippet =
            Given.counter + """
                struct ContentView: View {
                    @State private var items = [1, 2, 3]
                    var body: some View { VStack { ForEach(items, id: \\.self) { Counter(name: "\\($0)") } } }
                }
                """
        let shown = Shown(snippet, "tap \"3\"", "set items [3, 1, 2]")
        #expect(shown.texts == ["3", "1", "1", "0", "2", "0"])
        #expect(shown.bodies("Counter") == [3, 1, 0])
        #expect(Set(shown.ids("Counter")[0]) == Set(shown.ids("Counter")[2]))
        #expect(shown.output.last == [])
    }

    @Test("§10 An element that was removed and comes back is new; an index as id stays at its place")
    func removal() {
        let snippet =
            Given.counter + """
                struct ContentView: View {
                    @State private var items = ["a", "b"]
                    var body: some View { VStack { ForEach(items, id: \\.self) { Counter(name: $0) } } }
                }
                """
        #expect(Shown(snippet, "tap \"a\"", "set items [\"b\"]", "set items [\"a\", \"b\"]").texts == ["a", "0", "b", "0"])
        let byIndex = snippet.replacing(
            "ForEach(items, id: \\.self) { Counter(name: $0) }", with: "ForEach(items.indices, id: \\.self) { Counter(name: items[$0]) }")
        #expect(Shown(byIndex, "tap \"b\"", "set items [\"b\"]").texts == ["b", "0"])
        #expect(Shown(byIndex, "tap \"a\"", "set items [\"b\"]").texts == ["b", "1"])
    }

    @Test("§10 Elements of nested ForEach are known by both ids")
    func nestedForEach() {
        let content = "ForEach(value, id: \\.self) { o in ForEach(0..<2) { Counter(name: \"\\(o)-\\($0)\") } }"
        #expect(shown(content, value: "[0, 1]", taps: ["1-1"], set: "[1, 0]") == ["1-0", "0", "1-1", "1", "0-0", "0", "0-1", "0"])
    }

    @Test("§10 A repeated id shows the first element for both and is reported once")
    func repeatedIDs() {
        let snippet = """
            struct Item: Identifiable { let id: Int; let name: String }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { VStack { Text("\\(n)"); ForEach([Item(id: 1, name: "a"), Item(id: 1, name: "b")]) { Text($0.name) } } }
            }
            """
        let shown = Shown(snippet, "set n 1")
        #expect(shown.texts == ["1", "a"])
        #expect(shown.warnings == ["duplicate-id"])
    }

    @Test(
        "§10 Another value in a modifier keeps the view",
        arguments: [
            "font(value ? .title : .body)", "disabled(value)", "tag(value)", "layoutPriority(value ? 1 : 0)", "frame(width: value ? 10 : nil)",
            "background(value ? Color.red : Color.blue)", "environment(\\.lineLimit, value ? 1 : 2)", "transition(value ? .opacity : .slide)",
            "offset(x: value ? 1 : 0)", "accessibilityIdentifier(value ? \"a\" : \"b\")",
        ])
    func modifierValues(modifier: String) {
        #expect(shown("Counter(name: \"a\").\(modifier)") == ["a", "1"])
    }

    @Test("§10 An environment modifier that goes over to another key keeps the view, and its readers see it")
    func environmentKeys() {
        let reader =
            Given.level + "struct Both: View { @Environment(\\.level) var a; @Environment(\\.other) var b; var body: some View { Text(\"\\(a) \\(b)\") } }\n"
        let content = "Group { Counter(name: \"a\"); Both() }.environment(value ? \\.other : \\.level, 5)"
        #expect(shown(content, reader) == ["a", "1", "0 5"])
    }

    @Test("§8 AnyLayout that goes over to another layout keeps what is inside")
    func anyLayout() {
        let content = "let layout = value == 0 ? AnyLayout(HStackLayout()) : value == 1 ? AnyLayout(VStackLayout()) : AnyLayout(ZStackLayout())\n"
        #expect(shown(content + "layout { Counter(name: \"a\"); Spacer() }", value: "0", set: "1") == ["a", "1"])
        #expect(shown(content + "layout { Counter(name: \"a\") }", value: "1", set: "2") == ["a", "1"])
    }

    @Test("§10 A view in another container is another view")
    func containers() {
        #expect(shown("if value { HStack { Counter(name: \"a\") } } else { VStack { Counter(name: \"a\") } }") == ["a", "0"])
    }

    @Test("§10 A custom modifier keeps its state while its content changes")
    func modifierState() {
        let modifier = """
            struct Counted: ViewModifier {
                @State private var taps = 0
                func body(content: Content) -> some View { content; Button("a") { taps += 1 }; Text("\\(taps)") }
            }

            """
        #expect(shown("Text(value ? \"new\" : \"old\").modifier(Counted())", modifier) == ["new", "a", "1"])
    }

    @Test("§10 A view that comes and goes is reported with its states")
    func reported() {
        let snippet =
            Given.counter + """
                struct ContentView: View {
                    @State private var isOn = true
                    var body: some View { VStack { if isOn { Counter(name: "a") } } }
                }
                """
        let shown = Shown(snippet, "tap \"a\"", "set isOn false")
        #expect(shown.states("Counter") == [["created taps 0"], ["changed taps 1"], ["destroyed taps 1"]])
        #expect(shown.output == [["a appears"], [], ["a disappears"]])
    }

    @Test("§10 A view that ViewThatFits does not show neither appears nor is found")
    func viewThatFits() {
        let snippet =
            Given.counter + """
                VStack { ViewThatFits(in: .horizontal) { Counter(name: "wide").frame(width: 300); Counter(name: "narrow") } }
                """
        let shown = Shown(snippet, "tap \"narrow\"", "resize 310x100", "resize 100x100", width: 100)
        #expect(shown.output.map { $0.sorted() } == [["narrow appears"], [], ["narrow disappears", "wide appears"], ["narrow appears", "wide disappears"]])
        #expect(shown.texts(1) == ["narrow", "1"])
        #expect(shown.texts(2) == ["wide", "0"])
    }

    @Test("§10 scrollTo finds an element that is not made yet by the ids of ForEach and by .id")
    func scrollTo() {
        let snippet = """
            struct ContentView: View {
                var body: some View {
                    ScrollViewReader { proxy in
                        VStack(spacing: 0) {
                            HStack {
                                Button("top") { proxy.scrollTo(500, anchor: .top) }
                                Button("end") { proxy.scrollTo("row 999", anchor: .bottom) }
                                Button("none") { proxy.scrollTo("nowhere") }
                            }
                            .frame(height: 20)
                            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { i in Text("\\(i)").frame(height: 20).id("row \\(i)") } } }
                        }
                    }
                }
            }
            """
        let shown = Shown(snippet, "tap \"top\"", "tap \"end\"", "tap \"none\"", height: 60)
        #expect(shown.texts(0).dropFirst(3) == ["0", "1"])
        #expect(shown.texts(1).dropFirst(3) == ["500", "501"])
        #expect(shown.texts(2).dropFirst(3) == ["998", "999"])
        #expect(shown.texts(3) == shown.texts(2))
    }

    @Test(
        "§10.2 A constant range is read once; with an id it is followed",
        arguments: [
            ("0..<count", ["set count 4"], ["0 4", "1 4", "2 4"], true), ("0..<count", ["set count 1", "set count 3"], ["0 3", "1 3", "2 3"], true),
            ("count..<6", ["set count 4"], ["3 4", "4 4", "5 4"], true), ("0..<count, id: \\.self", ["set count 4"], ["0 4", "1 4", "2 4", "3 4"], false),
            ("count..<count + 2", ["set count 7"], ["3 7", "4 7"], false),
        ])
    func constantRanges(data: String, actions: [String], texts: [String], warns: Bool) {
        for container in ["HStack", "LazyVStack"] {
            let shown = Shown(
                "struct Seats: View { @State var count = 3; var body: some View { \(container) { ForEach(\(data)) { Text(\"\\($0) \\(count)\") } } } }",
                actions: actions)
            #expect(shown.errors == [])
            #expect(shown.texts == texts)
            #expect(shown.warnings.contains("changed-range") == warns)
        }
    }

    @Test("Elements that are their own ids are other data when all ids change", arguments: [("\\.self", [String]()), ("\\.id", ["unstable-ids"])])
    func replacedData(id: String, warnings: [String]) {
        let shown = Shown(
            """
            struct Unit: Hashable { let id: String }
            struct ContentView: View {
                @State private var isMetric = true
                var body: some View {
                    ForEach(isMetric ? [Unit(id: "m"), Unit(id: "km")] : [Unit(id: "ft"), Unit(id: "mi")], id: \(id)) { Text($0.id) }
                    Button("Switch") { isMetric.toggle() }
                }
            }
            """, "tap Switch")
        #expect(shown.warnings == warnings)
    }
}
