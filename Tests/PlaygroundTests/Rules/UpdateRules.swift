import Testing

/// What runs bodies and actions again, and what doesn't.
@Suite struct UpdateRules {
    @Test("§10 Constant bindings are equal where their values are")
    func constantBindings() {
        let shown = Shown(
            """
            struct Part: View { @Binding var value: Int; var body: some View { Text("\\(value)") } }
            struct Page: View { @State var count = 0; var body: some View { Part(value: .constant(3)); Part(value: .constant(count)); Button("more") { count += 1 } } }
            Page()
            """, "tap more")
        #expect(shown.errors == [])
        #expect(shown.bodies("Part") == [2, 1])
    }

    @Test("§10 A binding that a body hands on is made with the current value")
    func handedOn() {
        let shown = Shown(
            """
            struct Leaf: View { @Binding var value: Int; var body: some View { Color.red } }
            struct Middle: View { @Binding var value: Int; var body: some View { Text("\\(value)"); Leaf(value: $value) } }
            struct Page: View { @State var count = 0; var body: some View { Middle(value: $count); Button("more") { count += 1 } } }
            Page()
            """, "tap more")
        #expect(shown.errors == [])
        #expect(shown.bodies("Leaf") == [1, 1])
    }

    @Test("§10.19 An action with one parameter is the one from before the change")
    func earlierAction() {
        let shown = Shown(
            """
            struct Page: View {
                @State var count = 0
                var body: some View {
                    Text("a").onChange(of: count) { [count] new in print(count, new) }.onChange(of: count) { [count] old, new in print(count, old, new) }
                    Button("more") { count += 1 }
                }
            }
            Page()
            """, "tap more", "tap more")
        #expect(shown.errors == [])
        #expect(shown.output == [[], ["0 1", "1 0 1"], ["1 2", "2 1 2"]])
    }

    @Test("§10.21 A task that yields goes on in the same step, one that sleeps doesn't")
    func yields() {
        let shown = Shown(
            """
            struct Page: View {
                @State var count = 0
                var body: some View {
                    Text("\\(count)").task {
                        for _ in 1...3 { count += 1; await Task.yield() }
                        print("yielded")
                        try? await Task.sleep(for: .seconds(1))
                        count = 10
                    }
                    Button("other") {}
                }
            }
            Page()
            """, "tap other", "advance 1")
        #expect(shown.errors == [])
        #expect((0...2).map { shown.texts($0).first } == ["3", "3", "10"])
        #expect(shown.output[0] == ["yielded"])
    }

    @Test("A task that polls keeps no step from its end")
    func polls() {
        let page = """
            struct Page: View {
                @State var isDone = false
                var body: some View { Button("done") { isDone = true }.task { while !isDone { await Task.yield() }; print("over") } }
            }
            Page()
            """
        let shown = Shown(page, "tap done")
        #expect(shown.errors == [])
        #expect(shown.output == [[], ["over"]])
    }

    @Test("§10.20 A builder that doesn't escape runs with the body around it")
    func eagerBuilders() {
        let shown = Shown(
            """
            struct Page: View {
                @State var count = 0
                @State var isShown = false
                var body: some View {
                    Button("more") { count += 1 }.alert("A", isPresented: $isShown) { Button("b") {} } message: { Text("\\(count)") }
                }
            }
            Page()
            """, "tap more")
        #expect(shown.errors == [])
        #expect(shown.bodies("Page") == [1, 1])
    }

    @Test("§15.19 A transaction that disables animations keeps modifiers from adding theirs")
    func disabledAnimations() {
        let page = """
            struct Page: View {
                @State var isFar = false
                var body: some View {
                    Color.red.frame(width: isFar ? 100 : 20).animation(.linear(duration: 1), value: isFar)
                    Button("jump") { var change = Transaction(); change.disablesAnimations = true; withTransaction(change) { isFar = true } }
                    Button("go") { isFar = true }
                }
            }
            Page()
            """
        #expect(Shown(page, "tap go", "advance 0.5").report.steps.last?.animating.isEmpty == false)
        #expect(Shown(page, "tap jump", "advance 0.5").report.steps.last?.animating.isEmpty == true)
    }

    @Test("§11.8 The items of menus pass no preferences on")
    func preferencesOfMenus() {
        let shown = Shown(
            """
            struct Sum: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }
            Text("a").preference(key: Sum.self, value: 1).contextMenu { Text("b").preference(key: Sum.self, value: 10) }
                .onPreferenceChange(Sum.self) { print($0) }
            """)
        #expect(shown.errors == [])
        #expect(shown.output == [["1"]])
    }

    @Test("§18 An optional to-many relationship is empty once its object is in a context")
    func optionalRelationships() {
        let shown = Shown(
            """
            import SwiftData
            @Model class Book { var quotes: [Quote]?; init() {} }
            @Model class Quote { var text: String; var book: Book?; init(text: String) { self.text = text } }
            struct Page: View {
                @Environment(\\.modelContext) var context
                var body: some View {
                    Button("add") {
                        let book = Book()
                        print(book.quotes == nil)
                        context.insert(book)
                        book.quotes?.append(Quote(text: "q"))
                        print(book.quotes?.first?.book === book)
                    }
                }
            }
            Page().modelContainer(for: Book.self, inMemory: true)
            """, "tap add")
        #expect(shown.errors == [])
        #expect(shown.output.last == ["true", "true"])
    }
}
