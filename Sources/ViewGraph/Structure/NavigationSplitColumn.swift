import ViewTree

/// A column of a split view: its root, or in its place what a link in a column before it leads to.
final class NavigationSplitColumn: NavigationHost {
    let kind: SplitColumn
    let index: Int
    @Unretained var split: NavigationSplitNode?
    /// `nil` until the column is first shown.
    var root: DeclaredNode?
    var page: NavigationPage?
    /// Those declared in the column.
    private(set) var destinations: [DestinationNode] = []
    /// Whether the visibility lets the column be seen.
    var isShown = true
    /// What views inside find.
    private(set) var scope: EnvironmentScope
    private let outer: EnvironmentScope
    private let reference = NavigationReference()

    /// - Parameter isLast: nothing is beside it, so that its links are those of what is around the split view.
    init(_ kind: SplitColumn, at index: Int, isLast: Bool, in split: NavigationSplitNode) {
        (self.kind, self.index, outer, scope) = (kind, index, split.context.scope, split.context.scope)
        self.split = split
        if index > 0 {
            scope = EnvironmentScope(parent: scope, entry: .value(.dismiss, DismissValue { [weak self] in try self?.dismiss() }))
        }
        if !isLast { scope = EnvironmentScope(parent: scope, entry: .navigation(reference)) }
        reference.host = self
    }

    var nodes: [DeclaredNode] { [root, page?.node].compactMap(\.self) }
    /// What the column shows.
    var shown: DeclaredNode? { isShown ? page?.node ?? root : nil }

    /// Where the column is in front of others, it goes; else the presentation around the split view ends.
    private func dismiss() throws {
        if let split, try split.goBack(from: self) { return }
        try (outer.provider(of: .dismiss).value(of: .dismiss) as? DismissValue)?.end?()
    }

    // MARK: Links and destinations inside

    func action(of link: ControlNode) -> (() throws -> Void)? {
        guard let split else { return nil }
        switch link.linkTarget {
        case .value(let value?) where split.destination(of: value) != nil: return { [weak split] in split?.show(.value(value), after: self) }
        case .view(_, isActive: let isActive?): return { try isActive.set(true) }
        case .view(_, isActive: nil): return { [weak split] in split?.show(.link(link), after: self) }
        default: return outer.navigation?.action(of: link)
        }
    }

    func setActive(_ isActive: Bool, _ link: ControlNode) {
        guard let split, isActive != split.shows(link, after: self) else { return }
        if isActive { split.show(.link(link), after: self) } else { split.end(link, after: self) }
    }

    func linkChanged(_ link: ControlNode) { if split?.shows(link, after: self) ?? false { split?.pagesChanged() } }
    func linkEnded(_ link: ControlNode) { if split?.shows(link, after: self) ?? false { split?.end(link, after: self) } }

    func destinationChanged(_ destination: DestinationNode) {
        if !destinations.contains(where: { $0 === destination }) { destinations.append(destination) }
        if split?.hasPages ?? false { split?.pagesChanged() }
    }

    func destinationEnded(_ destination: DestinationNode) { destinations.removeAll { $0 === destination } }
}
