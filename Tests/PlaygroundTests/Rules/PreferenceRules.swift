import Diagnostics
import Testing

@testable import Playground

/// Preferences: what writers, transformations and containers make of each other.
@Suite struct PreferenceRules {
    /// The lines printed at the mount.
    private func printed(_ snippet: String) -> [String] {
        let shown = Shown(Given.preferences + snippet)
        #expect(shown.errors == [])
        return shown.output.first ?? []
    }

    @Test("§11 A writer replaces what comes from below")
    func writers() {
        #expect(printed("VStack { Color.red.name(\"a\"); Color.red.name(\"b\") }.name(\"outer\").printsNames()") == ["outer"])
        #expect(printed("Color.red.name(\"in\").name(\"out\").printsNames()") == ["out"])
    }

    @Test("§11 A transformation maps the value from below, or the default")
    func transformations() {
        let transform = ".transformPreference(Names.self) { $0.append(\"t\") }.printsNames()"
        #expect(printed("VStack { Color.red.name(\"a\") }\(transform)") == ["a t"])
        #expect(printed("VStack { Color.red }\(transform)") == ["default t"])
        #expect(printed("Color.red.name(\"a\").transformPreference(Names.self) { $0.append(\"1\") }\(transform)") == ["a 1 t"])
    }

    @Test(
        "§11 Siblings that cannot write are skipped, and a key's default is not reduced in",
        arguments: [
            ("Color.red.add(1); Color.red; Color.red.add(2)", "3"), ("Color.red; Color.red.add(1)", "1"), ("EmptyView(); Color.red.add(1); Spacer()", "1"),
            ("Color.red.add(1); VStack { Color.red; Color.blue }", "1"), ("Color.red.add(1); if no { Color.red.add(5) }", "1"),
            ("ForEach(0..<0) { _ in Color.red.add(5) }; Color.red.add(1)", "1"), ("AnyView(Color.red); Color.red.add(1)", "1"),
        ])
    func silentSiblings(content: String, sum: String) {
        #expect(printed("VStack { \(content) }.onPreferenceChange(Sum.self) { print($0) }") == [sum])
    }

    @Test("§11 The first value is taken as it is, then reduce is called in the order of views")
    func reduction() {
        let observer = ".onPreferenceChange(Tree.self) { print($0) }"
        #expect(printed("VStack { Color.red.leaf(\"1\"); Color.red.leaf(\"2\"); Color.red.leaf(\"3\") }\(observer)") == ["((1 2) 3)"])
        #expect(printed("VStack { Color.red.leaf(\"1\"); HStack { Color.red.leaf(\"2\"); Color.red.leaf(\"3\") } }\(observer)") == ["(1 (2 3))"])
        #expect(printed("VStack { Color.red.leaf(\"1\"); Group { Color.red.leaf(\"2\"); AnyView(Color.red.leaf(\"3\")) } }\(observer)") == ["((1 2) 3)"])
        #expect(
            printed(
                "struct Two: View { var body: some View { Color.red.leaf(\"2\"); Color.red.leaf(\"3\") } }\nVStack { Color.red.leaf(\"1\"); Two() }\(observer)")
                == ["((1 2) 3)"])
        #expect(printed("VStack { ForEach(1..<4) { Color.red.leaf(\"\\($0)\") } }\(observer)") == ["((1 2) 3)"])
    }

    @Test("§11 A value alone is not reduced")
    func noReduction() {
        let key =
            "struct Loud: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { print(\"reduce\") } }\n"
        #expect(printed(key + "VStack { Color.red; Color.red.preference(key: Loud.self, value: 1) }.onPreferenceChange(Loud.self) { print($0) }") == ["1"])
    }

    @Test("§11 A background comes before the primary content, an overlay after it")
    func layers() {
        let layers = ".overlay { Color.red.name(\"over\"); Color.red.name(\"over2\") }.background { Color.red.name(\"back\") }"
        #expect(printed("VStack { Color.red.name(\"a\"); Color.red.name(\"b\") }\(layers).printsNames()") == ["back a b over over2"])
        #expect(printed("Color.red.background(Color.red.name(\"back\")).name(\"a\").overlay(Color.red.name(\"over\")).printsNames()") == ["a over"])
    }

    @Test(
        "§11 A container with dynamic children has the default when they are silent, one with fixed children has nothing",
        arguments: [
            ("VStack { if no { Color.red.name(\"x\") } }", "a default"), ("HStack { ForEach(0..<0) { _ in Color.red.name(\"x\") } }", "a default"),
            ("ZStack { AnyView(Color.red) }", "a default"), ("VStack { Group { if no { Color.red } else { Color.blue } } }", "a default"),
            ("VStack { VStack { if no { Color.red.name(\"x\") } } }", "a default"), ("VStack { Color.red; Color.blue }", "a"), ("VStack { }", "a"),
            ("Group { if no { Color.red.name(\"x\") } }", "a"),
        ])
    func dynamicContainers(content: String, names: String) {
        #expect(printed("VStack { Color.red.name(\"a\"); \(content) }.printsNames()") == [names])
    }

    @Test("§11 Inside a container with dynamic children silent members are skipped")
    func silentMembers() {
        #expect(printed("VStack { if no { Color.red.name(\"x\") }; Color.red; AnyView(Color.red.name(\"y\")) }.printsNames()") == ["y"])
    }

    /// `Keep` keeps the last value that it meets.
    private let keep = """
        struct Keep: PreferenceKey {
            static let defaultValue = "default"
            static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
        }
        extension View { func keep(_ value: String) -> some View { preference(key: Keep.self, value: value) } }
        struct Maybe: View { let isShown: Bool; var body: some View { if isShown { Color.green } } }
        struct Either: View { var body: some View { switch no { case true: Color.green; case false: Color.blue } } }
        let yes = true

        """

    @Test(
        "§11 A conditional where one view is expected has the default when it is empty or silent",
        arguments: [
            ("if yes { Color.green }", "default"), ("if no { Color.green }", "default"), ("if no { Color.green.keep(\"x\") }", "default"),
            ("if yes { Color.green.keep(\"x\") }", "x"), ("if no { Color.green } else { Color.blue }", "default"),
            ("switch no { case true: Color.green; case false: Color.blue }", "default"), ("AnyView(Color.green)", "default"),
            ("AnyView(EmptyView())", "default"), ("AnyView(Color.green.keep(\"x\"))", "x"), ("Group { if yes { Color.green } }", "default"),
            ("Group { if no { Color.green } }.padding()", "default"), ("Group { if yes { Color.green } }.padding()", "default"),
            ("Maybe(isShown: true)", "default"), ("Maybe(isShown: false)", "default"), ("Maybe(isShown: false).padding()", "default"), ("Either()", "default"),
            ("Maybe(isShown: true).keep(\"x\")", "x"), ("Maybe(isShown: false).keep(\"x\")", "x"), ("Group { if no { Color.green } }.keep(\"x\")", "x"),
            ("Color.green", "base"), ("EmptyView()", "base"), ("Group { Color.green }", "base"), ("VStack { Color.green }", "base"),
            ("Text(\"t\").padding()", "base"),
        ])
    func conditionalLayers(content: String, value: String) {
        let observer = ".onPreferenceChange(Keep.self) { print($0) }"
        #expect(printed(keep + "Color.red.keep(\"base\").overlay { \(content) }\(observer)") == [value])
        // The background comes first, so that the base has the last word.
        #expect(printed(keep + "Color.red.keep(\"base\").background { \(content) }\(observer)") == ["base"])
        #expect(printed(keep + "Color.red.background { \(content) }\(observer)") == (value == "base" ? [] : [value]))
    }

    @Test("§11 A conditional that is reduced with others adds the default, wherever one view is expected")
    func conditionalParts() {
        let observer = ".onPreferenceChange(Tree.self) { print($0) }"
        #expect(printed("Color.red.leaf(\"a\").overlay { if no { Color.red } }.background { AnyView(Color.red) }\(observer)") == ["(default (a default))"])
        #expect(printed("Color.red.leaf(\"a\").overlay { AnyView(Color.red).overlay { Color.red.leaf(\"b\") } }\(observer)") == ["(a (default b))"])
        #expect(printed("Color.red.leaf(\"a\").safeAreaInset(edge: .top) { if no { Color.red } }\(observer)") == ["(a default)"])
        #expect(printed("GeometryReader { _ in if no { Color.red } }\(observer)") == ["default"])
        #expect(printed("Button { } label: { if no { Color.red } }\(observer)") == ["default"])
        #expect(printed("VStack { Color.red.leaf(\"a\"); Color.red.overlay { if no { Color.red } } }\(observer)") == ["(a default)"])
    }

    @Test("§11 An observer inside and a transformation see the conditional's default")
    func insideConditionals() {
        let over = "Color.red.overlay { Group { if no { Color.red } else { Color.blue } }"
        #expect(printed("\(over).onPreferenceChange(Tree.self) { print($0) } }") == ["default"])
        let transform = ".transformPreference(Tree.self) { $0 += \"!\" }"
        #expect(printed("\(over)\(transform) }.onPreferenceChange(Tree.self) { print($0) }") == ["default!"])
        #expect(printed("Color.red.overlay { Group { if no { Color.red } }\(transform) }.onPreferenceChange(Tree.self) { print($0) }") == ["default!"])
    }

    @Test("§11 A conditional that comes and goes in an overlay changes the value")
    func conditionalsChange() {
        let snippet = """
            struct ContentView: View {
                @State private var isShown = true
                var body: some View {
                    Color.red.keep("base").overlay { if isShown { Color.green.keep("over") } }.onPreferenceChange(Keep.self) { print($0) }
                }
            }
            """
        #expect(Shown(Given.preferences + keep + snippet, "set isShown false", "set isShown true").output == [["over"], ["default"], ["over"]])
    }

    @Test("§11 The explanations say where a default comes from")
    func explanations() {
        let (why, texts) = onLargeStack {
            let playground = Playground()
            let view = "Color.red.keep(\"a\").overlay { if no { Color.green } }.onPreferenceChange(Keep.self) { _ in }"
            playground.enter(SourceText(name: "snippet", text: Given.preferences + keep + view))
            return (try? playground.why("overlay").get(), playground.text(.preferences))
        }
        let sentence = "the default default comes from the conditional in overlay (id"
        #expect(why?.contains("The preference Keep is default here: \(sentence)") == true)
        #expect(texts?.contains(sentence) == true)
    }

    @Test("§11 A dynamic container reports the default again when its last writer goes")
    func writersComeAndGo() {
        let snippet = """
            struct ContentView: View {
                @State private var items: [Int] = []
                var body: some View { VStack { ForEach(items, id: \\.self) { Color.red.add($0) } }.onPreferenceChange(Sum.self) { print($0) } }
            }
            """
        #expect(Shown(Given.preferences + snippet, "set items [1, 2]", "set items [2, 1]", "set items []").output == [["100"], ["3"], [], ["100"]])
    }

    @Test("§11 The order of a ForEach is that of its elements")
    func reordering() {
        let snippet = """
            struct ContentView: View {
                @State private var items = ["a", "b", "c"]
                var body: some View { VStack { ForEach(items, id: \\.self) { Color.red.name($0) } }.printsNames() }
            }
            """
        #expect(Shown(Given.preferences + snippet, "set items [\"c\", \"a\"]").output == [["a b c"], ["c a"]])
    }

    @Test("§11 onPreferenceChange is not called where nothing below can write")
    func noWriters() {
        let snippet = """
            struct ContentView: View {
                @State private var n = 0
                var body: some View { VStack { Text("\\(n)"); Color.red.add(n) }.overlay { Text("\\(n)").printsNames() } }
            }
            """
        #expect(Shown(Given.preferences + snippet, "set n 1").output == [[], []])
    }

    @Test("§11 onPreferenceChange is called at first, and then when the value differs")
    func changes() {
        let snippet = """
            struct ContentView: View {
                @State private var n = 0
                var body: some View { Color.red.add(n / 2).onPreferenceChange(Sum.self) { print($0) } }
            }
            """
        #expect(Shown(Given.preferences + snippet, "set n 1", "set n 2").output == [["0"], [], ["1"]])
    }

    @Test("§11 Reading a preference does not consume it, and keys do not meet")
    func readers() {
        #expect(printed("VStack { Color.red.name(\"a\") }.printsNames().padding().printsNames()") == ["a", "a"])
        let both = "VStack { Color.red.name(\"a\").add(1) }.printsNames().onPreferenceChange(Sum.self) { print($0) }"
        #expect(printed(both).sorted() == ["1", "a"])
    }

    @Test(
        "§11 Preferences pass through every view around",
        arguments: [
            ".padding()", ".frame(width: 5)", ".offset(x: 5)", ".hidden()", ".opacity(0)", ".id(1)", ".environment(\\.lineLimit, 1)", ".background(Color.red)",
            ".clipped()", ".onAppear { }", ".disabled(true)",
        ])
    func throughModifiers(modifier: String) {
        #expect(printed("Color.red.name(\"a\")\(modifier).printsNames()") == ["a"])
    }

    @Test("§11 Preferences pass through containers, geometry readers, lists and custom modifiers")
    func throughContainers() {
        let snippet = """
            struct Change: ViewModifier { func body(content: Content) -> some View { HStack { content; Color.red.name("m") } } }
            VStack {
                ScrollView { Color.red.name("scroll") }
                GeometryReader { _ in Color.red.name("reader") }
                List { Section { Color.red.name("row") } header: { Color.red.name("header") } }
                Button { } label: { Color.red.name("label") }
                Color.red.name("content").modifier(Change())
                ViewThatFits { Color.red.frame(width: 9999).name("loser"); Color.red.name("winner") }
            }
            .printsNames()
            """
        #expect(printed(snippet) == ["scroll reader header row label content m winner"])
    }

    @Test("§11 The content of a sheet writes no preferences for the view that presents it")
    func presentations() {
        #expect(printed("Color.red.sheet(isPresented: .constant(true)) { Color.red.name(\"sheet\") }.printsNames()") == [])
        #expect(printed("Color.red.name(\"a\").sheet(isPresented: .constant(true)) { Color.red.name(\"sheet\") }.printsNames()") == ["a"])
    }

    @Test("§11 Contents made from a preference follow it, and have the default where nothing writes")
    func preferenceContents() {
        let snippet = """
            struct ContentView: View {
                @State private var n = 1
                var body: some View {
                    VStack {
                        Color.red.add(n).overlayPreferenceValue(Sum.self) { Text("over \\($0)") }
                        Color.red.backgroundPreferenceValue(Sum.self) { Text("back \\($0)") }
                    }
                }
            }
            """
        let shown = Shown(Given.preferences + snippet, "set n 2")
        #expect([shown.texts(0), shown.texts(1)] == [["over 1", "back 100"], ["over 2", "back 100"]])
    }

    @Test("§11 A callback that writes state starts an update in the same step; an equal value ends it")
    func feedback() {
        let snippet = """
            struct ContentView: View {
                @State private var least = 1
                @State private var seen = 0
                var body: some View { Text("\\(seen)").add(max(seen, least)).onPreferenceChange(Sum.self) { print($0); seen = $0 } }
            }
            """
        let shown = Shown(Given.preferences + snippet, "set least 4")
        #expect(shown.output == [["1"], ["4"]])
        #expect(shown.texts == ["4"])
        #expect(shown.warnings == [])
    }

    @Test("§11 A callback that never settles is cut off after two rounds, with a warning at its own line")
    func loops() {
        let snippet = """
            struct ContentView: View {
                @State private var n = 0
                var body: some View {
                    Text("\\(n)")
                        .add(n)
                        .onPreferenceChange(Sum.self) { print($0); n = $0 + 1 }
                }
            }
            """
        let shown = Shown(Given.preferences + snippet)
        #expect(shown.output == [["0", "1"]])
        #expect(shown.report.diagnostics.map(\.message).first?.hasPrefix("Bound preference Sum tried to update multiple times per frame.") == true)
        let lines = (Given.preferences + snippet).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(shown.report.diagnostics.first?.line == lines.firstIndex { $0.contains("onPreferenceChange(Sum.self)") }.map { $0 + 1 })
    }

    @Test(
        "§11 An anchor is resolved by any proxy in its own space",
        arguments: [
            (".offset(x: 10, y: 5)", "10 5 20 20"), (".padding(7)", "7 7 20 20"), (".padding(7).offset(x: 1)", "8 7 20 20"),
            (".position(x: 50, y: 40)", "40 30 20 20"),
        ])
    func anchors(modifier: String, frame: String) {
        let snippet = """
            struct Bounds: PreferenceKey {
                static let defaultValue: Anchor<CGRect>? = nil
                static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
            }
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 20, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { $0 }\(modifier)
                Color.clear
            }
            .padding(30)
            .overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { proxy in
                    let frame = proxy[anchor!]
                    Text("\\(Int(frame.minX) - 30) \\(Int(frame.minY) - 30) \\(Int(frame.width)) \\(Int(frame.height))")
                }
            }
            """
        #expect(Shown(snippet).texts == [frame])
    }

    @Test("Anchors of equal sources in one view are equal, as are values that hold them")
    func anchorsAreEquatable() {
        let snippet = """
            struct Spot: Equatable { let edge: Anchor<CGPoint> }
            struct Spots: PreferenceKey {
                static let defaultValue: [Spot] = []
                static func reduce(value: inout [Spot], nextValue: () -> [Spot]) { value += nextValue() }
            }
            VStack {
                Text("a").anchorPreference(key: Spots.self, value: .trailing) { [Spot(edge: $0), Spot(edge: $0)] }
                Text("b").anchorPreference(key: Spots.self, value: .trailing) { [Spot(edge: $0)] }
            }
            .overlayPreferenceValue(Spots.self) { spots in Text("\\((spots[0] == spots[1]).description) \\((spots[0] == spots[2]).description)") }
            """
        #expect(Shown(snippet).texts == ["a", "b", "true false"])
    }

    @Test("§11: an anchor of a view that moves together with its reader is at the same place in it")
    func anchorsOfMovingViews() {
        let shown = Shown(
            """
            struct Marks: PreferenceKey {
                static var defaultValue: [Anchor<CGRect>] { [] }
                static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
            }
            struct ContentView: View {
                @State private var x = 0.0
                @State private var height = 10.0
                var body: some View {
                    VStack {
                        Text("abc").anchorPreference(key: Marks.self, value: .bounds) { [$0] }.offset(x: x)
                            .overlayPreferenceValue(Marks.self) { marks in
                                GeometryReader { proxy in
                                    let frame = proxy[marks[0]]
                                    Color.clear.onChange(of: frame) { print(frame); height = 50 }
                                }
                            }
                        Button("Move") { x += 60 }
                        Color.red.frame(width: 10, height: height)
                    }
                }
            }
            """, "tap Move")
        #expect(shown.output.last == ["(60.0, 0.0, 24.0, 16.0)"])
        #expect(shown.warnings == [])
    }
}
