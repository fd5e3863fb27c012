import Testing

@testable import Playground

/// What the parts of controls do that have more than one.
@Suite struct ControlActionTests {
    private static let menu = """
        struct Screen: View {
            @State private var order = "none"
            var body: some View {
                VStack {
                    Menu("Sort") { Button("By date") { order = "date" } } primaryAction: { order = "name" }
                    Text(order)
                }
            }
        }
        Screen()
        """

    @Test func aTapOnAMenuPerformsItsPrimaryAction() {
        let shown = Shown(Self.menu, "tap Sort", "tap \"By date\"")
        #expect(shown.errors == [])
        #expect((0...2).map(shown.texts) == [["Sort", "By date", "none"], ["Sort", "By date", "name"], ["Sort", "By date", "date"]])
    }

    private static let image = """
        AsyncImage(url: URL(string: "https://example.com/icon.png")) { phase in
            switch phase {
            case .empty: Text("loading")
            case .success(let image): image
            case .failure(let error): Text((error as? URLError)?.code == .notConnectedToInternet ? "offline" : "failed")
            @unknown default: EmptyView()
            }
        }
        """

    @Test func anImageThatIsNotRecordedFailsAfterLoading() {
        let shown = Shown(Self.image, "advance 0.1")
        #expect(shown.errors == [])
        #expect((0...1).map(shown.texts) == [["loading"], ["offline"]])
    }

    private static let search = """
        enum Scope: String, CaseIterable { case fruit, vegetable }
        struct Screen: View {
            @State private var text = ""
            @State private var scope = Scope.vegetable
            var body: some View {
                Text("\\(scope.rawValue): \\(text)")
                    .searchable(text: $text)
                    .searchScopes($scope) { ForEach(Scope.allCases, id: \\.self) { Text($0.rawValue).tag($0) } }
                    .searchSuggestions { Text("Apples").searchCompletion("apple") }
            }
        }
        Screen()
        """

    /// docs/Semantics.md §19.4
    @Test func scopesAndSuggestionsAreShownWhileASearchIsActive() {
        let shown = Shown(Self.search, "type Search \"a\"", "tap fruit", "tap Apples", "tap Cancel")
        let active = ["Search", "Cancel", "fruit", "vegetable", "Apples"]
        #expect(shown.errors == [])
        #expect(
            (0...4).map(shown.texts) == [
                ["vegetable: ", "Search"], ["vegetable: a"] + active, ["fruit: a"] + active, ["fruit: apple"] + active, ["fruit: ", "Search"],
            ])
    }

    private static let tokens = """
        enum Fruit: String, Identifiable { case apple, pear; var id: Self { self } }
        struct Screen: View {
            @State private var text = ""
            @State private var tokens: [Fruit] = []
            @State private var isSearching = false
            var body: some View {
                VStack {
                    Text("\\(tokens.count) \\(text)")
                    Button("Begin") { isSearching = true }
                }
                .searchable(text: $text, tokens: $tokens, isPresented: $isSearching) { Text("a token: \\($0.rawValue)") }
                .searchSuggestions { Text("Pears").searchCompletion(Fruit.pear) }
            }
        }
        Screen()
        """

    /// docs/Semantics.md §19.4
    @Test func aTokenThatIsSuggestedIsPutIntoTheField() {
        let shown = Shown(Self.tokens, "tap Begin", "type Search \"p\"", "tap Pears", "tap Cancel")
        #expect(shown.errors == [])
        #expect(
            (0...4).map(shown.texts) == [
                ["0 ", "Begin", "Search"], ["0 ", "Begin", "Search", "Cancel", "Pears"], ["0 p", "Begin", "Search", "Cancel", "Pears"],
                ["1 ", "Begin", "a token: pear", "Search", "Cancel", "Pears"], ["1 ", "Begin", "a token: pear", "Search"],
            ])
    }

    private static let datePicker = """
        struct Counted: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text(configuration.selection.formatted(date: .numeric, time: .omitted))
                Button("Next") { configuration.selection += 86400 }
                DatePicker("inner", selection: configuration.$selection)
            }
        }
        struct Screen: View {
            @State private var date = Date(timeIntervalSince1970: 0)
            var body: some View { DatePicker("Due", selection: $date, displayedComponents: .date).datePickerStyle(Counted()) }
        }
        Screen()
        """

    /// docs/Semantics.md §19.19
    @Test func aStyleOfTheProgramDrawsDatePickers() {
        let shown = Shown(Self.datePicker, "tap Next", "set \"inner\" to 2026-03-01 09:30", "set \"Due\" to 2026-03-02")
        #expect(shown.errors == [])
        #expect((0...3).map { shown.texts($0).dropFirst().first } == ["1/1/1970", "1/2/1970", "3/1/2026", "3/2/2026"])
    }

    private static let tabs = """
        struct Named: TabContent {
            let names: [String]
            var body: some TabContent<String> { ForEach(names, id: \\.self) { name in Tab(name, systemImage: "star", value: name) { Text("of " + name) } } }
        }
        struct Screen: View {
            @State private var selection = "a"
            @State private var names = ["a", "b"]
            var body: some View {
                TabView(selection: $selection) {
                    Named(names: names)
                    AnyTabContent(Tab("More", systemImage: "plus", value: "more") { Button("Add") { names.append("c") } })
                }
            }
        }
        Screen()
        """

    /// docs/Semantics.md §19.12
    @Test func tabsOfTheProgramsOwnContentsAreSelected() {
        let shown = Shown(Self.tabs, "tap b", "tap More", "tap Add", "tap c")
        #expect(shown.errors == [])
        #expect((0...4).map { shown.texts($0).first } == ["of a", "of b", "Add", "Add", "of c"])
    }
}
