import ViewGraph
import ViewLayout
import ViewReport
import ViewTree

func measureLayout() throws -> [Row] {
    var rows: [Row] = []
    for count in [1_000, 10_000, 100_000] {
        let column = try LiveColumn(count)
        let engine = column.live.layout
        guard let root = column.live.graph.root else { throw BenchmarkError.noRow }
        let cold = try median(of: count > 10_000 ? 3 : 7) {
            engine.forgetAnswers()
            try engine.layout(root: root)
        }
        rows.append(Row(what: "\(count) rows laid out from nothing", value: milliseconds(cold)))
        rows.append(Row(what: "… after one row changed", value: milliseconds(try median(of: 51) { try column.tap() })))
    }
    for depth in [6, 12, 24] {
        let engine = LayoutEngine(window: Size(width: 500, height: 500))
        let graph = Graph(limits: .unbounded)
        try graph.mount(nested(depth))
        guard let root = graph.root else { throw BenchmarkError.noRow }
        try engine.layout(root: root)
        let nodes = root.preorder.count
        rows.append(Row(what: "stacks nested \(depth) deep", value: "\(engine.counts.sizesComputed) sizes", note: "of \(nodes) views"))
    }
    return rows
}

/// Stacks inside each other in turn, each beside a text.
private func nested(_ depth: Int) -> DeclaredView {
    if depth == 0 { return text("x") }
    let views = tuple(nested(depth - 1), text("a"))
    return depth % 2 == 0
        ? DeclaredView(ViewType("HStack", [views.type]), .container(StackContainer(.horizontal), views))
        : DeclaredView(ViewType("VStack", [views.type]), .container(StackContainer(.vertical), views))
}
