import ViewGraph
import ViewLayout
import ViewTree
import Wording

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
    public func reasons(for selector: Selector? = nil) throws -> [Phrase] {
        guard let selector else {
            let bodies = steps.last?.bodies ?? []
            return bodies.isEmpty ? [Phrase("No body ran in the last step.", ko: "마지막 단계에서 실행된 body가 없습니다.")] : bodies.condensed.map(\.sentence)
        }
        let node = try view(selector)
        return bodyReasons(of: node) + layout.explain(node) + preferenceReasons(of: node)
    }

    /// The preferences that are known at the node, and where their defaults come from.
    private func preferenceReasons(of node: ResolvedNode) -> [Phrase] {
        let defaults = graph.preferenceDefaults(of: node)
        return graph.preferences(of: node).sorted { $0.key < $1.key }.map { key, value in
            let origin = defaults[key]?.joined(separator: "; ")
            return Phrase(
                "The preference \(key) is \(value) here" + (origin.map { ": " + $0.english } ?? "") + ".",
                ko: "여기서 프레퍼런스 \(key)의 값은 \(value)입니다" + (origin.map { ": " + $0.korean } ?? "") + ".")
        }
    }

    private func bodyReasons(of node: ResolvedNode) -> [Phrase] {
        guard node.form == .custom else { return [] }
        let runs = (steps.last?.bodies ?? []).filter { $0.id == "\(node.id)" }
        guard runs.isEmpty else { return runs.condensed.map(\.sentence) }
        let reason = graph.reasonNotToRun(node, after: Set((steps.last?.bodies ?? []).map(\.id)))
        return [
            Phrase(
                "\(node.view).body did not run in the last step: \(reason.english).", ko: "\(node.view).body는 마지막 단계에서 실행되지 않았습니다: \(reason.korean).")
        ]
    }

    /// The views that a point of the window lies in, outermost first, each with its frame.
    public func viewsText(at point: Point) -> String {
        var columns = Columns(.left, .right, .right)
        for node in shown.preorder(\.children) {
            if let frame = node.frame, frame.contains(point) { columns.add([node.title, "id \(node.id)", frame.origin, frame.size]) }
        }
        return columns.text
    }

    private func view(_ selector: Selector) throws -> ResolvedNode { try target(of: selector, Phrase("questions", ko: "질문"), isByHand: false) { _ in true } }
}

extension Repeated<Step.BodyRun> {
    fileprivate var sentence: Phrase {
        switch self {
        case .fact(let run, let times):
            let why = run.reasons.joined(separator: "; ")
            let (often, koreanOften) = times == 1 ? ("", "") : (" \(times) times", "\(times)번 ")
            return Phrase(
                "\(run.view).body (id \(run.id)) ran\(often): \(why.english).", ko: "\(run.view).body (id \(run.id)) \(koreanOften)실행: \(why.korean).")
        case .more(let run, let count):
            return Phrase("\(run.view).body (id \(run.id)) ran \(count) times more.", ko: "\(run.view).body (id \(run.id)) \(count)번 더 실행.")
        }
    }
}

extension Frame {
    fileprivate func contains(_ point: Point) -> Bool { point.x >= x && point.x < x + width && point.y >= y && point.y < y + height }
}
