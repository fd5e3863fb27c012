import ViewTree

/// The nodes that a modifier or list keeps around views, one for each, by the view's identity. Most hold exactly one.
struct WrapperTable {
    /// A node around a view, and the view that the modifier adds to it.
    struct Wrapper {
        let inner: ResolvedNode
        let node: ResolvedNode
        var secondary: DeclaredNode?
        var secondaryIdentity: ExplicitID?
    }
    private(set) var all: [Wrapper] = []
    private var indices: [Int: Int] = [:]
    /// From this many wrappers on they are found by a table.
    private static let tableThreshold = 8

    subscript(inner: ResolvedNode) -> Wrapper? {
        if all.count < Self.tableThreshold { return all.first { $0.inner === inner } }
        return indices[inner.id].map { all[$0] }
    }

    /// The view that the modifier adds to what a node wraps.
    func secondary(of node: ResolvedNode) -> DeclaredNode? { node.children.first.flatMap { self[$0] }?.secondary }

    /// Makes the wrappers be those of `views`, in this order; gives back the ones that are of no use now.
    mutating func update(for views: [ResolvedNode], make: (_ inner: ResolvedNode) throws -> Wrapper) rethrows -> [Wrapper] {
        if all.count == views.count, zip(all, views).allSatisfy({ $0.inner === $1 }) { return [] }
        var (wrappers, used): ([Wrapper], Set<Int>) = ([], [])
        for view in views where used.insert(view.id).inserted { wrappers.append(try self[view] ?? make(view)) }
        let gone = all.filter { !used.contains($0.inner.id) }
        replaceAll(by: wrappers)
        return gone
    }

    mutating func setSecondary(_ node: DeclaredNode?, _ identity: ExplicitID? = nil, at index: Int) {
        (all[index].secondary, all[index].secondaryIdentity) = (node, identity)
    }

    private mutating func replaceAll(by wrappers: [Wrapper]) {
        all = wrappers
        indices = wrappers.count < Self.tableThreshold ? [:] : Dictionary(uniqueKeysWithValues: wrappers.enumerated().map { ($1.inner.id, $0) })
    }
}
