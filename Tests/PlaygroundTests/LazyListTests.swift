import Testing

/// A list makes the rows of a `ForEach` when they come into sight (§10.8).
@Suite struct LazyListTests {
    private let row = """
        struct Row: View {
            let number: Int
            @State private var taps = 0
            var body: some View {
                let _ = print("body", number)
                Text("\\(number) \\(taps)").frame(height: 100).onAppear { print("appear", number) }.onDisappear { print("gone", number) }
                    .onTapGesture { taps += 1 }
            }
        }

        """

    private static func lines(_ word: String, _ numbers: ClosedRange<Int>) -> [String] { numbers.map { "\(word) \($0)" } }

    /// A closure makes each row different from the one before, so its body would run whenever the row is declared.
    @Test(arguments: ["List(items, id: \\.self) { i in ROW }", "ScrollView { LazyVStack { ForEach(items, id: \\.self) { i in ROW } } }"])
    func aRowIsDeclaredOnceInAnUpdate(list: String) {
        let steps = printed(
            """
            struct Row: View { let number: Int; let act: () -> Void; var body: some View { let _ = print(number); Button("\\(number)", action: act) } }
            struct Page: View {
                @State private var sum = 0, items = Array(0..<6)
                var body: some View {
                    Button("more") { items.append(items.count) }
                    \(list.replacing("ROW", with: "Row(number: i) { sum += i }"))
                }
            }
            Page()
            """, "tap \"more\"")
        #expect(steps.map { $0.joined(separator: " ") } == ["0 1 2 3 4 5", "0 1 2 3 4 5 6"])
    }

    @Test(arguments: [
        "List { ForEach(0..<30) { Row(number: $0) } }", "List(0..<30) { Row(number: $0) }", "Form { ForEach(0..<30) { Row(number: $0) } }",
        "List { Section { ForEach(0..<30) { Row(number: $0) } } }", "List { ForEach(0..<30) { Row(number: $0) }.onDelete { _ in } }",
    ])
    func rowsOutOfSightAreNotMade(list: String) {
        let name = list.hasPrefix("Form") ? "Form" : "List"
        let steps = printed(row + list, "scroll \(name) 100", "scroll \(name) -100")
        #expect(steps[0] == Self.lines("body", 0...4) + Self.lines("appear", 0...4))
        #expect(steps[1] == ["body 5", "gone 0", "appear 5"])
        #expect(steps[2] == ["gone 5", "appear 0"], "the first row kept its place and needs no further run")
    }

    @Test func moreIsLoadedWhenTheLastRowAppears() {
        let snippet = """
            struct ContentView: View {
                @State private var items = Array(0..<10)
                var body: some View {
                    List(items, id: \\.self) { item in
                        Text("\\(item)").frame(height: 100).onAppear {
                            if item == items.last { print("load"); items += item + 1..<item + 11 }
                        }
                    }
                }
            }
            """
        #expect(printed(snippet, "scroll List 400", "scroll List 200", "scroll List 2000") == [[], [], ["load"], ["load"]])
    }

    @Test func rowsOfDifferentLengthsFillTheListAndSettle() {
        let snippet = row + #"List { Text("title"); ForEach(0..<30) { Row(number: $0) }; Section("end") { ForEach(0..<3) { Text("\($0)") } } }"#
        let steps = printed(snippet, "scroll List 4000")
        #expect(steps[0] == Self.lines("body", 0...5) + Self.lines("appear", 0...4))
        #expect(steps[1].filter { $0.hasPrefix("gone") } == Self.lines("gone", 0...4))
        #expect(steps[1].filter { $0.hasPrefix("appear") } == Self.lines("appear", 25...29))
    }

    @Test func listsScrollToRowsThatAreNotMade() {
        let snippet =
            row + """
                ScrollViewReader { reader in
                    VStack(spacing: 0) {
                        Button("go") { reader.scrollTo(20, anchor: .top) }
                        List(0..<30, id: \\.self) { Row(number: $0) }.frame(height: 300)
                    }
                }
                """
        let steps = printed(snippet, #"tap "go""#)
        #expect(steps[1].filter { $0.hasPrefix("appear") } == Self.lines("appear", 20...22))
    }

    @Test func rowsKeepTheirPlaceWhenOthersAreMade() {
        let snippet = """
            struct ContentView: View {
                @State private var count = 0
                var body: some View {
                    List {
                        Button("add") { count += 1 }
                        DisclosureGroup("more") { ForEach(0..<2) { Text("inside \\($0)") } }
                        ForEach(0..<count, id: \\.self) { number in Text("row \\(number)").onAppear { print("appear", number) } }
                    }
                }
            }
            """
        #expect(
            printed(snippet, #"tap "add""#, #"tap "add""#, #"tap "more""#, #"tap "row 1""#).prefix(4) == [[], ["appear 0"], ["appear 1"], []])
    }
}
