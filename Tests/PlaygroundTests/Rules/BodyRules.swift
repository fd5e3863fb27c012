import Testing

/// Which bodies run, and which do not.
@Suite struct BodyRules {
    /// Runs of `Child` at the mount and when `n` is set, inside a parent that reads `n`.
    private func runs(_ declarations: String, _ child: String) -> [Int] {
        let snippet =
            declarations + """

                struct ContentView: View {
                    @State private var n = 0
                    var body: some View { VStack { Text("\\(n)"); \(child) } }
                }
                """
        let shown = Shown(snippet, "set n 2")
        #expect(shown.errors == [])
        return shown.bodies("Child")
    }

    @Test("§10 A body does not run because its parent's did, while its value is the same")
    func equalValues() {
        #expect(runs("struct Child: View { var body: some View { Text(\"\") } }", "Child()") == [1, 0])
        #expect(
            runs(
                "struct Child: View { let a: [Int]; let b: String?; let c: (Int, Bool); var body: some View { Text(\"\") } }",
                "Child(a: [1], b: \"b\", c: (1, true))") == [1, 0])
        #expect(
            runs("enum Kind { case a, b(Int) }\nstruct Child: View { let kind: Kind; var body: some View { Text(\"\") } }", "Child(kind: .b(1))") == [1, 0])
        #expect(runs("struct Child: View { let a: [Int]; var body: some View { Text(\"\") } }", "Child(a: [n])") == [1, 1])
        #expect(
            runs("enum Kind { case a, b(Int) }\nstruct Child: View { let kind: Kind; var body: some View { Text(\"\") } }", "Child(kind: .b(n))") == [1, 1])
    }

    @Test("§10 Parts that are not Equatable are compared field by field, an array of such by what it shares")
    func parts() {
        let declarations = "struct Item { let name: String; var values = [1] }\nenum Kind { case item(Item), none }\nlet all = [Item(name: \"a\")]\n"
        let child = "struct Child<T>: View { let part: T; var body: some View { Text(\"\") } }"
        #expect(runs(declarations + child, "Child(part: Item(name: \"a\"))") == [1, 0])
        #expect(runs(declarations + child, "Child(part: Item(name: \"\\(n)\"))") == [1, 1])
        #expect(runs(declarations + child, "Child(part: Kind.item(Item(name: \"a\")))") == [1, 0])
        #expect(runs(declarations + child, "Child(part: Kind.item(Item(name: \"\\(n)\")))") == [1, 1])
        #expect(runs(declarations + child, "Child(part: (Item(name: \"a\"), 1))") == [1, 0])
        #expect(runs(declarations + child, "Child(part: all)") == [1, 0])
        #expect(runs(declarations + child, "Child(part: all + all)") == [1, 1])
    }

    @Test("§10 An object is compared by identity")
    func objects() {
        let declarations = "final class Model { }\nlet shared = Model()\nstruct Child: View { let model: Model; var body: some View { Text(\"\") } }"
        #expect(runs(declarations, "Child(model: shared)") == [1, 0])
        #expect(runs(declarations, "Child(model: Model())") == [1, 1])
    }

    @Test("§10 A closure that captures always differs, one that does not is the same")
    func closures() {
        let declarations = "struct Child: View { let action: () -> Void; var body: some View { Text(\"\") } }"
        #expect(runs(declarations, "Child { print(n) }") == [1, 1])
        #expect(runs(declarations, "Child { print(\"constant\") }") == [1, 0])
    }

    @Test("§10 Plain data is compared by bits though the type is Equatable; other Equatable types by ==")
    func equatable() {
        let plain = "struct Child: View, Equatable { let n: Int; static func == (a: Child, b: Child) -> Bool { true }; var body: some View { Text(\"\") } }"
        #expect(runs(plain, "Child(n: n)") == [1, 1])
        #expect(runs(plain, "Child(n: n).equatable()") == [1, 0])
        let other =
            "struct Child: View, Equatable { let n: Int; let s: String; static func == (a: Child, b: Child) -> Bool { true }; var body: some View { Text(\"\") } }"
        #expect(runs(other, "Child(n: n, s: \"\")") == [1, 0])
    }

    @Test("§10 A binding to the same place is the same value")
    func bindings() {
        let declarations =
            "struct Child: View { @Binding var other: Int; var body: some View { Text(\"\") } }\nstruct Owner: View { @State var m = 0; let n: Int; var body: some View { Text(\"\\(n)\"); Child(other: $m) } }"
        #expect(runs(declarations, "Owner(n: n)") == [1, 0])
    }

    @Test("§10 An observed object is read as a whole, an observable one by property")
    func observation() {
        let published = """
            final class Model: ObservableObject { @Published var a = 0; @Published var b = 0; var c = 0 }
            struct ReadsB: View { @ObservedObject var model: Model; var body: some View { Text("\\(model.b)") } }
            struct ContentView: View {
                @StateObject private var model = Model()
                var body: some View { VStack { ReadsB(model: model); Button("a") { model.a += 1 }; Button("c") { model.c += 1 } } }
            }
            """
        #expect(Shown(published, "tap \"a\"", "tap \"c\"").bodies("ReadsB") == [1, 1, 0])
        let observable = """
            @Observable final class Model { var a = 0; var b = 0; @ObservationIgnored var c = 0; var sum: Int { a + b } }
            struct ReadsB: View { let model: Model; var body: some View { Text("\\(model.b)") } }
            struct ReadsSum: View { let model: Model; var body: some View { Text("\\(model.sum) \\(model.c)") } }
            struct ContentView: View {
                @State private var model = Model()
                var body: some View {
                    VStack { ReadsB(model: model); ReadsSum(model: model); Button("a") { model.a += 1 }; Button("c") { model.c += 1 } }
                }
            }
            """
        let shown = Shown(observable, "tap \"a\"", "tap \"c\"")
        #expect(shown.bodies("ReadsB") == [1, 0, 0])
        #expect(shown.bodies("ReadsSum") == [1, 1, 0])
        #expect(shown.bodies("ContentView") == [1, 0, 0])
    }

    @Test("§10 Properties of objects inside observable objects are tracked one by one")
    func nestedObservables() {
        let snippet = """
            @Observable final class Inner { var x = 0; var y = 0 }
            @Observable final class Outer { var inner = Inner() }
            struct X: View { let outer: Outer; var body: some View { Text("\\(outer.inner.x)") } }
            struct Y: View { let outer: Outer; var body: some View { Text("\\(outer.inner.y)") } }
            struct ContentView: View {
                @State private var outer = Outer()
                var body: some View {
                    VStack { X(outer: outer); Y(outer: outer); Button("x") { outer.inner.x += 1 }; Button("new") { outer.inner = Inner() } }
                }
            }
            """
        let shown = Shown(snippet, "tap \"x\"", "tap \"new\"")
        #expect(shown.bodies("X") == [1, 1, 1])
        #expect(shown.bodies("Y") == [1, 0, 1])
        #expect(shown.texts.first == "0")
    }

    @Test("§10 A body runs when an environment key that its view declares changes, and not for another key or a nearer value")
    func environment() {
        let snippet =
            Given.level + """
                struct Other: View { @Environment(\\.other) private var other; var body: some View { Color.red } }
                struct Unread: View { @Environment(\\.level) private var level; var body: some View { Color.red } }
                struct Near: View { @Environment(\\.level) private var level; var body: some View { Text("near \\(level)") } }
                struct ContentView: View {
                    @State private var n = 0
                    var body: some View {
                        VStack { Level(); Other(); Unread(); Near().environment(\\.level, 9) }
                            .transformEnvironment(\\.level) { $0 += 1 }
                            .environment(\\.level, n)
                    }
                }
                """
        let shown = Shown(snippet, "set n 2", "set n 2")
        #expect(shown.bodies("Level") == [1, 1, 0])
        #expect(["Other", "Unread", "Near"].map { shown.bodies($0) } == [[1, 0, 0], [1, 1, 0], [1, 0, 0]])
        #expect(shown.texts == ["3", "near 9"])
    }

    @Test("§10 Parents run before their children")
    func order() {
        let snippet = """
            struct Leaf: View { let n: Int; var body: some View { let _ = print("leaf"); Text("\\(n)") } }
            struct Middle: View { let n: Int; var body: some View { let _ = print("middle"); Leaf(n: n) } }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { let _ = print("root"); Middle(n: n) }
            }
            """
        #expect(Shown(snippet, "set n 1").output == [["root", "middle", "leaf"], ["root", "middle", "leaf"]])
    }

    @Test("§12 A body whose output is equal stops the change there")
    func equalOutput() {
        let snippet = """
            struct Leaf: View { let isBig: Bool; var body: some View { Text(isBig ? "big" : "small") } }
            struct Middle: View { let n: Int; var body: some View { Leaf(isBig: n > 10) } }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Middle(n: n) }
            }
            """
        let shown = Shown(snippet, "set n 5", "set n 11")
        #expect(shown.bodies("Middle") == [1, 1, 1])
        #expect(shown.bodies("Leaf") == [1, 0, 1])
    }

    @Test("§12 Only the readers of what changed run, however deep they stand")
    func onlyReaders() {
        let snippet = """
            struct Reader: View { @Binding var n: Int; var body: some View { Text("\\(n)") } }
            struct Middle: View { @Binding var n: Int; var body: some View { VStack { Reader(n: $n) } } }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Middle(n: $n) }
            }
            """
        let shown = Shown(snippet, "set n 1")
        #expect(["ContentView", "Middle", "Reader"].map { shown.bodies($0) } == [[1, 0], [1, 0], [1, 1]])
    }

    @Test("§12 A dependency lasts as long as the last run read it")
    func droppedDependencies() {
        let snippet = """
            struct ContentView: View {
                @State private var isOn = true
                @State private var n = 0
                var body: some View { Text(isOn ? "\\(n)" : "off") }
            }
            """
        #expect(Shown(snippet, "set n 1", "set isOn false", "set n 2", "set isOn true").bodies("ContentView") == [1, 1, 1, 0, 1])
    }

    @Test("§10 A declared ObservableObject runs the body at each of its changes, whatever the body reads, wherever it is declared")
    func declaredObjects() {
        let snippet = """
            final class Model: ObservableObject { @Published var n = 0; var plain = 0 }
            struct Observed: View { @ObservedObject var model: Model; var body: some View { Text("") } }
            struct Owned: View { @StateObject private var model = Model(); var body: some View { Button("own") { model.n += 1 } } }
            struct Inherited: View { @EnvironmentObject var model: Model; var body: some View { Text("") } }
            struct Holder: DynamicProperty { @ObservedObject var model: Model }
            struct Nested: View { var holder: Holder; var body: some View { Text("") } }
            struct Mark: ViewModifier { @EnvironmentObject var model: Model; func body(content: Content) -> some View { content } }
            struct Plain: View { let model: Model; var body: some View { Text("\\(model.n)") } }
            struct ContentView: View {
                let model = Model()
                var body: some View {
                    VStack {
                        Observed(model: model); Owned(); Inherited(); Nested(holder: Holder(model: model)); Text("").modifier(Mark()); Plain(model: model)
                        Button("write") { model.n += 1 }
                        Button("equal") { model.n = model.n }
                        Button("plain") { model.plain += 1 }
                        Button("send") { model.objectWillChange.send() }
                    }
                    .environmentObject(model)
                }
            }
            """
        let shown = Shown(snippet, "tap \"write\"", "tap \"equal\"", "tap \"plain\"", "tap \"send\"", "tap \"own\"")
        #expect(shown.errors == [])
        for view in ["Observed", "Inherited", "Nested", "Mark"] { #expect(shown.bodies(view) == [1, 1, 1, 0, 1, 0], "\(view)") }
        #expect(shown.bodies("Owned") == [1, 0, 0, 0, 0, 1])
        #expect(shown.bodies("Plain") == [1, 0, 0, 0, 0, 0])
        #expect(shown.reasons("Observed")[1] == ["Model announced a change of `n`"])
    }
}
