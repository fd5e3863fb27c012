import Testing
import ViewTree

@testable import ViewLayout

private func picture(_ tree: Node, _ width: Double, _ height: Double) throws -> LayoutPicture {
    let engine = LayoutEngine(window: Size(width: width, height: height))
    try engine.layout(root: tree)
    func view(_ node: Node) -> LayoutPicture.View {
        LayoutPicture.View(
            name: node.label, frame: engine.frame(of: node), proposal: engine.proposal(of: node), lines: engine.lines(of: node) ?? [],
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
                      │frame(wi││Color.red    │
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
                      ┌frame(widt┐
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
                      ListRow › frame
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
                  <g><title>padding(4): 8,4 48x24, proposed 64x32</title><rect x="8" y="4" width="48" height="24" fill="hsl(0 60% 60%)" fill-opacity="0.15" stroke="hsl(0 60% 35%)"/><text x="10" y="14" pointer-events="none">padding(4)</text></g>
                  <g><title>Text &quot;a &amp; b&quot;: 12,8 40x16, proposed 56x24</title><rect x="12" y="8" width="40" height="16" fill="hsl(47 60% 60%)" fill-opacity="0.15" stroke="hsl(47 60% 35%)"/><text x="14" y="18" pointer-events="none">a &amp; b</text></g>
                </svg>

                """)
    }
}
