import Testing
import ViewGraph
import ViewLayout
import ViewTree

@testable import ViewReport

/// Actions on a live view, and the selectors that name their targets.
@Suite struct ActionTests {
    /// What an action that fails says.
    private func failure(_ live: LiveView, _ action: ViewAction) -> ActionError? {
        do {
            try live.perform(action)
            return nil
        } catch { return error as? ActionError }
    }

    private func counter(_ name: String) -> DeclaredView {
        custom("Counter", [("taps", 0)]) { states in
            hStack(nil, button(name) { try states.set("taps", (try states.get("taps") ?? 0) + 1) }, text("taps \(try states.get("taps") ?? 0)"))
        }
    }

    @Test func selectorsAreRead() {
        #expect(Selector(parsing: "\"Add\"") == .label("Add"))
        #expect(Selector(parsing: #""say \"hi\"""#) == .label(#"say "hi""#))
        #expect(Selector(parsing: "Rectangle[2]") == .view("Rectangle", 2))
        #expect(Selector(parsing: "#list") == .name("list"))
        #expect(Selector(parsing: "id 4") == .id(4))
        for text in ["", "#", "\"", "\"a", #""a"b""#] { #expect(Selector(parsing: text) == nil, "\(text)") }
        for text in ["Text", "Press me", "Text[x]", "Text[-1]", "[0]", "id", "id x", "rows [1]"] {
            #expect(Selector(parsing: text) == .word(text), "\(text)")
        }
    }

    @Test func aTapRunsTheInnermostAction() throws {
        var taps: [String] = []
        let live = try live(vStack(nil, button("b") { taps.append("button") }, text("t")).onTap { taps.append("stack") })
        try live.perform(.tap(.label("b")))
        try live.perform(.tap(.label("t")))
        try live.perform(.tap(.view("Text", 0)))
        try live.perform(.tap(.view("VStack", 0)))
        #expect(taps == ["button", "stack", "button", "stack"])
        #expect(live.steps.map(\.cause) == ["mount", "tap \"b\"", "tap \"t\"", "tap Text[0]", "tap VStack[0]"])
    }

    @Test func aNamedViewIsTappedThroughTheActionInside() throws {
        let live = try live(vStack(nil, counter("first").named("one"), counter("second").named("two")))
        try live.perform(.tap(.name("two")))
        #expect(live.texts == ["first", "taps 0", "second", "taps 1"])
        #expect(live.last.bodyCounts == ["Counter": 1] && live.last.transactions == 1)
    }

    @Test func togglesFieldsAndPickers() throws {
        let view = custom("Root", [("isOn", false), ("name", "x"), ("choice", 1)]) { states in
            let options = forEach([1, 2]) { text("option \($0)") }
            let selection = ValueBinding<ExplicitID>(get: { ExplicitID(0) }, set: { try states.set("choice", $0.value) })
            return vStack(
                nil, control(ToggleControl(states.binding("isOn", false)), "Light"), control(TextFieldControl(states.binding("name", "")), "Name"),
                control(PickerControl(selection: selection, options: options), "Choice"),
                text("\(try states.get("isOn") ?? false) \(try states.get("name") ?? "")"))
        }
        let live = try live(view)
        try live.perform(.tap(.label("Light")))
        try live.perform(.type(.view("TextField", 0), "abc"))
        #expect(live.texts.last == "true abc")
        try live.perform(.tap(.label("option 2")))
        #expect(live.last.state.map { "\($0.name) \($0.event) \($0.value)" } == ["choice changed 2"])
    }

    @Test func theButtonsOfAnAlertEndIt() throws {
        let view = custom("Root", [("shows", true)]) { states in
            text("page").modifier(.presentation(Presentation("alert", isPresented: states.binding("shows", false)) { _ in button("OK") }))
        }
        let live = try live(view)
        #expect(live.texts == ["page", "OK"])
        try live.perform(.tap(.label("OK")))
        #expect(live.texts == ["page"])
    }

    @Test func whatIsNotThereIsSaidWithWhatIs() throws {
        let live = try live(vStack(nil, button("a"), button("a"), text("plain").named("p"), button("off").disabled()))
        func says(_ action: ViewAction) -> String { failure(live, action).map { "\($0.message.english); \($0.help.english)" } ?? "nothing" }
        #expect(says(.tap(.label("xyz"))) == #"no view shows the text "xyz"; Texts that are shown: "a", "plain", "off"."#)
        #expect(says(.tap(.label("plan"))) == #"no view shows the text "plan"; Did you mean "plain"?"#)
        #expect(says(.tap(.label("a"))) == #""a" means 2 views; Write Button[0] or Button[1]."#)
        #expect(
            says(.tap(.label("plain"))) == #""plain" doesn't take a tap, nor does a view around it; Views that take a tap: Button[0], Button[1], Button[2]."#)
        #expect(says(.type(.name("p"), "x")) == "#p doesn't take text, nor does a view around it; No view that is shown takes text.")
        #expect(says(.tap(.label("off"))) == #""off" is disabled; `disabled(true)` is on it or around it."#)
        #expect(says(.tap(.view("Button", 9))) == "there is no Button[9]; Indices begin at 0: the last one is Button[2].")
        #expect(says(.tap(.view("Circle", 0))) == "there is no Circle in the resolved tree; Views that are shown: VStack, Button, Text.")
        #expect(says(.tap(.view("Buton", 0))) == "there is no Buton in the resolved tree; Did you mean Button?")
        #expect(says(.tap(.name("quack"))) == #"no view has the accessibility identifier "quack"; Identifiers that are there: p."#)
        #expect(failure(live, .tap(.id(99)))?.code == .noSuchView)
        #expect(says(.set(name: "x", Value(1))) == "there is no state `x`; No view declares a @State.")
        #expect(failure(live, .resize(Size(width: -1, height: 2)))?.code == .invalidNumber)
        #expect(failure(live, .advance(.nan))?.code == .invalidNumber)
        #expect(live.steps.count == 1)
    }

    @Test func aWordIsTheOnlyViewOfItsNameOrAText() throws {
        var taps: [String] = []
        let live = try live(
            vStack(
                nil, button("Save") { taps.append("save") }, text("Image").onTap { taps.append("text") },
                custom("Image") { _ in color("red").onTap { taps.append("image") } }))
        func says(_ word: String) -> String { failure(live, .tap(.word(word))).map { "\($0.message.english); \($0.help.english)" } ?? "done" }
        #expect(says("Button") == "done" && says("Save") == "done" && says("Color") == "done")
        #expect(taps == ["save", "save", "image"])
        #expect(says("Image") == #"Image is the name of a view and a text; Write Image[0] for the view, or "Image" for the text."#)
        #expect(says("Text") == "2 views are a Text; Write Text[0] or Text[1].")
        #expect(says("Sve") == #"no view shows the text "Sve"; Did you mean "Save"?"#)
        #expect(says("Buttn") == "there is no Buttn in the resolved tree; Did you mean Button?")
        #expect(live.selectors == [#""Save""#, #""Image""#, "VStack", "Button", "Text[0]", "Text[1]", "Image", "Color"])
        for selector in live.selectors { #expect(Selector(parsing: selector).map { (try? live.reasons(for: $0)) != nil } == true || selector == "Image") }
    }

    @Test func idsThatTreesPrintCanBeWritten() throws {
        let live = try live(vStack(nil, counter("first"), counter("second")))
        let button = try #require(live.last.nodes.last { $0.view == "Button" })
        try live.perform(.tap(.id(try #require(Int(button.id)))))
        #expect(live.texts == ["first", "taps 0", "second", "taps 1"] && live.last.cause == "tap id \(button.id)")
    }

    @Test func aStateIsThatOfTheRootOrOfASelectedView() throws {
        let live = try live(custom("Root", [("n", 1)]) { _ in vStack(nil, counter("a"), counter("b")) })
        try live.perform(.set(name: "n", Value(2)))
        #expect(live.last.state.map { "\($0.view).\($0.name) \($0.value)" } == ["Root.n 2"])
        #expect(failure(live, .set(name: "taps", Value(2)))?.message.english == "2 views have a state `taps`")
        #expect(failure(live, .set(name: "taps", Value(2)))?.help.english == "Write which: Counter[0].taps, Counter[1].taps.")
        #expect(failure(live, .set(name: "tap", Value(2)))?.help.english == "Did you mean `taps`?")
        try live.perform(.set(name: "taps", of: .view("Counter", 1), Value(5)))
        #expect(live.texts == ["a", "taps 0", "b", "taps 5"] && live.last.cause == "set Counter[1].taps 5")
    }

    @Test func scrollingSaysWhyNothingMoved() throws {
        let short = try live(scrollView(color("red").frame(nil, 40)), 100, 200)
        try short.perform(.scroll(.word("ScrollView"), 50))
        #expect(short.updatesText.hasSuffix("nothing changed: the content is 40 points high and fits"))
        let long = try live(scrollView(color("red").frame(nil, 300)), 100, 200)
        try long.perform(.scroll(.word("ScrollView"), -5))
        #expect(long.updatesText.hasSuffix("nothing changed: the beginning of the content is shown"))
        try long.perform(.scroll(.word("ScrollView"), 500))
        #expect(long.last.remark == nil && long.last.reframed.count == 2)
        try long.perform(.scroll(.word("ScrollView"), 5))
        #expect(long.last.remark == "the end of the content is shown")
    }

    @Test func aWindowOfAnotherSizeMovesFrames() throws {
        let live = try live(hStack(0, color("a").named("a"), color("b").named("b")))
        let step = try live.perform(.resize(Size(width: 100, height: 20)))
        #expect(live.frame("b") == [50, 0, 50, 20])
        #expect(step.bodies == [] && step.cause == "resize 100x20")
    }

    @Test func rowsOfALazyStackAreMadeAsTheyAreScrolledTo() throws {
        let rows = forEach(Array(0..<1000)) { n in custom("Row") { _ in text("row \(n)").frame(nil, 40) } }
        let live = try live(scrollView(lazyVStack(rows)).named("list"), 100, 200)
        #expect((5..<100).contains(live.last.bodyCounts["Row"] ?? 0))
        #expect(live.texts.contains("row 0") && !live.texts.contains("row 52"))
        try live.perform(.scroll(.name("list"), 2000))
        #expect(live.texts.contains("row 52") && (live.last.bodyCounts["Row"] ?? 0) > 0)
    }

    @Test func aSizeGoesByAPreferenceToAState() throws {
        let key = PreferenceKey(name: "SizeKey", defaultValue: { Value(AnyHashable(0.0)) }, reduce: { _, next in try next() })
        let view = custom("ContentView", [("width", -1.0)]) { states in
            let width = try states.get("width", as: Double.self).flatMap { $0 < 0 ? nil : $0 }
            let reader = geometryReader { color("clear").modifier(.preference(PreferenceWriteModifier(key, Value(AnyHashable(try $0.size.width))))) }
            return text("Reset").padding(16).modifier(.layout(FixedSizeModifier([.horizontal, .vertical]))).background(reader).frame(width, width)
                .background(DeclaredView(ViewType("Circle"), .leaf(ShapeContent(.circle))))
                .modifier(.preference(PreferenceObserver(key) { try states.set("width", (($0 as? Value)?.wrapped.base as? Double) ?? 0) }))
        }
        let live = try live(view, 320, 480)
        let circle = try #require(live.last.nodes.first { $0.view == "Circle" }?.frame)
        #expect(circle.width == 72 && circle.height == 72)
        #expect(live.last.transactions == 2)
        #expect(live.last.state.map { "\($0.event) \($0.value)" } == ["created -1.0", "changed 72.0"])
        #expect(live.diagnostics == [])
    }

    @Test func framesInThreeSpaces() throws {
        var lines: [String] = []
        let view = geometryReader { outer in
            hStack(
                0, color("gray").frame(try outer.size.width * 0.3, nil),
                geometryReader { inner in
                    color("pink").onTap {
                        for space in [CoordinateSpace.local, .global, .named(ExplicitID("Outer"))] {
                            let frame = try inner.frame(in: space)
                            lines.append("\(frame.minX) \(frame.minY)")
                        }
                    }
                }.frame(50, 50))
        }.modifier(.coordinateSpace(ExplicitID("Outer")))
        let live = try live(view, 375, 667, safeArea: EdgeInsets(20, on: .top))
        try live.perform(.tap(.view("Color", 1)))
        #expect(lines == ["0.0 0.0", "112.5 318.5", "112.5 298.5"])
    }

    @Test func anErrorLeavesAStepWithWhatWasPrinted() throws {
        struct Trap: Error {}
        var output = ["before"]
        let live = LiveView(window: Size(width: 10, height: 10)) {
            defer { output = [] }
            return output
        }
        #expect(throws: Trap.self) { try live.mount(custom("Root") { _ in throw Trap() }) }
        #expect(live.steps.map(\.output) == [["before"]] && live.steps[0].resolved == [])
    }
}
