import ViewDrawing
import ViewGraph
import ViewLayout
import ViewTree

/// The looks that are on their way from one to another, and views that have just come.
struct RunningLooks {
    private struct Run {
        let from: Look
        let animation: Animation
        let start: Double
    }
    private var runs: [Int: Run] = [:]
    private var insertions: [Int: (transition: RunningTransition, start: Double)] = [:]
    private var looks: [Int: Look] = [:]
    private var isFirst = true

    /// Whether nothing is on its way.
    var isEmpty: Bool { runs.isEmpty && insertions.isEmpty }

    /// What transitions under way do and can't be drawn.
    var unknown: [String] { insertions.sorted { $0.key < $1.key }.flatMap(\.value.transition.unknown) }

    /// Takes in the tree after a step at a time, in seconds, with the animation that its changes carry for each view.
    mutating func take(_ root: ResolvedNode?, animations: [String: Animation], inserted: Set<Int>, _ layout: LayoutEngine, at time: Double) {
        let nodes = root?.preorder ?? []
        var now: [Int: Look] = [:]
        runs = runs.filter { time - $0.value.start < $0.value.animation.length }
        insertions = insertions.filter { time - $0.value.start < $0.value.transition.length }
        for node in nodes {
            let animation = animations.isEmpty ? nil : animations["\(node.id)"]
            if !isFirst, !inserted.isEmpty { insert(node, inserted, animation, layout, at: time) }
            guard let look = node.look else { continue }
            now[node.id] = look
            // Looks are compared only where that matters: a shape of the program may be costly to compare.
            guard animation != nil || runs[node.id] != nil, let old = looks[node.id], !old.isSame(as: look) else { continue }
            let current = runs[node.id].flatMap { try? old.reached(from: $0.from, $0.animation.progress(after: time - $0.start)) } ?? old
            runs[node.id] = animation.map { Run(from: current, animation: $0, start: time) }
        }
        (looks, isFirst) = (now, false)
    }

    /// Starts the transition of a view that has come. What comes inside of another view that comes is seen with it.
    private mutating func insert(_ node: ResolvedNode, _ inserted: Set<Int>, _ animation: Animation?, _ layout: LayoutEngine, at time: Double) {
        guard inserted.contains(node.id), !node.standsForSeveral else { return }
        var parent = node.parent
        var transition = node.transition
        while let several = parent, several.standsForSeveral {
            transition = transition ?? several.transition
            parent = several.parent
        }
        if let parent, inserted.contains(parent.id) { return }
        guard let running = try? RunningTransition(insertion: transition, of: layout.geometry(of: node), animation), running.length > 0 else { return }
        insertions[node.id] = (running, time)
    }

    /// How a view looks on its way; `nil` where it has arrived.
    func motion(of node: ResolvedNode, at time: Double) -> DrawnMotion? {
        var motion: DrawnMotion?
        if let run = runs[node.id], time - run.start < run.animation.length {
            motion = DrawnMotion(change: (run.from, run.animation.progress(after: time - run.start)))
        }
        if let (transition, start) = insertions[node.id], time - start < transition.length {
            motion = motion ?? DrawnMotion()
            motion?.transition = transition.changes(after: time - start)
        }
        return motion
    }
}

extension ResolvedNode {
    /// Whether the node is a custom view of several views, which has no frame.
    fileprivate var standsForSeveral: Bool { form == .custom && children.count != 1 }
}
