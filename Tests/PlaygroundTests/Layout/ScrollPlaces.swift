import Testing

/// Scroll views, lists, `ViewThatFits` and `containerRelativeFrame`: what depends on the room around.
@Suite struct ScrollPlaces {
    @Test(
        "scroll views",
        arguments: [
            Places("as broad as the content, as long as offered", 100, 100, #"ScrollView { A("a") }.n("s")"#, "s 40,0 20x100; a 40,0 20x20"),
            Places(
                "a horizontal one", 100, 100, #"ScrollView(.horizontal) { HStack(spacing: 0) { A("a"); A("b") } }.n("s")"#,
                "s 0,40 100x20; a 0,40 20x20; b 20,40 20x20"),
            Places("several views are a column", 100, 100, #"ScrollView { A("a"); A("b") }"#, "a 40,0 20x20; b 40,28 20x20"),
            Places("no length is proposed along the axis", 100, 100, #"ScrollView { C.n("c") }"#, "c 0,0 100x10"),
            Places(
                "one in another", 100, 100, #"ScrollView { ScrollView(.horizontal) { A("a") }.n("in"); A("b") }"#, "in 0,0 100x20; a 0,0 20x20; b 40,28 20x20"),
            Places(
                "scrolling moves the content", 100, 100, #"ScrollView { C.frame(height: 300).n("c") }.n("s")"#, "s 0,0 100x100; c 0,-30 100x300",
                after: ["scroll #s 30"]),
            Places("it stops at the end", 100, 100, #"ScrollView { C.frame(height: 300).n("c") }.n("s")"#, "c 0,-200 100x300", after: ["scroll #s 999"]),
            Places(
                "it does not go before the start", 100, 100, #"ScrollView { C.frame(height: 300).n("c") }.n("s")"#, "c 0,0 100x300",
                after: ["scroll #s 50", "scroll #s -999"]),
            Places("content that fits does not move", 100, 100, #"ScrollView { A("a") }.n("s")"#, "a 40,0 20x20", after: ["scroll #s 50"]),
            Places(
                "an offset inside moves with it", 100, 100, #"ScrollView { C.frame(height: 300).overlay(alignment: .top) { A("a").offset(y: 7) } }.n("s")"#,
                "a 40,-23 20x20", after: ["scroll #s 30"]),
        ]) func scrollViews(_ row: Places)
    { row.check() }

    @Test(
        "lists",
        arguments: [
            Places(
                "rows are as broad as the list, their content leading", 100, 60, #"List { A("a"); C.n("c") }.n("l")"#,
                "l 0,0 100x60; a 0,0 20x20; c 0,20 100x10"),
            Places("a form is a list", 100, 60, #"Form { A("a"); A("b") }"#, "a 0,0 20x20; b 0,20 20x20"),
            Places(
                "headers and footers are rows", 100, 100, #"List { Section { A("a") } header: { A("h") } footer: { A("f") }; A("b") }"#,
                "h 0,0 20x20; a 0,20 20x20; f 0,40 20x20; b 0,60 20x20"),
            Places("modifiers of a group go to each row", 100, 100, #"List { Group { A("a"); A("b") }.padding(5) }"#, "a 5,5 20x20; b 5,35 20x20"),
            Places("a list scrolls", 100, 50, #"List { ForEach(0..<4) { A("a\($0)") } }.n("l")"#, "a1 0,0 20x20; a3 0,40 20x20", after: ["scroll #l 20"]),
        ]) func lists(_ row: Places)
    { row.check() }

    @Test(
        "ViewThatFits",
        arguments: [
            Places(
                "in a row it chooses by its share", 200, 20, #"HStack(spacing: 0) { ViewThatFits { F.n("wide"); A("small") }; C.n("c") }"#,
                "wide 0,0 80x20; c 80,0 120x20; small -"),
            Places(
                "of a smaller share", 100, 20, #"HStack(spacing: 0) { ViewThatFits { F.n("wide"); A("small") }; C.n("c") }"#,
                "small 0,0 20x20; c 20,0 80x20; wide -"),
            Places("where nothing is proposed the first fits", 50, 20, #"ViewThatFits { F.n("wide"); A("small") }.fixedSize()"#, "wide -15,0 80x20; small -"),
            Places("in a scroll view, too", 50, 20, #"ScrollView(.horizontal) { ViewThatFits { F.n("wide"); A("small") } }"#, "wide 0,0 80x20; small -"),
            Places(
                "one in another is measured at its ideal size", 100, 100,
                #"ViewThatFits { ViewThatFits { C.frame(width: 300, height: 20).n("x"); F.n("f") }; A("a") }"#, "a 40,40 20x20; f -; x -"),
            Places("a view that can grow is measured at its ideal size", 20, 20, #"ViewThatFits { F.n("wide"); C.n("c") }"#, "c 0,0 20x20; wide -"),
            Places("without one that fits the last overflows", 10, 10, #"ViewThatFits { F.n("wide"); A("small") }"#, "small -5,-5 20x20; wide -"),
            Places("along one axis only that one counts", 100, 10, #"ViewThatFits(in: .horizontal) { F.n("wide"); A("small") }"#, "wide 10,-5 80x20; small -"),
            Places("the choice follows the window", 100, 20, #"ViewThatFits { F.n("wide"); A("small") }"#, "small 15,0 20x20; wide -", after: ["resize 50x20"]),
            Places(
                "a text that would break does not fit", 60, 50, #"ViewThatFits(in: .horizontal) { Text("one two three").n("long"); Text("one").n("short") }"#,
                "short 18,17 24x16; long -"),
        ]) func viewThatFits(_ row: Places)
    { row.check() }

    @Test(
        "containerRelativeFrame",
        arguments: [
            Places(
                "the nearest scroll view counts", 200, 40,
                #"ScrollView(.horizontal) { HStack(spacing: 0) { C.containerRelativeFrame(.horizontal).n("p"); C.containerRelativeFrame(.horizontal).n("q") } }.frame(width: 100)"#,
                "p 50,0 100x40; q 150,0 100x40"),
            Places(
                "of two the inner one", 100, 100,
                #"ScrollView { VStack(spacing: 0) { ScrollView(.horizontal) { C.containerRelativeFrame(.horizontal).frame(height: 10).n("p") }.frame(width: 60).n("in"); C.containerRelativeFrame(.horizontal).frame(height: 10).n("q") } }"#,
                "in 20,0 60x10; p 20,0 60x10; q 0,10 100x10"),
            Places(
                "without one the window less its safe area", 100, 120, #"C.containerRelativeFrame([.horizontal, .vertical]).n("p")"#, "p 0,20 100x100",
                safeArea: [20, 0, 0, 0]),
            Places("frames around do not count", 100, 20, #"C.containerRelativeFrame(.horizontal).n("p").frame(width: 50)"#, "p 0,0 100x20"),
            Places("a list counts", 100, 50, #"List { C.containerRelativeFrame(.horizontal).frame(height: 10).n("p") }.frame(width: 70)"#, "p 15,0 70x10"),
            Places("its content is aligned", 100, 20, #"A("a").containerRelativeFrame(.horizontal, alignment: .trailing)"#, "a 80,0 20x20"),
            Places(
                "columns and gaps", 100, 20,
                #"ScrollView(.horizontal) { HStack(spacing: 10) { C.n("a").containerRelativeFrame(.horizontal, count: 3, spacing: 10); C.n("b").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10) } }"#,
                "a 0,0 26.667x20; b 36.667,0 63.333x20"),
            Places(
                "a page follows the window", 100, 20,
                #"ScrollView(.horizontal) { HStack(spacing: 0) { C.containerRelativeFrame(.horizontal).n("p"); C.containerRelativeFrame(.horizontal).n("q") } }"#,
                "p 0,0 60x20; q 60,0 60x20", after: ["resize 60x20"]),
        ]) func relativeFrames(_ row: Places)
    { row.check() }
}
