import Testing

/// `@Environment`: a declared property is a dependency of its view, whether the body reads it or not.
@Suite struct EnvironmentDependencyRules {
    /// A view that sets `level` and `other` to parts of a state `n`, around `content`.
    private func given(_ declarations: String, _ content: String) -> String {
        """
        struct Theme: Equatable { var color = "red"; var size = 1 }
        extension EnvironmentValues { @Entry var level = 0; @Entry var other = 0; @Entry var theme = Theme() }
        extension EnvironmentValues { var sum: Int { level + other } }
        \(declarations)
        struct ContentView: View {
            @State private var n = 0
            var body: some View {
                VStack { \(content) }.environment(\\.level, n / 10).environment(\\.other, -(n / 10)).environment(\\.theme, Theme(size: n))
            }
        }
        """
    }

    @Test(
        "§10 A view that declares an environment value runs when that value changes, whether or not its body reads it",
        arguments: [
            ("@Environment(\\.level) var level", "Text(\"\")", [1, 0, 1]), ("@Environment(\\.level) var level", "Text(\"\\(level)\")", [1, 0, 1]),
            ("@Environment(\\.theme) var theme", "Text(\"\")", [1, 1, 1]), ("@Environment(\\.theme.size) var size", "Text(\"\")", [1, 1, 1]),
            ("@Environment(\\.theme.color) var color", "Text(color)", [1, 0, 0]), ("@Environment(\\.sum) var sum", "Text(\"\\(sum)\")", [1, 0, 0]),
            ("@Environment(\\.colorScheme) var scheme", "Text(\"\")", [1, 0, 0]), ("let n = 1", "Text(\"\")", [1, 0, 0]),
        ])
    func declared(property: String, content: String, runs: [Int]) {
        let shown = Shown(given("struct Child: View { \(property); var body: some View { \(content) } }", "Child()"), "set n 5", "set n 10")
        #expect(shown.errors == [])
        #expect(shown.bodies("Child") == runs)
    }

    @Test("§10 The same holds in view modifiers, in dynamic properties that hold one, and in styles")
    func everywhere() {
        let modifier = "struct Child: ViewModifier { @Environment(\\.level) var level; func body(content: Content) -> some View { content } }"
        #expect(Shown(given(modifier, "Text(\"\").modifier(Child())"), "set n 5", "set n 10").bodies("Child") == [1, 0, 1])
        let nested = """
            struct Inner: DynamicProperty { @Environment(\\.level) var level }
            struct Outer: DynamicProperty { var inner = Inner() }
            struct Child: View { var outer = Outer(); var body: some View { Text("") } }
            """
        #expect(Shown(given(nested, "Child()"), "set n 5", "set n 10").bodies("Child") == [1, 0, 1])
        let style = """
            struct Plain: ButtonStyle {
                @Environment(\\.level) var level
                func makeBody(configuration: Configuration) -> some View { let _ = print("made"); configuration.label }
            }
            struct Child: View { var body: some View { Button("b") {}.buttonStyle(Plain()) } }
            """
        #expect(Shown(given(style, "Child()"), "set n 5", "set n 10").output == [["made"], [], ["made"]])
    }

    @Test("§10 The reason says that the view declares the value, or where it reads it")
    func reasons() {
        let unread = Shown(given("struct Child: View { @Environment(\\.level) var level; var body: some View { Text(\"\") } }", "Child()"), "set n 10")
        #expect(unread.reasons("Child") == [["first appearance"], ["declares \\.level, whose value changed (0 → 1)"]])
        let read = Shown(given("struct Child: View { @Environment(\\.level) var level; var body: some View { Text(\"\\(level)\") } }", "Child()"), "set n 10")
        #expect(read.reasons("Child").last == ["environment `level` changed (0 → 1), read at line 4"])
    }

    @Test("§10 Another key path at the same place is another value")
    func otherKeyPath() {
        let child = """
            struct Child: View {
                @Environment var value: Int
                init(_ path: KeyPath<EnvironmentValues, Int>) { _value = Environment(path) }
                var body: some View { Text("\\(value)") }
            }
            struct Chooser: View {
                @State private var isOther = false
                var body: some View { Child(isOther ? \\.other : \\.level); Button("other") { isOther = true } }
            }
            """
        let shown = Shown(given(child, "Chooser()"), "set n 10", "tap \"other\"", "set n 20")
        #expect(shown.errors == [])
        #expect(shown.report.steps.indices.map { shown.texts($0).first } == ["0", "1", "-1", "-2"])
    }

    @Test("§10 The whole environment: the view depends on the values that its last run read of it")
    func wholeEnvironment() {
        let child = """
            struct Child: View {
                @Environment(\\.self) var values
                var body: some View { Text(values.theme.size > 3 ? "\\(values.level)" : "small") }
            }
            """
        let shown = Shown(given(child, "Child()"), "set n 2", "set n 5", "set n 6", "set n 16")
        #expect(shown.errors == [])
        #expect(shown.bodies("Child") == [1, 1, 1, 1, 1])
        #expect(shown.texts == ["1"])
        let level = "struct Child: View { @Environment(\\.self) var values; var body: some View { Text(\"\\(values.level)\") } }"
        #expect(Shown(given(level, "Child()"), "set n 5", "set n 10").bodies("Child") == [1, 0, 1])
        let unread = "struct Child: View { @Environment(\\.self) var values; var body: some View { Button(\"b\") { print(values.level) } } }"
        let acting = Shown(given(unread, "Child()"), "set n 10", "tap \"b\"")
        #expect(acting.bodies("Child") == [1, 0, 0])
        #expect(acting.output.last == ["1"])
    }

    @Test("§10 An observable object of the environment: the object is a dependency where it is declared, its properties where they are read")
    func objects() {
        let snippet = """
            @Observable final class Model { var n = 0 }
            struct Unread: View { @Environment(Model.self) var model; var body: some View { Text("") } }
            struct Reads: View { @Environment(Model.self) var model; var body: some View { Text("\\(model.n)") } }
            struct ContentView: View {
                @State private var model = Model()
                var body: some View {
                    VStack { Unread(); Reads(); Button("write") { model.n += 1 }; Button("replace") { model = Model() } }.environment(model)
                }
            }
            """
        let shown = Shown(snippet, "tap \"write\"", "tap \"replace\"")
        #expect(shown.bodies("Unread") == [1, 0, 1])
        #expect(shown.bodies("Reads") == [1, 1, 1])
    }

    // MARK: Defaults

    /// Runs of a view that declares `model` and never reads it, at the mount and after two writes of another key above, and one that changes nothing.
    private func runs(default declaration: String) -> [Int] {
        let snippet = """
            final class Model { var n = 0 }
            struct Settings { var n = 0; var names = ["a"] }
            \(declaration)
            extension EnvironmentValues { @Entry var level = 0 }
            struct Child: View { @Environment(\\.model) var model; var body: some View { Text("") } }
            struct Outside: View { @Environment(\\.model) var model; var body: some View { Text("") } }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { VStack { Child() }.environment(\\.level, n / 10); Outside() }
            }
            """
        let shown = Shown(snippet, "set n 10", "set n 20", "set n 21")
        #expect(shown.errors == [])
        #expect(shown.bodies("Outside") == [1, 0, 0, 0])
        return shown.bodies("Child")
    }

    @Test("§10 A default is read again at each environment write above: an object made by the expression is another one each time, an equal value is not")
    func defaults() {
        #expect(runs(default: "extension EnvironmentValues { @Entry var model = Model() }") == [1, 1, 1, 0])
        #expect(runs(default: "extension EnvironmentValues { @Entry var model: Model? = nil }") == [1, 0, 0, 0])
        #expect(runs(default: "extension EnvironmentValues { @Entry var model = Settings() }") == [1, 0, 0, 0])
        #expect(runs(default: "let shared = Model()\nextension EnvironmentValues { @Entry var model = shared }") == [1, 0, 0, 0])
        func key(_ defaultValue: String) -> String {
            """
            struct ModelKey: EnvironmentKey { \(defaultValue) }
            extension EnvironmentValues { var model: Model { get { self[ModelKey.self] } set { self[ModelKey.self] = newValue } } }
            """
        }
        #expect(runs(default: key("static let defaultValue = Model()")) == [1, 0, 0, 0])
        #expect(runs(default: key("static var defaultValue = Model()")) == [1, 0, 0, 0])
        #expect(runs(default: key("static var defaultValue: Model { Model() }")) == [1, 1, 1, 0])
    }

    @Test("§10 Each property has its own object of a default that makes one, and keeps it until a write above; a value that is set has no default")
    func defaultObjects() {
        let snippet = """
            final class Model { static var made = 0; let number: Int; init() { Model.made += 1; number = Model.made } }
            extension EnvironmentValues { @Entry var model = Model(); @Entry var level = 0 }
            struct Child: View {
                @Environment(\\.model) var model
                @State private var runs = 0
                var body: some View { Text("\\(model.number)"); Button("run") { runs += 1 }; Text("\\(runs)") }
            }
            struct ContentView: View {
                @State private var n = 0
                let model = Model()
                var body: some View { HStack { Child(); Child().environment(\\.model, model) }.environment(\\.level, n) }
            }
            """
        let shown = Shown(snippet, "tap Button[0]", "set n 1")
        #expect(shown.errors == [])
        #expect(shown.texts(0) == ["2", "run", "0", "1", "run", "0"])
        #expect(shown.texts(1) == ["2", "run", "1", "1", "run", "0"])
        #expect(shown.texts(2) == ["3", "run", "1", "1", "run", "0"])
        #expect(shown.bodies("Child") == [2, 1, 1])
        #expect(shown.reasons("Child").last == ["environment `model` has another default, made again at an environment write above, read at line 6"])
    }

    // MARK: Printing

    @Test("§10 _printChanges and _logChanges name what changed as SwiftUI does, in views and in modifiers", arguments: ["_printChanges", "_logChanges"])
    func printedChanges(function: String) {
        let declarations = """
            struct Inner: DynamicProperty { @Environment(\\.level) var level }
            @propertyWrapper struct Wrapped: DynamicProperty { @Environment(\\.level) var level; var wrappedValue: Int { level } }
            struct A: View { @Environment(\\.level) private var height; var body: some View { let _ = Self.\(function)(); Text("\\(height)") } }
            struct B: View { var inner = Inner(); @Wrapped var w; var body: some View { let _ = Self.\(function)(); Text("") } }
            struct C: ViewModifier { @Environment(\\.level) private var height; func body(content: Content) -> some View { let _ = Self.\(function)(); content } }
            """
        let shown = Shown(given(declarations, "A().modifier(C()); B()"), "set n 10")
        #expect(shown.errors == [])
        #expect(
            shown.output.map { $0.sorted() } == [
                ["A: @self, @identity, _height changed.", "B: @self, @identity, inner, _w changed.", "C: @self, @identity, _height changed."],
                ["A: _height changed.", "B: inner, _w changed.", "C: _height changed."],
            ])
    }

    @Test("§10 _printChanges names an observed object's property, and @dependencies for what an observable object changed")
    func printedObjects() {
        let snippet = """
            final class Old: ObservableObject { @Published var n = 0 }
            @Observable final class New { var n = 0 }
            struct Child: View {
                @ObservedObject var first: Old
                @ObservedObject var second: Old
                let new: New
                var body: some View { let _ = Self._printChanges(); Text("\\(new.n)") }
            }
            struct ContentView: View {
                @StateObject private var a = Old()
                @StateObject private var b = Old()
                @State private var new = New()
                var body: some View {
                    Child(first: a, second: b, new: new)
                    Button("b") { b.n += 1 }
                    Button("new") { new.n += 1 }
                }
            }
            """
        let shown = Shown(snippet, "tap \"b\"", "tap \"new\"")
        #expect(shown.errors == [])
        #expect(shown.output.dropFirst() == [["Child: _second changed."], ["Child: @dependencies changed."]])
    }
}
