import Testing
import ViewTree

@testable import ViewLayout

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

    /// For the least, the most and its share, for its place in the stack, and when it is placed. A view that answers at once keeps no answers.
    @Test func aFlatStackAsksEachChildFiveTimes() throws {
        #expect(try sizesComputed(HStack(spacing: 0) { for _ in 0..<1000 { Color } }) == 5 * 1000 + 1)
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
