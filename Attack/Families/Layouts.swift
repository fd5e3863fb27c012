extension Family {
    /// Custom layouts that answer and place as no layout should.
    static let layouts = Family(
        "layouts",
        [
            { draws in
                layout(
                    size: "CGSize(width: \(draws.oddLength()), height: \(draws.oddLength()))",
                    place:
                        "s[0].place(at: CGPoint(x: \(draws.oddLength()), y: \(draws.oddLength())), anchor: UnitPoint(x: \(draws.oddLength()), y: \(draws.oddLength())), proposal: ProposedViewSize(width: \(draws.oddLength()), height: nil))",
                    &draws)
            },
            { draws in layout(size: draws.one(of: sizes), place: draws.one(of: places), &draws) },
            { draws in layout(size: draws.one(of: sizes), place: draws.one(of: places), &draws) },
            { draws in
                layout(
                    size: "p.replacingUnspecifiedDimensions(by: CGSize(width: \(draws.oddLength()), height: 1))",
                    place:
                        "for x in s { for _ in 0..<\(draws.size(100_000)) { _ = x.sizeThatFits(ProposedViewSize(width: CGFloat.random(in: 0...1e6), height: nil)) } }",
                    &draws)
            },
            { draws in
                let depth = draws.size(2_000)
                return layout(
                    size: "s[0].sizeThatFits(p)", place: "s[0].place(at: b.origin, proposal: ProposedViewSize(b.size))",
                    content: String(repeating: "L { ", count: depth) + "Color.red" + String(repeating: " }", count: depth), &draws)
            },
            { draws in
                let depth = draws.size(40)
                let size =
                    "{ let a = s[0].sizeThatFits(.init(width: .random(in: 0...1000), height: nil)); let b = s[0].sizeThatFits(.init(width: a.width / 2, height: a.height)); return b }()"
                return layout(
                    size: size, place: "s[0].place(at: b.origin, proposal: .unspecified)",
                    content: String(repeating: "L { ", count: depth) + "Color.red" + String(repeating: " }", count: depth), &draws)
            },
            { draws in
                layout(
                    size: "CGSize(width: 1, height: 1)", place: "s[0].place(at: .zero, proposal: p)",
                    content: "ForEach(0..<\(draws.size(100_000))) { _ in Color.red }", &draws)
            },
            { draws in
                let n = draws.size(400)
                return .run(
                    "Grid(horizontalSpacing: \(draws.oddLength())) { ForEach(0..<\(n)) { i in GridRow { ForEach(0..<\(n)) { j in Text(\"\\(i)\").gridCellColumns(\(draws.oddInteger())).gridColumnAlignment(.trailing) } } } }",
                    json: draws.once(in: 3))
            },
            { draws in
                let other = draws.one(of: ["HStack", "VStack", "ZStack", "FlexHStack", "ViewThatFits", "GlassEffectContainer"])
                let part = draws.one(of: [
                    "Color.red", "Text(\"a\")", "Spacer(minLength: \(draws.oddLength()))",
                    "Color.red.frame(minWidth: \(draws.oddLength()), maxWidth: \(draws.oddLength())).layoutPriority(Double(i))", "Divider()",
                    "GeometryReader { _ in Text(\"a\") }",
                ])
                return .run(
                    "\(other) { ForEach(0..<\(draws.size(60_000))) { i in \(part) } }"
                )
            },
            { draws in
                let depth = draws.size(400)
                let open = draws.one(of: [
                    "HStack { Text(\"a\"); ", "VStack { Spacer(); ", "ViewThatFits { Color.red.frame(width: 1000); ",
                    "ZStack(alignment: .bottom) { Text(\"a\"); ", "HStack { Text(\"a\").layoutPriority(1); ", "ScrollView { ", "GeometryReader { _ in ",
                    "Grid { GridRow { Text(\"a\"); Text(\"b\") }; ",
                ])
                return .run(String(repeating: open, count: depth) + "Text(\"x\")" + String(repeating: " }", count: depth), json: draws.once(in: 3))
            },
            { draws in
                let other = draws.one(of: ["c[HorizontalAlignment(M.self)]", "\(draws.oddLength())", "c[.leading]", "fatalError()"])
                let part = draws.one(of: [
                    "_ in \(draws.oddLength())", "$0[.mine]", "$0[explicit: .mine] ?? \(draws.oddLength())", "$0.width * $0.height / 0", "_ in while true {}",
                ])
                return .run(
                    """
                    VStack(alignment: .mine) { Text("a").alignmentGuide(.mine) { \(part) }; Text("b") }
                    extension HorizontalAlignment { static let mine = HorizontalAlignment(M.self) }
                    enum M: AlignmentID { static func defaultValue(in c: ViewDimensions) -> CGFloat { \(other) } }
                    """
                )
            },
        ])

    private static let sizes = [
        "sizeThatFits(proposal: p, subviews: s, cache: &c)", "s.map { $0.sizeThatFits(p) }.max { $0.width < $1.width }!", "s[99].sizeThatFits(p)",
        "{ while true {} }()", "fatalError()", "CGSize(width: .random(in: 0...100), height: c)",
        "{ c += 1; return CGSize(width: c, height: c) }()", "s[0].sizeThatFits(.infinity)",
        "s[0].sizeThatFits(ProposedViewSize(width: p.width.map { $0 + 1 }, height: p.height))", "s[0].dimensions(in: p)[.leading] > 0 ? .zero : .zero",
        "CGSize(width: 1e300, height: 1e300)", ".zero",
        "{ s[0].place(at: .zero, proposal: p); return .zero }()", "{ saved = s; return CGSize(width: 10, height: 10) }()",
        "L().sizeThatFits(proposal: p, subviews: s, cache: &c)", "{ print(s.count); return .zero }()",
    ]
    private static let places = [
        "", "s[0].place(at: .zero, proposal: p)\ns[0].place(at: CGPoint(x: 5, y: 5), proposal: .infinity)",
        "for _ in 0..<100000 { s[0].place(at: .zero, proposal: p) }", "s[99].place(at: .zero, proposal: p)",
        "placeSubviews(in: b, proposal: p, subviews: s, cache: &c)", "while true { _ = s[0].sizeThatFits(p) }",
        "saved?[0].place(at: .zero, proposal: p)",
        "s[0].place(at: CGPoint(x: c, y: b.midY), proposal: ProposedViewSize(width: -.infinity, height: .nan)); c += 1",
        "s.first!.place(at: b.origin, proposal: ProposedViewSize(b.insetBy(dx: 1e9, dy: 1e9).size))", "fatalError()",
        "s[0].place(at: b.origin, anchor: .center, proposal: .zero); saved = s",
        "(s[0].sizeThatFits(.unspecified).width / 0).map { _ in }",
        "for x in s.reversed() { x.place(at: .zero, proposal: .unspecified) }; print(s[0].priority, s[0].spacing.distance(to: s[0].spacing, along: .horizontal))",
    ]

    private static func layout(size: String, place: String, content: String? = nil, _ draws: inout Draws) -> Attack {
        let content =
            content
            ?? draws.one(of: [
                "Text(\"a\"); Color.red", "ScrollView { Text(\"a\") }", "HStack { Text(\"a\") }", "List { Text(\"a\") }", "ViewThatFits { Text(\"a\") }",
                "NavigationStack { Text(\"a\") }", "LazyVStack { Text(\"a\") }", "GeometryReader { _ in Text(\"a\") }", "L { Text(\"a\") }", "",
                "Grid { GridRow { Text(\"a\") } }",
            ])
        let wrapped = draws.one(of: [
            "L { \(content) }", "AnyLayout(L()) { \(content) }", "ScrollView { L { \(content) } }", "VStack { L { \(content) }; Text(\"b\") }",
            "L { \(content) }.fixedSize().frame(maxWidth: \(draws.oddLength()))",
        ])
        return .run(
            """
            nonisolated(unsafe) var saved: LayoutSubviews?
            struct L: Layout {
                func makeCache(subviews: Subviews) -> CGFloat { 1 }
                func sizeThatFits(proposal p: ProposedViewSize, subviews s: Subviews, cache c: inout CGFloat) -> CGSize { \(size) }
                func placeSubviews(in b: CGRect, proposal p: ProposedViewSize, subviews s: Subviews, cache c: inout CGFloat) { \(place) }
            }
            \(wrapped)
            """, actions: draws.once(in: 4) ? ["resize 1x1", "resize 1e9x1e9"] : [], json: draws.once(in: 3))
    }
}
