import Testing

private let filling = "10x10 0x0 ∞x∞ 100x60 40x200 10x60 100x10"
private let ideal40x20 = "C.frame(idealWidth: 40, idealHeight: 20)"

/// Modifiers around one view. Sections 3 and 6 of the layout rules: what is proposed to the child, and what is made of its answer.
@Suite struct ModifierAnswers {
    @Test(
        "padding",
        arguments: [
            Answers("C.padding(10)", "30x30 20x20 ∞x∞ 100x60 40x200 30x60 100x30"),
            Answers("C.padding()", "42x42 32x32 ∞x∞ 100x60 40x200 42x60 100x42"),
            Answers("C.padding(.horizontal, 10)", "30x10 20x0 ∞x∞ 100x60 40x200 30x60 100x10"),
            Answers("C.padding(.vertical)", "10x42 0x32 ∞x∞ 100x60 40x200 10x60 100x42"),
            Answers("C.padding(.leading, 10)", "20x10 10x0 ∞x∞ 100x60 40x200 20x60 100x10"),
            Answers("C.padding([.top, .trailing], 5)", "15x15 5x5 ∞x∞ 100x60 40x200 15x60 100x15"),
            Answers("C.padding(.all, nil)", "42x42 32x32 ∞x∞ 100x60 40x200 42x60 100x42"),
            Answers("C.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))", "16x14 6x4 ∞x∞ 100x60 40x200 16x60 100x14"),
            Answers("C.padding(0)", filling),
            Answers("C.padding(-10)", "0x0 0x0 ∞x∞ 100x60 40x200 0x60 100x0"),
            Answers("F.padding(-5)", "70x10"),
            Answers("F.padding(-50)", "0x0"),
            Answers("F.padding(60)", "200x140"),
            Answers("C.padding(60)", "130x130 120x120 ∞x∞ 120x120 120x200 130x120 120x130"),
            Answers(#"Text("one two three").padding(10)"#, "124x36 28x36 124x36 76x52 36x132 124x36 76x52"),
        ]) func paddings(_ row: Answers)
    { row.check() }

    @Test(
        "fixedSize",
        arguments: [
            Answers("C.fixedSize()", "10x10"),
            Answers("C.fixedSize(horizontal: true, vertical: false)", "10x10 10x0 10x∞ 10x60 10x200 10x60 10x10"),
            Answers("C.fixedSize(horizontal: false, vertical: true)", "10x10 0x10 ∞x10 100x10 40x10 10x10 100x10"),
            Answers("C.fixedSize(horizontal: false, vertical: false)", filling),
            Answers("\(ideal40x20).fixedSize()", "40x20"),
            Answers("\(ideal40x20).fixedSize(horizontal: true, vertical: false)", "40x20 40x0 40x∞ 40x60 40x200 40x60 40x20"),
            Answers("C.frame(maxWidth: .infinity).fixedSize()", "10x10"),
        ]) func fixedSizes(_ row: Answers)
    { row.check() }

    @Test(
        "aspectRatio, scaledToFit and scaledToFill",
        arguments: [
            Answers("C.aspectRatio(2, contentMode: .fit)", "10x10 0x0 ∞x∞ 100x50 40x20 120x60 100x50"),
            Answers("C.aspectRatio(2, contentMode: .fill)", "10x10 0x0 ∞x∞ 120x60 400x200 120x60 100x50"),
            Answers("C.aspectRatio(0.5, contentMode: .fit)", "10x10 0x0 ∞x∞ 30x60 40x80 30x60 100x200"),
            Answers("C.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)", "10x10 0x0 ∞x∞ 90x60 40x26.667 90x60 100x66.667"),
            Answers("C.aspectRatio(contentMode: .fit)", "10x10 0x0 ∞x∞ 60x60 40x40 60x60 100x100"),
            Answers("C.aspectRatio(contentMode: .fill)", "10x10 0x0 ∞x∞ 100x100 200x200 60x60 100x100"),
            Answers("\(ideal40x20).scaledToFit()", "40x20 0x0 ∞x∞ 100x50 40x20 120x60 100x50"),
            Answers("\(ideal40x20).scaledToFill()", "40x20 0x0 ∞x∞ 120x60 400x200 120x60 100x50"),
            Answers("F.aspectRatio(1, contentMode: .fit)", "80x20"),
            Answers(#"Text("abc").aspectRatio(1, contentMode: .fill)"#, "24x16 8x16 24x16 24x16 24x16 24x16 24x16"),
            Answers("C.aspectRatio(2, contentMode: .fit).frame(width: 30)", "30x15 30x0 30x15 30x15 30x15 30x15 30x15"),
            Answers("Spacer().aspectRatio(1, contentMode: .fit)", "8x8 8x8 ∞x∞ 60x60 40x40 60x60 100x100"),
        ]) func ratios(_ row: Answers)
    { row.check() }

    @Test(
        "offset and position",
        arguments: [
            Answers("F.offset(x: 50, y: 50)", "80x20"),
            Answers("C.offset(CGSize(width: -500, height: 7))", filling),
            Answers("F.position(x: 5, y: 5)", "80x20 0x0 ∞x∞ 100x60 40x200 80x60 100x20"),
            Answers("C.position(CGPoint(x: 500, y: 5))", filling),
        ]) func displacements(_ row: Answers)
    { row.check() }

    @Test(
        "background and overlay",
        arguments: [
            Answers("F.background(C)", "80x20"),
            Answers("F.background(.red)", "80x20"),
            Answers("F.background(.red, in: Circle())", "80x20"),
            Answers("F.background { C; C.frame(width: 500, height: 500) }", "80x20"),
            Answers("F.background(alignment: .bottom) { C }", "80x20"),
            Answers("F.overlay(C)", "80x20"),
            Answers("F.overlay(C.frame(width: 500), alignment: .top)", "80x20"),
            Answers("F.overlay { }", "80x20"),
            Answers("F.border(.red, width: 9)", "80x20"),
            Answers("C.overlay { F }", filling),
            Answers("C.background { F }.overlay(alignment: .topTrailing) { F }", filling),
            Answers("F.mask { C }", "80x20"),
        ]) func layers(_ row: Answers)
    { row.check() }

    @Test(
        "modifiers without a part in layout",
        arguments: [
            "opacity(0.5)", "scaleEffect(3)", "scaleEffect(x: 2, y: 0)", "rotationEffect(.degrees(45))",
            "rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0))",
            "hidden()", "clipped()", "clipShape(Circle())", "cornerRadius(9)", "shadow(radius: 20)", "blur(radius: 20)", "brightness(0.5)", "contrast(2)",
            "saturation(0)", "grayscale(1)", "blendMode(.multiply)", "drawingGroup()", "compositingGroup()", "zIndex(4)", "id(3)", "tag(4)", "disabled(true)",
            "onTapGesture { }", "onAppear { }", "foregroundStyle(.red)", "foregroundColor(.red)", "tint(.red)", #"accessibilityLabel("a")"#,
            "allowsHitTesting(false)",
            "animation(.default, value: 1)", "transition(.opacity)", "contentShape(Rectangle())", "layoutPriority(3)", "alignmentGuide(.top) { _ in 50 }",
            #"coordinateSpace(name: "a")"#, "ignoresSafeArea()", "ignoresSafeArea(.all, edges: .top)", "environment(\\.lineLimit, 3)",
            "modifier(EmptyModifier())",
        ]) func transparentModifiers(_ modifier: String)
    {
        Answers("C.\(modifier)", filling).check()
        Answers("F.\(modifier)", "80x20").check()
    }

    @Test(
        "safe area insets and padding",
        arguments: [
            Answers("C.safeAreaPadding(.all, 10)", "30x30 20x20 ∞x∞ 100x60 40x200 30x60 100x30"),
            Answers("F.safeAreaPadding(.leading, 10)", "90x20"),
            Answers("C.safeAreaInset(edge: .bottom, spacing: 0) { F }", "10x30 0x20 ∞x∞ 100x60 40x200 10x60 100x30"),
            Answers("C.safeAreaInset(edge: .top) { F }", "10x38 0x28 ∞x∞ 100x60 40x200 10x60 100x38"),
            Answers("C.safeAreaInset(edge: .leading, spacing: 2) { F }", "92x10 82x0 ∞x∞ 100x60 82x200 92x60 100x10"),
            Answers(#"C.safeAreaInset(edge: .bottom, spacing: 0) { Text("one two three") }"#, "10x26 0x176 ∞x∞ 100x60 40x200 10x60 100x42"),
        ]) func safeAreas(_ row: Answers)
    { row.check() }

    @Test(
        "a modifier on one view of many",
        arguments: [
            Places(
                "offset shifts what is drawn and reported, not the neighbours", 100, 20,
                #"HStack(spacing: 0) { A("a").offset(x: 5, y: 3).n("o"); A("b") }"#, "a 35,3 20x20; o 30,0 20x20; b 50,0 20x20"),
            Places(
                "offset outside a frame shifts all of it", 100, 100,
                #"A("a").frame(width: 40, height: 40, alignment: .topLeading).n("f").offset(x: 10, y: 20)"#, "f 40,50 40x40; a 40,50 20x20"),
            Places(
                "position counts from the corner of the frame that it fills", 200, 100,
                #"HStack(spacing: 0) { A("a").position(x: 5, y: 5).n("p"); A("b") }"#, "p 0,0 180x100; a -5,-5 20x20; b 180,40 20x20"),
            Places(
                "negative padding reaches beyond", 100, 100, #"C.n("c").padding(.horizontal, -10).n("p").frame(width: 60, height: 20)"#,
                "p 20,40 60x20; c 10,40 80x20"),
            Places("padding on one edge shifts", 100, 100, #"A("a").padding(.leading, 30).n("p")"#, "p 25,40 50x20; a 55,40 20x20"),
            Places("a ratio that fits is centred", 100, 50, #"C.n("c").aspectRatio(1, contentMode: .fit).n("r")"#, "r 25,0 50x50; c 25,0 50x50"),
            Places(
                "a ratio that fills overflows its frame", 100, 50, #"C.n("c").aspectRatio(1, contentMode: .fill).frame(width: 100, height: 50).n("f")"#,
                "f 0,0 100x50; c 0,-25 100x100"),
            Places(
                "a view larger than the ratio's proposal is its own size", 100, 50, #"F.n("f").aspectRatio(1, contentMode: .fit).n("r")"#,
                "r 10,15 80x20; f 10,15 80x20"),
            Places("scaling does not move the frame", 100, 100, #"A("a").scaleEffect(2).n("s")"#, "a 40,40 20x20; s 40,40 20x20"),
            Places(
                "several views of an overlay stand on top of each other", 100, 100,
                #"A("base").overlay(alignment: .topLeading) { C.n("a"); C.frame(width: 40, height: 10).n("b") }"#,
                "base 40,40 20x20; a 40,40 40x20; b 40,45 40x10"),
            Places(
                "a background that is larger hangs over on both sides", 100, 100, #"A("base").background { C.frame(width: 60, height: 60).n("bg") }"#,
                "bg 20,20 60x60; base 40,40 20x20"),
            Places("an overlay's alignment", 100, 100, #"C.frame(width: 60, height: 60).overlay(alignment: .bottomTrailing) { A("o") }"#, "o 60,60 20x20"),
            Places(
                "layers do not see each other", 100, 100, #"A("a").background { C.n("b") }.padding(10).overlay { C.n("o") }"#,
                "a 40,40 20x20; b 40,40 20x20; o 30,30 40x40"),
        ]) func places(_ row: Places)
    { row.check() }
}
