import ViewGraph
import ViewTree
import Wording

extension LiveView {
    /// The node that a selector means for an action which some nodes take.
    ///
    /// A node that was named by its view, identifier or id need not take the action itself: then the view that it shows does, the nearest one around it, or the first
    /// one inside.
    /// - Parameters:
    ///   - what: for messages: `a tap`.
    ///   - isByHand: whether a finger or a key does it, which reaches nothing behind an alert or a sheet.
    func target(of selector: Selector, _ what: Phrase, isByHand: Bool = true, takes: (ResolvedNode) -> Bool) throws -> ResolvedNode {
        let front = isByHand ? front : nil
        let target = try target(of: selector, what, in: front, takes)
        if let front, !front.reaches(target) { throw front.isInFront(of: "\(selector)", takes) }
        return target
    }

    /// What keeps taps and keys from the views behind it.
    var front: FrontPresentation? { FrontPresentation(in: graph.root) }

    private func target(of selector: Selector, _ what: Phrase, in front: FrontPresentation?, _ takes: (ResolvedNode) -> Bool) throws -> ResolvedNode {
        guard let root = graph.root else { throw ActionError.noView }
        let errors = SelectionErrors(nodes: root.preorder.filter { !$0.isImplicit })
        let nodes = errors.nodes
        func taker(near node: ResolvedNode) throws -> ResolvedNode {
            guard let taker = node.shown(takes) ?? node.nearest(takes) ?? node.firstNode(where: takes) else { throw errors.notTaken(selector, what, takes) }
            return taker
        }
        switch selector {
        case .label(let text): return try labelled(text, selector, what, errors, in: front, takes)
        case .view(let view, let index):
            let matches = nodes.filter { $0.view == view }
            guard matches.indices.contains(index) else { throw errors.noView(selector, view, matches.count) }
            return try taker(near: matches[index])
        case .name(let name):
            let matches = nodes.filter { $0.identifier == name }
            guard let match = matches.first else { throw errors.noName(name) }
            guard matches.count == 1 else { throw errors.ambiguous(selector, matches) }
            return try taker(near: match)
        case .id(let id):
            guard let match = nodes.first(where: { $0.id == id }) else { throw errors.noID(id) }
            return try taker(near: match)
        case .word(let word):
            let named = nodes.filter { $0.view == word }
            let matches = named.isEmpty ? nodes.filter { $0.title == word } : named
            guard let match = matches.first else {
                let isText = nodes.contains { $0.text == word || $0.isSpoken(as: word) } || !errors.looksLikeView(word)
                if isText { return try labelled(word, selector, what, errors, in: front, takes) }
                throw errors.noView(selector, word, 0)
            }
            if nodes.contains(where: { $0.text == word }) { throw errors.viewAndText(word) }
            guard matches.count == 1 else { throw errors.several(word, matches.count) }
            return try taker(near: match)
        }
    }

    /// The innermost view that takes the action and shows the text; where none shows it, one that has it as the label for accessibility.
    private func labelled(
        _ text: String, _ selector: Selector, _ what: Phrase, _ errors: SelectionErrors, in front: FrontPresentation?, _ takes: (ResolvedNode) -> Bool
    ) throws -> ResolvedNode {
        let shown = errors.nodes.filter { $0.text == text }
        let all = shown.isEmpty ? errors.nodes.filter { $0.isSpoken(as: text) } : shown
        let inFront = front.map { front in all.filter { front.reaches($0) && $0.nearest(takes) != nil } } ?? []
        let texts = inFront.isEmpty ? all : inFront
        var takers: [ResolvedNode] = []
        var known: Set<Int> = []
        for node in texts {
            if let taker = node.nearest(takes), known.insert(taker.id).inserted { takers.append(taker) }
        }
        let inPage = takers.filter { !$0.isBehindPage }
        if !inPage.isEmpty { takers = inPage }
        let innermost = takers.count < 2 ? takers : takers.filter { taker in !takers.contains { $0 !== taker && $0.isInside(taker) } }
        if innermost.count > 1 { throw errors.ambiguous(selector, innermost) }
        if let taker = innermost.first { return taker }
        throw texts.isEmpty ? errors.noText(text) : errors.notTaken(selector, what, takes)
    }

    /// The ids of the views that pages of navigation stacks, or other columns of split views, are in front of.
    public var idsBehindPages: Set<String> {
        var hidden: Set<Int> = []
        for node in graph.root?.preorder ?? [] where node.isBehindSibling || node.parent.map({ hidden.contains($0.id) }) ?? false { hidden.insert(node.id) }
        return Set(hidden.map(String.init))
    }

    /// What can be written to name a view that is shown: texts in quotes, the names of views (with an index where there are several) and identifiers.
    public var selectors: [String] {
        let nodes = (graph.root?.preorder ?? []).filter { !$0.isImplicit }
        var counts: [String: Int] = [:]
        for node in nodes { counts[node.view, default: 0] += 1 }
        let views = nodes.map(\.view).unique.flatMap { view in
            let count = counts[view] ?? 0
            return count == 1 ? [view] : (0..<count).map { "\(view)[\($0)]" }
        }
        return nodes.compactMap(\.text).unique.map(\.quoted) + views + nodes.compactMap(\.identifier).unique.map { "#\($0)" }
    }
}

extension ResolvedNode {
    /// The node itself or, of a custom view or a modifier, the view that it shows, the first that fulfills the condition.
    fileprivate func shown(_ condition: (ResolvedNode) -> Bool) -> ResolvedNode? {
        var node: ResolvedNode? = self
        while let current = node, !condition(current) {
            let isOneView = current.form == .modifier || (current.form == .custom && current.children.count == 1)
            node = isOneView ? current.children.first : nil
        }
        return node
    }

    /// The node itself or the nearest one around it that fulfils the condition.
    func nearest(_ condition: (ResolvedNode) -> Bool) -> ResolvedNode? {
        var node: ResolvedNode? = self
        while let current = node, !condition(current) { node = current.parent }
        return node
    }
}

extension [String] {
    /// Each word once, where it comes first.
    var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
