import Testing

private let spy = #"""
    func d(_ r: CGRect) -> String { "\(Int(r.minX)),\(Int(r.minY)) \(Int(r.width))x\(Int(r.height))" }
    struct Spy: View {
        var body: some View {
            GeometryReader { p in
                Text("\(d(p.frame(in: .local))) global \(d(p.frame(in: .global))) named \(d(p.frame(in: .named("s"))))")
            }
        }
    }
    """#

/// `GeometryReader`, coordinate spaces and the safe area.
@Suite struct GeometryPlaces {
    @Test(
        "geometry readers",
        arguments: [
            Places(
                "content is in the upper leading corner", 100, 100, #"GeometryReader { _ in A("a"); F.n("f") }.n("g")"#,
                "g 0,0 100x100; a 0,0 20x20; f 0,0 80x20"),
            Places("before iOS 14 it was centred", 100, 100, #"GeometryReader { _ in A("a") }.n("g")"#, "g 0,0 100x100; a 40,40 20x20", compatibility: .ios13),
            Places("content is proposed the reader's size", 100, 60, #"GeometryReader { p in C.n("c").frame(width: p.size.width / 4) }"#, "c 0,0 25x60"),
            Places(
                "in a stack it takes what is left", 100, 60,
                #"VStack(spacing: 0) { F; GeometryReader { p in C.n("c").frame(height: p.size.height / 2) }.n("g") }"#, "g 0,20 100x40; c 0,20 100x20"),
            Places("its ideal size is 10", 100, 60, #"GeometryReader { _ in F.n("f") }.n("g").fixedSize()"#, "g 45,25 10x10; f 45,25 80x20"),
            Places(
                "it follows the window", 100, 60, #"GeometryReader { p in C.n("c").frame(width: p.size.width / 2) }"#, "c 0,0 20x50", after: ["resize 40x50"]),
            Places(
                "one in another", 100, 60,
                #"GeometryReader { p in GeometryReader { q in C.n("c").frame(width: q.size.width / 2) }.frame(width: p.size.width / 2).n("in") }"#,
                "in 0,0 50x60; c 0,0 25x60"),
        ]) func readers(_ row: Places)
    { row.check() }

    @Test(
        "coordinate spaces",
        arguments: [
            Prints(
                "an unknown name stands for the window", 100, 100, "Spy().padding(10)", ["0,0 80x80 global 10,10 80x80 named 10,10 80x80"], declarations: spy),
            Prints(
                "a space of the view's own frame", 100, 100, #"Spy().frame(width: 20, height: 20).coordinateSpace(name: "s")"#,
                ["0,0 20x20 global 40,40 20x20 named 0,0 20x20"], declarations: spy),
            Prints(
                "of a stack around", 100, 100, #"HStack(spacing: 0) { C; Spy().frame(width: 30) }.coordinateSpace(name: "s").padding(10)"#,
                ["0,0 30x80 global 60,10 30x80 named 50,0 30x80"], declarations: spy),
            Prints(
                "an offset inside counts", 100, 100, #"Spy().frame(width: 20, height: 20).offset(x: 5, y: -5).coordinateSpace(name: "s")"#,
                ["0,0 20x20 global 45,35 20x20 named 5,-5 20x20"], declarations: spy),
            Prints(
                "an offset outside does not", 100, 100, #"Spy().frame(width: 20, height: 20).coordinateSpace(.named("s")).offset(x: 5, y: -5)"#,
                ["0,0 20x20 global 45,35 20x20 named 0,0 20x20"], declarations: spy),
            Prints(
                "a position counts", 100, 100, #"Spy().frame(width: 20, height: 20).position(x: 30, y: 40).coordinateSpace(name: "s").padding(.leading, 50)"#,
                ["0,0 20x20 global 70,30 20x20 named 20,30 20x20"], declarations: spy),
            Prints(
                "the nearest of two of the name", 100, 100, #"Spy().padding(3).coordinateSpace(name: "s").padding(4).coordinateSpace(name: "s")"#,
                ["0,0 86x86 global 7,7 86x86 named 3,3 86x86"], declarations: spy),
            Prints(
                "of a scroll view", 100, 100,
                #"ScrollView { C.frame(height: 150); Spy().frame(height: 20); C.frame(height: 100) }.coordinateSpace(name: "s").accessibilityIdentifier("v").padding(.top, 10)"#,
                ["0,0 100x20 global 0,118 100x20 named 0,108 100x20"], declarations: spy, after: ["scroll #v 50"]),
            Prints(
                "of a scroll view's content", 100, 100,
                #"ScrollView { VStack(spacing: 0) { C.frame(height: 150); Spy().frame(height: 20) }.coordinateSpace(name: "s") }.accessibilityIdentifier("v")"#,
                ["0,0 100x20 global 0,100 100x20 named 0,150 100x20"], declarations: spy, after: ["scroll #v 50"]),
            Prints(
                "in an overlay", 100, 100, #"A("a").overlay(alignment: .topLeading) { Spy().frame(width: 40, height: 40) }.coordinateSpace(name: "s")"#,
                ["0,0 40x40 global 40,40 40x40 named 0,0 40x40"], declarations: spy),
            Prints(
                "bounds of a space, seen from inside", 100, 100,
                #"HStack(spacing: 0) { C; GeometryReader { p in Text(p.bounds(of: .named("s")).map { d($0) } ?? "none") }.frame(width: 30) }.coordinateSpace(name: "s").padding(10)"#,
                ["-50,0 80x80"], declarations: spy),
            Prints(
                "a window of another size", 100, 100, "Spy().padding(10)", ["0,0 40x30 global 10,10 40x30 named 10,10 40x30"], declarations: spy,
                after: ["resize 60x50"]),
            Prints(
                "a change of geometry is reported", 100, 100,
                #"C.frame(height: 20).onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { print(d($0)) }"#, ["0,40 100x20", "0,20 60x20"],
                declarations: spy, after: ["resize 60x60"]),
            Prints(
                "anchors are told in the reader's space", 100, 100,
                #"HStack(spacing: 0) { C; A("a").anchorPreference(key: K.self, value: .bounds) { $0 } }.overlayPreferenceValue(K.self) { a in GeometryReader { p in Text(a.map { d(p[$0]) } ?? "none") } }.padding(10)"#,
                ["60,30 20x20"],
                declarations: spy + #"""

                    struct K: PreferenceKey {
                        static let defaultValue: Anchor<CGRect>? = nil
                        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
                    }
                    """#),
        ]) func spaces(_ row: Prints)
    { row.check() }

    @Test(
        "the safe area",
        arguments: [
            Places("the root is inside", 100, 200, #"C.n("c")"#, "c 15,20 80x170", safeArea: [20, 15, 10, 5]),
            Places(
                "ignoring it reaches the edges", 100, 200, #"C.n("c").ignoresSafeArea().n("m")"#, "m 0,20 100x170; c 0,0 100x200", safeArea: [20, 0, 10, 0]),
            Places("of one edge", 100, 200, #"C.n("c").ignoresSafeArea(edges: .top)"#, "c 0,0 100x190", safeArea: [20, 0, 10, 0]),
            Places("of the other edge", 100, 200, #"C.n("c").edgesIgnoringSafeArea(.bottom)"#, "c 0,20 100x180", safeArea: [20, 0, 10, 0]),
            Places("of horizontal edges", 100, 100, #"C.n("c").ignoresSafeArea(edges: .horizontal)"#, "c 0,20 100x70", safeArea: [20, 15, 10, 5]),
            Places(
                "only where the view touches it", 100, 200, #"VStack(spacing: 0) { C.n("a").ignoresSafeArea(); C.n("b") }"#, "a 0,0 100x105; b 0,105 100x85",
                safeArea: [20, 0, 10, 0]),
            Places("a view in the middle stays", 100, 200, #"A("a").ignoresSafeArea()"#, "a 40,95 20x20", safeArea: [20, 0, 10, 0]),
            Places("a view inside a padding stays", 100, 200, #"C.n("c").ignoresSafeArea().padding(5)"#, "c 5,25 90x160", safeArea: [20, 0, 10, 0]),
            Places(
                "behind other views", 100, 200, #"ZStack { C.n("bg").ignoresSafeArea(); A("a") }"#, "bg 0,0 100x200; a 40,95 20x20", safeArea: [20, 0, 10, 0]),
            Places(
                "an inset takes room at its edge", 100, 200, #"C.n("c").safeAreaInset(edge: .bottom, spacing: 0) { C.frame(height: 30).n("bar") }"#,
                "c 0,20 100x140; bar 0,160 100x30", safeArea: [20, 0, 10, 0]),
            Places(
                "at the top, with the default distance", 100, 200, #"C.n("c").safeAreaInset(edge: .top) { C.frame(height: 30).n("bar") }"#,
                "c 0,58 100x132; bar 0,20 100x30", safeArea: [20, 0, 10, 0]),
            Places(
                "at the side, aligned", 100, 100, #"C.n("c").safeAreaInset(edge: .trailing, alignment: .top, spacing: 5) { A("bar") }"#,
                "c 0,0 75x100; bar 80,0 20x20"),
            Places(
                "an inset can be ignored", 100, 200, #"C.n("c").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { C.frame(height: 30).n("bar") }"#,
                "c 0,0 100x200; bar 0,160 100x30", safeArea: [20, 0, 10, 0]),
            Places(
                "one inset in another", 100, 200,
                #"C.n("c").safeAreaInset(edge: .bottom, spacing: 0) { C.frame(height: 30).n("b1") }.safeAreaInset(edge: .bottom, spacing: 0) { C.frame(height: 20).n("b2") }"#,
                "c 0,20 100x120; b1 0,140 100x30; b2 0,170 100x20", safeArea: [20, 0, 10, 0]),
            Places("safe area padding", 100, 200, #"C.n("c").safeAreaPadding(.horizontal, 10)"#, "c 10,20 80x170", safeArea: [20, 0, 10, 0]),
            Places(
                "which can be ignored", 100, 200, #"C.n("c").ignoresSafeArea().safeAreaPadding(.horizontal, 10)"#, "c 0,0 100x200", safeArea: [20, 0, 10, 0]),
            Places(
                "a style in the background reaches the edges, the view does not", 100, 200, #"C.n("c").background(.red)"#,
                "c 0,20 100x170; Color[1] 0,0 100x200", safeArea: [20, 0, 10, 0]),
            Places(
                "a style on one edge", 100, 200, #"C.n("c").background(.red, ignoresSafeAreaEdges: .top)"#, "c 0,20 100x170; Color[1] 0,0 100x190",
                safeArea: [20, 0, 10, 0]),
            Places("a style in front", 100, 200, #"C.n("c").overlay(.red)"#, "c 0,20 100x170; Color[1] 0,0 100x200", safeArea: [20, 0, 10, 0]),
            Places(
                "a style behind a bar at the edge", 100, 200, #"VStack(spacing: 0) { C.frame(height: 10).background(.red).n("bar"); C }"#,
                "bar 0,20 100x10; Color[1] 0,0 100x30", safeArea: [20, 0, 10, 0]),
            Places(
                "a style behind a view in the middle", 100, 200, #"A("a").background(.red)"#, "a 40,95 20x20; Color[1] 40,95 20x20", safeArea: [20, 0, 10, 0]),
            Places("a view in the background does not", 100, 200, #"C.n("c").background { Color.red }"#, "Color[1] 0,20 100x170", safeArea: [20, 0, 10, 0]),
            Places("nor does a style in a shape", 100, 200, #"C.n("c").background(.red, in: Circle())"#, "Circle[0] 0,55 100x100", safeArea: [20, 0, 10, 0]),
        ]) func safeAreas(_ row: Places)
    { row.check() }

    @Test(
        "insets as a reader tells them",
        arguments: [
            Prints("of the window", 100, 200, reading, ["20 15 10 5"], safeArea: [20, 15, 10, 5]),
            Prints("of a view that does not touch the edges", 100, 200, "\(reading).padding(1)", ["0 0 0 0"], safeArea: [20, 15, 10, 5]),
            Prints(
                "with an inset bar", 100, 200, "\(reading).safeAreaInset(edge: .bottom, spacing: 0) { C.frame(height: 30) }", ["20 0 40 0"],
                safeArea: [20, 0, 10, 0]),
            Prints(
                "with two", 100, 200,
                "\(reading).safeAreaInset(edge: .bottom, spacing: 0) { C.frame(height: 30) }.safeAreaInset(edge: .top, spacing: 0) { C.frame(height: 5) }",
                ["25 0 40 0"], safeArea: [20, 0, 10, 0]),
            Prints("where it is ignored", 100, 200, "\(reading).ignoresSafeArea()", ["0 0 0 0"], safeArea: [20, 0, 10, 0]),
        ]) func insets(_ row: Prints)
    { row.check() }
}

private let reading = #"GeometryReader { p in let i = p.safeAreaInsets; Text("\(Int(i.top)) \(Int(i.leading)) \(Int(i.bottom)) \(Int(i.trailing))") }"#
