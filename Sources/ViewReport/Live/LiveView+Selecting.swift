import ViewGraph
import ViewTree

extension LiveView {
    /// The node that a selector means for an action which some nodes take.
    ///
    /// A node that was named by its view or identifier need not take the action itself: then the nearest one around it does, or the first one inside.
    /// - Parameter verb: for messages: `tap`.
    func target(of selector: Selector, _ verb: String, takes: (ResolvedNode) -> Bool) throws -> ResolvedNode {
        guard let root = graph.root else { throw ActionError(.noView, "no view is shown", help: "Show a view first.") }
        let nodes = root.preorder.filter { !$0.isImplicit }
        switch selector {
        case .label(let text): return try labelled(text, verb, nodes, takes)
        case .view(let view, let index):
            let matches = nodes.filter { $0.view == view }
            guard index >= 0, index < matches.count else { throw noSuchView(selector, matches.count, view, nodes) }
            return try taker(near: matches[index], selector, verb, takes)
        case .name(let name):
            let matches = nodes.filter { $0.identifier == name }
            guard let match = matches.first else { throw noSuchName(name, nodes) }
            guard matches.count == 1 else { throw ambiguous(selector, matches) }
            return try taker(near: match, selector, verb, takes)
        }
    }

    /// The innermost view that takes the action and shows the text.
    private func labelled(_ text: String, _ verb: String, _ nodes: [ResolvedNode], _ takes: (ResolvedNode) -> Bool) throws -> ResolvedNode {
        let texts = nodes.filter { $0.text == text }
        var takers: [ResolvedNode] = []
        for node in texts {
            guard let taker = node.nearest(takes), !takers.contains(where: { $0 === taker }) else { continue }
            takers.append(taker)
        }
        let innermost = takers.filter { taker in !takers.contains { $0 !== taker && $0.isInside(taker) } }
        if innermost.count > 1 { throw ambiguous(.label(text), innermost) }
        if let taker = innermost.first { return taker }
        if !texts.isEmpty { throw notTaken(.label(text), verb) }
        let shown = nodes.compactMap(\.text)
        throw ActionError(
            .noSuchView, "no view shows the text \(text.quoted)",
            help: shown.isEmpty ? "There is no text at all." : "Texts that are shown: \(listed(shown.map(\.quoted))).")
    }

    private func taker(near node: ResolvedNode, _ selector: Selector, _ verb: String, _ takes: (ResolvedNode) -> Bool) throws -> ResolvedNode {
        guard let taker = node.nearest(takes) ?? node.firstNode(where: takes) else { throw notTaken(selector, verb) }
        return taker
    }

    // MARK: Errors

    private func notTaken(_ selector: Selector, _ verb: String) -> ActionError {
        ActionError(.actionNotTaken, "\(selector) takes no \(verb)", help: "Neither the view nor one around it has an action for it.")
    }

    private func ambiguous(_ selector: Selector, _ matches: [ResolvedNode]) -> ActionError {
        let all = (graph.root?.preorder ?? []).filter { !$0.isImplicit }
        let names = matches.compactMap { match in
            all.filter { $0.view == match.view }.firstIndex { $0 === match }.map { "\(match.view)[\($0)]" }
        }
        return ActionError(.ambiguousSelector, "\(selector) means \(matches.count) views", help: "Name one of them: \(listed(names)).")
    }

    private func noSuchView(_ selector: Selector, _ count: Int, _ view: String, _ nodes: [ResolvedNode]) -> ActionError {
        if count > 0 {
            let last = count == 1 ? "\(view)[0] is the only one" : "the last one is \(view)[\(count - 1)]"
            return ActionError(.noSuchView, "there is no \(selector)", help: "Indices are from 0: \(last).")
        }
        return ActionError(.noSuchView, "there is no \(view) in the resolved tree", help: "Views that are there: \(listed(nodes.map(\.view))).")
    }

    private func noSuchName(_ name: String, _ nodes: [ResolvedNode]) -> ActionError {
        let names = nodes.compactMap(\.identifier)
        let help = names.isEmpty ? "No view has one: add `.accessibilityIdentifier(\(name.quoted))`." : "Identifiers that are there: \(listed(names))."
        return ActionError(.noSuchView, "no view has the accessibility identifier \(name.quoted)", help: help)
    }

    /// The first few different words.
    private func listed(_ words: [String]) -> String {
        let greatestCount = 12
        var seen: Set<String> = []
        let different = words.filter { seen.insert($0).inserted }
        return different.prefix(greatestCount).joined(separator: ", ") + (different.count > greatestCount ? ", ..." : "")
    }
}

extension ResolvedNode {
    /// The node itself or the nearest one around it that fulfils the condition.
    func nearest(_ condition: (ResolvedNode) -> Bool) -> ResolvedNode? {
        var node: ResolvedNode? = self
        while let current = node, !condition(current) { node = current.parent }
        return node
    }
}
