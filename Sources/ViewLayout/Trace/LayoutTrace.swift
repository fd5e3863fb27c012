import ViewGraph
import ViewTree

/// Records what a layout asks and answers while it runs.
final class LayoutTrace {
    private var open: [TraceEntry] = []
    private(set) var entries: [TraceEntry] = []
    private var count = 0

    /// After this many entries the rest is left out.
    private static let limit = 200_000

    func restart() { (open, entries, count) = ([], [], 0) }

    // MARK: Sizes

    func begin(_ proposal: Proposal, of node: LayoutNode) {
        open.append(entry(node, .sized(proposal, answer: .zero, isKnown: false)))
    }

    func end(_ answer: Size) {
        guard var entry = open.popLast() else { return }
        if case .sized(let proposal, _, _) = entry.event { entry.event = .sized(proposal, answer: answer, isKnown: false) }
        append(entry)
    }

    /// Records an answer that was there already.
    func record(_ answer: Size, for proposal: Proposal, of node: LayoutNode) {
        append(entry(node, .sized(proposal, answer: answer, isKnown: true)))
    }

    // MARK: Places

    func beginPlacing(_ frame: Rect, proposal: Proposal, of node: LayoutNode) {
        open.append(entry(node, .placed(proposal, frame: frame)))
    }

    func endPlacing() {
        if let entry = open.popLast() { append(entry) }
    }

    // MARK: Rules

    /// Records what a stack offers a child: `share` of the `available` points that are left of `length` without the gaps, for so many parts.
    func noteShare(of child: any LayoutElement, share: Double, available: Double, parts: Int, length: Double, gaps: Double) {
        let whole = gaps == 0 ? length.written : "\(length.written) − \(gaps.written) spacing"
        let division = parts == 1 ? "all of the \(available.written) left" : "\(available.written) left / \(parts)"
        append(
            TraceEntry(
                view: child.node?.label ?? "part", node: child.node?.resolved?.id,
                event: .decided("is offered \(share.written) = \(division), of \(whole)")))
    }

    private func entry(_ node: LayoutNode, _ event: TraceEntry.Event) -> TraceEntry {
        TraceEntry(view: node.label, node: node.resolved?.id, event: event)
    }

    private func append(_ entry: TraceEntry) {
        count += 1
        guard count <= Self.limit else { return }
        if open.isEmpty { entries.append(entry) } else { open[open.count - 1].children.append(entry) }
    }
}
