import ViewTree

/// The frames that are on their way from one place to another. Views are laid out where they go; an animation only says where they are drawn meanwhile.
struct RunningAnimations {
    private struct Run {
        let view: String
        let from, to: Frame
        let animation: Animation
        let start: Double

        func frame(at time: Double) -> Frame {
            let progress = animation.progress(after: time - start)
            func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
            return Frame(x: between(from.x, to.x), y: between(from.y, to.y), width: between(from.width, to.width), height: between(from.height, to.height))
        }
    }
    private var runs: [String: Run] = [:]
    private var order: [String] = []

    /// Whether nothing is on its way.
    var isEmpty: Bool { runs.isEmpty }

    /// Takes in what a step changed at a time, in seconds. A frame that was on its way goes on from where it is.
    mutating func take(_ reframed: [Step.Reframed], animations: [String: Animation], removed: [String], at time: Double) {
        for change in reframed {
            guard let animation = animations[change.id] else {
                runs[change.id] = nil
                continue
            }
            let from = runs[change.id].map { $0.frame(at: time) } ?? change.from
            runs[change.id] = Run(view: change.view, from: from, to: change.to, animation: animation, start: time)
            if !order.contains(change.id) { order.append(change.id) }
        }
        for view in removed { runs[view] = nil }
        order.removeAll { runs[$0] == nil }
    }

    /// Where a view is drawn at a time; `nil` where it is where layout has it.
    func frame(of id: String, at time: Double) -> Frame? {
        guard let run = runs[id], time - run.start < run.animation.length else { return nil }
        return run.frame(at: time)
    }

    /// Where the views are drawn at a time; what has arrived is reported once and then forgotten.
    mutating func step(to time: Double) -> [Step.Animating] {
        let states = order.compactMap { id in runs[id].map { (id, $0) } }.filter { time > $0.1.start }
        for (id, run) in states where time - run.start >= run.animation.length { runs[id] = nil }
        order.removeAll { runs[$0] == nil }
        return states.map { id, run in
            Step.Animating(id: id, view: run.view, frame: run.frame(at: time), progress: run.animation.progress(after: time - run.start))
        }
    }
}
