import ViewTree

/// A modifier for traits, preferences, geometry, actions or the lifetime of views. `onAppear`, `onChange`, `onReceive` and `task` hold once for all views that they wrap.
final class AttachmentNode: AttachingNode {
    private var liveViews: Int32 = 0
    private var hasAppeared = false
    private var knownObservations: Observations?

    /// What few modifiers need.
    private final class Observations {
        var task: (any TaskHost)?
        /// Ends what `onReceive` is subscribed to.
        var unsubscribe: (() throws -> Void)?
        /// Calls in the current frame, by the view that is observed; 0 for what is observed of none.
        var calls: [Int: Int] = [:]
        var frame = 0
        var lastValues: [Int: any OpaqueValue] = [:]
    }

    private var observations: Observations {
        if let knownObservations { return knownObservations }
        let made = Observations()
        knownObservations = made
        return made
    }

    override var explicitID: ExplicitID? {
        if case .id(let id) = modifier { id } else { nil }
    }

    /// `onGeometryChange` makes one view of a list.
    override var primaryContext: PlaceContext {
        if case .onGeometryChange = modifier, case .list = context.placing { return context.placing(.vStack) }
        return context
    }

    override var staticCount: Int? {
        if case .onGeometryChange = modifier { return 1 }
        return super.staticCount
    }

    override func evaluate(from earlier: DeclaredView?) throws {
        if case .modified(_, .id(let old)) = earlier?.kind, explicitID != old {
            primary?.tearDown()
            primary = nil
        }
        // Bodies inside have to know it; modifiers further inside are recorded later, and count.
        if case .modified(_, let old) = earlier?.kind {
            for item in items.units { if let animation = changedAnimation(from: old, of: item.node) { graph.recordAnimation(animation, of: item.node) } }
        }
        try super.evaluate(from: earlier)
    }

    override func modifierChanged(from old: Modifier, to new: Modifier) {
        super.modifierChanged(from: old, to: new)
        switch (old, new) {
        case (.onChange(let old, _, _), .onChange(let value, _, let action)):
            if hasAppeared, !old.isEqual(to: value) { callOnChange(from: old, to: value, action) }
        case (.animation, .animation), (.transaction, .transaction):
            for item in items.units where graph.record?.valueAnimations[item.node.id] == nil {
                if let animation = changedAnimation(from: old, of: item.node) { graph.recordAnimation(animation, of: item.node) }
            }
        case (.task(let old?, _), .task(let id?, let operation)):
            if hasAppeared, !old.isEqual(to: id) { restartTask(operation) }
        case (.onReceive(let old, _), .onReceive(let source, _)):
            if hasAppeared, !old.isSame(as: source) { subscribe(to: source) }
        default: break
        }
    }

    /// The animation that changes inside have because the value of the modifier has changed; `nil` where it hasn't.
    private func changedAnimation(from old: Modifier, of node: ResolvedNode) -> Animation?? {
        switch (old, modifier) {
        case (.animation(_, let old?), .animation(let animation, let value?)): return old.isEqual(to: value) ? nil : .some(animation)
        case (.transaction(_, let old?), .transaction(let change, let value?)):
            guard !old.isEqual(to: value) else { return nil }
            return .some(graph.carried(at: node).changed(by: change).animation)
        default: return nil
        }
    }

    private func callOnChange(from old: any OpaqueValue, to new: any OpaqueValue, _ action: @escaping (any OpaqueValue, any OpaqueValue) throws -> Void) {
        graph.schedule { [weak self] in
            guard let self, mayCall(for: 0, name: "onChange", values: [old.printed, new.printed]) else { return }
            try action(old, new)
        }
    }

    /// Counts a call of the observer of a view; false with a warning once it was called as often in this frame as SwiftUI allows.
    private func mayCall(for view: Int, name: String, values: [String]) -> Bool {
        let counts = observations
        if counts.frame != graph.frame { (counts.frame, counts.calls) = (graph.frame, [:]) }
        let count = counts.calls[view, default: 0] + 1
        counts.calls[view] = count
        if count == graph.limits.callsOfOneObserver + 1 { graph.reportLoop(of: name, in: self, values: values) }
        return count <= graph.limits.callsOfOneObserver
    }

    // MARK: Observed values

    /// What the observer saw last of a view that it wraps.
    func lastValue(of node: ResolvedNode) -> (any OpaqueValue)? { knownObservations?.lastValues[node.id] }

    /// Schedules the action where the value is the first or differs. The first time, it is also the old one.
    ///
    /// - Parameter callsFirst: whether the first value counts as a change.
    func observe(
        _ value: any OpaqueValue, of node: ResolvedNode, name: String, callsFirst: Bool = true,
        _ action: @escaping (_ old: any OpaqueValue, _ new: any OpaqueValue) throws -> Void
    ) {
        let old = lastValue(of: node)
        if let old, old.isEqual(to: value) { return }
        observations.lastValues[node.id] = value
        if old == nil, !callsFirst { return }
        let view = node.id
        graph.schedule { [weak self] in
            guard let self, mayCall(for: view, name: name, values: [old?.printed, value.printed].compactMap(\.self)) else { return }
            try action(old ?? value, value)
        }
    }

    // MARK: Lifetime

    override func viewAppeared() {
        liveViews += 1
        graph.livenessChanged(of: self)
    }

    override func viewDisappeared() {
        liveViews -= 1
        graph.livenessChanged(of: self)
    }

    /// Whether the first view came, or the last one went, since the last time; one in the place of another is neither.
    var mustAppear: Bool { liveViews > 0 && !hasAppeared }
    var mustDisappear: Bool { liveViews <= 0 && hasAppeared }

    func appear() {
        hasAppeared = true
        switch modifier {
        case .onAppear(let action): graph.schedule(action)
        case .onChange(let value, initial: true, let action): graph.schedule { try action(value, value) }
        case .task(_, let operation): restartTask(operation)
        case .onReceive(let source, _): subscribe(to: source)
        default: break
        }
    }

    func disappear() {
        guard hasAppeared else { return }
        (hasAppeared, liveViews) = (false, 0)
        if case .onDisappear(let action) = modifier { graph.afterRemoval(action) }
        if let task = knownObservations?.task {
            knownObservations?.task = nil
            if graph.removals.isRemoving { graph.afterRemoval { task.cancel() } } else { task.cancel() }
        }
        if let end = takeSubscription() { graph.afterRemoval(end) }
    }

    /// What the source sends goes to the action that the modifier has by then.
    private func subscribe(to source: any EventSource) {
        unsubscribe()
        graph.schedule { [weak self] in
            guard let self, hasAppeared else { return }
            observations.unsubscribe = try source.subscribe { [weak self] value in
                if let self, case .onReceive(_, let action) = modifier { try action(value) }
            }
        }
    }

    private func unsubscribe() {
        if let end = takeSubscription() { graph.schedule(end) }
    }

    /// What ends the subscription, for the last time.
    private func takeSubscription() -> (() throws -> Void)? {
        defer { knownObservations?.unsubscribe = nil }
        return knownObservations?.unsubscribe
    }

    private func restartTask(_ operation: @escaping (any TaskHost) throws -> Void) {
        observations.task?.cancel()
        observations.task = graph.startTask { host in if !host.isCancelled { try operation(host) } }
    }

    override func willTearDown() {
        super.willTearDown()
        disappear()
    }
}
