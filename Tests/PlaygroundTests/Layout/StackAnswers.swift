import Testing

private let words = #"Text("one two three")"#
private let wave = """
    struct Wave: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = min(max(proposal.width ?? 100, 10), 100)
            return CGSize(width: width, height: 1000 / width)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { }
    }
    """

/// `HStack`, `VStack` and `ZStack`, and the layouts of the same names.
@Suite struct StackAnswers {
    @Test(
        "stacks of views without and with a size",
        arguments: [
            Answers("HStack { C; C }", "28x10 8x0 ∞x∞ 100x60 40x200 28x60 100x10"),
            Answers("HStack(spacing: 0) { C; C }", "20x10 0x0 ∞x∞ 100x60 40x200 20x60 100x10"),
            Answers("HStack { F; C }", "98x20 88x20 ∞x∞ 100x60 88x200 98x60 100x20"),
            Answers("HStack { F; F }", "168x20"),
            Answers("HStack(spacing: -10) { F; F }", "150x20"),
            Answers("VStack { F; C }", "80x38 80x28 ∞x∞ 100x60 80x200 80x60 100x38"),
            Answers("VStack(spacing: 4) { F; F; F }", "80x68"),
            Answers("HStack { F; Spacer(); F }", "168x20 168x20 ∞x20 168x20 168x20 168x20 168x20"),
            Answers("HStack(spacing: 5) { F; Spacer(); F }", "178x20 178x20 ∞x20 178x20 178x20 178x20 178x20"),
            Answers("VStack { Spacer(); F; Spacer(minLength: 0) }", "80x28 80x28 80x∞ 80x60 80x200 80x60 80x28"),
            Answers("HStack { C }", "10x10 0x0 ∞x∞ 100x60 40x200 10x60 100x10"),
            Answers("VStack { HStack { VStack { C.frame(idealWidth: 30) } } }", "30x10 0x0 ∞x∞ 100x60 40x200 30x60 100x10"),
            Answers("HStack { }", "0x0"),
            Answers("VStack { EmptyView() }", "0x0"),
            Answers("ZStack { }", "0x0"),
            Answers("HStack { F; EmptyView(); if 1 > 2 { C } }", "80x20"),
            Answers("HStack { Divider(); F }", "89x20 89x20 89x∞ 89x60 89x200 89x60 89x20"),
        ]) func simpleStacks(_ row: Answers)
    { row.check() }

    @Test(
        "who gets how much",
        arguments: [
            Answers("HStack(spacing: 0) { C.frame(minWidth: 20); C.layoutPriority(1) }", "30x10 20x0 ∞x∞ 100x60 40x200 30x60 100x10"),
            Answers("HStack(spacing: 0) { C.frame(maxWidth: 20); C }", "20x10 0x0 ∞x∞ 100x60 40x200 20x60 100x10"),
            Answers("HStack(spacing: 0) { C.frame(maxWidth: 20); C.frame(maxWidth: 30) }", "20x10 0x0 50x∞ 50x60 40x200 20x60 50x10"),
            Answers(
                "HStack(spacing: 0) { C.frame(minWidth: 30); C.frame(minWidth: 10, maxWidth: .infinity); C.frame(maxWidth: 20) }",
                "50x10 40x0 ∞x∞ 100x60 53.333x200 50x60 100x10"),
            Answers("HStack { \(words); \(words) }", "216x16 24x16 216x16 88x48 40x112 216x16 88x48"),
            Answers("VStack(spacing: 0) { C.aspectRatio(2, contentMode: .fit); C.frame(height: 10) }", "10x20 0x10 ∞x∞ 100x60 40x30 100x60 100x60"),
            Answers("HStack(spacing: 0) { Wave { C }; C }", "110x10 10x100 ∞x∞ 100x60 40x200 110x60 100x20", wave),
            Answers("HStack(spacing: 4) { VStack(spacing: 2) { F; C.frame(width: 10, height: 10) }; C }", "94x32 84x32 ∞x∞ 100x60 84x200 94x60 100x32"),
            Answers(
                "HStack(spacing: 0) { C.frame(width: 30).layoutPriority(2); C.frame(minWidth: 10).layoutPriority(1); C.frame(minWidth: 5) }",
                "50x10 45x0 ∞x∞ 100x60 45x200 50x60 100x10"),
            Answers("HStack(spacing: 0) { Spacer(minLength: 10); C.layoutPriority(-1) }", "20x10 10x0 ∞x∞ 100x60 40x200 20x60 100x10"),
        ]) func sharing(_ row: Answers)
    { row.check() }

    @Test(
        "ZStack",
        arguments: [
            Answers("ZStack { F; C }", "80x20 80x20 ∞x∞ 100x60 80x200 80x60 100x20"),
            Answers("ZStack { F.layoutPriority(1); C }", "80x20"),
            Answers("ZStack { C.layoutPriority(-1); F }", "80x20"),
            Answers("ZStack { F; Spacer() }", "80x20"),
            Answers("ZStack { F; C.frame(width: 10, height: 50) }", "80x50"),
            Answers("ZStack(alignment: .topLeading) { F; F.offset(x: 500) }", "80x20"),
            Answers("ZStack(alignment: .leading) { F.alignmentGuide(.leading) { _ in 50 }; F }", "80x20"),
        ]) func layered(_ row: Answers)
    { row.check() }

    @Test(
        "layouts of the same names",
        arguments: [
            Answers("HStackLayout(spacing: 4) { F; C }", "94x20 84x20 ∞x∞ 100x60 84x200 94x60 100x20"),
            Answers("VStackLayout() { F; C }", "80x38 80x28 ∞x∞ 100x60 80x200 80x60 100x38"),
            Answers("ZStackLayout() { F; C }", "80x20 80x20 ∞x∞ 100x60 80x200 80x60 100x20"),
            Answers("AnyLayout(HStackLayout(spacing: 4)) { F; C }", "94x20 84x20 ∞x∞ 100x60 84x200 94x60 100x20"),
            Answers("AnyLayout(VStackLayout(spacing: 0)) { Spacer(); F }", "80x28 80x28 80x∞ 80x60 80x200 80x60 80x28"),
        ]) func layouts(_ row: Answers)
    { row.check() }
}
