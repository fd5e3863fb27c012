import ViewTree
import Wording

extension Graph {
    func recordBody(of view: String, id: Int, reasons: [Phrase]) {
        record?.bodies.append(UpdateRecord.BodyRun(view: view, id: id, reasons: reasons))
    }

    func recordState(_ event: UpdateRecord.StateChange.Event, _ state: StateSlot, view: String, id: Int) {
        guard record != nil else { return }
        record?.state.append(UpdateRecord.StateChange(view: view, id: id, name: state.name, event: event, value: state.value.printed))
    }

    func recordChange(of slot: StateSlot) {
        slot.owner?.bodyRunner?.recordChange(of: slot)
    }

    func recordInsertion(of node: ResolvedNode) {
        guard record != nil, !node.isImplicit else { return }
        record?.inserted.append(UpdateRecord.View(node))
        if node.transition?.insertion.contains(where: { $0.animation != nil }) ?? false { record?.latestMovesIn = true }
    }

    func recordRemoval(of node: ResolvedNode) {
        if record != nil, !node.isImplicit { record?.removed.append(UpdateRecord.View(node)) }
    }

    func recordAnimation(_ animation: Animation?, of node: ResolvedNode) { record?.carry(animation, of: node.id) }

    /// Records the nodes whose rank among those that stay differs.
    func recordMoves(from old: [ResolvedNode], to new: [ResolvedNode]) {
        let (oldIDs, newIDs) = (Set(old.map(\.id)), Set(new.map(\.id)))
        let stayed = old.filter { newIDs.contains($0.id) }
        for (before, after) in zip(stayed, new.filter { oldIDs.contains($0.id) }) where before !== after && !after.isImplicit {
            record?.moved.append(UpdateRecord.View(after))
        }
    }
}

extension UpdateRecord.View {
    init(_ node: ResolvedNode) {
        self.init(view: node.view, id: node.id, transition: node.transition?.description)
    }
}
