import ViewGraph
import ViewReport
import ViewTree

/// A live column without recording, and the action of its middle row.
struct LiveColumn {
    let live: LiveView
    let tap: () throws -> Void

    init(_ count: Int) throws {
        live = LiveView(window: Size(width: 320, height: 480), limits: GraphLimits.unbounded)
        live.keepsTrees = false
        try live.graph.mount(column(of: count))
        guard let column = live.graph.root, !column.children.isEmpty, let row = column.children[count / 2].children.first else { throw BenchmarkError.noRow }
        let graph = live.graph
        tap = {
            guard case .action(let gesture as GestureModifier)? = row.attachments.last, let gesture = gesture.tap else { throw BenchmarkError.noRow }
            try graph.perform { try gesture.action(nil) }
        }
    }
}

enum BenchmarkError: Error { case noRow, failed(String) }

private let sizes = [1_000, 10_000, 100_000]

/// What a resolved view costs in graph and layout, recording off.
private func memoryOfAView(rows: Int) throws -> [Row] {
    guard let before = residentBytes() else { return [] }
    let column = try LiveColumn(rows)
    guard let after = residentBytes(), let nodes = column.live.graph.root?.preorder.count else { return [] }
    return [Row(what: "memory of a resolved view, of \(nodes)", value: "\((after - before) / max(1, nodes)) bytes", note: "target 1,024")]
}

/// One leaf's state changed: graph, layout and all, among more and more views.
func measureUpdates() throws -> [Row] {
    var first: Double?
    return try sizes.map { count in
        let column = try LiveColumn(count)
        let time = try median(of: 101) { try column.tap() }
        defer { first = first ?? time }
        return Row(what: "one state among \(count) rows", value: microseconds(time), note: first.map { "\(ratio(time, $0)) of the first" } ?? "")
    }
}

func measureMounting() throws -> [Row] {
    // The largest first: later ones would find memory that is free again.
    let memory = try memoryOfAView(rows: sizes[sizes.count - 1])
    var first: Double?
    let rows = try sizes.map { count in
        let share = try seconds { _ = try LiveColumn(count) } / Double(count)
        defer { first = first ?? share }
        return Row(
            what: "mounting \(count) rows", value: milliseconds(share * Double(count)), note: first.map { "\(ratio(share, $0)) a row of the first" } ?? "")
    }
    return rows + memory
}
