import ViewTree

/// Views one after the other in a builder. Each keeps its index, whether its neighbors resolve to views or not.
final class TupleNode: DeclaredNode {
    private var elements: [DeclaredNode] = []

    override var children: [DeclaredNode] { elements }

    override func evaluate(from earlier: DeclaredView?) throws {
        guard case .tuple(let views) = declared.kind else { return }
        for extra in elements.dropFirst(views.count) { extra.tearDown() }
        elements.removeLast(max(0, elements.count - views.count))
        elements.reserveCapacity(views.count)
        var hasChanged = earlier == nil
        for (index, view) in views.enumerated() {
            let (node, changed) = try reconcile(index < elements.count ? elements[index] : nil, with: view, at: .index(Int32(index)), in: context)
            if index < elements.count { elements[index] = node } else { elements.append(node) }
            hasChanged = hasChanged || changed
        }
        if hasChanged { try refresh() }
    }
}
