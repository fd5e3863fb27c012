/// Resolved nodes in the order in which they came, each once.
struct OrderedNodes {
    private(set) var all: [ResolvedNode] = []
    private var ids: Set<Int> = []

    var isEmpty: Bool { all.isEmpty }

    mutating func insert(_ node: ResolvedNode) {
        if ids.insert(node.id).inserted { all.append(node) }
    }

    mutating func takeAll() -> [ResolvedNode] {
        defer { (all, ids) = ([], []) }
        return all
    }
}
