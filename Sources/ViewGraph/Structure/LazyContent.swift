import ViewTree

/// The content of a lazy container: views that are always there, and elements of `ForEach`s that are made when layout asks for them.
final class LazyContent: LazyElements {
    private unowned let owner: ContainerNode
    private var shown: Range<Int> = 0..<0
    private var isRealizing = false
    private(set) var pinned: [ResolvedNode] = []

    init(owner: ContainerNode) { self.owner = owner }

    /// A stretch of the list in order.
    private enum Span {
        case views(Int)
        case elements(ForEachNode)

        /// Of more elements none is ever reached.
        private static let greatestCount = 1 << 40

        var count: Int {
            switch self {
            case .views(let count): count
            case .elements(let node): min(node.count, Self.greatestCount)
            }
        }
    }

    static func isNeeded(for content: DeclaredNode) -> Bool {
        if let forEach = content as? ForEachNode { return forEach.isLazy }
        return !content.absorbsList && content.listChildren.contains(where: isNeeded)
    }

    /// An element of a `ForEach` counts as one, however many views it resolves to.
    var count: Int { spans.reduce(0) { $0 + $1.count } }

    /// The index of the element with an explicit id.
    func index(of id: ExplicitID) throws -> Int? {
        var (start, unit) = (0, 0)
        let units = owner.content?.items.units ?? []
        for span in spans {
            switch span {
            case .views(let count):
                let views = units[clamping: unit..<unit + count]
                if let index = views.firstIndex(where: { $0.node.firstNode { $0.explicitIDs.contains(id) } != nil }) { return start + index - unit }
                unit += count
            case .elements(let node):
                if let index = try node.index(of: id) { return start + index }
                unit += node.items.units.count
            }
            start += span.count
        }
        return nil
    }

    func realize(_ range: Range<Int>) throws -> [[ResolvedNode]] {
        shown = range.clamped(to: 0..<max(0, count))
        isRealizing = true
        defer { isRealizing = false }
        var start = 0
        for span in spans {
            if case .elements(let node) = span { try node.show(local(shown, from: start, count: span.count)) }
            start += span.count
        }
        try takeOver()
        // Bodies inside may have been scheduled by what they share with others.
        try owner.graph.updateBodies()
        return views
    }

    /// The views of each element in range.
    private var views: [[ResolvedNode]] {
        let units = owner.content?.items.units ?? []
        var (views, start, unit): ([[ResolvedNode]], Int, Int) = ([], 0, 0)
        for span in spans {
            switch span {
            case .views(let count):
                let range = local(shown, from: start, count: count)
                views += units[clamping: unit + range.lowerBound..<unit + range.upperBound].map { [owner.shownNode(of: $0.node)] }
                unit += count
            case .elements(let node):
                for count in node.viewCounts {
                    views.append(units[clamping: unit..<unit + count].map { owner.shownNode(of: $0.node) })
                    unit += count
                }
            }
            start += span.count
        }
        return views
    }

    /// The content was declared again or its views changed.
    func contentChanged() throws {
        if isRealizing { return }
        try takeOver()
        owner.graph.markChanged(owner.resolved)
    }

    /// Makes the views in range the container's children, and those that stay in sight with them.
    private func takeOver() throws {
        let units = owner.content?.items.units ?? []
        var (views, start, unit): ([(item: ListItem, isShown: Bool)], Int, Int) = ([], 0, 0)
        for span in spans {
            switch span {
            case .views(let count):
                let range = local(shown, from: start, count: count)
                views += units[clamping: unit..<unit + count].enumerated().map { ($1, range.contains($0)) }
                unit += count
            case .elements(let node):
                let count = node.items.units.count
                views += units[clamping: unit..<unit + count].map { ($0, true) }
                unit += count
            }
            start += span.count
        }
        let shownSections = Set(views.compactMap { $0.isShown ? $0.item.section?.mark.section : nil })
        let kept = views.filter { view in
            view.isShown || view.item.section.map { stays($0.part) && shownSections.contains($0.mark.section) } ?? false
        }
        pinned = kept.filter { !$0.isShown }.map(\.item.node)
        let items = try owner.shown(kept.map(\.item))
        owner.graph.setChildren(of: owner.resolved, to: owner.graph.nodes(of: items), isAskedByLayout: isRealizing)
    }

    /// Whether the part of a section stays in sight while others of the section are.
    private func stays(_ part: ResolvedNode.ListPart) -> Bool {
        guard case .container(let container, _) = owner.declared.kind else { return false }
        switch part {
        case .header: return container.pinned.contains(.headers)
        case .footer: return container.pinned.contains(.footers)
        case .row: return false
        }
    }

    /// The part of the range that falls on a span, counted from the span's start.
    private func local(_ range: Range<Int>, from start: Int, count: Int) -> Range<Int> {
        let part = range.clamped(to: start..<start + count)
        return part.isEmpty ? 0..<0 : part.lowerBound - start..<part.upperBound - start
    }

    private var spans: [Span] {
        var spans: [Span] = []
        func collect(_ node: DeclaredNode) {
            if let forEach = node as? ForEachNode, forEach.isLazy { return spans.append(.elements(forEach)) }
            if node.absorbsList || !Self.isNeeded(for: node) { return spans.append(.views(node.items.units.count)) }
            node.listChildren.forEach(collect)
        }
        if let content = owner.content { collect(content) }
        return spans
    }
}

extension Array {
    fileprivate subscript(clamping range: Range<Int>) -> ArraySlice<Element> { self[range.clamped(to: 0..<count)] }
}
