import Testing
import ViewTree

@testable import ViewLayout

private func picture(_ tree: Node, _ width: Double, _ height: Double) throws -> LayoutPicture {
    let engine = LayoutEngine(window: Size(width: width, height: height))
    try engine.layout(root: tree)
    func view(_ node: Node) -> LayoutPicture.View {
        LayoutPicture.View(
            name: node.label, frame: engine.frame(of: node), proposal: engine.proposal(of: node),
            lines: engine.typesetText(of: node)?.lines.map(\.string) ?? [],
            children: node.children.map(view))
    }
    return LayoutPicture(window: engine.window, root: view(tree))
}

@Suite struct PictureTests {
    @Test func boxesWithNamesAndARuler() throws {
        let tree = HStack(spacing: 0) {
            Color.frame(width: 80);
            VStack(spacing: 0) {
                Color; Text("Reset"); Spacer()
            }
        }
        let drawn = try picture(tree, 200, 112).cells
        #expect(
            drawn == """
                      0         80        160
                    0 ┌HStack──┬┬VStack───────┐
                      │frame(w…││Color.red    │
                      │        ││             │
                      │        ││             │
                      │        ││             │
                   80 │        │├─────────────┤
                      └────────┴┴────Reset────┘
                      also: frame(width: 80), Color.red,
                      Spacer
                """)
    }

    @Test func overflowIsDotted() throws {
        let drawn = try picture(Color.frame(width: 96, height: 48), 64, 80).cells
        #expect(
            drawn == """
                        0
                    0 ··        ··
                      ┌frame(wid…┐
                      │·        ·│
                      └──────────┘
                      ··        ··
                      also: frame(width: 96, height: 48),
                      Color.red
                """)
    }

    @Test func namesStandBesideTexts() throws {
        let tree = List {
            Text("one"); Color.frame(height: 16)
        }
        let drawn = try picture(tree, 120, 48).cells
        #expect(
            drawn == """
                      0         80
                    0 one─List──────┐
                      ListRow › fram…
                      └─────────────┘
                      also: ListRow, frame(height: 16),
                      Color.red
                """)
    }

    @Test func svgWithHoverText() throws {
        let drawn = try picture(Text("a & b").padding(4), 64, 32).svg
        #expect(
            drawn == """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 80 48" width="80" height="48" font-family="monospace" font-size="10">
                  <rect x="0" y="0" width="64" height="32" fill="white" stroke="black"/>
                  <g><title>padding(4): 8,4 48x24, proposed 64x32</title><rect x="8" y="4" width="48" height="24" fill="hsl(0 60% 60%)" fill-opacity="0.15" stroke="hsl(0 60% 35%)"/></g>
                  <g><title>Text &quot;a &amp; b&quot;: 12,8 40x16, proposed 56x24</title><rect x="12" y="8" width="40" height="16" fill="hsl(47 60% 60%)" fill-opacity="0.15" stroke="hsl(47 60% 35%)"/></g>
                  <text x="14" y="18" pointer-events="none">a &amp; b</text>
                </svg>

                """)
    }

    @Test func whatIsEmptyIsLeftOut() throws {
        let drawn = try picture(List { (0..<3).map { Text("Row \($0)") } }, 120, 480)
        #expect(
            drawn.cells == """
                      0         80
                    0 Row 0─List────┐
                      Row 1─ListRow─┤
                      Row 2─ListRow─┤
                      │             │
                      (y 0…64 of 480)
                      also: ListRow
                """)
        #expect(drawn.crop(of: drawn.drawnViews) == Rect(x: 0, y: 0, width: 120, height: 64))
    }

    /// Every row shows its own number, or the list below the picture has it.
    @Test(arguments: [(80, 24), (46, 40), (30, 30), (24, 60), (80, 12)]) func labelsAreWholeOrEndInAnEllipsis(columns: Int, rows: Int) throws {
        let list = List { (0..<20).map { Text("Row \($0)") } }
        let drawn = try picture(list, 320, 480).cells(columns: columns, rows: rows)
        let lines = drawn.split(separator: "\n")
        #expect(lines.count <= rows && lines.allSatisfy { $0.count <= columns }, "\(drawn)")
        let numbers = drawn.matches(of: /Row (\d+)/).compactMap { Int($0.1) }
        #expect(Set(numbers).count == numbers.count, "\(drawn)")
        if rows >= 24 { #expect(numbers.sorted() == Array(0..<20), "\(drawn)") }
    }

    @Test func aPictureIsAsLargeAsFits() throws {
        let drawn = try picture(Text("Press").padding(4), 320, 480)
        #expect(
            drawn.cells(columns: 40, rows: 16) == """
                      128       168
                  208


                        ┌Press─────┐
                        │padding(4)│
                  248   └──────────┘


                      (x 128…192 of 320, y 208…272 of 480)
                """)
        #expect(drawn.cells(columns: 200, rows: 60) == drawn.cells(columns: 40, rows: 16))
        let wide = try picture(Color.frame(width: 2000, height: 4000), 2000, 4000).cells(columns: 60, rows: 20).split(separator: "\n")
        #expect(wide.count <= 20 && wide.allSatisfy { $0.count <= 60 })
    }

    @Test func colorsAndNamesInSVG() throws {
        let red = LayoutPicture.View(name: "Color.red", frame: Rect(x: 0, y: 0, width: 100, height: 50), color: "red")
        let frame = LayoutPicture.View(name: "frame", frame: red.frame, children: [red])
        let padding = LayoutPicture.View(name: "padding", frame: Rect(x: -2, y: -2, width: 104, height: 54), children: [frame])
        let svg = LayoutPicture(window: Size(width: 100, height: 50), root: padding).svg
        #expect(svg.contains(#"<title>Color.red: 0,0 100x50</title><rect x="0" y="0" width="100" height="50" fill="red""#))
        let labels = svg.split(separator: "\n").filter { $0.contains("<text") }
        #expect(labels.count == 2 && labels[1].contains(">frame › Color.r…</text>"), "\(labels)")
        #expect(labels[0].contains(#"y="8""#) && labels[1].contains(#"y="20""#), "\(labels)")
    }
}
