import ViewGraph
import ViewLayout
import ViewTree

/// Why things are as they are.
extension LiveView {
    /// Every question and answer of a layout from the beginning, or those about one view. Throws an `ActionError` where the selector names no view.
    public func trace(of selector: Selector? = nil) throws -> [TraceEntry] {
        let node = try selector.map { try view($0) }
        if let node { layout.recordTrace(about: node) } else { layout.recordsTrace = true }
        defer { layout.recordsTrace = false }
        layout.forgetAnswers()
        try graph.layOutAgain()
        return node.map { node in layout.trace.flatMap { $0.entries(about: node.id) } } ?? layout.trace
    }

    /// Why the bodies of the last step ran; for a view, also why it has its size and place. Throws an `ActionError` where the selector names no view.
    public func reasons(for selector: Selector? = nil) throws -> [String] {
        guard let selector else {
            let bodies = steps.last?.bodies ?? []
            return bodies.isEmpty ? ["No body ran in the last step."] : bodies.map(\.sentence)
        }
        let node = try view(selector)
        return bodyReasons(of: node) + layout.explain(node) + preferenceReasons(of: node)
    }

    /// The preferences that are known at the node, and where their defaults come from.
    private func preferenceReasons(of node: ResolvedNode) -> [String] {
        let defaults = graph.preferenceDefaults(of: node)
        return graph.preferences(of: node).sorted { $0.key < $1.key }.map { key, value in
            "The preference \(key) is \(value) here" + (defaults[key].map { ": " + $0.joined(separator: "; ") } ?? "") + "."
        }
    }

    private func bodyReasons(of node: ResolvedNode) -> [String] {
        guard node.form == .custom else { return [] }
        let runs = (steps.last?.bodies ?? []).filter { $0.id == "\(node.id)" }
        return runs.isEmpty ? ["\(node.view).body did not run in the last step: nothing that it reads changed."] : runs.map(\.sentence)
    }

    /// The views that a point of the window lies in, outermost first, each with its frame.
    public func viewsText(at point: Point) -> String {
        var columns = Columns(.left, .right, .right)
        for node in shown.preorder(\.children) {
            if let frame = node.frame, frame.contains(point) { columns.add([node.title, "id \(node.id)", frame.origin, frame.size]) }
        }
        return columns.text
    }

    private func view(_ selector: Selector) throws -> ResolvedNode { try target(of: selector, "questions") { _ in true } }
}

extension Step.BodyRun {
    fileprivate var sentence: String { "\(view).body (id \(id)) ran: \(reasons.joined(separator: "; "))." }
}

extension Frame {
    fileprivate func contains(_ point: Point) -> Bool { point.x >= x && point.x < x + width && point.y >= y && point.y < y + height }
}
