import Diagnostics
import Testing

@testable import Playground

/// `matchedGeometryEffect`: who follows whom, and what moves.
@Suite struct MatchedGeometryRules {
    /// A source of 60x40 at 20,30, and a follower that its layout puts at 220,80 with a size of 20x20, in a window of 300x200.
    private static func pair(_ arguments: String, state: String = "var on = true", follower: String = "Color.blue", source: String = "") -> String {
        """
        struct Pair: View {
            @Namespace var space
            @State \(state)
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.red.frame(width: 60, height: 40).matchedGeometryEffect(id: "a", in: space).padding(.leading, 20).padding(.top, 30)\(source)
                    \(follower).matchedGeometryEffect(id: "a", in: space, \(arguments)).frame(width: 20, height: 20).padding(.leading, 220).padding(.top, 80)
                }
                .frame(width: 300, height: 200, alignment: .topLeading)
            }
        }
        """
    }

    @Test(
        "§15 A view that isn't a source gets the properties of the source, at the anchor",
        arguments: [
            ("isSource: false", "20 30 60 40"), ("properties: .size, isSource: false", "200 70 60 40"),
            ("properties: .position, isSource: false", "40 40 20 20"),
            ("properties: .position, anchor: .topLeading, isSource: false", "20 30 20 20"),
            ("properties: .size, anchor: .bottomTrailing, isSource: false", "180 60 60 40"), ("properties: [], isSource: false", "220 80 20 20"),
        ])
    func followers(arguments: String, frame: String) {
        let shown = Shown(Self.pair(arguments), width: 300, height: 200)
        #expect(shown.errors == [] && shown.warnings == [])
        #expect(shown.frames("Color") == ["20 30 60 40", frame])
        #expect(shown.frames("ZStack") == ["0 0 240 100"], "the layout around a follower doesn't know")
    }

    @Test("§15 A follower goes where the source goes, and back to its own place when it doesn't follow any more")
    func changes() {
        let snippet = Self.pair("isSource: !on")
        #expect(Shown(snippet, "set on false", width: 300, height: 200).frames("Color")[1] == "220 80 20 20")
        #expect(Shown(snippet, "set on false", "set on true", width: 300, height: 200).warnings == ["several-sources"])
        let moving = Self.pair("isSource: false", source: ".padding(.top, on ? 0 : 50)")
        let shown = Shown(moving, "set on false", "set on true", width: 300, height: 200)
        #expect(shown.nodes(1).filter { $0.view == "Color" }.map { $0.frame?.y } == [80, 80])
        #expect(shown.frames("Color") == ["20 30 60 40", "20 30 60 40"])
        #expect(Shown(Self.pair("isSource: false"), "resize 400x300", width: 300, height: 200).frames("Color")[1] == "70 80 60 40")
    }

    @Test("§15 Views of other groups, and groups without a source, stay where they are")
    func groups() {
        let other = Self.pair("isSource: false").replacing("id: \"a\", in: space, ", with: "id: \"b\", in: space, ")
        #expect(Shown(other, width: 300, height: 200).frames("Color")[1] == "220 80 20 20")
    }

    @Test("§15 A follower around its own source ends with a warning, not in a loop", .timeLimit(.minutes(1)))
    func circle() {
        let shown = Shown(
            """
            struct Circle1: View {
                @Namespace var space
                var body: some View {
                    VStack { Color.red.padding(8).matchedGeometryEffect(id: 1, in: space) }.padding(8).matchedGeometryEffect(id: 1, in: space, isSource: false)
                }
            }
            """)
        #expect(shown.errors == [])
        #expect(shown.warnings == ["layout-unsettled"])
    }

    private static let hero = """
        struct Hero: View {
            @Namespace var space
            @State var on = false
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    if on {
                        VStack(spacing: 0) { Color.red }.matchedGeometryEffect(id: "card", in: space).frame(width: 160, height: 160)
                    } else {
                        Color.blue.matchedGeometryEffect(id: "card", in: space).frame(width: 32, height: 32)
                    }
                }
                .onTapGesture { withAnimation(.linear(duration: 1)) { on.toggle() } }
            }
        }
        """

    @Test("§15 A view that comes in the place of another of its group begins where that was")
    func insertion() {
        let shown = Shown(Self.hero, "tap ZStack", "advance 0.25", width: 200, height: 200)
        let frames = shown.report.steps.last?.animating.filter { $0.view == "Color" || $0.view == "VStack" }.map { "\($0.frame.width)x\($0.frame.height)" }
        #expect(frames == ["64.0x64.0", "64.0x64.0"])
        #expect(Shown(Self.hero, "set on true", width: 200, height: 200).report.steps.last?.animating.isEmpty == true, "without an animation nothing moves")
        let back = Shown(Self.hero, "tap ZStack", "advance 2", "tap ZStack", "advance 0.5", width: 200, height: 200)
        #expect(back.report.steps.last?.animating.filter { $0.view == "Color" }.map(\.frame.width) == [96])
    }

    @Test("§15 The reason of a follower's place names its source")
    func reasons() {
        let reasons = onLargeStack { () -> [String] in
            let playground = Playground()
            playground.enter(SourceText(name: "snippet", text: Self.pair("isSource: false")))
            return (try? playground.why("Color[1]").get())?.split(separator: "\n").map(String.init) ?? []
        }
        #expect(reasons.contains("matchedGeometryEffect gives it the size and place of frame(width: 60, height: 40), which is 60x40 at 30,170."))
    }

    @Test("§15 In a geometry reader, a source that comes in the place of another is the only one")
    func inGeometryReader() {
        let shown = Shown(
            """
            struct ContentView: View {
                @Namespace private var space
                @State private var isOn = false
                var body: some View {
                    GeometryReader { _ in
                        if isOn { Color.red.matchedGeometryEffect(id: 1, in: space) } else { Color.blue.matchedGeometryEffect(id: 1, in: space) }
                        Button("Go") { isOn.toggle() }
                    }
                }
            }
            """, "tap Go", "tap Go")
        #expect(shown.report.diagnostics.map(\.code) == [])
    }
}
