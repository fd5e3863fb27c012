import ViewDrawing
import ViewGraph
import ViewTree

/// The looks that are on their way from one to another, and views that have just come.
struct RunningLooks {
    private struct Run {
        let from: Look?
        let animation: Animation
        let start: Double
    }
    private var runs: [Int: Run] = [:]
    private var looks: [Int: Look] = [:]
    private var isFirst = true

    /// Takes in the tree after a step at a time, in seconds, with the animation that its changes carry for each view.
    mutating func take(_ root: ResolvedNode?, animations: [String: Animation], inserted: Set<Int>, at time: Double) {
        let nodes = root?.preorder ?? []
        var now: [Int: Look] = [:]
        runs = runs.filter { time - $0.value.start < $0.value.animation.length }
        for node in nodes {
            let animation = animations.isEmpty ? nil : animations["\(node.id)"]
            // What comes inside of another view that comes is seen with it.
            let comes = inserted.contains(node.id) && !(node.parent.map { inserted.contains($0.id) } ?? false)
            if let animation, comes, !isFirst { runs[node.id] = Run(from: nil, animation: animation, start: time) }
            guard let look = node.look else { continue }
            now[node.id] = look
            guard let old = looks[node.id], !old.isSame(as: look) else { continue }
            runs[node.id] = animation.map { Run(from: old, animation: $0, start: time) }
        }
        (looks, isFirst) = (now, false)
    }

    /// How a view looks on its way; `nil` where it has arrived.
    func motion(of node: ResolvedNode, at time: Double) -> DrawnMotion? {
        guard let run = runs[node.id], time - run.start < run.animation.length else { return nil }
        let progress = run.animation.progress(after: time - run.start)
        guard let from = run.from else { return DrawnMotion(opacity: min(max(progress, 0), 1)) }
        return DrawnMotion(change: (from, progress))
    }
}
