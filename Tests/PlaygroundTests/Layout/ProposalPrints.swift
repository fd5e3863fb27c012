import Testing

/// Which proposals reach a view through the layouts around it: nothing is asked that the rules do not need.
@Suite struct ProposalPrints {
    @Test(
        "through modifiers",
        arguments: [
            Prints(asks: "the root is proposed the window", "P { C }", "100x100"),
            Prints(asks: "less the safe area", "P { C }", "100x70", safeArea: [20, 0, 10, 0]),
            Prints(asks: "padding proposes what the insets leave", "P { C }.padding(10)", "80x80"),
            Prints(asks: "but nothing negative", "P { C }.padding(60)", "0x0"),
            Prints(asks: "a fixed frame proposes its length", "P { C }.frame(width: 50)", "50x100"),
            Prints(asks: "a flexible frame proposes what is inside its bounds", "P { C }.frame(minWidth: 120, maxHeight: 20)", "120x20"),
            Prints(
                asks: "with both bounds it asks when it has its size", "P { F }.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)",
                "100x100"),
            Prints(asks: "placing proposes the frame's own size", "P { F }.frame(maxWidth: 50)", "50x100 50x20"),
            Prints(asks: "fixedSize proposes nothing", "P { C }.fixedSize()", "nilxnil"),
            Prints(asks: "on one axis", "P { C }.fixedSize(horizontal: true, vertical: false)", "nilx100"),
            Prints(asks: "a ratio proposes a size of it", "P { C }.aspectRatio(2, contentMode: .fit)", "100x50"),
            Prints(asks: "a ratio that fills", "P { C }.aspectRatio(2, contentMode: .fill)", "200x100"),
            Prints(asks: "without a ratio the ideal size is asked first", "P { C.frame(idealWidth: 40, idealHeight: 20) }.scaledToFit()", "nilxnil 100x50"),
            Prints(asks: "position passes on", "P { F }.position(x: 0, y: 0)", "100x100"),
            Prints(asks: "offset passes on", "P { F }.offset(x: 9)", "100x100"),
            Prints(asks: "an overlay is proposed its base's size", "F.overlay { P { C } }", "80x20"),
            Prints(asks: "a background, too", "F.background(alignment: .top) { P { C } }", "80x20"),
            Prints(asks: "the base is asked once", "P { F }.overlay { C }.background { C }", "100x100"),
            Prints(asks: "effects pass on", "P { C }.scaleEffect(3).opacity(0.2).hidden()", "100x100"),
            Prints(asks: "ignoring the safe area", "P { C }.ignoresSafeArea()", "100x70 100x100", safeArea: [20, 0, 10, 0]),
            Prints(asks: "beside an inset", "P { C }.safeAreaInset(edge: .bottom, spacing: 0) { F }", "100x80"),
            Prints(asks: "in an inset", "C.safeAreaInset(edge: .bottom, spacing: 0) { P { F } }", "100xnil"),
            Prints(asks: "a relative frame proposes its length", "P { C }.containerRelativeFrame(.horizontal).frame(width: 30)", "100x100"),
        ]) func modifiers(_ row: Prints)
    { row.check() }

    @Test(
        "through containers",
        arguments: [
            Prints(asks: "one static child gets the stack's own proposal", "VStack { HStack { P { C } } }", "100x100"),
            Prints(asks: "one child that may go has nobody to be compared with", "HStack { if 1 < 2 { P { C } } }", "100x100"),
            Prints(asks: "one of two is asked both ends and its share", "HStack(spacing: 0) { P { C }; C }", "0x100 ∞x100 50x100"),
            Prints(asks: "in a column", "VStack(spacing: 0) { P { C }; C }", "100x0 100x∞ 100x50"),
            Prints(
                asks: "the only one of the highest priority gets the rest", "HStack(spacing: 0) { P { C }.layoutPriority(1); C.frame(minWidth: 30); C }",
                "70x100"),
            Prints(
                asks: "the only one of the lowest its minimum first", "HStack(spacing: 0) { P { C }; C.frame(width: 30).layoutPriority(1) }", "0x100 70x100"),
            Prints(asks: "a stack without a length proposes none", "HStack(spacing: 0) { P { C }; F }.fixedSize()", "nilxnil nilx20"),
            Prints(asks: "a stack without a breadth proposes its own when it is placed", "VStack(spacing: 0) { P { C }; F }.fixedSize()", "nilxnil 80xnil"),
            Prints(asks: "layers are proposed the stack's own size when placed", "ZStack { P { C }; F }.fixedSize()", "nilxnil 80x20"),
            Prints(asks: "with a higher priority beside it only then", "ZStack { P { C }; F.layoutPriority(1) }", "80x20"),
            Prints(asks: "a scroll view proposes no length", "ScrollView { P { C } }", "100xnil"),
            Prints(asks: "a horizontal one", "ScrollView(.horizontal) { P { C } }", "nilx100"),
            Prints(asks: "along both axes", "ScrollView([.horizontal, .vertical]) { P { C } }", "nilxnil"),
            Prints(asks: "a row of a list", "List { P { C } }", "100xnil"),
            Prints(asks: "a row of a lazy column", "LazyVStack { P { C } }", "100xnil"),
            Prints(asks: "a cell of a lazy grid", "LazyVGrid(columns: [GridItem(.fixed(30))]) { P { C } }", "30xnil"),
            Prints(asks: "a candidate is asked for its ideal size", "ViewThatFits { P { F } ; C }", "nilxnil 100x100"),
            Prints(asks: "along one axis", "ViewThatFits(in: .horizontal) { P { F }; C }", "nilx100 100x100"),
            Prints(asks: "a candidate that does not fit is not asked again", "ViewThatFits { P { F.frame(width: 300) }; C }", "nilxnil"),
            Prints(asks: "one after the first that fits is not asked", "ViewThatFits { F; P { C } }", ""),
            Prints(asks: "a geometry reader proposes its size", "GeometryReader { _ in P { F } }", "100x100"),
        ]) func containers(_ row: Prints)
    { row.check() }
}
