import Testing

private let filling = "10x10 0x0 ∞x∞ 100x60 40x200 10x60 100x10"
private let words = #"Text("one two three")"#

/// Containers other than stacks, by proposal.
@Suite struct ContainerAnswers {
    @Test(
        "Grid",
        arguments: [
            Answers("Grid { GridRow { C; C } }", "28x10 8x0 ∞x∞ 100x60 40x200 28x60 100x10"),
            Answers("Grid { GridRow { F; F }; GridRow { F } }", "168x48"),
            Answers("Grid { F }", "80x20"),
            Answers("Grid { }", "0x0"),
            Answers("Grid { GridRow { } }", "0x0"),
            Answers("Grid { GridRow { F; C }; C }", "98x38 88x28 ∞x∞ 100x60 88x200 98x60 100x38"),
            Answers("Grid(horizontalSpacing: 2, verticalSpacing: 3) { GridRow { F; F }; GridRow { F; F } }", "162x43"),
            Answers("Grid { GridRow { F.gridCellColumns(2) }; GridRow { C.frame(width: 20, height: 20); C.frame(width: 20, height: 20) } }", "80x48"),
            Answers("Grid { GridRow { C.gridCellUnsizedAxes(.horizontal) }; GridRow { F } }", "80x38 80x28 80x∞ 80x60 80x200 80x60 80x38"),
            Answers("Grid { GridRow { C.gridCellUnsizedAxes([.horizontal, .vertical]) }; GridRow { F } }", "80x28"),
            Answers("Grid { GridRow { F; F }; Divider() }", "168x29 168x29 ∞x29 168x29 168x29 168x29 168x29"),
            Answers("Grid { GridRow { F; F }; Divider().gridCellUnsizedAxes(.horizontal) }", "168x29"),
            Answers("Grid { GridRow { \(words) } }", "104x16 8x16 104x16 56x32 40x48 104x16 56x32"),
        ]) func grids(_ row: Answers)
    { row.check() }

    @Test(
        "lazy containers",
        arguments: [
            Answers("LazyVStack { C; C }", "10x28 0x28 ∞x28 100x28 40x28 10x28 100x28"),
            Answers("LazyVStack(spacing: 0) { F; C }", "80x30 0x30 ∞x30 100x30 40x30 80x30 100x30"),
            Answers("LazyVStack(spacing: 0) { C; F }", "10x30 0x30 ∞x30 100x30 40x30 10x30 100x30"),
            Answers("LazyVStack(spacing: 0) { ForEach(2..<5) { Color.red.frame(width: CGFloat($0), height: 10) } }", "2x30 0x30 ∞x30 100x30 40x30 2x30 100x30"),
            Answers("LazyHStack(spacing: 0) { F; C }", "90x20 90x0 90x∞ 90x60 90x200 90x60 90x20"),
            Answers("LazyHStack { C; C }", "28x10 28x0 28x∞ 28x60 28x200 28x60 28x10"),
            Answers("LazyVStack { }", "0x0 0x0 ∞x0 100x0 40x0 0x0 100x0"),
            Answers("LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(40))]) { C; C; C }", "78x28"),
            Answers("LazyVGrid(columns: [GridItem(.fixed(30), spacing: 2), GridItem(.fixed(40))], spacing: 3) { C; C; C }", "72x23"),
            Answers("LazyVGrid(columns: [GridItem(), GridItem()]) { C; C; C }", "28x28 28x28 ∞x28 100x28 40x28 28x28 100x28"),
            Answers(
                "LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.flexible(minimum: 20, maximum: 50))]) { C }", "58x10 58x10 88x10 88x10 58x10 58x10 88x10"),
            Answers("LazyVGrid(columns: [GridItem(.adaptive(minimum: 25), spacing: 5)]) { C; C; C; C }", "25x64 25x64 ∞x64 100x28 40x64 25x64 100x28"),
            Answers("LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(40))]) { C; C; C }", "28x78"),
            Answers("LazyHGrid(rows: [GridItem(), GridItem()], spacing: 0) { C; C; C }", "20x28 20x28 20x∞ 20x60 20x200 20x60 20x28"),
        ]) func lazyContainers(_ row: Answers)
    { row.check() }

    @Test(
        "scroll views and lists",
        arguments: [
            Answers("ScrollView { C }", filling),
            Answers("ScrollView { F }", "80x20 80x0 80x∞ 80x60 80x200 80x60 80x20"),
            Answers("ScrollView(.horizontal) { F }", "80x20 0x20 ∞x20 100x20 40x20 80x20 100x20"),
            Answers("ScrollView(.horizontal) { C }", filling),
            Answers("ScrollView([.horizontal, .vertical]) { F }", "80x20 0x0 ∞x∞ 100x60 40x200 80x60 100x20"),
            Answers("ScrollView { F; F }", "80x48 80x0 80x∞ 80x60 80x200 80x60 80x48"),
            Answers("ScrollView { ScrollView(.horizontal) { F } }", "80x20 0x0 ∞x∞ 100x60 40x200 80x60 100x20"),
            Answers("List { F; F }", "80x40 0x0 ∞x∞ 100x60 40x200 80x60 100x40"),
            Answers("Form { F }", "80x20 0x0 ∞x∞ 100x60 40x200 80x60 100x20"),
            Answers("List { }", "0x0 0x0 ∞x∞ 100x60 40x200 0x60 100x0"),
        ]) func scrolling(_ row: Answers)
    { row.check() }

    @Test(
        "ViewThatFits",
        arguments: [
            Answers("ViewThatFits { F; C }", "80x20 0x0 80x20 80x20 40x200 80x20 80x20"),
            Answers("ViewThatFits(in: .horizontal) { F; C }", "80x20 0x0 80x20 80x20 40x200 80x20 80x20"),
            Answers("ViewThatFits(in: .vertical) { F; C }", "80x20 0x0 80x20 80x20 80x20 80x20 80x20"),
            Answers("ViewThatFits { C; F }", "10x10 80x20 ∞x∞ 100x60 40x200 10x60 100x10"),
            Answers("ViewThatFits { }", "0x0"),
            Answers(#"ViewThatFits(in: .horizontal) { \#(words); Text("abc") }"#, "104x16 8x16 104x16 24x16 24x16 104x16 24x16"),
            Answers(#"ViewThatFits(in: .vertical) { \#(words); Text("abc") }"#, "104x16 8x16 104x16 56x32 40x48 104x16 56x32"),
            Answers("ViewThatFits { Group { F; C } }", "80x20 0x0 80x20 80x20 40x200 80x20 80x20"),
        ]) func viewThatFits(_ row: Answers)
    { row.check() }

    @Test(
        "containerRelativeFrame",
        arguments: [
            Answers("C.containerRelativeFrame(.horizontal)", "320x10 320x0 320x∞ 320x60 320x200 320x60 320x10"),
            Answers("C.containerRelativeFrame([.horizontal, .vertical])", "320x480"),
            Answers("F.containerRelativeFrame(.vertical)", "80x480"),
            Answers("C.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)", "156x10 156x0 156x∞ 156x60 156x200 156x60 156x10"),
            Answers("F.containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .horizontal ? length / 2 : length / 4 }", "160x120"),
        ]) func relativeFrames(_ row: Answers)
    { row.check() }

    @Test(
        "controls",
        arguments: [
            Answers(#"Button("Reset") { }"#, "40x16 8x16 40x16 40x16 40x16 40x16 40x16"),
            Answers("Button(action: { }) { F }", "80x20"),
            Answers(#"Link("Go", destination: URL(string: "https://a.b")!)"#, "16x16 8x16 16x16 16x16 16x16 16x16 16x16"),
            Answers(#"Toggle("Wifi", isOn: .constant(true))"#, "91x31 67x31 ∞x31 100x31 67x64 91x31 100x31"),
            Answers(#"TextField("Name", text: .constant(""))"#, "100x16 8x16 ∞x16 100x16 40x16 100x16 100x16"),
            Answers(#"SecureField("Name", text: .constant(""))"#, "100x16 8x16 ∞x16 100x16 40x16 100x16 100x16"),
            Answers(#"DisclosureGroup { F; F } label: { F }"#, "80x20 80x20 ∞x20 100x20 80x20 80x20 100x20"),
            Answers(#"DisclosureGroup("More", isExpanded: .constant(true)) { F }"#, "80x44 80x44 ∞x44 100x44 80x44 80x44 100x44"),
            Answers(#"GroupBox("Box") { F; F }"#, "80x72"),
            Answers(#"Menu("Go") { F }"#, "80x44"),
            Answers(#"NavigationStack { NavigationLink("Go") { F } }"#, "16x16 8x16 16x16 16x16 16x16 16x16 16x16"),
            Answers(#"TextEditor(text: .constant(""))"#, "100x100 0x0 ∞x∞ 100x60 40x200 100x60 100x100"),
            Answers("Slider(value: .constant(0.5))", "100x31 0x31 ∞x31 100x31 40x31 100x31 100x31"),
            Answers(#"Stepper("Wifi", value: .constant(1))"#, "134x32 110x32 ∞x32 110x48 110x64 134x32 110x64"),
            Answers("ProgressView()", "20x20"),
            Answers("ProgressView(value: 0.5)", "100x4 0x4 ∞x4 100x4 40x4 100x4 100x4"),
            Answers(#"ProgressView("Load")"#, "32x44 20x44 32x44 32x44 32x44 32x44 32x44"),
            Answers(#"Label("Title", systemImage: "star")"#, "64x16 32x16 64x16 64x16 40x48 64x16 64x16"),
            Answers(#"LabeledContent("a", value: "bc")"#, "32x16 24x16 ∞x16 100x16 40x16 32x16 100x16"),
            Answers(#"Picker("Pick", selection: .constant(1)) { Text("One").tag(1); Text("Two").tag(2) }"#, "32x64 8x64 32x64 32x64 32x64 32x64 32x64"),
        ]) func controls(_ row: Answers)
    { row.check() }
}
