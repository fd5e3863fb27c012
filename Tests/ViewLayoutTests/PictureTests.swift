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
        let tree = HStack(spacing: 0) { Color.frame(width: 80); VStack(spacing: 0) { Color; Text("Reset"); Spacer() } }
        #expect(try picture(tree, 200, 112).cells == """
                  0         80        160
                0 ┌HStack──┬VStack › Color┐
                  │        │              │
                  │        │              │
                  │        │              │
                  │        └──────────────┘
               80 │        │    Reset
                  └────────┴──────────────┘
            """)
    }

    @Test func overflowIsDotted() throws {
        #expect(try picture(Color.frame(width: 96, height: 48), 64, 80).cells == """
            """)
    }

    @Test func svg() throws {
        #expect(try picture(Text("a & b").padding(4), 64, 32).svg == """
            """)
    }
}
