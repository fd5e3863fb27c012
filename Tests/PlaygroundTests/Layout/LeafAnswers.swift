import Testing

private let filling = "10x10 0x0 ∞x∞ 100x60 40x200 10x60 100x10"
private let words = #"Text("one two three")"#

/// SwiftUI's leaves: how large a view without children is, by proposal. Text and divider have the workbook's own metrics.
@Suite struct LeafAnswers {
    @Test(
        "views that take what they are offered",
        arguments: [
            "Color.red", "Rectangle()", "Ellipse()", "Capsule()", "RoundedRectangle(cornerRadius: 5)",
            "Path { $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5)) }",
            "Rectangle().fill(.red)", "Rectangle().inset(by: 30)", "Rectangle().offset(x: 50)", "Circle().union(Rectangle())",
            "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", "GeometryReader { _ in F }", "GeometryReader { _ in }",
            "Canvas { _, _ in }", "AnyShape(Rectangle())",
        ]) func fillingViews(view: String)
    {
        Answers(view, filling).check()
    }

    @Test(
        "§1 a circle is a square of the shorter length, and so is what is made of it",
        arguments: [
            "Circle()", "Circle().fill(.red)", "Circle().fill(.red).stroke(.blue, lineWidth: 4)", "Circle().stroke(lineWidth: 4)",
            "Circle().stroke(.red, lineWidth: 4)", "Circle().strokeBorder(.red, lineWidth: 4)", "Circle().inset(by: 20)", "Circle().trim(from: 0, to: 0.5)",
            "Circle().rotation(.degrees(45))", "Circle().scale(2)", "Circle().offset(x: 50)", "Circle().size(width: 30, height: 30)",
            "Circle().transform(CGAffineTransform(translationX: 5, y: 5))", "AnyShape(Circle())", "AnyShape(Circle().stroke(lineWidth: 1)).fill(.red)",
            "HStack { Circle() }", "(Circle() as any Shape).sized",
        ]) func circles(view: String)
    {
        Answers(view, "10x10 0x0 ∞x∞ 60x60 40x40 10x10 10x10", "extension Shape { var sized: AnyShape { AnyShape(self) } }").check()
    }

    private static let ruler = """
        struct Ruler: Shape {
            var thickness = 5.0
            func path(in rect: CGRect) -> Path { Path(rect) }
            func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: proposal.width ?? 20, height: thickness) }
        }
        protocol Dot: Shape {}
        extension Dot {
            func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
            func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle().stroke(lineWidth: 1).sizeThatFits(proposal) }
        }
        struct Spot: Dot {}
        """

    @Test(
        "§1 a custom shape",
        arguments: [
            Answers(
                "Half()", filling,
                "struct Half: Shape { func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) } }"),
            Answers("Ruler()", "20x5 0x5 ∞x5 100x5 40x5 20x5 100x5", ruler),
            Answers("Ruler(thickness: 2).fill(.red)", "20x2 0x2 ∞x2 100x2 40x2 20x2 100x2", ruler),
            Answers("AnyShape(Ruler()).stroke(lineWidth: 3)", "20x5 0x5 ∞x5 100x5 40x5 20x5 100x5", ruler),
            Answers("Ruler().union(Circle())", filling, ruler), Answers("Spot()", "10x10 0x0 ∞x∞ 60x60 40x40 10x10 10x10", ruler),
        ]) func ownShapes(_ row: Answers)
    { row.check() }

    @Test(
        "Spacer and Divider",
        arguments: [
            Answers("Spacer()", "8x8 8x8 ∞x∞ 100x60 40x200 8x60 100x8"),
            Answers("Spacer(minLength: 50)", "50x50 50x50 ∞x∞ 100x60 50x200 50x60 100x50"),
            Answers("Spacer(minLength: 0)", "0x0 0x0 ∞x∞ 100x60 40x200 0x60 100x0"),
            Answers("HStack { Spacer() }", "8x0 8x0 ∞x0 100x0 40x0 8x0 100x0"),
            Answers("VStack { Spacer(minLength: 50) }", "0x50 0x50 0x∞ 0x60 0x200 0x60 0x50"),
            Answers("ZStack { Spacer() }", "8x8 8x8 ∞x∞ 100x60 40x200 8x60 100x8"),
            Answers("HStack { VStack { Spacer() } }", "0x8 0x8 0x∞ 0x60 0x200 0x60 0x8"),
            Answers("VStack { HStack { Spacer().padding(5) } }", "18x10 18x10 ∞x10 100x10 40x10 18x10 100x10"),
            Answers("VStack { ViewThatFits { Spacer() } }", "0x8 0x8 0x∞ 0x60 0x200 0x60 0x8"),
            Answers("HStackLayout() { Spacer() }", "8x0 8x0 ∞x0 100x0 40x0 8x0 100x0"),
            Answers("HStack { ZStack { Spacer() } }", "8x8 8x8 ∞x∞ 100x60 40x200 8x60 100x8"),
            Answers("Divider()", "10x1 0x1 ∞x1 100x1 40x1 10x1 100x1"),
            Answers("HStack { Divider() }", "1x10 1x0 1x∞ 1x60 1x200 1x60 1x10"),
            Answers("VStack { Divider() }", "10x1 0x1 ∞x1 100x1 40x1 10x1 100x1"),
        ]) func spacersAndDividers(_ row: Answers)
    { row.check() }

    /// A character is 8 points wide at the body size of 16; 13 of them in `one two three`.
    @Test(
        "Text",
        arguments: [
            Answers(words, "104x16 8x16 104x16 56x32 40x48 104x16 56x32"),
            Answers("\(words).lineLimit(1)", "104x16 8x16 104x16 96x16 32x16 104x16 96x16"),
            Answers("\(words).lineLimit(2)", "104x16 8x16 104x16 56x32 32x32 104x16 56x32"),
            Answers("\(words).lineLimit(nil)", "104x16 8x16 104x16 56x32 40x48 104x16 56x32"),
            Answers("\(words).font(.system(size: 8))", "52x8 4x8 52x8 52x8 28x16 52x8 52x8"),
            Answers("\(words).lineLimit(1).minimumScaleFactor(0.5)", "104x16 4x8 104x16 97.5x15 40x8 104x16 97.5x15"),
            Answers("\(words).fixedSize()", "104x16"),
            Answers("\(words).fixedSize(horizontal: false, vertical: true)", "104x16 8x176 104x16 56x32 40x48 104x16 56x32"),
            Answers("\(words).lineSpacing(4)", "104x16 8x16 104x16 56x36 40x56 104x16 56x36"),
            Answers(#"Text("")"#, "0x16"),
            Answers(#"Text("안녕")"#, "32x16 8x16 32x16 32x16 32x16 32x16 32x16"),
            Answers(#"Text("a\nbcd")"#, "24x32 8x16 24x32 24x32 24x32 24x32 24x32"),
            Answers(#"Text("a") + Text("b")"#, "16x16 8x16 16x16 16x16 16x16 16x16 16x16"),
        ]) func texts(_ row: Answers)
    { row.check() }

    /// No image files are loaded: a named image is 100 points square, a system image as large as the font. A resizable one takes what it is offered, its own size
    /// where nothing is.
    @Test(
        "Image",
        arguments: [
            Answers(#"Image("photo")"#, "100x100"),
            Answers(#"Image(systemName: "star")"#, "16x16"),
            Answers(#"Image(systemName: "star").font(.system(size: 30))"#, "30x30"),
            Answers(#"Image("photo").resizable()"#, "100x100 0x0 ∞x∞ 100x60 40x200 100x60 100x100"),
            Answers(#"Image(systemName: "star").resizable()"#, "16x16 0x0 ∞x∞ 100x60 40x200 16x60 100x16"),
            Answers(#"Image("photo").resizable().scaledToFit()"#, "100x100 0x0 ∞x∞ 60x60 40x40 60x60 100x100"),
            Answers(#"Image("photo").resizable().scaledToFill()"#, "100x100 0x0 ∞x∞ 100x100 200x200 60x60 100x100"),
            Answers(#"Image("photo").scaledToFit()"#, "100x100"),
        ]) func images(_ row: Answers)
    { row.check() }
}
