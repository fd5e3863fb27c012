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

    /// Records what a stack offers a child of its length.
    func note(_ share: Share, of child: any LayoutElement, length: Double, gaps: Double) {
        let whole =
            length.written + (gaps == 0 ? "" : " − \(gaps.written) spacing")
            + (share.reserved == 0 ? "" : " − \(share.reserved.written) kept for lower priorities")
        let division = share.parts == 1 ? "all of the \(share.available.written) left" : "\(share.available.written) left / \(share.parts)"
        append(
            TraceEntry(
                view: child.node?.label ?? "part", node: child.node?.resolved?.id,
                event: .decided("is offered \(share.length.written) = \(division), of \(whole)")))
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
