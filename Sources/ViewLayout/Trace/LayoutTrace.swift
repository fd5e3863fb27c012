import ViewGraph
import ViewTree
import Wording

/// Records what a layout asks and answers while it runs.
final class LayoutTrace {
    private var open: [TraceEntry] = []
    private(set) var entries: [TraceEntry] = []
    private var count = 0
    /// The identity of the view whose entries are kept; `nil` for all.
    private let subject: Int?
    /// By identity.
    private var labels: [Int: String] = [:]

    /// After this many entries the rest is left out.
    private static let limit = 200_000

    init(about subject: Int? = nil) { self.subject = subject }

    func restart() { (open, entries, count, labels) = ([], [], 0, [:]) }

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
        let id = child.node?.resolved?.id
        guard isKept(id) else { return }
        func whole(spacing: String, kept: String) -> String {
            length.written + (gaps == 0 ? "" : " − \(spacing)") + (share.reserved == 0 ? "" : " − \(kept)")
        }
        let (available, reserved) = (share.available.written, share.reserved.written)
        let division =
            share.parts == 1
            ? Phrase("all of the \(available) left", ko: "남은 \(available) 전부")
            : Phrase("\(available) left / \(share.parts)", ko: "남은 \(available) / \(share.parts)")
        let decision = Phrase(
            "is proposed \(share.length.written) = \(division.english), of \(whole(spacing: "\(gaps.written) spacing", kept: "\(reserved) kept for lower priorities"))",
            ko: "제안된 길이 \(share.length.written) = \(division.korean), 전체 \(whole(spacing: "간격 \(gaps.written)", kept: "낮은 우선순위 몫 \(reserved)"))")
        append(
            TraceEntry(
                view: child.node?.label ?? "part", node: id,
                event: .decided(decision)))
    }

    private func entry(_ node: LayoutNode, _ event: TraceEntry.Event) -> TraceEntry {
        let id = node.resolved?.id
        return TraceEntry(view: isKept(id) ? label(of: node, id) : "", node: id, event: event)
    }

    private func label(of node: LayoutNode, _ id: Int?) -> String {
        guard let id else { return node.label }
        if let known = labels[id] { return known }
        let label = node.label
        labels[id] = label
        return label
    }

    private func isKept(_ node: Int?) -> Bool { subject == nil || node == subject }

    private func append(_ entry: TraceEntry) {
        // Of an entry that is left out, what is inside about the subject stays.
        let kept = isKept(entry.node) ? [entry] : entry.children
        guard !kept.isEmpty else { return }
        count += 1
        guard count <= Self.limit else { return }
        if open.isEmpty { entries += kept } else { open[open.count - 1].children += kept }
    }
}
