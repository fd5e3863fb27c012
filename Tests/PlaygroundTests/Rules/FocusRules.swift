import Testing

/// Where the keyboard's focus goes, and what Return does.
@Suite struct FocusRules {
    private static let login = """
        struct ContentView: View {
            enum Field: Hashable { case name, password }
            @FocusState private var focus: Field?
            @State private var name = ""
            @State private var password = ""
            @State private var showsPassword = true
            @State private var isClosed = false
            var body: some View {
                VStack {
                    TextField("Name", text: $name).focused($focus, equals: .name).disabled(isClosed)
                    if showsPassword { SecureField("Password", text: $password).focused($focus, equals: .password) }
                    Text("\\(focus.map { String(describing: $0) } ?? "none")")
                    Button("First") { focus = .name }
                    Button("Nowhere") { focus = nil }
                    Button("Hide") { showsPassword = false }
                    Button("Close") { isClosed = true }
                    Button("Hidden") { showsPassword = false; focus = .password }
                    Button("Shown") { showsPassword = true; focus = .password }
                }
                .onSubmit {
                    print("submitted", focus.map { String(describing: $0) } ?? "none")
                    if focus == .name { focus = .password }
                }
            }
        }
        """

    @Test("§22.1, 22.2: a tap and typing bring the focus, and the program moves it")
    func moves() {
        let shown = Shown(Self.login, "tap Name", "type SecureField \"x\"", "tap First", "tap Nowhere", "tap Name", "tap Nowhere")
        #expect(shown.errors == [])
        #expect((1...6).map { shown.texts($0).dropFirst(2).first } == ["name", "password", "name", "none", "name", "none"])
    }

    @Test(
        "§22.3: a state has no value where the focus is in none of its views",
        arguments: [["tap Password", "tap Hide"], ["tap Name", "tap Close"], ["tap Hidden"], ["tap Hide", "tap Shown", "tap Hide"]])
    func leaves(actions: [String]) {
        let shown = Shown(Self.login, actions: actions)
        #expect(shown.errors == [])
        #expect(shown.texts.contains("none"))
    }

    @Test("§22.3: a field that comes with the focus gets it")
    func comes() { #expect(Shown(Self.login, "tap Hide", "tap Shown").texts.contains("password")) }

    @Test("§22.5: the field has the focus while its actions run; they move it, or it leaves")
    func submits() {
        let shown = Shown(Self.login, "type Name \"Ada\"", "submit", "submit", "submit Name")
        #expect(shown.errors == [])
        #expect(shown.output == [[], [], ["submitted name"], ["submitted password"], ["submitted name"]])
        #expect((1...4).map { shown.texts($0).dropFirst(2).first } == ["name", "password", "none", "password"])
    }

    @Test("§22.5: set again, the focus stays; `onCommit` and `onEditingChanged` follow")
    func stays() {
        let shown = Shown(
            """
            struct ContentView: View {
                @FocusState private var isFocused: Bool
                @State private var text = ""
                let stays: Bool
                var body: some View {
                    TextField("Message", text: $text, onEditingChanged: { print("editing", $0) }, onCommit: { print("commit") })
                        .focused($isFocused)
                        .onSubmit { print("send"); if text == "more" { isFocused = true } }
                        .onAppear { isFocused = true }
                }
            }
            ContentView(stays: true)
            """, "submit", "type TextField \"more\"", "submit")
        #expect(shown.errors == [])
        #expect(shown.output == [["editing true"], ["commit", "send", "editing false"], ["editing true"], ["commit", "send"]])
    }

    @Test("§22.4: actions run from inside to outside, up to a scope, for their triggers")
    func scopes() {
        let shown = Shown(
            """
            struct ContentView: View {
                @State private var text = ""
                @FocusState private var isSearching: Bool
                var body: some View {
                    VStack {
                        TextField("Plain", text: $text).onSubmit { print("inner") }
                        TextField("Apart", text: $text).onSubmit { print("apart") }.submitScope().onSubmit { print("never") }
                        TextField("Open", text: $text).submitScope(false)
                        Text("\\(isSearching.description)")
                    }
                    .searchable(text: $text).searchFocused($isSearching)
                    .onSubmit { print("text") }
                    .onSubmit(of: .search) { print("search") }
                    .onSubmit(of: [.text, .search]) { print("both") }
                }
            }
            """, "submit Plain", "submit Apart", "submit Open", "tap Search", "submit")
        #expect(shown.errors == [])
        #expect(shown.output == [[], ["inner", "text", "both"], ["apart"], ["text", "both"], [], ["search", "both"]])
        #expect((3...5).map { shown.texts($0).contains("true") } == [false, true, false])
    }

    @Test("§22.1: a view that is focusable takes the focus from the program")
    func focusable() {
        let view = """
            struct ContentView: View {
                @FocusState private var isFocused: Bool
                var body: some View {
                    Color.red.focusable(CAN).focused($isFocused)
                    Text("\\(isFocused.description)")
                    Button("Go") { isFocused = true }
                }
            }
            """
        for can in ["true", "false"] { #expect(Shown(view.replacing("CAN", with: can), "tap Go").texts.contains(can)) }
    }

    @Test(
        "Return that can't be pressed says why",
        arguments: [
            ("submit", "nothing has the keyboard's focus"), ("submit TextEditor", "Return begins another line in TextEditor"),
            ("submit TextField", "Return begins another line in TextField"), ("submit Text[9]", "there is no Text[9]"),
        ])
    func refused(action: String, message: String) {
        let shown = Shown("VStack { TextEditor(text: .constant(\"\")); TextField(\"a\", text: .constant(\"\"), axis: .vertical) }", action)
        #expect(shown.errors.count == 1)
        #expect(shown.errors.first?.contains(message) ?? false)
    }

    @Test("Two fields of one state don't take the focus from each other")
    func shared() {
        let shown = Shown(
            """
            struct ContentView: View {
                @FocusState private var focus: Int?
                var body: some View {
                    VStack {
                        TextField("a", text: .constant("")).focused($focus, equals: 1)
                        TextField("b", text: .constant("")).focused($focus, equals: 1)
                    }
                    .focused($focus, equals: 2)
                    Text("\\(focus ?? 0)")
                    Button("Two") { focus = 2 }
                }
            }
            """, "tap b", "tap Two", "tap a")
        #expect(shown.errors == [])
        #expect((1...3).map { shown.texts($0).dropFirst(2).first } == ["1", "1", "1"])
    }

    @Test("A style of the program draws a text field, with the field inside")
    func styles() {
        let shown = Shown(
            """
            struct Boxed: TextFieldStyle {
                @Environment(\\.isEnabled) private var isEnabled
                func _body(configuration: TextField<Self._Label>) -> some View { HStack { Text(isEnabled ? "on" : "off"); configuration } }
            }
            struct ContentView: View {
                @State private var text = ""
                @FocusState private var isFocused: Bool
                var body: some View {
                    VStack {
                        TextField("Plain", text: $text).textFieldStyle(.roundedBorder)
                        TextField("Name", text: $text).disabled(true)
                        SecureField("Secret", text: $text).focused($isFocused)
                    }
                    .textFieldStyle(Boxed())
                    Text("\\(text) \\(isFocused.description)")
                }
            }
            """, "type SecureField \"x\"")
        #expect(shown.errors == [])
        #expect(shown.texts == ["Plain", "off", "Name", "on", "Secret", "x true"])
        #expect((shown.count("TextField"), shown.count("SecureField")) == (2, 1))
    }
}
