import Testing
import ViewTree

@testable import ViewGraph
@testable import ViewLayout

/// The warnings of a layout, and the frames of named nodes.
private func warnings(_ tree: Node, _ width: Double = 100, _ height: Double = 100) throws -> [String] {
    let engine = LayoutEngine(window: Size(width: width, height: height))
    try engine.layout(root: tree)
    return engine.warnings.map(\.message)
}

@Suite struct LimitTests {
    private static let bad: [Double] = [.nan, .infinity, -.infinity, -50, .greatestFiniteMagnitude, -.greatestFiniteMagnitude]

    /// No length of any modifier ends in a trap, or in a frame that is not a number.
    @Test(arguments: bad) func lengthsThatCannotBe(length: Double) throws {
        let range = FlexibleFrameModifier.Range(min: length, ideal: length, max: length)
        let modifiers: [any LayoutModifier] = [
            PaddingModifier(EdgeInsets(length)), FrameModifier(width: length, height: length, .center), OffsetModifier(Size(width: length, height: length)),
            FlexibleFrameModifier(width: range, height: range, alignment: .center), AspectRatioModifier(ratio: length, fills: true),
            AspectRatioModifier(ratio: length, fills: false), PositionModifier(Point(x: length, y: length)), SafeAreaPaddingModifier(EdgeInsets(length)),
        ]
        for modifier in modifiers {
            for content in [
                Color, Text("one two three"),
                HStack(spacing: length) {
                    Color; Spacer(minLength: length); Text("a", font: length)
                },
            ] {
                let tree = VStack {
                    content.modifier(.layout(modifier), "modifier");
                    Grid(horizontalSpacing: length) {
                        GridRow {
                            Color; Color
                        }
                    }
                }
                let engine = LayoutEngine(window: Size(width: 100, height: 100))
                try engine.layout(root: tree)
                for node in tree.all {
                    let frame = try #require(engine.frame(of: node))
                    #expect(frame.numbers.allSatisfy { !$0.isNaN } && frame.width >= 0 && frame.height >= 0)
                }
                #expect(!LayoutPicture(window: engine.window, root: picture(tree, engine)).cells.isEmpty)
            }
        }
    }

    private func picture(_ node: Node, _ engine: LayoutEngine) -> LayoutPicture.View {
        LayoutPicture.View(name: node.view, frame: engine.frame(of: node), children: node.children.map { picture($0, engine) })
    }

    @Test(arguments: bad) func answersOfLayoutsThatCannotBe(length: Double) throws {
        let odd = TestLayout(
            size: { _, _ in Size(width: length, height: length) },
            place: {
                try $2[0].place(at: Point(x: length, y: length), anchor: UnitPoint(x: length, y: length), proposal: Proposal(width: length, height: length))
            }, alignment: { _ in length })
        let tree = HStack(alignment: .top) {
            layout(odd) { Color.n("c") }; Color.alignmentGuide(.top) { _ in length }
        }
        let engine = LayoutEngine(window: Size(width: 100, height: 100))
        try engine.layout(root: tree)
        #expect(tree.all.allSatisfy { engine.frame(of: $0)?.numbers.allSatisfy { !$0.isNaN } ?? false })
    }

    @Test func framesThatCannotBeWarn() throws {
        #expect(try warnings(Color.frame(width: -1)) == ["Invalid frame dimension (negative or non-finite)."])
        #expect(try warnings(Color.frame(height: .infinity)) == ["Invalid frame dimension (negative or non-finite)."])
        #expect(try warnings(Color.frame(minWidth: 90, maxWidth: 20)) == ["Contradictory frame constraints specified."])
        #expect(try warnings(Color.frame(minWidth: 20, maxWidth: .infinity)) == [])
        #expect(try warnings(layout(TestLayout("Odd", size: { _, _ in Size(width: -1, height: 2) })) { Color }) == ["Odd answered 100x100 with the size -1x2"])
        let frame = try frames(of: Color.frame(width: .infinity).n("f"), in: Size(width: 100, height: 50))
        #expect(frame == ["f": [0, 0, 100, 50]])
    }

    @Test func aWindowThatCannotBeIsEmpty() throws {
        let engine = LayoutEngine(window: Size(width: .nan, height: -4), safeArea: EdgeInsets(.infinity))
        #expect(try frames(of: Color.n("c"), in: .zero, engine: engine) == ["c": [0, 0, 0, 0]])
    }

    /// 10,000 levels end in an error that names the limit; 1,000 are laid out.
    @Test(arguments: [1_000, 10_000]) func nesting(levels: Int) {
        let message = onLargeStack { () -> String in
            var tree = Color.frame(width: 1, height: 1)
            for level in 0..<levels {
                switch level % 3 {
                case 0: tree = tree.frame(maxWidth: .infinity, alignment: .topLeading)
                case 1: tree = tree.padding(0)
                default:
                    tree = VStack {
                        tree; Color.frame(height: 0)
                    }
                }
            }
            let engine = LayoutEngine(window: Size(width: 100, height: 100))
            do {
                try engine.layout(root: tree)
                return engine.frame(of: tree)?.width == 100 ? "laid out" : "wrong"
            } catch {
                return (error as? LayoutError)?.message ?? "another error"
            }
        }
        #expect(message == (levels == 1_000 ? "laid out" : "views are nested more than 4000 levels deep"))
    }

    @Test func aLayoutThatAsksForEverIsStopped() throws {
        let endless = TestLayout(size: { proposal, subviews in
            while true { _ = try subviews[0].sizeThatFits(proposal) }
        })
        var limits = LayoutLimits()
        limits.questions = 1000
        let engine = LayoutEngine(window: Size(width: 100, height: 100), limits: limits)
        let error = #expect(throws: LayoutError.self) { try engine.layout(root: layout(endless) { Color }) }
        #expect(error?.code == .tooManyQuestions)
    }

    @Test func afterAnErrorTheNextLayoutStartsAfresh() throws {
        struct Failure: Error {}
        var fails = true
        let tree = HStack {
            layout(
                TestLayout(size: { proposal, _ in
                    if fails { throw Failure() }
                    return proposal.replacingUnspecified()
                })
            ) { Color }.n("c"); Color
        }
        let engine = LayoutEngine(window: Size(width: 108, height: 100))
        #expect(throws: Failure.self) { try engine.layout(root: tree) }
        fails = false
        #expect(try frames(of: tree, in: engine.window, engine: engine) == ["c": [0, 0, 50, 100]])
    }
}
