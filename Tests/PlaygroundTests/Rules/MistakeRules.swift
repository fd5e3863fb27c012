import Testing

/// What engines like this one get wrong. Where a rule has tests of its own elsewhere, this one is the shortest case.
@Suite struct MistakeRules {
    /// `x y width height` of each colour in a window of 100 x 100.
    private func colors(_ snippet: String) -> [String] { Shown(snippet, width: 100, height: 100).frames("Color") }

    @Test("§13.1 There is no gap next to a Spacer")
    func spacers() {
        #expect(colors("HStack { Color.red.frame(width: 20); Spacer(); Color.red.frame(width: 20) }") == ["0 0 20 100", "80 0 20 100"])
        #expect(colors("HStack { Color.red.frame(width: 46); Spacer(minLength: 0); Color.red.frame(width: 54) }") == ["0 0 46 100", "46 0 54 100"])
        #expect(
            colors("HStack { HStack { Spacer(minLength: 10); Color.red.frame(width: 20) }; Color.red.frame(width: 20) }") == ["52 0 20 100", "80 0 20 100"])
        #expect(colors("HStack(spacing: 5) { Color.red.frame(width: 20); Spacer(); Color.red.frame(width: 20) }") == ["0 0 20 100", "80 0 20 100"])
    }

    @Test("§13.2 The least flexible child is asked first, and what lower priorities need at least is reserved")
    func sharing() {
        #expect(colors("HStack(spacing: 0) { Color.red; Color.blue.frame(width: 60); Color.red }") == ["0 0 20 100", "20 0 60 100", "80 0 20 100"])
        #expect(colors("HStack(spacing: 0) { Color.red; Color.blue.frame(maxWidth: 10) }") == ["0 0 90 100", "90 0 10 100"])
        #expect(colors("HStack(spacing: 0) { Color.red.frame(minWidth: 30); Color.blue.layoutPriority(1) }") == ["0 0 30 100", "30 0 70 100"])
    }

    @Test(
        "§13.3 A layout priority passes background, overlay, offset, fixedSize, id and custom views, and ends at frame and padding",
        arguments: [
            ("layoutPriority(1).background(Color.clear)", true), ("layoutPriority(1).overlay { Text(\"\") }", true), ("layoutPriority(1).offset(x: 0)", true),
            ("layoutPriority(1).fixedSize(horizontal: false, vertical: true)", true), ("layoutPriority(1).id(1)", true), ("layoutPriority(1).opacity(1)", true),
            ("layoutPriority(1).modifier(Custom())", true), ("layoutPriority(1).frame(height: 10)", false), ("layoutPriority(1).padding(0)", false),
        ])
    func priorities(modifiers: String, isKept: Bool) {
        let custom =
            "struct Custom: ViewModifier { func body(content: Content) -> some View { content } }\nstruct Wrapped<Content: View>: View { let content: Content; var body: some View { content } }\n"
        let shown = Shown("\(custom)HStack(spacing: 0) { Wrapped(content: Rectangle().\(modifiers)); Circle() }", width: 100, height: 100)
        let width = shown.frames("Rectangle").first?.split(separator: " ")[2]
        #expect(width == (isKept ? "100" : "50"))
    }

    @Test("§13.4 The second pass proposes the stack's own cross size")
    func secondPass() {
        #expect(
            Shown("VStack(spacing: 0) { Rectangle().frame(height: 10); Color.red.frame(width: 40, height: 10) }.fixedSize()").frames("Rectangle") == [
                "140 230 40 10"
            ])
    }

    @Test("§13.5 maxWidth: .infinity grows beyond the proposal for a wider child, with minWidth: 0 it does not")
    func flexibleFrames() {
        let child = "Color.red.frame(width: 150, height: 10)"
        #expect(Shown("\(child).frame(maxWidth: .infinity)", width: 100).frames("frame").first == "-25 235 150 10")
        #expect(Shown("\(child).frame(minWidth: 0, maxWidth: .infinity)", width: 100).frames("frame").first == "0 235 100 10")
    }

    @Test("§13.6 A modifier on a Group goes to each element in a container, and around the implicit stack elsewhere")
    func groups() {
        #expect(Shown("HStack { Group { Text(\"a\"); Text(\"b\") }.padding() }").count("padding") == 2)
        #expect(Shown("Group { Text(\"a\"); Text(\"b\") }.padding()").count("padding") == 1)
        #expect(Shown("GeometryReader { _ in Group { Text(\"a\"); Text(\"b\") }.padding() }").count("padding") == 1)
        #expect(Shown("ScrollView { Group { Text(\"a\"); Text(\"b\") }.padding() }").count("padding") == 2)
    }

    @Test("§13.7 A default is not reduced in before the first value; a silent dynamic container has it")
    func defaults() {
        let observer = ".onPreferenceChange(Sum.self) { print($0) }"
        #expect(Shown(Given.preferences + "VStack { Color.red; Color.red.add(1) }\(observer)").output == [["1"]])
        #expect(Shown(Given.preferences + "VStack { VStack { if no { Color.red.add(5) } }; Color.red.add(1) }\(observer)").output == [["101"]])
    }

    @Test("§13.8 An if without else does not renumber; AnyView resets for another type only")
    func identity() {
        let root = { (content: String) in
            Given.counter + "struct ContentView: View { @State private var isOn = false\n var body: some View { VStack { \(content) } } }"
        }
        #expect(Shown(root("if isOn { Text(\"if\") }; Counter(name: \"a\")"), "tap \"a\"", "set isOn true").texts == ["if", "a", "1"])
        let same = "isOn ? AnyView(Counter(name: \"a\")) : AnyView(Counter(name: \"a\"))"
        #expect(Shown(root(same), "tap \"a\"", "set isOn true").texts == ["a", "1"])
        let other = "isOn ? AnyView(Counter(name: \"a\").padding()) : AnyView(Counter(name: \"a\"))"
        #expect(Shown(root(other), "tap \"a\"", "set isOn true").texts == ["a", "0"])
    }

    @Test("§13.9 No body runs because of its parent alone, or for a state that was never read")
    func bodies() {
        let snippet = """
            struct Child: View { let s: String; var body: some View { Text(s) } }
            struct ContentView: View {
                @State private var read = 0
                @State private var unread = 0
                var body: some View { VStack { Text("\\(read)"); Child(s: "same") } }
            }
            """
        let shown = Shown(snippet, "set read 1", "set unread 1")
        #expect(shown.bodies("Child") == [1, 0, 0])
        #expect(shown.bodies("ContentView") == [1, 1, 0])
    }

    @Test("§13.10 A container value does not leak through a container, nor into an implicit section")
    func containerValues() {
        #expect(Shown(Given.marks + "Marks { VStack { Text(\"\").containerValue(\\.mark, \"leak\") } }").texts == ["-"])
        #expect(Shown(Given.sections + "Sections { Text(\"\").containerValue(\\.mark, \"leak\") }").texts == ["0 1 0 -"])
    }
}
