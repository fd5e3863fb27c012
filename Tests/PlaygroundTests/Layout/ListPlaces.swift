import Testing

/// Lists of views where one view is expected, and modifiers on them: sections 6 and 9 of the layout rules.
@Suite struct ListPlaces {
    @Test(
        "where one view is expected",
        arguments: [
            Places("several views at the root are a column", 100, 100, #"Group { A("a"); A("b") }"#, "a 40,26 20x20; b 40,54 20x20"),
            Places("a modifier goes around it", 100, 100, #"Group { A("a"); A("b") }.padding(.leading, 20)"#, "a 50,26 20x20; b 50,54 20x20"),
            Places("a fixed size, too", 100, 100, #"Group { C.n("a"); A("b") }.fixedSize()"#, "a 40,31 20x10; b 40,49 20x20"),
            Places(
                "in an overlay they stand on top of each other", 100, 100,
                #"C.overlay { Group { A("a"); C.frame(width: 40, height: 40).n("b") }.padding(.leading, 20) }"#, "a 50,40 20x20; b 40,30 40x40"),
            Places(
                "in a geometry reader in its corner", 100, 100, #"GeometryReader { _ in Group { A("a"); F.n("b") }.padding(5) }"#, "a 5,5 20x20; b 5,5 80x20"),
            Places(
                "in a scroll view they are a column", 100, 100, #"ScrollView { Group { A("a"); A("b") }.padding(.leading, 20) }"#, "a 50,0 20x20; b 50,28 20x20"
            ),
            Places("in a button a row", 100, 100, #"Button { } label: { A("a"); A("b") }"#, "a 26,40 20x20; b 54,40 20x20"),
            Places(
                "a custom view's body", 100, 100, "V()", "a 40,26 20x20; b 40,54 20x20",
                declarations: #"struct V: View { var body: some View { A("a"); A("b") } }"#),
            Places(
                "an if in a frame", 100, 100, #"Group { if 1 < 2 { A("a"); A("b") } else { C } }.frame(width: 100, height: 100, alignment: .topLeading)"#,
                "a 0,0 20x20; b 0,28 20x20"),
        ]) func single(_ row: Places)
    { row.check() }

    @Test(
        "where a container takes them apart",
        arguments: [
            Places("each gets the modifier", 100, 30, #"HStack(spacing: 0) { Group { A("a"); A("b") }.padding(5) }"#, "a 25,5 20x20; b 55,5 20x20"),
            Places(
                "through a custom view", 100, 30, #"HStack(spacing: 0) { V().padding(5) }"#, "a 25,5 20x20; b 55,5 20x20",
                declarations: #"struct V: View { var body: some View { A("a"); A("b") } }"#),
            Places(
                "through AnyView and a loop", 100, 30, #"HStack(spacing: 0) { AnyView(ForEach(0..<2) { A("a\($0)") }).padding(5) }"#,
                "a0 25,5 20x20; a1 55,5 20x20"),
            Places(
                "through an if", 100, 30, #"HStack(spacing: 0) { Group { if 1 < 2 { A("a"); A("b") } }.frame(width: 30, height: 30) }"#,
                "a 25,5 20x20; b 55,5 20x20"),
            Places(
                "through two groups", 100, 40, #"HStack(spacing: 0) { Group { Group { A("a"); A("b") }.padding(5); A("c") }.padding(.vertical, 5) }"#,
                "a 15,10 20x20; b 45,10 20x20; c 70,10 20x20"),
            Places(
                "a background each", 100, 20, #"HStack(spacing: 0) { Group { A("a"); A("b") }.background { C.frame(width: 4).n("bg") } }"#,
                "a 30,0 20x20; b 50,0 20x20; bg 58,0 4x20"),
            Places("an offset each", 100, 20, #"ZStack { Group { A("a"); A("b") }.offset(x: 10) }"#, "a 50,0 20x20; b 50,0 20x20"),
            Places("cells of a row", 100, 30, #"Grid(horizontalSpacing: 0) { GridRow { Group { A("a"); A("b") }.padding(5) } }"#, "a 25,5 20x20; b 55,5 20x20"),
            Places("candidates of ViewThatFits", 100, 30, #"ViewThatFits { Group { F.n("f"); A("a") }.padding(.horizontal, 20) }"#, "a 40,5 20x20; f -"),
            Places("rows of a lazy column", 100, 60, #"LazyVStack(spacing: 0) { Group { A("a"); A("b") }.padding(5) }"#, "a 40,5 20x20; b 40,35 20x20"),
            Places("subviews of a layout", 100, 30, #"HStackLayout(spacing: 0) { Group { A("a"); A("b") }.padding(5) }"#, "a 25,5 20x20; b 55,5 20x20"),
            Places(
                "a custom modifier sees them as its content", 100, 60, #"HStack(spacing: 0) { Group { A("a"); A("b") }.modifier(Column()); A("c") }"#,
                "a 30,10 20x20; b 30,30 20x20; c 50,20 20x20",
                declarations: "struct Column: ViewModifier { func body(content: Content) -> some View { VStack(spacing: 0) { content } } }"),
            Places(
                "and may take them apart", 100, 30, #"HStack(spacing: 0) { Group { A("a"); A("b") }.modifier(Padded()) }"#, "a 25,5 20x20; b 55,5 20x20",
                declarations: "struct Padded: ViewModifier { func body(content: Content) -> some View { content.padding(5) } }"),
        ]) func several(_ row: Places)
    { row.check() }

    @Test(
        "stacks with one child",
        arguments: [
            Places(
                "an element of a loop is not a static child", 100, 40,
                #"VStack(alignment: .leading, spacing: 0) { A("a"); VStack { ForEach(0..<1) { _ in A("b").alignmentGuide(.leading) { _ in 10 } } } }"#,
                "a 40,0 20x20; b 40,20 20x20"),
            Places("a spacer in a loop is one", 100, 20, #"HStack { A("a"); ForEach(0..<1) { _ in Spacer() }; A("b") }"#, "a 0,0 20x20; b 80,0 20x20"),
            Places("a group of one stack of one spacer", 100, 20, #"HStack { A("a"); Group { HStack { Spacer() } }; A("b") }"#, "a 0,0 20x20; b 80,0 20x20"),
            Places(
                "a framed spacer is served with the others", 100, 10,
                #"HStack(spacing: 0) { C.n("a"); Spacer().frame(minWidth: 0, maxWidth: .infinity).n("s") }"#, "a 0,0 50x10; s 50,5 50x0"),
            Places("a padded spacer, too", 100, 10, #"HStack(spacing: 0) { C.n("a"); Spacer().padding(.vertical, 1).n("s") }"#, "a 0,0 50x10; s 50,4 50x2"),
            Places("a spacer in an overlay fills it", 100, 100, #"F.overlay { Spacer().n("s") }"#, "s 10,40 80x20"),
            Places("a divider in an overlay lies", 100, 100, #"HStack { F.overlay { Divider().n("d") }; EmptyView() }"#, "d 10,49.5 80x1"),
        ]) func oneChild(_ row: Places)
    { row.check() }
}
