import Wording

/// Declared views that have to be evaluated again, parents before children, else in the order in which they were made.
struct UpdateQueue {
    private var heap: [DeclaredNode] = []
    private var reasons: [ObjectIdentifier: [Phrase]] = [:]

    var isEmpty: Bool { heap.isEmpty }

    mutating func insert(_ node: DeclaredNode, because reason: Phrase) {
        let known = reasons[ObjectIdentifier(node)]
        if let known, known.contains(reason) { return }
        reasons[ObjectIdentifier(node), default: []].append(reason)
        if known == nil { insert(node) }
    }

    /// Has the node look whether it has a reason to run.
    mutating func insertForCheck(_ node: DeclaredNode) {
        if reasons[ObjectIdentifier(node)] != nil { return }
        reasons[ObjectIdentifier(node)] = []
        insert(node)
    }

    mutating func takeReasons(of node: DeclaredNode) -> [Phrase] {
        reasons.isEmpty ? [] : reasons.removeValue(forKey: ObjectIdentifier(node)) ?? []
    }

    private mutating func insert(_ node: DeclaredNode) {
        heap.append(node)
        var child = heap.count - 1
        while child > 0, Self.precedes(heap[child], heap[(child - 1) / 2]) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func popFirst() -> DeclaredNode? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        if heap.isEmpty { return first }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && Self.precedes(heap[child], heap[least]) { least = child }
            if least == parent { return first }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    mutating func removeAll() {
        heap.removeAll()
        reasons.removeAll()
    }

    private static func precedes(_ a: DeclaredNode, _ b: DeclaredNode) -> Bool { (a.context.depth, a.serial) < (b.context.depth, b.serial) }
}
