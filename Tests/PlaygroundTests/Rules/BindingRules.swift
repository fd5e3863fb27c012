import Testing

/// What a binding reads when it is made, and when two are equal.
@Suite struct BindingRules {
    @Test(
        "§10.12: a body that makes a binding to a property of an object depends on it",
        arguments: [
            ("@State private var model = Model()", "$model.on"), ("@State private var model = Model()", "Bindable(model).on"),
            ("@Bindable var model = Model()", "$model.on"), ("@State private var model = Model()", "Binding(get: { model.on }, set: { model.on = $0 })"),
        ])
    func objects(property: String, binding: String) {
        let shown = Shown(
            """
            @Observable final class Model { var on = false; var other = 0 }
            struct Passing: View { var isOn: Binding<Bool>; var body: some View { Toggle("On", isOn: isOn) } }
            struct ContentView: View {
                \(property)
                var body: some View { VStack { Passing(isOn: \(binding)); Button("Other") { model.other += 1 } } }
            }
            """, "tap Toggle", "tap \"Other\"")
        #expect(shown.errors == [])
        #expect(shown.bodies("ContentView") == [1, 1, 0])
    }

    @Test(
        "§10.12: making a binding to a state, or to a part of one, reads nothing",
        arguments: ["$n.a", "Binding(projectedValue: $n).a", "$n.a.animation()", "$n.a.transaction(Transaction())"])
    func states(binding: String) {
        let shown = Shown(
            """
            struct Pair { var a = 0; var b = 0 }
            struct Stepping: View { @Binding var a: Int; var body: some View { Button("Next") { a += 1 } } }
            struct ContentView: View { @State private var n = Pair(); var body: some View { Stepping(a: \(binding)) } }
            """, "tap \"Next\"")
        #expect(shown.errors == [])
        #expect(shown.bodies("ContentView") == [1, 0])
        #expect(shown.bodies("Stepping") == [1, 0])
    }

    @Test("§10.12: a binding of two closures depends on the state that its first closure reads")
    func closures() {
        let shown = Shown(
            """
            struct Stepping: View { let n: Binding<Int>; var body: some View { Button("Next") { n.wrappedValue += 1 } } }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Stepping(n: Binding(get: { print("get"); return n }, set: { n = $0 })) }
            }
            """, "tap \"Next\"")
        #expect(shown.bodies("ContentView") == [1, 1])
        #expect(Array(shown.output.joined()) == ["get", "get", "get"])
    }

    @Test(
        "§10.13: a view with a binding runs its body when its parent makes one with another value",
        arguments: [("$n", "n += 1", [1, 1]), ("$n", "m += 1", [1, 0]), ("$model.n", "model.n += 1", [1, 1]), ("$model.n", "m += 1", [1, 0])])
    func values(binding: String, change: String, runs: [Int]) {
        let shown = Shown(
            """
            final class Model: ObservableObject { @Published var n = 0 }
            struct Writing: View { @Binding var n: Int; var body: some View { Button("Write") { n = 5 } } }
            struct ContentView: View {
                @State private var n = 0
                @State private var m = 0
                @StateObject private var model = Model()
                var body: some View { VStack { Writing(n: \(binding)); Text("\\(n) \\(m)"); Button("Change") { \(change) } } }
            }
            """, "tap \"Change\"")
        #expect(shown.errors == [])
        #expect(shown.bodies("Writing") == runs)
    }

    @Test("§10.14: a view that holds another AnyView differs")
    func anyViews() {
        let shown = Shown(
            """
            struct Wrap: View { let content: AnyView; var body: some View { content } }
            struct Kept: View { let content: Text; var body: some View { content } }
            struct ContentView: View {
                @State private var n = 0
                var body: some View { VStack { Wrap(content: AnyView(Text("x"))); Kept(content: Text("x")); Button("\\(n)") { n += 1 } } }
            }
            """, "tap Button")
        #expect(shown.bodies("Wrap") == [1, 1])
        #expect(shown.bodies("Kept") == [1, 0])
    }

    @Test("§10.15: a state that is written after its view has gone keeps the value for the task that writes it")
    func writtenLate() {
        let shown = Shown(
            """
            struct Ticking: View {
                @State private var ticks = 0
                var body: some View {
                    Button("Go") { Task { while ticks < 3 { try? await Task.sleep(for: .seconds(1)); ticks += 1 }; print("end", ticks) } }
                }
            }
            struct ContentView: View {
                @State private var isOn = true
                var body: some View { VStack { if isOn { Ticking() }; Button("Off") { isOn = false } } }
            }
            """, "tap \"Go\"", "tap \"Off\"", "advance 5")
        #expect(Array(shown.output.joined()) == ["end 3"])
    }

    @Test(
        "a binding to a collection has the subscripts of the collection's own extensions besides its elements",
        arguments: ["$items[items[1]]", "$items[id: 2]", "$items[1]"])
    func subscripts(element: String) {
        let shown = Shown(
            """
            struct Item: Identifiable, Hashable { var id: Int; var name: String }
            extension Array where Element: Identifiable {
                subscript(_ element: Element) -> Element {
                    get { first { $0.id == element.id } ?? element }
                    set { if let place = firstIndex(where: { $0.id == element.id }) { self[place] = newValue } }
                }
                subscript(id id: Element.ID) -> Element {
                    get { first { $0.id == id }! }
                    set { if let place = firstIndex(where: { $0.id == id }) { self[place] = newValue } }
                }
            }
            struct ContentView: View {
                @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
                var body: some View { VStack { TextField("Name", text: \(element).name); Text(items.map(\\.name).joined()) } }
            }
            """, "type \"Name\" \"c\"")
        #expect(shown.errors == [])
        #expect(shown.texts.last == "ac")
    }
}
