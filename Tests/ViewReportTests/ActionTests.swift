import Testing
import ViewGraph
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
        for text in ["", "#", "\"", "\"a", "Text", "Text[x]", "Text[-1]", "[0]", #""a"b""#] { #expect(Selector(parsing: text) == nil, "\(text)") }
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
                nil, control(.toggle(states.binding("isOn", false)), "Light"), control(.textField(states.binding("name", ""), isSecure: false), "Name"),
                control(.picker(selection: selection, options: options), "Choice"), text("\(try states.get("isOn") ?? false) \(try states.get("name") ?? "")"))
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
            text("page").modifier(.presentation(name: "alert", isPresented: states.binding("shows", false), onDismiss: nil, content: { button("OK") }))
        }
        let live = try live(view)
        #expect(live.texts == ["page", "OK"])
        try live.perform(.tap(.label("OK")))
        #expect(live.texts == ["page"])
    }

    @Test func whatIsNotThereIsSaidWithWhatIs() throws {
        let live = try live(vStack(nil, button("a"), button("a"), text("plain").named("p"), button("off").disabled()))
        #expect(failure(live, .tap(.label("x")))?.help == #"Texts that are shown: "a", "plain", "off"."#)
        #expect(failure(live, .tap(.label("a")))?.message == #""a" means 2 views"#)
        #expect(failure(live, .tap(.label("a")))?.help == "Name one of them: Button[0], Button[1].")
        #expect(failure(live, .tap(.label("plain")))?.code == .actionNotTaken)
        #expect(failure(live, .tap(.label("off")))?.message == #""off" is disabled"#)
        #expect(failure(live, .tap(.view("Button", 9)))?.help == "Indices are from 0: the last one is Button[2].")
        #expect(failure(live, .tap(.view("Circle", 0)))?.help == "Views that are there: VStack, Button, Text.")
        #expect(failure(live, .tap(.name("q")))?.help == "Identifiers that are there: p.")
        #expect(failure(live, .set(name: "x", Value(1)))?.help == "It declares no @State.")
        #expect(failure(live, .resize(Size(width: -1, height: 2)))?.code == .invalidNumber)
        #expect(failure(live, .advance(.nan))?.code == .invalidNumber)
        #expect(live.steps.count == 1)
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
            let reader = geometryReader { color("clear").modifier(.preference(key, Value(AnyHashable(try $0.size.width)))) }
            return text("Reset").padding(16).modifier(.fixedSize([.horizontal, .vertical])).background(reader).frame(width, width)
                .background(DeclaredView(ViewType("Circle"), .leaf(.shape(ShapeContent(.circle)))))
                .modifier(.onPreferenceChange(key) { try states.set("width", (($0 as? Value)?.wrapped.base as? Double) ?? 0) })
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
