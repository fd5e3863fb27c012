import Testing
import ViewTree

@testable import ViewLayout

private func row(_ views: Node...) -> Node { HStack { views } }
private func column(_ views: Node...) -> Node { VStack { views } }
private func layers(_ views: Node...) -> Node { ZStack { views } }
private func grid(_ views: Node...) -> Node { Grid { GridRow { views } } }
private func fitting(_ views: Node...) -> Node { ViewThatFits([.horizontal, .vertical]) { views } }
private func scrolling(_ view: Node) -> Node { ScrollView { view } }
private func lazy(_ views: Node...) -> Node { LazyVStack { views } }

@Suite struct CostTests {
    /// Stacks inside each other in turn, each beside a view of its own.
    private func nested(_ depth: Int) -> Node {
        if depth == 0 { return Color }
        return depth % 2 == 0
            ? HStack {
                nested(depth - 1); Text("a")
            }
            : VStack {
                nested(depth - 1); Text("b")
            }
    }

    private func sizesComputed(_ tree: Node) throws -> Int {
        let engine = LayoutEngine(window: Size(width: 500, height: 500))
        try engine.layout(root: tree)
        return engine.counts.sizesComputed
    }

    @Test func nestingDoesNotGrowExponentially() throws {
        let costs = try [6, 12, 24].map { try sizesComputed(nested($0)) }
        #expect(costs[1] < costs[0] * 5 && costs[2] < costs[1] * 5, "\(costs)")
        #expect(costs[1] < 25 * 60, "\(costs)")
    }

    /// A container around the level inside it and another view.
    typealias Level = @Sendable (Node) -> Node

    /// Twelve levels inside each other: the questions to a view are bounded by a constant, known answers included.
    @Test(
        arguments: [
            ("HStack and VStack", 40, [{ row($0, Text("a")) }, { column($0, Text("b")) }]),
            ("HStack", 15, [{ row($0, Text("a")) }]),
            ("VStack of padding", 10, [{ column($0.padding(1), Color) }]),
            ("ZStack", 4, [{ layers($0, Text("a")) }]),
            ("HStack and ZStack", 10, [{ row($0, Color) }, { layers($0, Text("b")) }]),
            ("Grid", 20, [{ grid($0, Text("a")) }]),
            ("Grid and VStack", 30, [{ grid($0, Color) }, { column($0, Text("b")) }]),
            ("ViewThatFits in HStack", 8, [{ row(fitting($0, Text("a")), Color) }]),
            ("ScrollView in VStack", 4, [{ column(scrolling($0), Text("a")) }]),
            ("flexible frames", 90, [{ row($0.frame(minWidth: 5, maxHeight: 90), Text("a")) }, { column($0.frame(maxWidth: 300), Color) }]),
            ("ratios", 20, [{ row($0.aspectRatio(nil), Color) }, { column($0.aspectRatio(2), Text("a")) }]),
            ("overlays", 24, [{ row($0.overlay { Text("a") }.background { Color }, Color) }, { column($0, Text("a")) }]),
            ("LazyVStack", 15, [{ lazy($0, Text("a")) }, { row($0, Color) }]),
            ("priorities", 8, [{ row($0.layoutPriority(1), Text("a"), Color.layoutPriority(-1)) }, { column($0, Text("a").layoutPriority(2)) }]),
        ] as [(String, Int, [Level])]) func questionsByView(name: String, bound: Int, levels: [Level]) throws
    {
        let tree = (0..<12).reduce(Color) { inner, level in levels[level % levels.count](inner) }
        let engine = LayoutEngine(window: Size(width: 500, height: 500))
        try engine.layout(root: tree)
        #expect(engine.counts.sizesAsked <= bound * tree.all.count, "\(name): \(engine.counts.sizesAsked) of \(tree.all.count) views")
    }

    /// For the least, the most and its share, and when it is placed. A view that answers at once keeps no answers.
    @Test func aFlatStackAsksEachChildFourTimes() throws {
        #expect(try sizesComputed(HStack(spacing: 0) { for _ in 0..<1000 { Color } }) == 4 * 1000 + 1)
    }

    /// Children of all lengths, sorted by how flexible they are: twice as many are asked twice as often.
    @Test(arguments: [500, 4000]) func questionsToAFlatStack(count: Int) throws {
        let engine = LayoutEngine(window: Size(width: 1_000_000, height: 500))
        try engine.layout(
            root: HStack(spacing: 0) { for index in 0..<count { Color.frame(minWidth: Double(index * 7 % 50), maxWidth: Double(50 + index * 13 % 200)) } })
        #expect(engine.counts.sizesAsked <= 12 * count, "\(engine.counts.sizesAsked) of \(count)")
    }

    @Test func stackedGuidesAreWorkedOutOnce() throws {
        var runs = 0
        var view = Color.frame(width: 10, height: 10)
        for _ in 0..<20 {
            view = view.alignmentGuide(.leading) {
                runs += 1
                return try $0[.leading] + ($0[explicit: .leading] ?? 0)
            }
        }
        let engine = LayoutEngine(window: Size(width: 100, height: 100))
        try engine.layout(
            root: VStack(alignment: .leading) {
                view; Color.frame(width: 10, height: 10)
            })
        #expect(runs == 20)
    }
}
