struct Graph<Vertex: Hashable> {
    struct Edge { let from: Vertex; let to: Vertex; var weight = 1 }
    private(set) var edges: [Edge] = []
    mutating func connect(_ from: Vertex, _ to: Vertex) { edges.append(Edge(from: from, to: to)) }
    func neighbours(of vertex: Vertex) -> [Vertex] { edges.filter { $0.from == vertex }.map(\.to) }
    func reachable(from start: Vertex) -> [Vertex] {
        var visited: Set<Vertex> = [start]
        var queue = [start]
        var order: [Vertex] = []
        while !queue.isEmpty {
            let next = queue.removeFirst()
            order.append(next)
            for other in neighbours(of: next) where visited.insert(other).inserted { queue.append(other) }
        }
        return order
    }
}
var graph = Graph<String>()
graph.connect("a", "b"); graph.connect("a", "c"); graph.connect("b", "d"); graph.connect("d", "a")
print(graph.reachable(from: "a"), graph.neighbours(of: "c"))
let edge = Graph<Int>.Edge(from: 1, to: 2)
print(edge.weight, edge.to)

// output: ["a", "b", "c", "d"] []
// output: 1 2
