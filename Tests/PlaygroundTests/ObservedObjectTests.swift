import Testing

/// Objects that are read and written in the same body.
@Suite struct ObservedObjectTests {
    private static let model = """
        @Observable final class Model {
            var items: [Int] = []
            var count = 0
            init() { load() }
            func load() { if items.isEmpty { items.append(1) }; count += 1 }
        }
        """

    @Test(
        "A body observes what it read from its end on: what an object writes in its initializer runs nothing again",
        arguments: [
            "struct Screen: View { @State var model = Model(); var body: some View { Text(\"\\(model.items.count)\") } }",
            "struct Screen: View { @State private var model = Model(); var body: some View { Text(\"\\(model.items.count)\") } }",
            "struct Screen: View { var body: some View { let model = Model(); Text(\"\\(model.items.count)\") } }",
            """
            struct Row: View { @Environment(Model.self) var model; var body: some View { Text("\\(model.items.count)") } }
            struct Screen: View { var body: some View { Row().environment(Model()) } }
            """,
        ])
    func objectsMadeInBodies(screen: String) {
        let shown = Shown("\(Self.model)\n\(screen)\nstruct ContentView: View { var body: some View { Screen() } }")
        #expect(shown.errors == [])
        #expect((shown.bodies("ContentView"), shown.bodies("Screen")) == ([1], [1]))
        #expect(shown.texts == ["1"])
    }

    @Test func whatABodyWritesRunsTheOthersThatReadIt() {
        let snippet = """
            @Observable final class Model { var total = 0 }
            let model = Model()
            struct Reader: View { var body: some View { Text("\\(model.total)") } }
            struct Writer: View {
                let number: Int
                var body: some View { let _ = model.total += number; Text("\\(number) of \\(model.total)") }
            }
            struct ContentView: View {
                @State private var number = 1
                var body: some View {
                    Reader()
                    Writer(number: number)
                    Button("Next") { number += 1 }
                }
            }
            """
        let shown = Shown(snippet, "tap Next")
        #expect(shown.errors == [])
        #expect((shown.bodies("Reader"), shown.bodies("Writer")) == ([2, 1], [1, 1]))
        #expect(shown.texts == ["3", "2 of 3", "Next"])
    }

    @Test func propertiesThatAreObservedByHand() {
        let snippet = """
            @Observable final class Settings {
                @ObservationIgnored private var stored = 1
                var size: Int {
                    get { access(keyPath: \\.size); return stored }
                    set { withMutation(keyPath: \\.size) { stored = newValue } }
                }
            }
            struct ContentView: View {
                @State private var settings = Settings()
                var body: some View {
                    Text("\\(settings.size)")
                    Button("Grow") { settings.size += 1 }
                }
            }
            """
        #expect(Shown(snippet, "tap Grow", "tap Grow").texts == ["3", "Grow"])
    }
}
