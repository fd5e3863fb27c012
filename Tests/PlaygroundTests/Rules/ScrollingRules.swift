import Testing

@testable import Playground

/// Positions bound to scroll views, their geometry, and their coordinate space.
@Suite struct ScrollingRules {
    /// Twenty rows of 20 points in a scroll view of 100, below a title of 16 points: without scrolling they begin 198 points from the top.
    private static func rows(_ state: String, _ title: String, _ modifiers: String) -> String {
        """
        struct Screen: View {
            @State var \(state)
            var body: some View {
                VStack(spacing: 0) {
                    \(title)
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<20, id: \\.self) { Text("Row \\($0)").frame(height: 20) } }.scrollTargetLayout()
                    }
                    .frame(height: 100)
                    \(modifiers)
                }
            }
        }
        """
    }

    private static func offset(_ shown: Shown) -> Int? {
        shown.frames("VStack").last.flatMap { Int($0.split(separator: " ")[1]) }.map { 198 - $0 }
    }

    private static let title = #"Text("\(id ?? -1)")"#
    private static let byID = rows("id: Int?", title, ".scrollPosition(id: $id)")
    private static let atTop = rows("id: Int? = 4", title, ".scrollPosition(id: $id, anchor: .top)")
    private static let atBottom = rows("id: Int?", title, ".scrollPosition(id: $id, anchor: .bottom)")
    private static let withoutTargets = byID.replacing(".scrollTargetLayout()", with: "")

    @Test(
        "§16 Setting the bound id scrolls, as little as needed without an anchor; scrolling sets it",
        arguments: [
            (byID, [], "-1", 0), (byID, ["set id 12"], "12", 160), (byID, ["set id 3"], "3", 0), (byID, ["scroll ScrollView 30"], "1", 30),
            (byID, ["scroll ScrollView 30", "set id 12"], "12", 160), (byID, ["scroll ScrollView 10", "scroll ScrollView -30"], "0", 0),
            (byID, ["scroll ScrollView 30", "set id nil"], "-1", 30), (byID, ["set id 99"], "99", 0), (byID, ["scroll ScrollView 999"], "15", 300),
            (atTop, [], "4", 80), (atTop, ["set id 8"], "8", 160), (atBottom, ["scroll ScrollView 30"], "6", 30),
            (atBottom, ["scroll ScrollView 40"], "6", 40), (atBottom, ["set id 10"], "10", 120), (withoutTargets, ["scroll ScrollView 30"], "-1", 30),
        ])
    func boundIDs(snippet: String, actions: [String], title: String, offset: Int) {
        let shown = Shown(snippet, actions: actions)
        #expect(shown.errors == [])
        #expect(shown.texts.first == title)
        #expect(Self.offset(shown) == offset)
    }

    @Test("§16 Views that read the id run their bodies, and no others do")
    func bodies() {
        let shown = Shown(
            #"""
            struct Rows: View {
                @Binding var id: Int?
                var body: some View {
                    ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)") } }.scrollTargetLayout() }
                        .frame(height: 100)
                        .scrollPosition(id: $id)
                }
            }
            struct Title: View { @Binding var id: Int?; var body: some View { Text("row \(id ?? -1)") } }
            struct Screen: View { @State var id: Int?; var body: some View { VStack { Title(id: $id); Rows(id: $id) } } }
            """#, "scroll ScrollView 40")
        #expect(shown.texts.first == "row 2")
        #expect((shown.bodies("Title"), shown.bodies("Rows"), shown.bodies("Screen")) == ([1, 1], [1, 0], [1, 0]))
    }

    private static let position = rows(
        "position = ScrollPosition(idType: Int.self, edge: .bottom)",
        #"""
        Text("\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser.description) \((position.edge == nil).description) \(position.y ?? -1)")
            .onTapGesture { position.scrollTo(y: 70) }
        """#, ".scrollPosition($position)")

    @Test(
        "§16 A scroll position says where the program scrolled, or which view a person brought into sight",
        arguments: [
            ([], "-1 false false -1.0", 300), (["scroll ScrollView -50"], "12 true true -1.0", 250), (["tap Text[0]"], "-1 false true 70.0", 70),
            (["tap Text[0]", "scroll ScrollView 5"], "3 true true -1.0", 75), (["scroll ScrollView -50", "tap Text[0]"], "-1 false true 70.0", 70),
        ])
    func positions(actions: [String], title: String, offset: Int) {
        let shown = Shown(Self.position, actions: actions)
        #expect(shown.errors == [])
        #expect(shown.texts.first == title)
        #expect(Self.offset(shown) == offset)
    }

    @Test("§16 onScrollGeometryChange is called for changes of its value, not for the first one")
    func geometry() {
        let snippet = Self.rows(
            "far = false", "Text(far ? \"far\" : \"near\").onTapGesture {}",
            """
            .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 40 } action: { print($0, $1); far = $1 }
            .onScrollGeometryChange(for: CGSize.self) { $0.contentSize } action: { print($0, $1) }
            """)
        let shown = Shown(snippet, "scroll ScrollView 30", "scroll ScrollView 30", "scroll ScrollView 30", "scroll ScrollView -90")
        #expect(shown.output == [[], [], ["false true"], [], ["true false"]])
        #expect(shown.bodies("Screen") == [1, 0, 1, 0, 1])
    }

    @Test("§16 The scroll view's space is that of the nearest one around, and the window's without one")
    func spaces() {
        let place = #"GeometryReader { p in Text("\(p.frame(in: .scrollView).minY) \(p.frame(in: .scrollView(axis: .horizontal)).minX)") }"#
        let snippet = """
            VStack(spacing: 0) {
                Color.red.frame(height: 80)
                ScrollView(.horizontal) {
                    ScrollView { Color.blue.frame(height: 50); \(place).frame(width: 60, height: 20); Color.blue.frame(height: 900) }.frame(width: 500)
                }
                \(place).frame(height: 20)
            }
            """
        let shown = Shown(snippet, "scroll ScrollView[1] 30", "scroll ScrollView[0] 40")
        #expect(shown.texts(0) == ["58.0 220.0", "460.0 0.0"])
        #expect(shown.texts == ["28.0 180.0", "460.0 0.0"])
    }

    @Test("§16 A scroll view whose geometry is changed by what observes it settles or warns", .timeLimit(.minutes(1)))
    func feedback() {
        let snippet = #"""
            struct Screen: View {
                @State var height = 300.0
                var body: some View {
                    ScrollView { Color.red.frame(height: height) }
                        .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { height += $1 - $0 }
                        .onScrollGeometryChange(for: CGSize.self) { $0.contentSize } action: { _, size in height = size.height + 1 }
                }
            }
            """#
        let shown = Shown(snippet, "scroll ScrollView 50", "set height 700", "scroll ScrollView 50")
        #expect(shown.errors == [])
        #expect(shown.warnings.contains("preference-loop"))
    }

    /// Ten pages 100 points wide, in a row with 10 between them, in a scroll view 300 wide.
    private static func pages(_ modifiers: String) -> String {
        """
        struct Screen: View {
            @State var log: [String] = []
            var body: some View {
                ScrollView(.horizontal) {
                    HStack(spacing: 10) { ForEach(0..<10, id: \\.self) { Text("\\($0)").frame(width: 100, height: 20) } }.scrollTargetLayout()
                }
                .frame(width: 300)
                \(modifiers)
            }
        }
        """
    }

    @Test(
        "§16 Scrolling ends at a page, at a view, or where the program says",
        arguments: [
            (".scrollTargetBehavior(.paging)", [200.0], -300.0), (".scrollTargetBehavior(.paging)", [140], 0),
            (".scrollTargetBehavior(.paging)", [700], -300),
            (".scrollTargetBehavior(.viewAligned)", [60], -110), (".scrollTargetBehavior(.viewAligned)", [270], -220),
            (".scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))", [270], -110), (".scrollTargetBehavior(Tens())", [123], -120),
            ("", [123], -123),
            (".contentMargins(20).scrollTargetBehavior(.viewAligned)", [100], -90), (".contentMargins(.leading, 20)", [], 20),
            (".scrollTargetBehavior(.viewAligned(anchor: .center))", [30], -10),
        ])
    func ends(modifiers: String, scrolled: [Double], x: Double) {
        let tens = """
            struct Tens: ScrollTargetBehavior {
                func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = (target.rect.minX / 10).rounded() * 10 }
            }

            """
        let shown = Shown(tens + Self.pages(modifiers), actions: scrolled.map { "scroll ScrollView \($0)" })
        #expect(shown.errors == [])
        #expect(shown.frames("HStack").first.flatMap { Double($0.split(separator: " ")[0]) } == x + 10)
    }

    @Test("§16 The phases of scrolling are reported with where the content is")
    func phases() {
        let modifiers = ".scrollTargetBehavior(.paging).onScrollPhaseChange { old, new, context in print(old, new, context.geometry.contentOffset.x) }"
        let paged = Shown(Self.pages(modifiers), "scroll ScrollView 200")
        #expect(paged.output.last == ["idle interacting 0.0", "interacting decelerating 200.0", "decelerating idle 300.0"])
        let free = Shown(Self.pages(".onScrollPhaseChange { print($0, $1) }"), "scroll ScrollView 20")
        #expect(free.output.last == ["idle interacting", "interacting idle"])
    }

    @Test("§16 onScrollTargetVisibilityChange names the views of the target layout of which a part is in sight, once for each change")
    func targetsInSight() {
        let names = ".onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) { print($0) }"
        let shown = Shown(Self.pages(names), "scroll ScrollView 10", "scroll ScrollView 20", "scroll ScrollView 80")
        #expect(shown.output == [["[0, 1, 2]"], [], ["[1, 2]"], ["[1, 2, 3]"]])
        #expect(Shown(Self.pages(names.replacing("Int.self", with: "String.self"))).output == [["[]"]])
    }

    @Test("§16 Margins are room around the content, which scrolls with it and counts as insets")
    func margins() {
        let snippet = """
            ScrollView { Color.red.frame(height: 900) }.contentMargins(30, for: .scrollContent).contentMargins(.top, 50).contentMargins(5, for: .scrollIndicators)
                .onScrollGeometryChange(for: String.self) { "\\($0.contentOffset.y) \\($0.contentInsets.top) \\($0.contentSize.height)" } action: { print($1) }
            """
        let shown = Shown(snippet, "scroll ScrollView 20", "scroll ScrollView 9999")
        #expect(Shown(snippet).frames("Color") == ["30 30 260 900"])
        #expect(shown.output == [[], ["-10.0 30.0 900.0"], ["450.0 30.0 900.0"]])
        let page = "ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal) }.contentMargins(.horizontal, 20)"
        #expect(Shown(page).frames("Color") == ["20 0 280 480"])
        #expect(Shown("List { Text(\"a\") }.contentMargins(.horizontal, 12)").frames("ListRow") == ["12 0 296 16"])
    }

    @Test("§16 What says where scrolling ends and how much room is around holds for every scroll view inside, and what hears of phases for the first")
    func several() {
        let snippet = """
            VStack {
                ScrollView { Color.red.frame(height: 900) }.accessibilityIdentifier("first")
                ScrollView { Color.blue.frame(height: 900) }.accessibilityIdentifier("second")
            }
            .frame(height: 208).contentMargins(.top, 10).scrollTargetBehavior(.paging).onScrollPhaseChange { print($0, $1) }
            """
        #expect(Shown(snippet).frames("Color").map { $0.split(separator: " ")[1] } == ["146", "254"])
        let shown = Shown(snippet, "scroll #first 70", "scroll #second 70")
        #expect(shown.frames("Color").map { $0.split(separator: " ")[1] } == ["46", "154"])
        #expect(shown.output == [[], ["idle interacting", "interacting decelerating", "decelerating idle"], []])
    }

    @Test("§16 Margins and anchors that change move the content")
    func changedSettings() {
        func frame(_ modifier: String) -> [String] {
            let snippet = """
                struct Screen: View {
                    @State var isWide = false
                    var body: some View { VStack { ScrollView { Color.red.frame(height: 200) } }.frame(height: 400).\(modifier) }
                }
                """
            return Shown(snippet, "set isWide true").frames("Color")
        }
        #expect(frame("contentMargins(isWide ? 40 : 10)") == ["40 80 240 200"])
        #expect(frame("defaultScrollAnchor(isWide ? .bottom : .top, for: .alignment)") == ["0 240 320 200"])
    }

    @Test("§16 The view in sight is the one at the start of the room between the margins")
    func viewInSightBetweenMargins() {
        func seen(_ modifier: String, _ amount: Int) -> [String] {
            let snippet = """
                struct Screen: View {
                    @State private var current: Int?
                    var body: some View {
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 10) {
                                ForEach(0..<8, id: \\.self) { Color.blue.containerRelativeFrame(.horizontal).accessibilityIdentifier("\\($0)") }
                            }
                            .scrollTargetLayout()
                        }
                        .contentMargins(.horizontal, 20, for: .scrollContent)
                        .scrollTargetBehavior(.viewAligned)
                        .\(modifier)
                        .frame(height: 100)
                        Text("\\(current ?? -1)")
                    }
                }
                """
            return Shown(snippet, "scroll ScrollView \(amount)").texts
        }
        #expect(seen("scrollPosition(id: $current)", 200) == ["1"])
        #expect(seen("scrollPosition(id: $current)", 800) == ["3"])
        #expect(seen("scrollPosition(id: $current, anchor: .leading)", 200) == ["1"])
        #expect(seen("scrollPosition(id: $current, anchor: .center)", 200) == ["1"])
    }
}
