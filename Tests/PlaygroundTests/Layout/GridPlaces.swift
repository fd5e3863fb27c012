import Testing

/// `Grid`, the lazy grids and the lazy stacks: where cells and rows stand.
@Suite struct GridPlaces {
    @Test(
        "Grid",
        arguments: [
            Places(
                "columns are as wide as their widest cell, cells are centred", 160, 40,
                #"Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { A("a"); F.n("b") }; GridRow { F.n("c"); A("d") } }"#,
                "a 30,0 20x20; b 80,0 80x20; c 0,20 80x20; d 110,20 20x20"),
            Places(
                "aligned", 160, 40, #"Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) { GridRow { A("a"); F }; GridRow { F; A("d") } }"#,
                "a 0,0 20x20; d 80,20 20x20"),
            Places(
                "the default spacing is 8 both ways", 100, 100, #"Grid { GridRow { A("a"); A("b") }; GridRow { A("c") } }"#,
                "a 26,26 20x20; b 54,26 20x20; c 26,54 20x20"),
            Places(
                "a row's own alignment", 60, 40, #"Grid(horizontalSpacing: 0) { GridRow(alignment: .bottom) { A("a"); C.frame(width: 40, height: 40) } }"#,
                "a 0,20 20x20"),
            Places(
                "one cell aligns its column", 80, 60,
                #"Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { A("a").gridColumnAlignment(.trailing) }; GridRow { F.n("f") }; GridRow { A("e") } }"#,
                "a 60,0 20x20; f 0,20 80x20; e 60,40 20x20"),
            Places(
                "an anchor places one cell", 100, 80,
                #"Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { A("a").gridCellAnchor(UnitPoint(x: 0.25, y: 1)); C.frame(width: 20, height: 60) }; GridRow { F.n("f") } }"#,
                "a 15,40 20x20; f 0,60 80x20"),
            Places(
                "a cell over two columns", 60, 40,
                #"Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { A("a"); A("b").gridCellColumns(2) }; GridRow { A("c"); A("d"); A("e") } }"#,
                "a 0,0 20x20; b 30,0 20x20; c 0,20 20x20; d 20,20 20x20; e 40,20 20x20"),
            Places(
                "what a wide cell needs goes evenly to its columns", 100, 40,
                #"Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { F.n("w").gridCellColumns(2); A("z") }; GridRow { A("a"); A("b"); A("c") } }"#,
                "w 0,0 80x20; z 80,0 20x20; a 10,20 20x20; b 50,20 20x20; c 80,20 20x20"),
            Places(
                "an empty cell holds its place", 40, 40,
                #"Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).n("e"); A("a") }; GridRow { A("b"); A("c") } }"#,
                "e 0,0 20x20; a 20,0 20x20; b 0,20 20x20; c 20,20 20x20"),
            Places(
                "an empty view is no cell", 40, 40,
                #"Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { EmptyView(); A("a") }; GridRow { A("b"); A("c") } }"#,
                "a 0,0 20x20; b 0,20 20x20; c 20,20 20x20"),
            Places(
                "a short row leaves its last columns empty", 60, 40,
                #"Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { A("a"); A("b"); A("c") }; GridRow { A("d") } }"#,
                "a 0,0 20x20; c 40,0 20x20; d 0,20 20x20"),
            Places(
                "a line between rows that does not widen them", 100, 41,
                #"Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { A("a"); A("b") }; Divider().gridCellUnsizedAxes(.horizontal).n("d"); GridRow { A("c") } }"#,
                "a 30,0 20x20; b 50,0 20x20; d 30,20 40x1; c 30,21 20x20"),
            Places(
                "rows of a loop and of an if", 40, 60,
                #"Grid(horizontalSpacing: 0, verticalSpacing: 0) { ForEach(0..<2) { i in GridRow { A("a\(i)"); A("b\(i)") } }; if 1 < 2 { GridRow { A("c") } } }"#,
                "a0 0,0 20x20; b0 20,0 20x20; a1 0,20 20x20; b1 20,20 20x20; c 0,40 20x20"),
            Places(
                "a row in a custom view is a row", 40, 40, #"Grid(horizontalSpacing: 0, verticalSpacing: 0) { Row(i: 0); Row(i: 1) }"#,
                "a0 0,0 20x20; b0 20,0 20x20; a1 0,20 20x20; b1 20,20 20x20",
                declarations: #"struct Row: View { let i: Int; var body: some View { GridRow { A("a\(i)"); A("b\(i)") } } }"#),
            Places(
                "flexible columns share what fixed ones leave", 200, 20, #"Grid { GridRow { A("a"); C.n("b"); C.n("c") } }"#,
                "a 0,0 20x20; b 28,0 82x20; c 118,0 82x20"),
            Places(
                "rows share the height", 20, 100, #"Grid(verticalSpacing: 0) { GridRow { C.n("a") }; GridRow { A("b") }; GridRow { C.n("c") } }"#,
                "a 0,0 20x40; b 0,40 20x20; c 0,60 20x40"),
            Places(
                "baselines of a row", 100, 32,
                #"Grid(horizontalSpacing: 0) { GridRow(alignment: .firstTextBaseline) { Text("a").n("a"); Text("b").font(.system(size: 32)).n("b") } }"#,
                "a 38,12 8x16; b 46,0 16x32"),
        ]) func grids(_ row: Places)
    { row.check() }

    @Test(
        "lazy grids and stacks",
        arguments: [
            Places(
                "rows of a lazy column are as broad as it is", 100, 100,
                #"ScrollView { LazyVStack(alignment: .leading, spacing: 0) { A("a"); F.n("f"); C.n("c") } }"#, "a 0,0 20x20; f 0,20 80x20; c 0,40 100x10"),
            Places(
                "aligned at the end", 100, 100, #"ScrollView { LazyVStack(alignment: .trailing, spacing: 4) { A("a"); F.n("f") } }"#,
                "a 80,0 20x20; f 20,24 80x20"),
            Places(
                "a lazy row", 100, 40, #"ScrollView(.horizontal) { LazyHStack(alignment: .top, spacing: 2) { A("a"); C.n("c"); A("b") } }"#,
                "a 0,0 20x20; c 22,0 10x40; b 34,0 20x20"),
            Places(
                "a column's alignment places its cells", 60, 100,
                #"ScrollView { LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0, alignment: .bottomTrailing), GridItem(.fixed(20))], spacing: 0) { A("a"); C.frame(height: 50).n("b"); A("c") } }"#,
                "a 20,30 20x20; b 40,0 20x50; c 20,50 20x20"),
            Places(
                "flexible columns share, inside their bounds", 100, 20,
                #"LazyVGrid(columns: [GridItem(.flexible(maximum: 20), spacing: 0), GridItem(.flexible(), spacing: 0), GridItem(.fixed(10))]) { C.n("a"); C.n("b"); C.n("c") }"#,
                "a 0,5 20x10; b 20,5 70x10; c 90,5 10x10"),
            Places(
                "a flexible column's minimum counts", 100, 20,
                #"LazyVGrid(columns: [GridItem(.flexible(minimum: 70), spacing: 0), GridItem(.flexible(), spacing: 0)]) { C.n("a"); C.n("b") }"#,
                "a 0,5 70x10; b 70,5 30x10"),
            Places(
                "adaptive columns are as many as fit", 100, 20,
                #"LazyVGrid(columns: [GridItem(.adaptive(minimum: 30, maximum: 40), spacing: 5)], spacing: 0) { C.n("a"); C.n("b"); C.n("c") }"#,
                "a 0,5 30x10; b 35,5 30x10; c 70,5 30x10"),
            Places(
                "adaptive beside fixed", 100, 10,
                #"LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.adaptive(minimum: 30), spacing: 0)]) { C.n("a"); C.n("b"); C.n("c") }"#,
                "a 0,0 20x10; b 20,0 40x10; c 60,0 40x10"),
            Places(
                "rows of a horizontal grid", 100, 40,
                #"LazyHGrid(rows: [GridItem(.fixed(10), spacing: 0), GridItem(.fixed(30))], spacing: 5) { C.n("a"); C.n("b"); C.n("c") }.fixedSize()"#,
                "a 37.5,0 10x10; b 37.5,10 10x30; c 52.5,0 10x10"),
        ]) func lazy(_ row: Places)
    { row.check() }
}
