import Testing

/// A layout as large as its first subview, with all of them in its corner; and one that leaves its subviews where they are.
private let layouts = """
    struct Pass: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }
    struct Idle: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 60, height: 40) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { }
    }

    """

/// A layout that fills what it is offered and places its subviews by the given statements.
private func placing(_ statements: String) -> String {
    """
    struct Own: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { \(statements) }
    }

    """
}

/// The `Layout` protocol: section 8 of the layout rules.
@Suite struct CustomLayoutPlaces {
    @Test(
        "places",
        arguments: [
            Places(
                "spacing is by default that of the subviews", 100, 20, #"HStack { A("a"); Pass { Spacer() }; A("b") }.fixedSize()"#,
                "a 26,0 20x20; b 54,0 20x20", declarations: layouts),
            Places(
                "around a view it is the default", 100, 20, #"HStack { A("a"); Pass { A("x") }; A("b") }"#, "a 12,0 20x20; x 40,0 20x20; b 68,0 20x20",
                declarations: layouts),
            Places(
                "a layout may give its own", 100, 20, #"HStack { A("a"); Close { A("x") }; A("b") }"#, "a 20,0 20x20; x 40,0 20x20; b 60,0 20x20",
                declarations: """
                    struct Close: Layout {
                        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews[0].sizeThatFits(proposal) }
                        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { }
                        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
                    }

                    """),
            Places(
                "a layout may give a guide", 100, 40, #"VStack(alignment: .leading, spacing: 0) { Led { A("a") }; A("b") }"#, "a 37.5,0 20x20; b 42.5,20 20x20",
                declarations: """
                    struct Led: Layout {
                        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews[0].sizeThatFits(proposal) }
                        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { }
                        func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
                            guide == .leading ? 5 : nil
                        }
                    }

                    """),
            Places(
                "custom guides of its subviews leave it", 100, 40,
                #"VStack(alignment: .mid, spacing: 0) { Pass { A("x").alignmentGuide(.mid) { _ in 0 } }; A("a").alignmentGuide(.mid) { $0.width } }"#,
                "a 30,20 20x20; x 50,0 20x20",
                declarations: layouts + """
                    extension HorizontalAlignment {
                        private struct Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
                        static let mid = HorizontalAlignment(Mid.self)
                    }

                    """),
            Places(
                "what is not placed is centred at the container's proposal", 100, 80, #"Idle { C.n("large"); A("small") }.n("i")"#,
                "i 20,20 60x40; large 0,0 100x80; small 40,30 20x20", declarations: layouts),
            Places(
                "subviews may stand outside", 100, 80, #"Own { A("a") }"#, "a -500,1000 20x20",
                declarations: placing("subviews[0].place(at: CGPoint(x: -500, y: 1000), proposal: .unspecified)")),
            Places(
                "of two places the last one counts", 100, 80, #"Own { A("a") }"#, "a 30,40 20x20",
                declarations: placing("subviews[0].place(at: .zero, proposal: .zero); subviews[0].place(at: CGPoint(x: 30, y: 40), proposal: .zero)")),
            Places(
                "the anchor is the subview's point at the position", 100, 80, #"Own { A("a"); A("b") }"#, "a 80,60 20x20; b 40,30 20x20",
                declarations: placing(
                    "subviews[0].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .zero); subviews[1].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .zero)"
                )),
            Places(
                "a place comes with a proposal", 100, 80, #"Own { C.n("a"); C.n("b"); C.n("c"); C.n("d") }"#,
                "a 0,0 10x10; b 0,0 0x0; c 0,0 10x30; d 0,0 55x66",
                declarations: placing(
                    "subviews[0].place(at: .zero, proposal: .unspecified); subviews[1].place(at: .zero, proposal: .zero); subviews[2].place(at: .zero, proposal: ProposedViewSize(width: nil, height: 30)); subviews[3].place(at: .zero, proposal: ProposedViewSize(width: 55, height: 66))"
                )),
            Places(
                "a spacer stretches along the layout's orientation", 100, 80, #"Column { Spacer().n("s") }"#, "s 50,0 0x80",
                declarations: """
                    struct Column: Layout {
                        static var layoutProperties: LayoutProperties { var properties = LayoutProperties(); properties.stackOrientation = .vertical; return properties }
                        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews[0].sizeThatFits(proposal) }
                        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { }
                    }

                    """),
            Places("behind AnyLayout", 100, 80, #"AnyLayout(Idle()) { A("a") }.n("i")"#, "i 20,20 60x40; a 40,30 20x20", declarations: layouts),
            Places(
                "AnyLayout may change", 100, 40, #"V()"#, "a 40,0 20x20; b 40,20 20x20",
                declarations: #"""
                    struct V: View {
                        @State var isColumn = false
                        var body: some View {
                            let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                            layout { A("a"); A("b") }
                        }
                    }

                    """#, after: ["set isColumn true"]),
        ]) func places(_ row: Places)
    { row.check() }

    @Test(
        "what a layout sees",
        arguments: [
            Prints(
                "bounds do not start at zero", 100, 80, "Own { C }.padding(10)", ["10.0 10.0 80.0 60.0"],
                declarations: placing("print(bounds.minX, bounds.minY, bounds.width, bounds.height)")),
            Prints(
                "groups and loops are their views, nothing is none", 100, 80,
                "Own { Group { C; C }; ForEach(0..<3) { _ in C }; if 1 > 2 { C }; EmptyView(); HStack { } }", ["6"],
                declarations: placing("print(subviews.count)")),
            Prints(
                "priorities", 100, 80, "Own { C.layoutPriority(2); C; Spacer(); HStack { }; C.layoutPriority(2).padding() }", ["[2.0, 0.0, -inf, -inf, 0.0]"],
                declarations: placing("print(subviews.map { $0.priority })")),
            Prints(
                "distances", 100, 80, "Own { C; C; HStack { Spacer(); C } }", ["[8.0, 0.0]"],
                declarations: placing("print((1..<subviews.count).map { subviews[$0 - 1].spacing.distance(to: subviews[$0].spacing, along: .horizontal) })")),
            Prints(
                "guides", 100, 80, #"Own { Text("a") }"#, ["8.0 12.0 16.0 4.0", "a"],
                declarations: placing(
                    "let d = subviews[0].dimensions(in: .unspecified); print(d.width, d[.firstTextBaseline], d[.bottom], d[HorizontalAlignment.center])")),
            Prints(
                "layout values pass through modifiers and stop at containers", 100, 80,
                "Own { C.layoutValue(key: Rank.self, value: 1).padding(); HStack { C.layoutValue(key: Rank.self, value: 2); C }; C }", ["[1, 0, 0]"],
                declarations: "struct Rank: LayoutValueKey { static let defaultValue = 0 }\n" + placing("print(subviews.map { $0[Rank.self] })")),
            Prints(
                "its cache is made once", 100, 80, "HStack(spacing: 0) { Cached { C }; C; C }", ["made"],
                declarations: """
                    struct Cached: Layout {
                        func makeCache(subviews: Subviews) -> Int { print("made"); return subviews.count }
                        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize { proposal.replacingUnspecifiedDimensions() }
                        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) { }
                    }

                    """),
            Prints(
                "what is written to the cache stays", 100, 80, "HStack(spacing: 0) { Counting { C }; C }", ["3"],
                declarations: """
                    struct Counting: Layout {
                        func makeCache(subviews: Subviews) -> Int { 0 }
                        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
                            cache += 1
                            return proposal.replacingUnspecifiedDimensions()
                        }
                        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) { print(cache) }
                    }

                    """),
            Prints(
                "a question is put once", 100, 80, "Twice { Telling { C } }", ["100.0 80.0"],
                declarations: """
                    struct Twice: Layout {
                        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                            _ = subviews[0].sizeThatFits(proposal)
                            return subviews[0].sizeThatFits(proposal)
                        }
                        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { }
                    }
                    struct Telling: Layout {
                        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                            print(proposal.width ?? -1, proposal.height ?? -1)
                            return proposal.replacingUnspecifiedDimensions()
                        }
                        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { }
                    }

                    """),
        ]) func sees(_ row: Prints)
    { row.check() }
}
