import Testing

/// `frame`: every combination of bounds, around a view without a size of its own, one of 80 by 20 points, and a larger one.
@Suite struct FrameAnswers {
    @Test(
        "fixed frames",
        arguments: [
            Answers("C.frame(width: 50, height: 30)", "50x30"),
            Answers("C.frame(width: 50)", "50x10 50x0 50x∞ 50x60 50x200 50x60 50x10"),
            Answers("C.frame(height: 30)", "10x30 0x30 ∞x30 100x30 40x30 10x30 100x30"),
            Answers("C.frame(width: nil, height: nil)", "10x10 0x0 ∞x∞ 100x60 40x200 10x60 100x10"),
            Answers("F.frame(width: 0, height: 0)", "0x0"),
            Answers("F.frame(width: 10)", "10x20"),
            Answers(#"Text("one two three").frame(width: 40)"#, "40x48 40x16 40x48 40x48 40x48 40x48 40x48"),
            Answers("C.frame(width: 50).frame(width: 90)", "90x10 90x0 90x∞ 90x60 90x200 90x60 90x10"),
            Answers("C.frame(width: 50).frame(height: 9)", "50x9"),
        ]) func fixedFrames(_ row: Answers)
    { row.check() }

    @Test(
        "one bound to three, around a view without a size",
        arguments: [
            Answers("C.frame(minWidth: 50)", "50x10 50x0 ∞x∞ 100x60 50x200 50x60 100x10"),
            Answers("C.frame(idealWidth: 70)", "70x10 0x0 ∞x∞ 100x60 40x200 70x60 100x10"),
            Answers("C.frame(maxWidth: 90)", "10x10 0x0 90x∞ 90x60 40x200 10x60 90x10"),
            Answers("C.frame(minWidth: 50, idealWidth: 70)", "70x10 50x0 ∞x∞ 100x60 50x200 70x60 100x10"),
            Answers("C.frame(minWidth: 50, maxWidth: 90)", "50x10 50x0 90x∞ 90x60 50x200 50x60 90x10"),
            Answers("C.frame(idealWidth: 70, maxWidth: 90)", "70x10 0x0 90x∞ 90x60 40x200 70x60 90x10"),
            Answers("C.frame(minWidth: 50, idealWidth: 70, maxWidth: 90)", "70x10 50x0 90x∞ 90x60 50x200 70x60 90x10"),
            Answers("C.frame(minWidth: nil)", "10x10 0x0 ∞x∞ 100x60 40x200 10x60 100x10"),
            Answers("C.frame(minHeight: 50, idealHeight: 70, maxHeight: 90)", "10x70 0x50 ∞x90 100x60 40x90 10x60 100x70"),
            Answers("C.frame(minWidth: 20, maxWidth: 50, minHeight: 30, maxHeight: 40)", "20x30 20x30 50x40 50x40 40x40 20x40 50x30"),
            Answers(
                "C.frame(minWidth: 20, idealWidth: 30, maxWidth: 50, minHeight: 30, idealHeight: 35, maxHeight: 40)",
                "30x35 20x30 50x40 50x40 40x40 30x40 50x35"),
        ]) func boundsAroundAFlexibleView(_ row: Answers)
    { row.check() }

    @Test(
        "one bound to three, around a view of 80 by 20",
        arguments: [
            Answers("F.frame(minWidth: 50)", "80x20 50x20 80x20 80x20 50x20 80x20 80x20"),
            Answers("F.frame(idealWidth: 70)", "70x20 80x20 80x20 80x20 80x20 70x20 80x20"),
            Answers("F.frame(maxWidth: 90)", "80x20 80x20 90x20 90x20 80x20 80x20 90x20"),
            Answers("F.frame(minWidth: 50, idealWidth: 70)", "70x20 50x20 80x20 80x20 50x20 70x20 80x20"),
            Answers("F.frame(minWidth: 50, maxWidth: 90)", "80x20 50x20 90x20 90x20 50x20 80x20 90x20"),
            Answers("F.frame(idealWidth: 70, maxWidth: 90)", "70x20 80x20 90x20 90x20 80x20 70x20 90x20"),
            Answers("F.frame(minWidth: 50, idealWidth: 70, maxWidth: 90)", "70x20 50x20 90x20 90x20 50x20 70x20 90x20"),
            Answers("F.frame(minHeight: 50)", "80x50"),
            Answers("F.frame(maxHeight: 10)", "80x10"),
        ]) func boundsAroundAFixedView(_ row: Answers)
    { row.check() }

    /// `maxWidth: .infinity` alone fills and grows with a larger child; with a minimum of 0 as well the child does not count.
    @Test(
        "around a view of 300 by 20",
        arguments: [
            Answers("F.frame(width: 300).frame(maxWidth: .infinity)", "300x20 300x20 ∞x20 300x20 300x20 300x20 300x20"),
            Answers("F.frame(width: 300).frame(minWidth: 0, maxWidth: .infinity)", "300x20 0x20 ∞x20 100x20 40x20 300x20 100x20"),
            Answers("F.frame(width: 300).frame(maxWidth: 90)", "90x20"),
            Answers("F.frame(width: 300).frame(minWidth: 0)", "300x20 0x20 300x20 100x20 40x20 300x20 100x20"),
            Answers("F.frame(maxWidth: .infinity, maxHeight: .infinity)", "80x20 80x20 ∞x∞ 100x60 80x200 80x60 100x20"),
        ]) func boundsAroundALargeView(_ row: Answers)
    { row.check() }

    @Test(
        "around a text",
        arguments: [
            Answers(#"Text("one two three").frame(minWidth: 120)"#, "120x16"),
            Answers(#"Text("one two three").frame(maxWidth: 60)"#, "60x16 8x16 60x32 60x32 40x48 60x16 60x32"),
            Answers(#"Text("one two three").frame(idealWidth: 60)"#, "60x32 8x16 104x16 56x32 40x48 60x32 56x32"),
            Answers(#"Text("one two three").frame(maxHeight: .infinity)"#, "104x16 8x16 104x∞ 56x60 40x200 104x60 56x32"),
        ]) func boundsAroundAText(_ row: Answers)
    { row.check() }

    @Test(
        "alignments",
        arguments: [
            Places("top leading", 100, 100, #"A("a").frame(width: 60, height: 40, alignment: .topLeading)"#, "a 20,30 20x20"),
            Places("top", 100, 100, #"A("a").frame(width: 60, height: 40, alignment: .top)"#, "a 40,30 20x20"),
            Places("top trailing", 100, 100, #"A("a").frame(width: 60, height: 40, alignment: .topTrailing)"#, "a 60,30 20x20"),
            Places("leading", 100, 100, #"A("a").frame(width: 60, height: 40, alignment: .leading)"#, "a 20,40 20x20"),
            Places("center", 100, 100, #"A("a").frame(width: 60, height: 40)"#, "a 40,40 20x20"),
            Places("trailing", 100, 100, #"A("a").frame(width: 60, height: 40, alignment: .trailing)"#, "a 60,40 20x20"),
            Places("bottom leading", 100, 100, #"A("a").frame(width: 60, height: 40, alignment: .bottomLeading)"#, "a 20,50 20x20"),
            Places("bottom", 100, 100, #"A("a").frame(width: 60, height: 40, alignment: .bottom)"#, "a 40,50 20x20"),
            Places("bottom trailing", 100, 100, #"A("a").frame(width: 60, height: 40, alignment: .bottomTrailing)"#, "a 60,50 20x20"),
            Places(
                "a frame too small lets its content overflow", 100, 100, #"A("a").frame(width: 10, height: 10, alignment: .bottomTrailing).n("f")"#,
                "f 45,45 10x10; a 35,35 20x20"),
            Places(
                "a flexible frame aligns too", 100, 100, #"A("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)"#,
                "a 80,80 20x20"),
            Places(
                "the frame's final size is what the content is proposed", 100, 100, #"C.n("a").frame(minWidth: 30, maxHeight: 20).n("f").fixedSize()"#,
                "f 35,45 30x10; a 35,45 30x10"),
            Places(
                "baselines of a text in a frame", 100, 100,
                #"Text("a").n("a").frame(width: 40, height: 60, alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline))"#, "a 30,68 8x16"),
        ]) func alignments(_ row: Places)
    { row.check() }
}
