import Testing

private func regular(
    _ rule: String, _ width: Double, _ columns: String, _ expected: String, arguments: String = "", around: String = "", after actions: [String] = []
) -> Places {
    Places(
        rule, width, 100,
        "\(around.isEmpty ? "" : "\(around) { ")NavigationSplitView\(arguments) \(columns)\(around.isEmpty ? "" : " }")"
            + ".environment(\\.horizontalSizeClass, .regular)", expected, after: actions)
}

private let two = #"{ C.n("s") } detail: { C.n("d") }"#
private let three = #"{ C.n("s") } content: { C.n("c") } detail: { C.n("d") }"#

private func sized(_ sidebar: String, _ detail: String = "") -> String { "{ C.n(\"s\")\(sidebar) } detail: { C.n(\"d\")\(detail) }" }

/// The columns of a `NavigationSplitView`, and of a compact one that in front.
@Suite struct SplitPlaces {
    @Test(
        "a column without a width takes a third, and at most 320",
        arguments: [
            regular("two columns", 300, two, "s 0,0 100x100; d 100,0 200x100"),
            regular("three columns", 300, three, "s 0,0 100x100; c 100,0 100x100; d 200,0 100x100"),
            regular("at most 320", 1400, three, "s 0,0 320x100; c 320,0 320x100; d 640,0 760x100"),
            regular("the content is in the middle of its column", 300, #"{ A("s") } detail: { A("d") }"#, "s 40,40 20x20; d 190,40 20x20"),
            regular("several views are a column", 300, #"{ A("s"); A("t") } detail: { C.n("d") }"#, "s 40,26 20x20; t 40,54 20x20; d 100,0 200x100"),
            regular("an empty column keeps its width", 300, #"{ EmptyView() } detail: { C.n("d") }"#, "d 100,0 200x100"),
            regular(
                "one in another", 900, #"{ C.n("s") } detail: { NavigationSplitView { C.n("t") } detail: { C.n("d") } }"#,
                "s 0,0 300x100; t 300,0 200x100; d 500,0 400x100"),
            regular(
                "where no width is proposed, columns are as wide as they want", 900, #"{ C.n("s") } detail: { A("d") }"#, "s 0,0 320x20; d 320,0 20x20",
                around: "ScrollView([.horizontal, .vertical])"),
        ]) func thirds(_ row: Places)
    { row.check() }

    @Test(
        "navigationSplitViewColumnWidth",
        arguments: [
            regular("a fixed width", 300, sized(".navigationSplitViewColumnWidth(70)"), "s 0,0 70x100; d 70,0 230x100"),
            regular("an ideal width", 300, sized(".navigationSplitViewColumnWidth(min: 10, ideal: 70, max: 90)"), "s 0,0 70x100; d 70,0 230x100"),
            regular("at least the least", 300, sized(".navigationSplitViewColumnWidth(min: 80, ideal: 70, max: 90)"), "s 0,0 80x100; d 80,0 220x100"),
            regular("at most the greatest", 300, sized(".navigationSplitViewColumnWidth(min: 10, ideal: 95, max: 90)"), "s 0,0 90x100; d 90,0 210x100"),
            regular("through modifiers and views", 300, sized(".navigationSplitViewColumnWidth(70).padding(5)"), "s 5,5 60x90; d 70,0 230x100"),
            regular("not out of a container", 300, #"{ VStack { C.n("s").navigationSplitViewColumnWidth(70) } } detail: { C.n("d") }"#, "s 0,0 100x100"),
            regular(
                "a column gives way to the detail's least width, down to its own", 300,
                sized(".navigationSplitViewColumnWidth(min: 50, ideal: 200)", ".navigationSplitViewColumnWidth(min: 180, ideal: 300)"),
                "s 0,0 120x100; d 120,0 180x100"),
            regular(
                "the one beside the detail first", 300,
                #"{ C.n("s").navigationSplitViewColumnWidth(min: 50, ideal: 200) } content: { C.n("c").navigationSplitViewColumnWidth(min: 60, ideal: 200) } detail: { C.n("d") }"#,
                "s 0,0 200x100; c 200,0 100x100; d 300,0 0x100"),
            regular("never wider than the split view", 300, sized(".navigationSplitViewColumnWidth(900)"), "s 0,0 300x100; d 300,0 0x100"),
            regular("negative", 300, sized(".navigationSplitViewColumnWidth(-5)"), "s 0,0 0x100; d 0,0 300x100"),
            regular("not finite: as if it weren't given", 300, sized(".navigationSplitViewColumnWidth(.nan)"), "s 0,0 100x100; d 100,0 200x100"),
            regular("no greatest width", 300, sized(".navigationSplitViewColumnWidth(min: 0, ideal: 70, max: .infinity)"), "s 0,0 70x100"),
        ]) func columnWidths(_ row: Places)
    { row.check() }

    @Test(
        "columnVisibility",
        arguments: [
            regular("all", 300, three, "s 0,0 100x100; c 100,0 100x100", arguments: "(columnVisibility: .constant(.all))"),
            regular("automatic", 300, three, "s 0,0 100x100; c 100,0 100x100", arguments: "(columnVisibility: .constant(.automatic))"),
            regular("two of three", 300, three, "s -; c 0,0 100x100; d 100,0 200x100", arguments: "(columnVisibility: .constant(.doubleColumn))"),
            regular("two of two", 300, two, "s 0,0 100x100; d 100,0 200x100", arguments: "(columnVisibility: .constant(.doubleColumn))"),
            regular("the detail", 300, three, "s -; c -; d 0,0 300x100", arguments: "(columnVisibility: .constant(.detailOnly))"),
        ]) func shownColumns(_ row: Places)
    { row.check() }

    @Test(
        "in a compact size class",
        arguments: [
            Places(
                "the first is in front and has all the room", 300, 100, #"NavigationSplitView { C.n("s") } detail: { A("d") }"#,
                "s 0,0 300x100; d 140,40 20x20"),
            Places(
                "one that is preferred has all the room", 300, 100,
                #"NavigationSplitView(preferredCompactColumn: .constant(.detail)) { C.n("s") } detail: { C.n("d") }.n("split")"#,
                "split 0,0 300x100; d 0,0 300x100"),
            Places(
                "columnVisibility has no say", 300, 100,
                #"NavigationSplitView(columnVisibility: .constant(.detailOnly)) { C.n("s") } detail: { A("d") }"#, "s 0,0 300x100"),
        ]) func compact(_ row: Places)
    { row.check() }
}
