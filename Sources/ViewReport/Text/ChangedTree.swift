/// Two resolved trees as one, whose nodes say what happened to them.
struct ChangedTree {
    private(set) var roots: [ChangedNode] = []
    private let before: [String: ResolvedReport]
    private let after: Set<String>

    init(from before: [ResolvedReport], to after: [ResolvedReport]) {
        self.before = Dictionary(before.preorder(\.children).map { ($0.id, $0) }) { first, _ in first }
        self.after = Set(after.preorder(\.children).map(\.id))
        roots = merged(before, after)
    }

    /// What went is where it was, what stayed is where it is now.
    private func merged(_ old: [ResolvedReport], _ new: [ResolvedReport]) -> [ChangedNode] {
        let places = Dictionary(old.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var nodes: [ChangedNode] = []
        var passed = 0
        func passGone(until end: Int) {
            while passed < end {
                if !after.contains(old[passed].id) { nodes.append(node(old[passed], .went)) }
                passed += 1
            }
        }
        for view in new {
            if let place = places[view.id] { passGone(until: place) }
            nodes.append(before[view.id].map { stayed($0, view) } ?? node(view, .came))
        }
        passGone(until: old.count)
        return nodes
    }

    private func node(_ view: ResolvedReport, _ kind: ChangeList.Kind) -> ChangedNode {
        ChangedNode(view, kind, children: kind == .came ? merged([], view.children) : merged(view.children, []))
    }

    private func stayed(_ old: ResolvedReport, _ new: ResolvedReport) -> ChangedNode {
        let notes = new.differences(from: old)
        let children = merged(old.children, new.children)
        guard notes.isEmpty, let frame = new.frame, let was = old.frame, frame != was else {
            return ChangedNode(new, notes.isEmpty ? .unchanged : .changed, was: old.frame, notes: notes, children: children)
        }
        return ChangedNode(new, .moved, was: was, children: children)
    }
}

extension ResolvedReport {
    /// What is different besides the place.
    fileprivate func differences(from old: ResolvedReport) -> [String] {
        var notes: [String] = []
        if text != old.text { notes.append("text was \(old.text?.quoted ?? "none")") }
        if detail != old.detail { notes.append("was \(old.detail ?? "without arguments")") }
        for (table, earlier) in [(state, old.state), (containerValues, old.containerValues)] {
            for (name, value) in table.sorted(by: { $0.key < $1.key }) {
                if let was = earlier[name], was != value { notes.append("\(name) was \(was)") }
            }
        }
        guard let now = frame, let was = old.frame else { return notes }
        let isResized = now.width != was.width || now.height != was.height
        // A view that differs in other ways has its old place with its notes.
        if isResized || (now != was && !notes.isEmpty) { notes.insert("was at \(was.origin) \(was.size)", at: 0) }
        return notes
    }
}
