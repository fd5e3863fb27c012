extension Family {
    /// What `--do` takes, well and badly spelled.
    static let actions = Family(
        "actions",
        [
            { draws in .run(view, actions: (0...draws.below(4)).map { _ in draws.filled(draws.one(of: templates)) }, json: draws.once(in: 3)) },
            { draws in
                .run(
                    view,
                    actions: [
                        draws.one(of: ["tap", "type", "set", "resize", "scroll", "advance", "", " ", "tap tap", "TAP"]) + " " + draws.oddText()
                            + draws.oddText()
                    ], json: draws.once(in: 3))
            },
            { draws in
                .run(
                    view, actions: ["\(draws.one(of: ["tap", "type", "scroll"])) \(selector(&draws)) \(draws.one(of: ["", "\"a\"", "10", draws.oddNumber()]))"])
            },
            { draws in
                .run(view, actions: ["set n " + String(repeating: draws.one(of: ["(", "[", "-", "n + ", "{", "\"\\(", "!"]), count: draws.size(100_000))])
            },
            { draws in .run(view, actions: ["set n { while true { \(draws.one(of: ["continue", "", "n += 1", "print(n)"])) } }()"], json: draws.once(in: 2)) },
            { draws in
                .run(
                    view,
                    actions: [
                        "type TextField \"" + String(repeating: draws.one(of: ["a", "\\\\", "\\\"", "\u{301}", "\\n", "\u{1B}"]), count: draws.size(100_000))
                            + "\""
                    ], json: draws.once(in: 2))
            },
            { draws in
                .run(
                    view,
                    actions: (0..<draws.size(60)).map { _ in
                        draws.one(of: [
                            "tap Button", "advance 1", "set n n + 1", "resize 300x300", "tap Toggle", "scroll ScrollView 10", "type TextField \"a\"",
                        ])
                    }, json: draws.once(in: 3))
            },
        ])

    private static let view = """
        struct V: View {
            @State var n = 0; @State var s = ""; @State var on = false; @State var d = 0.5; @State var a = [1, 2, 3]; @State var o: Int?
            var body: some View {
                ScrollView {
                    Button("Add \\(n)") { n += 1 }
                    TextField("Name", text: $s).accessibilityIdentifier("name")
                    TextField("Number", value: $n, format: .number)
                    Toggle("On", isOn: $on)
                    Slider(value: $d)
                    Stepper("Step", value: $n)
                    Picker("Pick", selection: $n) { ForEach(0..<3) { Text("\\($0)").tag($0) } }
                    List { ForEach(a, id: \\.self) { Text("row \\($0)") }.onDelete { a.remove(atOffsets: $0) } }.frame(height: 100)
                    if on { Color.red.frame(height: 5_000) }
                }
            }
        }
        V()
        """

    private static let templates = [
        "advance NUMBER", "advance LENGTH", "resize NUMBERxNUMBER", "resize COUNTxCOUNT", "scroll ScrollView NUMBER", "scroll List NUMBER", "set n INTEGER",
        "set n LENGTH", "set n n / 0", "set n n + INTEGER", "set s \"TEXT\"", "set s String(repeating: \"a\", count: INTEGER)", "set d LENGTH",
        "set a Array(repeating: 1, count: COUNT)", "set a a + a", "set a []", "set o nil", "set o o!", "set on on", "set nothing 1", "set V.n 1",
        "set V[INTEGER].n 1", "set id INTEGER.n 1", "set n = 5", "set n == 5", "set n", "set", "set n fatalError()",
        "set n try! { throw CancellationError() }()", "set n n; n", "set n 1\nprint(2)",
        "tap Button[INTEGER]", "tap \"Add 0\"", "tap #TEXT", "tap id INTEGER", "tap Slider", "tap Stepper", "tap Picker", "tap \"row 1\"", "tap V",
        "tap ScrollView", "type #name \"TEXT\"", "type TextField[1] \"NUMBER\"", "type TextField[1] \"INTEGER\"", "type Button \"a\"", "type \"Name\" \"a",
        "type #name", "tap \"TEXT\"", "tap TEXT", "COUNT", "advance 0.5; tap Button",
    ]

    static func selector(_ draws: inout Draws) -> String {
        draws.filled(
            draws.one(of: [
                "Button[INTEGER]", "Button[", "Button]", "Button[0", "#", "# a", "#TEXT", "\"TEXT\"", "\"", "\"\"", "id", "id INTEGER", "id NUMBER", "[0]",
                "Button[0][0]", "Button[-0]", "Button[0x1]", "Button[١]", "V.n", "TEXT", "*", "Button Button", "COUNT",
            ]))
    }
}
