import ViewTree

/// Lays out the resolved tree for a graph.
public protocol LayoutPass: AnyObject {
    /// Lays out the tree. `changed` are the nodes with another role, other children, attachments or environment than at the last time.
    func layOut(_ root: ResolvedNode, changed: [ResolvedNode]) throws
    /// In the window, in points; `nil` for a node without a place.
    func frame(of node: ResolvedNode) -> Rect?
    /// Where the points of a node are drawn by the effects around it; `nil` where none moves them.
    func drawnTransform(of node: ResolvedNode) -> AffineTransform?
    /// The geometry of a node as it is after the last layout.
    func proxy(for node: ResolvedNode) -> (any GeometryProxy)?
    /// The child that a `ViewThatFits` shows, after a layout.
    func chosenChild(of node: ResolvedNode) -> ResolvedNode?
    /// Moves the nearest scroll view so that the node can be seen.
    func scroll(toShow node: ResolvedNode, anchor: UnitPoint?)
    /// Moves the nearest scroll view so that an element of a lazy container can be seen, about where it will be once it is made.
    func scroll(toShowElement index: Int, of node: ResolvedNode, anchor: UnitPoint?)
    /// Moves the content of a scroll view so that `offset` is in its leading upper corner, as far as the content reaches.
    func scroll(_ view: ResolvedNode, to offset: Point)
    /// Moves the content of a scroll view along its main axis.
    func scroll(_ view: ResolvedNode, by points: Double)
    /// Where scrolling that began at `before` ends by the modifiers around the scroll view; `nil` where they say nothing.
    func scrollEnd(of view: ResolvedNode, from before: Point) throws -> Point?
    /// The first scroll view, list or form inside a node, or the node itself.
    func scrollView(inside node: ResolvedNode) -> ResolvedNode?
    /// `nil` for a node that doesn't scroll, and before it has a place.
    func scrollGeometry(of view: ResolvedNode) -> ScrollGeometry?
    /// The view of the scroll target layout inside that is nearest to the anchor of what can be seen; without an anchor, to its start.
    func scrollTarget(inSightOf view: ResolvedNode, at anchor: UnitPoint?) -> ResolvedNode?
    /// The views of the scroll target layout inside of which a part can be seen, from 0 to 1.
    func scrollTargets(inSightOf view: ResolvedNode, by part: Double) -> [ResolvedNode]
}

extension Graph {
    /// Runs code that may change state (an action), and all transactions that it sets off.
    public func perform(_ action: () throws -> Void) throws {
        try runStep {
            try action()
            try settle()
        }
    }

    /// Lays out again because of something outside of the tree, such as the window's size.
    public func layOutAgain() throws {
        try runStep { try settle(always: true) }
    }

    /// One cause and what follows from it. An error leaves the tree broken until it is mounted again.
    func runStep(_ body: () throws -> Void) throws {
        frame += 1
        hasEndedFarElements = false
        lastWrites.removeAll()
        do {
            try body()
            try wakeReadySleepers()
        } catch {
            // What was scheduled may belong to nodes that were never finished.
            isBroken = true
            forgetPendingWork()
            throw error
        }
    }

    /// Runs transactions until nothing is left to do. Tasks start when all views of the step have appeared.
    func settle(always: Bool = false) throws {
        var rest = limits.transactions
        var isDue = always
        while true {
            while isDue || hasWork {
                if rest == 0 { return giveUp() }
                rest -= 1
                isDue = false
                try runTransaction()
            }
            let started = clock.takeCancelled() + tasks
            tasks = []
            if !started.isEmpty { frame += 1 }
            for task in started { try task() }
            if started.isEmpty {
                endFarElements()
                try focus.settle()
                try provideFocusedValues()
                try whenIdle?()
                if !hasWork, tasks.isEmpty { return }
            }
        }
    }

    /// Once a step: elements of lazy containers that have been far away for long enough end.
    private func endFarElements() {
        if hasEndedFarElements { return }
        hasEndedFarElements = true
        for node in observers.livingLazyLists() { node.endFarElements() }
    }

    private var hasWork: Bool { !writes.isEmpty || !updates.isEmpty || !scrollRequests.isEmpty || !deferredChanges.isEmpty }

    /// Apply writes, update bodies, lay out, gather preferences, run callbacks.
    private func runTransaction() throws {
        record?.transactions += 1
        applyWrites()
        defer { runningTransaction = Transaction() }
        try updateBodies()
        try layOutUntilStill()
        startTransitions()
        commitLiveness()
        let due = callbacks
        callbacks = []
        isCallingBack = true
        defer { isCallingBack = false }
        for callback in due { try callback() }
    }

    private func applyWrites() {
        for change in deferredChanges { change() }
        deferredChanges = []
        if let layout { for request in scrollRequests { request(layout) } }
        scrollRequests = []
        guard let batch = writes.popFirst() else { return }
        if !batch.isAnswer { frame += 1 }
        runningTransaction = batch.transaction
        if runningTransaction.animation != nil || runningTransaction.values != nil {
            willAnimate()
            record?.carry(runningTransaction)
        }
        for write in batch.writes where write.slot.commit(write.value) {
            lastWrites.add(write.value, to: write.slot)
            recordChange(of: write.slot)
        }
    }

    /// Evaluates what was scheduled, parents before children.
    func updateBodies() throws {
        isUpdatingBodies = true
        defer { isUpdatingBodies = false }
        repeat {
            while let node = updates.popFirst() { try node.update() }
            for container in takeUncounted() where !container.isTornDown { try container.absorb() }
        } while !updates.isEmpty
    }

    /// Lays out, and again while geometry or preferences change views.
    private func layOutUntilStill() throws {
        for _ in 0..<max(1, limits.layouts) {
            try layOutOnce()
            try updateBodies()
            if changed.isEmpty {
                try gatherPreferenceContents()
                try provideColorSchemes()
                try updateBodies()
            }
            if changed.isEmpty { break }
        }
        if !changed.isEmpty { reportUnsettledLayout() }
        try observePreferences()
        try observeGeometry()
        try observeScrolling()
    }

    private func layOutOnce() throws {
        let nodes = changed.takeAll()
        guard let layout, let root else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        try layout.layOut(root, changed: nodes)
        checkAnchors()
        checkChoices()
    }

    // MARK: Callbacks

    func schedule(_ callback: @escaping () throws -> Void) { callbacks.append(callback) }
    func scheduleTask(_ task: @escaping () throws -> Void) { tasks.append(task) }

    // MARK: Loops

    private func giveUp() {
        let states = lastWrites.described(writes.slots)
        let what = states.isEmpty ? "the views" : states
        report(
            GraphDiagnostic(
                .error, .updateLoop, "\(what) kept changing: \(limits.transactions) transactions did not settle it",
                help: "A callback (onAppear, onChange, onPreferenceChange, a task) writes what calls it again: write only when the value differs.", line: nil))
        forgetPendingWork()
    }

    func forgetPendingWork() {
        writes.removeAll()
        updates.removeAll()
        (callbacks, tasks, scrollRequests, deferredChanges) = ([], [], [], [])
        removals.removeAll()
    }

    private func reportUnsettledLayout() {
        report(
            GraphDiagnostic(
                .warning, .preferenceLoop, "preferences and layout kept changing each other: \(limits.layouts) rounds did not settle them",
                help: "Content made from a preference must not change that preference.", line: nil))
    }

    func reportLoop(of name: String, in node: DeclaredNode, values: [String]) {
        report(
            GraphDiagnostic(
                .warning, .preferenceLoop, "\(name) tried to update multiple times per frame. Its last values: \(values.joined(separator: ", "))",
                help: "Its action changes what it observes: write only when the value differs, and so that it settles.", line: node.declared.line))
    }
}
