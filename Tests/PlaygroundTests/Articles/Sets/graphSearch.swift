struct Graph<Node: Hashable> {
    private var edges: [Node: Set<Node>] = [:]
    mutating func connect(_ a: Node, _ b: Node) {
        edges[a, default: []].insert(b)
        edges[b, default: []].insert(a)
    }
    func path(from start: Node, to end: Node) -> [Node]? where Node: Comparable {
        var queue = [start]
        var previous: [Node: Node] = [:]
        var seen: Set = [start]
        while !queue.isEmpty {
            let node = queue.removeFirst()
            if node == end { return Array(sequence(first: end) { previous[$0] }).reversed() }
            for next in edges[node, default: []].sorted() where seen.insert(next).inserted {
                previous[next] = node
                queue.append(next)
            }
        }
        return nil
    }
    var components: [Set<Node>] {
        var result: [Set<Node>] = []
        var left = Set(edges.keys)
        while let start = left.popFirst() {
            var component: Set = [start]
            var stack = [start]
            while let node = stack.popLast() {
                let fresh = edges[node, default: []].subtracting(component)
                component.formUnion(fresh)
                stack += fresh
            }
            left.subtract(component)
            result.append(component)
        }
        return result
    }
}
var graph = Graph<String>()
for (a, b) in [("a", "b"), ("b", "c"), ("c", "d"), ("a", "e"), ("e", "d"), ("x", "y")] { graph.connect(a, b) }
print(graph.path(from: "a", to: "d") ?? [], graph.path(from: "a", to: "x") as Any)
print(graph.components.map { $0.sorted() }.sorted { $0.count > $1.count })

// output: ["a", "e", "d"] nil
// output: [["a", "b", "c", "d", "e"], ["x", "y"]]
