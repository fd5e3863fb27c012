import Testing

/// What is between the views of a stack, and who is served first.
@Suite struct StackPlaces {
    @Test(
        "distances",
        arguments: [
            Places("the default is 8", 100, 20, #"HStack { A("a"); A("b") }"#, "a 26,0 20x20; b 54,0 20x20"),
            Places("none next to a spacer", 100, 20, #"HStack { A("a"); Spacer(); A("b") }.fixedSize()"#, "a 26,0 20x20; b 54,0 20x20"),
            Places(
                "an explicit spacing counts on both sides of a spacer", 100, 20, #"HStack(spacing: 5) { A("a"); Spacer(); A("b") }.fixedSize()"#,
                "a 21,0 20x20; b 59,0 20x20"),
            Places("a framed spacer is still one", 100, 20, #"HStack { A("a"); Spacer().frame(width: 30); A("b") }"#, "a 15,0 20x20; b 65,0 20x20"),
            Places(
                "a flexible frame around a spacer, too", 100, 20, #"HStack { A("a"); Spacer().frame(minWidth: 30); A("b") }.fixedSize()"#,
                "a 15,0 20x20; b 65,0 20x20"),
            Places(
                "padding across a spacer leaves its ends close", 100, 20, #"HStack { A("a"); Spacer().padding(.vertical, 5); A("b") }.fixedSize()"#,
                "a 26,0 20x20; b 54,0 20x20"),
            Places(
                "padding on one edge of a spacer asks for the default there", 100, 20,
                #"HStack { A("a"); Spacer().padding(.leading, 4); A("b") }.fixedSize()"#, "a 20,0 20x20; b 60,0 20x20"),
            Places(
                "layers around a spacer change nothing", 100, 20,
                #"HStack { A("a"); Spacer().background(C).overlay(C).offset(y: 3).opacity(0.5); A("b") }.fixedSize()"#, "a 26,0 20x20; b 54,0 20x20"),
            Places(
                "a spacer alone in a stack is a spacer", 100, 20, #"HStack { A("a"); HStack { Spacer() }; A("b") }.fixedSize()"#, "a 26,0 20x20; b 54,0 20x20"
            ),
            Places(
                "a spacer at the end of an inner stack is at its edge", 100, 20, #"HStack { A("a"); HStack { A("b"); Spacer() }; A("c") }.fixedSize()"#,
                "a 12,0 20x20; b 40,0 20x20; c 68,0 20x20"),
            Places(
                "a spacer across does not count", 100, 28, #"HStack { A("a"); VStack { A("b"); Spacer() }; A("c") }.fixedSize()"#,
                "a 12,4 20x20; b 40,0 20x20; c 68,4 20x20"),
            Places(
                "a row of a spacer and a view in a column is apart", 100, 48, #"VStack { A("a"); HStack { Spacer(); A("b") } }"#,
                "a 40,0 20x20; b 80,28 20x20"),
            Places("an empty stack takes neither room nor distance", 100, 20, #"HStack { A("a"); HStack { }; A("b") }"#, "a 30,0 20x20; b 50,0 20x20"),
            Places("an empty view is no child", 100, 20, #"HStack { A("a"); EmptyView(); A("b") }"#, "a 26,0 20x20; b 54,0 20x20"),
            Places(
                "a frame makes the distance the default", 100, 20, #"HStack { A("a"); HStack { Spacer(); A("b") }.frame(width: 40) }"#,
                "a 16,0 20x20; b 64,0 20x20"),
            Places(
                "a flexible frame, too", 100, 20, #"HStack { A("a"); HStack { Spacer(); A("b") }.frame(maxWidth: 40) }.fixedSize()"#,
                "a 22,0 20x20; b 58,0 20x20"),
            Places(
                "a frame of the other axis does not", 100, 20, #"HStack { A("a"); HStack { Spacer(); A("b") }.frame(height: 20) }.fixedSize()"#,
                "a 26,0 20x20; b 54,0 20x20"),
            Places("fixedSize passes spacing through", 100, 20, #"HStack { A("a"); HStack { Spacer(); A("b") }.fixedSize() }"#, "a 26,0 20x20; b 54,0 20x20"),
            Places("a group is its views", 100, 20, #"HStack { Group { A("a"); Spacer() }; A("b") }.fixedSize()"#, "a 26,0 20x20; b 54,0 20x20"),
            Places("negative spacing overlaps", 100, 20, #"HStack(spacing: -10) { A("a"); A("b") }"#, "a 35,0 20x20; b 45,0 20x20"),
            Places(
                "in a column", 100, 100, #"VStack { A("a"); Spacer(minLength: 4); A("b"); A("c") }.fixedSize()"#,
                "a 40,14 20x20; b 40,38 20x20; c 40,66 20x20"),
            Places(
                "a spacer in a layered stack wants no distance", 100, 20, #"HStack { A("a"); ZStack { Spacer() }; A("b") }.fixedSize()"#,
                "a 26,0 20x20; b 54,0 20x20"),
        ]) func distances(_ row: Places)
    { row.check() }

    private static let keptBy = [
        "background(.red)", "background { C }", "overlay(C)", "overlay { C; C }", "offset(x: 0)", "opacity(0.5)", "alignmentGuide(.top) { _ in 0 }", "id(1)",
        "fixedSize(horizontal: false, vertical: false)", "hidden()", "clipped()", "zIndex(1)", "tag(2)", "onTapGesture { }", "scaleEffect(2)",
    ]

    @Test("modifiers that pass a priority on", arguments: keptBy) func keptPriority(_ modifier: String) {
        Places(
            "a priority passes .\(modifier)", 100, 20, #"HStack(spacing: 0) { C.n("a"); C.layoutPriority(1).\#(modifier).n("b") }"#, "a 0,0 0x20; b 0,0 100x20"
        ).check()
    }

    @Test(
        "modifiers that end a priority",
        arguments: [
            "frame(height: 20)", "frame(minWidth: 0)", "frame(idealHeight: 5)", "padding(0)", "aspectRatio(2.5, contentMode: .fit)", "position(x: 0, y: 0)",
            "ignoresSafeArea()",
        ]) func endedPriority(_ modifier: String)
    {
        Places(
            "a priority ends at .\(modifier)", 100, 20, #"HStack(spacing: 0) { C.n("a"); C.layoutPriority(1).\#(modifier).n("b") }"#,
            "a 0,0 50x20; b 50,0 50x20"
        ).check()
    }

    @Test(
        "priorities",
        arguments: [
            Places(
                "of each view of a group", 90, 20, #"HStack(spacing: 0) { C.n("a"); Group { C.n("b"); C.n("c") }.layoutPriority(1) }"#,
                "a 0,0 0x20; b 0,0 45x20; c 45,0 45x20"),
            Places(
                "of each element", 90, 20, #"HStack(spacing: 0) { C.n("a"); ForEach(0..<2) { C.n("b\($0)") }.layoutPriority(1) }"#,
                "a 0,0 0x20; b0 0,0 45x20; b1 45,0 45x20"),
            Places(
                "through a custom view", 90, 20, #"HStack(spacing: 0) { C.n("a"); V() }"#, "a 0,0 0x20; b 0,0 90x20",
                declarations: #"struct V: View { var body: some View { C.n("b").layoutPriority(1) } }"#),
            Places("through an if", 90, 20, #"HStack(spacing: 0) { C.n("a"); if 1 < 2 { C.n("b").layoutPriority(1) } }"#, "a 0,0 0x20; b 0,0 90x20"),
            Places("through AnyView", 90, 20, #"HStack(spacing: 0) { C.n("a"); AnyView(C.n("b").layoutPriority(1)) }"#, "a 0,0 0x20; b 0,0 90x20"),
            Places(
                "through a stack with one child", 90, 20, #"HStack(spacing: 0) { C.n("a"); VStack { C.n("b").layoutPriority(1) } }"#,
                "a 0,0 0x20; b 0,0 90x20"),
            Places(
                "not through a stack whose one child may go", 90, 20, #"HStack(spacing: 0) { C.n("a"); VStack { if 1 < 2 { C.n("b").layoutPriority(1) } } }"#,
                "a 0,0 45x20; b 45,0 45x20"),
            Places(
                "not through a stack with two children", 90, 20, #"HStack(spacing: 0) { C.n("a"); ZStack { C.n("b").layoutPriority(1); C } }"#,
                "a 0,0 45x20; b 45,0 45x20"),
            Places(
                "not through a geometry reader", 90, 20, #"HStack(spacing: 0) { C.n("a"); GeometryReader { _ in C.layoutPriority(1) }.n("b") }"#,
                "a 0,0 45x20; b 45,0 45x20"),
            Places(
                "the innermost counts", 90, 20, #"HStack(spacing: 0) { C.n("a"); C.layoutPriority(-1).layoutPriority(5).n("b") }"#, "a 0,0 90x20; b 90,0 0x20"
            ),
            Places(
                "a spacer with one is served first", 90, 20, #"HStack(spacing: 0) { C.n("a"); Spacer().layoutPriority(1).n("s") }"#, "a 0,0 0x20; s 0,10 90x0"
            ),
            Places(
                "a lower priority keeps its minimum", 90, 20,
                #"HStack(spacing: 0) { C.frame(minWidth: 10).n("a"); C.frame(minWidth: 20).n("b").layoutPriority(-2); C.n("c").layoutPriority(-1) }"#,
                "a 0,0 70x20; b 70,0 20x20; c 90,0 0x20"),
            Places(
                "a text with the higher one is not cut", 120, 16,
                #"HStack { Text("one two three").n("a").lineLimit(1); Text("four five").n("b").lineLimit(1).layoutPriority(1) }"#,
                "a 4,0 32x16; b 44,0 72x16"),
        ]) func priorities(_ row: Places)
    { row.check() }

    @Test(
        "sharing",
        arguments: [
            Places(
                "of two without a limit the one with the greater minimum comes first", 100, 10,
                #"HStack(spacing: 0) { C.n("a"); C.frame(minWidth: 80).n("b") }"#, "a 0,0 20x10; b 20,0 80x10"),
            Places(
                "equal ones share equally in the order of the source", 100, 10, #"HStack(spacing: 0) { C.n("a"); C.n("b"); C.n("c"); C.n("d") }"#,
                "a 0,0 25x10; b 25,0 25x10; c 50,0 25x10; d 75,0 25x10"),
            Places(
                "what the first does not take is left for the others", 100, 10, #"HStack(spacing: 0) { C.n("a"); C.frame(maxWidth: 10).n("b"); C.n("c") }"#,
                "a 0,0 45x10; b 45,0 10x10; c 55,0 45x10"),
            Places("a spacer comes after a text", 100, 16, #"HStack { Text("abc").n("t"); Spacer().n("s") }"#, "t 0,0 24x16; s 24,8 76x0"),
            Places("spacers share", 100, 20, #"HStack { Spacer().n("s"); A("a"); Spacer().n("t") }"#, "s 0,10 40x0; a 40,0 20x20; t 60,10 40x0"),
            Places(
                "a color beside a wrapping text", 100, 100, #"HStack(spacing: 0) { Text("one two three").n("t"); C.n("c") }.n("h")"#,
                "h 0,0 100x100; t 0,26 40x48; c 40,0 60x100"),
            Places(
                "a column in a row gets the row's height", 100, 60, #"HStack(spacing: 0) { VStack(spacing: 0) { C.n("a"); C.n("b") }; C.n("c") }"#,
                "a 0,0 50x30; b 0,30 50x30; c 50,0 50x60"),
            Places(
                "a stack of ideal size makes its flexible views as broad as itself", 100, 100, #"VStack(spacing: 0) { C.n("c"); F.n("f") }.fixedSize()"#,
                "c 10,35 80x10; f 10,45 80x20"),
            Places("a row of ideal size, too", 100, 100, #"HStack(spacing: 0) { C.n("c"); F.n("f") }.fixedSize()"#, "c 5,40 10x20; f 15,40 80x20"),
            Places(
                "a divider is as long as the stack is broad", 100, 100, #"VStack(spacing: 0) { A("a"); Divider().n("d"); F }.fixedSize()"#,
                "a 40,29.5 20x20; d 10,49.5 80x1"),
            Places(
                "an infinite proposal goes to the children", 100, 20,
                #"HStack(spacing: 0) { C.frame(maxWidth: 30).n("a"); C.frame(maxWidth: 50).n("b") }.frame(maxWidth: .infinity, alignment: .leading)"#,
                "a 0,0 30x20; b 30,0 50x20"),
            Places(
                "alignment of rows", 100, 40, #"HStack(alignment: .bottom, spacing: 0) { A("a"); C.frame(width: 20, height: 40).n("b") }"#,
                "a 30,20 20x20; b 50,0 20x40"),
            Places("alignment of columns", 100, 40, #"VStack(alignment: .trailing, spacing: 0) { A("a"); F.n("f") }"#, "a 70,0 20x20; f 10,20 80x20"),
        ]) func sharing(_ row: Places)
    { row.check() }
}
