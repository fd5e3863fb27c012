import Diagnostics
import Testing
import ViewReport

@testable import Playground

/// Lengths that cannot be and layouts that go wrong: SwiftUI's answer where it has one, else a diagnostic; never a crash, a hang, or a place that is no number.
@Suite struct LayoutFaults {
    @Test(
        "lengths that cannot be",
        arguments: [
            ".nan", "-.nan", ".infinity", "-.infinity", "-50", "1e308", "-1e308", ".leastNonzeroMagnitude",
        ]) func oddLengths(_ length: String)
    {
        let views = [
            "C.frame(width: L, height: L)", "C.frame(minWidth: L, idealWidth: L, maxWidth: L)", "C.frame(minHeight: L)", "F.frame(maxHeight: L)",
            "C.padding(L)",
            "F.padding(EdgeInsets(top: L, leading: 1, bottom: 0, trailing: L))", "C.offset(x: L, y: L)", #"A("a").position(x: L, y: L)"#,
            "C.aspectRatio(L, contentMode: .fit)", "C.aspectRatio(CGSize(width: L, height: L), contentMode: .fill)",
            "HStack(spacing: L) { C; F; Spacer(minLength: L) }",
            "VStack(spacing: L) { C; C }", "ZStack { C.alignmentGuide(.leading) { _ in L }; F }",
            "VStack(alignment: .leading) { F.alignmentGuide(.leading) { _ in L }; F }",
            "HStack { C.layoutPriority(L); C }", #"Text("one two").font(.system(size: L))"#, #"Text("one\ntwo").lineSpacing(L)"#,
            #"Text("one two").frame(width: 20).minimumScaleFactor(L)"#, "Grid(horizontalSpacing: L, verticalSpacing: L) { GridRow { C; F } }",
            "Grid { GridRow { F.gridCellAnchor(UnitPoint(x: L, y: L)); C } }", "LazyVGrid(columns: [GridItem(.fixed(L))]) { C; C }",
            "LazyVGrid(columns: [GridItem(.flexible(minimum: L, maximum: L), spacing: L)], spacing: L) { C; C }",
            "LazyVGrid(columns: [GridItem(.adaptive(minimum: L, maximum: L))]) { C; C }", "LazyVStack(spacing: L) { C; C }",
            "ScrollView { LazyVStack(spacing: L) { ForEach(0..<50) { _ in C } } }", "C.safeAreaInset(edge: .top, spacing: L) { F }",
            "C.safeAreaPadding(.all, L)",
            "C.containerRelativeFrame(.horizontal) { _, _ in L }", "C.containerRelativeFrame(.horizontal, count: 3, spacing: L)", "C.scaleEffect(L)",
            "GeometryReader { p in C.frame(width: p.size.width * L) }", "Circle().inset(by: L)", "Odd { C }",
        ]
        let odd = """
            let L: CGFloat = \(length)
            struct Odd: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: L, height: L) }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    _ = subviews[0].sizeThatFits(ProposedViewSize(width: L, height: L))
                    subviews[0].place(at: CGPoint(x: L, y: L), anchor: UnitPoint(x: L, y: L), proposal: ProposedViewSize(width: L, height: L))
                }
            }

            """
        for view in views { checkPlaces(of: "VStack { \(view); F }", odd, "\(view) with \(length)") }
    }

    @Test(
        "counts that cannot be",
        arguments: [
            "Grid { GridRow { C.gridCellColumns(0); C } }", "Grid { GridRow { C.gridCellColumns(-3) } }",
            "Grid { GridRow { C.gridCellColumns(1_000_000_000) } }",
            #"Text("one two").lineLimit(0)"#, #"Text("one two").lineLimit(-1)"#, "LazyVGrid(columns: []) { C; C }", "LazyHGrid(rows: []) { C }",
            "LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) { C; C }", "LazyVGrid(columns: [GridItem(.flexible(minimum: 90, maximum: 20))]) { C }",
            "C.containerRelativeFrame(.horizontal, count: 0, spacing: 8)", "C.containerRelativeFrame(.horizontal, count: -1, span: 9, spacing: 8)",
            "C.frame(minWidth: 90, idealWidth: 50, maxWidth: 20)", "C.containerRelativeFrame([])", "ScrollView([]) { F }", "ViewThatFits(in: []) { F; C }",
            "C.fixedSize().fixedSize().aspectRatio(0, contentMode: .fit)", "ZStack { }", "Grid { GridRow { } }", "List { }", "ScrollView { }",
        ]) func oddCounts(_ view: String)
    {
        checkPlaces(of: view, "", view)
    }

    /// Shows the view and its pictures; every place is a number and no length is negative.
    private func checkPlaces(of view: String, _ declarations: String, _ description: String) {
        let (errors, odd, picture, svg) = onLargeStack { () -> ([String], [Frame], String, String) in
            let (playground, errors) = Scene(width: 100, height: 100, safeArea: [10, 0, 0, 0], declarations: declarations).show(view)
            let frames = playground.report.steps.last?.resolved.flatMap(\.all).compactMap(\.frame) ?? []
            let odd = frames.filter { $0.x.isNaN || $0.y.isNaN || !($0.width >= 0) || !($0.height >= 0) }
            return (errors, odd, playground.text(.picture) ?? "", playground.text(.svg) ?? "")
        }
        #expect(errors == [], "\(description)")
        #expect(odd == [], "\(description)")
        #expect(!picture.isEmpty && svg.hasPrefix("<svg"), "\(description)")
        #expect(!svg.contains("nan") && !svg.contains(#""∞"#) && !svg.contains(#""-∞"#), "\(description): \(svg)")
    }

    /// Warnings tell what was made of a length that cannot be, in SwiftUI's words where it has some.
    @Test(
        "warnings",
        arguments: [
            ("C.frame(width: -1)", "Invalid frame dimension (negative or non-finite)."),
            ("C.frame(height: .infinity)", "Invalid frame dimension (negative or non-finite)."),
            ("C.frame(minWidth: 90, maxWidth: 20)", "Contradictory frame constraints specified."),
            ("C.padding(.infinity)", "padding(.infinity) has a padding that is not finite"),
            ("C.aspectRatio(0, contentMode: .fit)", "aspectRatio(0) has a ratio that is not above 0 and finite"), ("C.frame(width: 0)", ""),
            ("C.frame(maxWidth: .infinity)", ""), ("C.padding(-5)", ""),
        ]) func warnings(view: String, message: String)
    {
        let found = onLargeStack { Scene().show(view).playground.report.diagnostics.map(\.message) }
        #expect(found == (message.isEmpty ? [] : [message]), "\(view)")
    }

    /// How a view that goes wrong ends, by the code of its first error, or by the frame of the view named `a`.
    private func ending(of view: String, _ declarations: String, fuel: Int? = nil) -> String {
        onLargeStack {
            var scene = Scene(width: 100, height: 80, declarations: declarations)
            scene.fuel = fuel
            let playground = scene.show(view).playground
            let report = playground.report
            if let error = report.diagnostics.first(where: { $0.severity == "error" }) { return error.code }
            let frame = report.steps.last?.resolved.flatMap(\.all).first { $0.name == "a" }?.frame
            return frame.map { "\(spelled($0.x)),\(spelled($0.y)) \(spelled($0.width))x\(spelled($0.height))" } ?? "no frame"
        }
    }

    private func layout(size: String, place: String = "") -> String {
        """
        struct Own: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { \(size) }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { \(place) }
        }

        """
    }

    @Test func layoutsThatDoNotEnd() {
        let forever = layout(size: "while true { _ = subviews[0].sizeThatFits(proposal) }; return .zero")
        #expect(ending(of: "Own { C }", forever, fuel: 100_000) == "limit-fuel")
        let placing = layout(size: ".zero", place: "while true { subviews[0].place(at: .zero, proposal: .zero) }")
        #expect(ending(of: "Own { C }", placing, fuel: 100_000) == "limit-fuel")
    }

    /// Each level asks the one inside two questions that nobody asked before: 2^40 of them.
    @Test func questionsThatGrowExponentially() {
        let doubling = layout(
            size: """
                let w = proposal.width ?? 1
                let a = subviews[0].sizeThatFits(ProposedViewSize(width: w * 2, height: 1))
                let b = subviews[0].sizeThatFits(ProposedViewSize(width: w * 2 + 1, height: 1))
                return CGSize(width: a.width, height: b.height)
                """)
        let nested = String(repeating: "Own { ", count: 40) + "C" + String(repeating: " }", count: 40)
        #expect(ending(of: nested, doubling, fuel: 100_000) == "limit-fuel")
    }

    @Test func layoutsThatTrap() {
        #expect(ending(of: "Own { C }", layout(size: "subviews[7].sizeThatFits(proposal)")) == "index-out-of-range")
        #expect(ending(of: "Own { C }", layout(size: ".zero", place: "let n: CGFloat? = nil; print(n!)")) == "nil-unwrapped")
    }

    @Test func layoutsThatPlaceOddly() {
        #expect(ending(of: #"Own { A("a") }"#, layout(size: "proposal.replacingUnspecifiedDimensions()")) == "40,30 20x20")
        #expect(
            ending(of: #"Own { A("a") }"#, layout(size: ".zero", place: "subviews[0].place(at: CGPoint(x: 1e9, y: -1e9), proposal: .zero)"))
                == "1000000000,-1000000000 20x20")
        #expect(
            ending(
                of: #"Own { C.n("a") }"#,
                layout(size: "CGSize(width: -5, height: -5)", place: "subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))"))
                == "50,40 0x0")
        #expect(ending(of: #"Own { }.n("a")"#, layout(size: "CGSize(width: 30, height: 20)")) == "35,30 30x20")
    }

    @Test(
        "levels",
        arguments: [
            (1_000, "40,30 20x20"), (10_000, "views-too-deep"),
        ]) func nesting(levels: Int, expected: String)
    {
        let wrapped = #"func wrapped() -> AnyView { var view = AnyView(A("a")); for _ in 0..<\#(levels) { view = AnyView(view.padding(0)) }; return view }\#n"#
        #expect(ending(of: "wrapped()", wrapped) == expected)
        let stacked =
            #"func stacked() -> AnyView { var view = AnyView(A("a")); for _ in 0..<\#(levels) { view = AnyView(VStack { view; EmptyView() }) }; return view }\#n"#
        #expect(ending(of: "stacked()", stacked) == expected)
    }

    @Test func aViewInsideItself() {
        #expect(ending(of: "V()", "struct V: View { var body: some View { GeometryReader { _ in V() } } }\n") == "view-inside-itself")
        #expect(ending(of: "V()", "struct V: View { var body: some View { ViewThatFits { V(); C } } }\n") == "view-inside-itself")
    }

    /// A size that depends on what depends on it settles or warns; it does not hang.
    @Test(
        "circles",
        arguments: [
            "ScrollView { ScrollView(.horizontal) { C.containerRelativeFrame([.horizontal, .vertical]) } }",
            "ScrollView { LazyVStack { ForEach(0..<50) { _ in GeometryReader { p in C.frame(height: p.size.height * 2) } } } }",
            "ScrollView { C.containerRelativeFrame(.vertical) { length, _ in length * 2 } }.fixedSize()",
        ]) func circles(_ view: String)
    {
        checkPlaces(of: view, "", view)
    }
}
