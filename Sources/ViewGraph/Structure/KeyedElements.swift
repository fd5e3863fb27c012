import ViewTree

/// Elements known by explicit id: kept when they move, ended when they are removed, new when they come back.
struct KeyedElements {
    /// In order; an element whose id occurs again is at each of the places.
    private(set) var order: [DeclaredNode] = []
    private(set) var ids: [ExplicitID] = []
    private var nodes: [ExplicitID: DeclaredNode] = [:]

    /// Each node once.
    var all: [DeclaredNode] { nodes.count == order.count ? order : nodes.values.sorted { $0.serial < $1.serial } }
    /// Whether nodes are kept that have no place now.
    var holdsOthers: Bool { nodes.count > order.count }

    /// The node for an id, from 0 on in `update`.
    func node(for id: ExplicitID) -> DeclaredNode? { nodes[id] }

    /// Makes the elements be those of `ids`. `make` gives the node for an index, of the one that was there for this id. The ids that occur more than once.
    mutating func update(ids new: [ExplicitID], keepsOthers: Bool, make: (_ index: Int, _ known: DeclaredNode?) throws -> DeclaredNode) throws -> [ExplicitID] {
        var (seen, repeated): (Set<ExplicitID>, [ExplicitID]) = ([], [])
        seen.reserveCapacity(new.count)
        nodes.reserveCapacity(new.count)
        order = []
        order.reserveCapacity(new.count)
        for (index, id) in new.enumerated() {
            if !seen.insert(id).inserted {
                repeated.append(id)
                if let first = nodes[id] { order.append(first) }
                continue
            }
            let node = try make(index, nodes[id])
            nodes[id] = node
            order.append(node)
        }
        ids = new
        // Each id that was seen has a node.
        if !keepsOthers, nodes.count > seen.count { retain { seen.contains($0) } }
        return repeated
    }

    /// Ends the elements whose id is not among those that stay.
    mutating func retain(_ stays: (ExplicitID) -> Bool) {
        let gone = nodes.filter { !stays($0.key) }
        for (id, _) in gone { nodes[id] = nil }
        for node in gone.values.sorted(by: { $0.serial < $1.serial }) { node.tearDown() }
    }
}
