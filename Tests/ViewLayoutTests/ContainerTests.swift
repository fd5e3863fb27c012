import Testing
import ViewTree

@testable import ViewGraph
@testable import ViewLayout

/// The rows of a lazy container, made on demand.
private final class Rows: LazyElements {
    let pinned: [ResolvedNode] = []
    let count: Int
    private let make: (Int) -> Node
    private unowned let container: Node
    private var made: [Int: Node] = [:]
    private(set) var makings = 0

    init(_ count: Int, of container: Node, make: @escaping (Int) -> Node) {
        (self.count, self.container, self.make) = (count, container, make)
        container.lazyElements = self
    }

    func realize(_ range: Range<Int>) -> [[Node]] {
        made = made.filter { range.contains($0.key) }
        for index in range where made[index] == nil {
            made[index] = make(index)
            makings += 1
        }
        container.setChildren(range.compactMap { made[$0] })
        return container.children.map { [$0] }
    }
}

private var flexible: GridItem { GridItem(size: .flexible(minimum: 10, maximum: .infinity), spacing: nil, alignment: nil) }
private func fixed(_ length: Double, spacing: Double? = nil) -> GridItem { GridItem(size: .fixed(length), spacing: spacing, alignment: nil) }

@Suite struct ContainerTests {
    @Test(
        "grids",
        arguments: [
            LayoutCase(
                "columns are as wide as their widest cell, rows as high as their highest", 200, 100,
                ["a": [70, 31, 20, 20], "b": [110, 31, 20, 20], "c": [60, 59, 40, 10]]
            ) {
                Grid(horizontalSpacing: 0, verticalSpacing: 8) {
                    GridRow {
                        square("a"); square("b")
                    }
                    GridRow {
                        Color.frame(width: 40, height: 10).n("c"); Color.frame(width: 40, height: 10)
                    }
                }
            },
            LayoutCase("flexible columns share the rest", 200, 100, ["a": [0, 0, 20, 100], "b": [28, 0, 82, 100], "c": [118, 0, 82, 100]]) {
                Grid {
                    GridRow {
                        Color.frame(width: 20).n("a"); Color.n("b"); Color.n("c")
                    }
                }
            },
            LayoutCase("a cell over two columns", 200, 100, ["w": [76, 26, 48, 20], "a": [76, 54, 20, 20], "b": [104, 54, 20, 20], "g": [76, 26, 48, 48]]) {
                Grid {
                    GridRow { Color.frame(height: 20).n("w").attached(.trait(GridCellColumns(2))).attached(.trait(GridCellUnsizedAxes(.horizontal))) }
                    GridRow {
                        square("a"); square("b")
                    }
                }.n("g")
            },
            LayoutCase("a view without a row spans all columns", 100, 100, ["d": [0, 49.5, 100, 1], "a": [13, 21.5, 20, 20]]) {
                Grid {
                    GridRow {
                        square("a"); square("b")
                    }; Divider.n("d");
                    GridRow {
                        square("c"); square("e")
                    }
                }
            },
            LayoutCase("alignments of a column, a row and a cell", 108, 40, ["a": [0, 20, 20, 20], "b": [40, 0, 20, 20], "c": [88, 20, 20, 20]]) {
                Grid(horizontalSpacing: 0) {
                    GridRow(alignment: .bottom) {
                        square("a").attached(.trait(GridColumnAlignment(.leading)))
                        square("b").attached(.trait(GridCellAnchor(UnitPoint(x: 0, y: 0))))
                        square("c")
                        Color.frame(width: 0, height: 40)
                    }
                    GridRow {
                        Color.frame(width: 40, height: 0); Color.frame(width: 48, height: 0)
                    }
                }.frame(height: 40, alignment: .topLeading)
            },
        ]) func grids(_ example: LayoutCase) throws
    { try check(example) }

    @Test(
        "lazy containers",
        arguments: [
            LayoutCase("each row is proposed the breadth and no length", 100, 200, ["r0": [0, 0, 100, 10], "r1": [0, 10, 100, 10], "r2": [0, 20, 100, 10]]) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Color.n("r0"); Color.n("r1"); Color.n("r2")
                    }
                }
            },
            LayoutCase("fixed and flexible columns", 100, 60, ["a": [0, 0, 20, 10], "b": [28, 0, 32, 10], "c": [68, 0, 32, 10], "d": [0, 18, 20, 10]]) {
                ScrollView {
                    LazyVGrid([fixed(20), flexible, flexible]) {
                        Color.n("a"); Color.n("b"); Color.n("c"); Color.n("d")
                    }
                }
            },
            LayoutCase(
                "an adaptive item is as many columns as fit", 100, 60,
                ["a": [0, 0, 30, 10], "b": [35, 0, 30, 10], "c": [70, 0, 30, 10], "d": [0, 18, 30, 10]]
            ) {
                ScrollView {
                    LazyVGrid([GridItem(size: .adaptive(minimum: 25, maximum: .infinity), spacing: 5, alignment: nil)]) {
                        Color.n("a"); Color.n("b"); Color.n("c"); Color.n("d")
                    }
                }
            },
            LayoutCase("rows of a list", 100, 60, ["a": [0, 0, 20, 20], "b": [0, 20, 100, 10]]) {
                List {
                    square("a"); Color.n("b")
                }
            },
        ]) func lazyContainers(_ example: LayoutCase) throws
    { try check(example) }

    @Test func onlyRowsInViewAreMade() throws {
        let stack = LazyVStack(spacing: 0) {}
        let rows = Rows(1000, of: stack) { Text("row \($0)").frame(height: 40).n("row \($0)") }
        let view = ScrollView { stack }
        let engine = LayoutEngine(window: Size(width: 100, height: 200))
        #expect(try frames(of: view, in: engine.window, engine: engine).keys.sorted() == (0..<5).map { "row \($0)" })
        #expect(engine.frame(of: stack) == Rect(x: 0, y: 0, width: 100, height: 40_000))
        engine.scroll(view, by: 2000)
        let scrolled = try frames(of: view, in: engine.window, engine: engine)
        #expect(scrolled.keys.sorted() == (50..<55).map { "row \($0)" })
        #expect(scrolled["row 52"] == [26, 80, 48, 40])
        #expect(rows.makings == 10)
        engine.scroll(view, by: 1e9)
        #expect(try frames(of: view, in: engine.window, engine: engine)["row 999"]?[1] == 160)
        #expect(engine.scrollOffset(of: view) == Point(x: 0, y: 39_800))
    }

    @Test func rowsOfDifferentHeightsAreMeasuredAsTheyAppear() throws {
        let stack = LazyVStack(spacing: 0) {}
        let rows = Rows(4, of: stack) { Color.frame(height: Double($0 + 1) * 10).n("\($0)") }
        let engine = LayoutEngine(window: Size(width: 10, height: 200))
        #expect(
            try frames(of: ScrollView { stack }, in: engine.window, engine: engine)
                == ["0": [0, 0, 10, 10], "1": [0, 10, 10, 20], "2": [0, 30, 10, 30], "3": [0, 60, 10, 40]])
        #expect(engine.frame(of: stack)?.height == 100)
        #expect(rows.makings == 4)
    }

    @Test func outsideAScrollViewAllRowsAreMade() throws {
        let stack = LazyVStack(spacing: 0) {}
        let rows = Rows(30, of: stack) { _ in Color.frame(height: 40) }
        let engine = LayoutEngine(window: Size(width: 100, height: 200))
        try engine.layout(root: stack)
        #expect(rows.makings == 30)
        #expect(engine.frame(of: stack)?.height == 1200)
    }

    @Test func scrollingMovesFramesAndStopsAtTheEnd() throws {
        let tree = ScrollView {
            VStack(spacing: 0) {
                Color.frame(height: 150).n("a"); Color.frame(height: 150).n("b")
            }
        }.n("scroll")
        let engine = LayoutEngine(window: Size(width: 50, height: 200))
        #expect(try frames(of: tree, in: engine.window, engine: engine) == ["scroll": [0, 0, 50, 200], "a": [0, 0, 50, 150], "b": [0, 150, 50, 150]])
        engine.scroll(tree, by: 30)
        #expect(try frames(of: tree, in: engine.window, engine: engine) == ["scroll": [0, 0, 50, 200], "a": [0, -30, 50, 150], "b": [0, 120, 50, 150]])
        engine.scroll(tree, by: 900)
        #expect(try frames(of: tree, in: engine.window, engine: engine)["b"] == [0, 50, 50, 150])
        engine.scroll(toShow: tree["a"], anchor: nil)
        #expect(try frames(of: tree, in: engine.window, engine: engine)["a"] == [0, 0, 50, 150])
        engine.scroll(toShow: tree["b"], anchor: UnitPoint(x: 0, y: 1))
        #expect(try frames(of: tree, in: engine.window, engine: engine)["b"] == [0, 50, 50, 150])
    }

    @Test(
        "ViewThatFits",
        arguments: [
            LayoutCase("the ideal size decides", 20, 50, ["flexible": [0, 0, 20, 50]]) {
                ViewThatFits(.horizontal) {
                    Color.frame(width: 30, height: 10).n("fixed")
                    Color.frame(maxWidth: .infinity).n("flexible")
                    Color.frame(width: 5, height: 10).n("tiny")
                }
            },
            LayoutCase("without one that fits the last is shown", 4, 50, ["tiny": [-0.5, 20, 5, 10]]) {
                ViewThatFits(.horizontal) {
                    Color.frame(width: 30, height: 10).n("fixed"); Color.frame(width: 5, height: 10).n("tiny")
                }
            },
        ]) func viewThatFits(_ example: LayoutCase) throws
    {
        try check(example)
        #expect(try frames(of: example.tree(), in: example.window).count == 1)
    }

    @Test func theChoiceFollowsTheWindow() throws {
        let tree = ViewThatFits(.horizontal) {
            Color.frame(width: 30, height: 10).n("wide"); Color.frame(width: 5, height: 10).n("narrow")
        }
        let engine = LayoutEngine(window: Size(width: 50, height: 10))
        #expect(try frames(of: tree, in: engine.window, engine: engine) == ["wide": [10, 0, 30, 10]])
        engine.window.width = 20
        #expect(try frames(of: tree, in: engine.window, engine: engine) == ["narrow": [7.5, 0, 5, 10]])
        #expect(engine.chosenChild(of: tree)?.name == "narrow")
    }

    @Test func aRelativeFrameFollowsItsContainer() throws {
        let tree = VStack(spacing: 0) {
            Color.frame(height: 20)
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.containerRelativeFrame(.horizontal).n("page"); Color.frame(width: 30)
                }
            }
        }
        let engine = LayoutEngine(window: Size(width: 100, height: 120))
        #expect(try frames(of: tree, in: engine.window, engine: engine) == ["page": [0, 20, 100, 100]])
        engine.window = Size(width: 60, height: 80)
        #expect(try frames(of: tree, in: engine.window, engine: engine) == ["page": [0, 20, 60, 60]])
        #expect(engine.warnings == [])
    }

    @Test(
        "controls",
        arguments: [
            LayoutCase("a button is its label", 200, 100, ["b": [80, 42, 40, 16]]) { control(ButtonControl(action: {}), "Button") { Text("Reset") }.n("b") },
            LayoutCase("a toggle has its switch at the end", 200, 100, ["t": [0, 34.5, 200, 31], "l": [0, 42, 32, 16]]) {
                control(ToggleControl(ValueBinding(get: { true }, set: { _ in })), "Toggle") { Text("Wifi").n("l") }.n("t")
            },
            LayoutCase("a label is icon and title", 200, 16, ["i": [68, 0, 16, 16], "t": [92, 0, 40, 16]]) {
                control(LabelControl(icon: DeclaredView(ViewType("Image"), .empty)), "Label") {
                    Text("Title").n("t"); Image("star", isSystem: true).n("i")
                }
            },
            LayoutCase("a text field is as wide as it is offered", 200, 100, ["f": [0, 42, 200, 16], "p": [0, 42, 32, 16]]) {
                control(TextFieldControl(ValueBinding(get: { "" }, set: { _ in })), "TextField") { Text("Name").n("p") }.n("f")
            },
            LayoutCase("a bar under its label", 200, 28, ["p": [0, 0, 200, 28], "l": [0, 0, 32, 16]]) {
                control(ProgressControl(fraction: 0.5), "ProgressView") { Text("Load").n("l") }.n("p")
            },
            LayoutCase("a bar above the label of its value", 200, 52, ["p": [0, 0, 200, 52], "l": [0, 0, 32, 16], "v": [0, 36, 24, 16]]) {
                let label = DeclaredView(ViewType("Text"), .group(DeclaredView(ViewType("EmptyView"), .empty)))
                return control(ProgressControl(fraction: 0.5, valueLabel: label), "ProgressView") {
                    Text("Load").n("l"); Text("50%").n("v")
                }.n("p")
            },
        ]) func controls(_ example: LayoutCase) throws
    { try check(example) }
}
