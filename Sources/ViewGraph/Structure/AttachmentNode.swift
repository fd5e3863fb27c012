import ViewTree
import Wording

/// A modifier for traits, preferences, geometry, actions or the lifetime of views.
final class AttachmentNode: AttachingNode {
    private var liveViews: Int32 = 0
    private(set) var hasAppeared = false
    /// Whether an `id` inside changed, so that the view is another one.
    private var isReplaced = false
    private var knownObservations: Observations?

    /// What few modifiers need.
    private final class Observations {
        var task: (any TaskHost)?
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

    /// The task that waits.
    var task: (any TaskHost)? {
        get { knownObservations?.task }
        set { observations.task = newValue }
    }

    /// Ends what `onReceive` is subscribed to.
    var unsubscribe: (() throws -> Void)? {
        get { knownObservations?.unsubscribe }
        set { observations.unsubscribe = newValue }
    }

    /// What ends the subscription, for the last time.
    func takeSubscription() -> (() throws -> Void)? {
        defer { knownObservations?.unsubscribe = nil }
        return unsubscribe
    }

    override var explicitID: ExplicitID? {
        if case .id(let id) = modifier { id } else { nil }
    }

    private var makesOneView: Bool {
        if case .action(is GeometryObserver) = modifier { true } else { false }
    }

    override var primaryContext: PlaceContext {
        if makesOneView, case .list = context.placing { return context.placing(.vStack) }
        return context
    }

    override var staticCount: Int? { makesOneView ? 1 : super.staticCount }

    override func evaluate(from earlier: DeclaredView?) throws {
        var replacement: Phrase?
        if case .modified(_, .id(let old)) = earlier?.kind, let new = explicitID, new != old {
            primary?.tearDown()
            primary = nil
            replaceOutward()
            replacement = Phrase("`id` is \(new) instead of \(old)", ko: "`id`가 \(old)에서 \(new)(으)로 바뀜")
        }
        // Bodies inside have to know it; modifiers further inside are recorded later, and count.
        if case .modified(_, .animation(let old)) = earlier?.kind, case .animation(let new) = modifier {
            for item in items.units { recordAnimation(of: item.node, with: new, insteadOf: old) }
        }
        try graph.replacing(because: replacement) { try super.evaluate(from: earlier) }
    }

    override func modifierChanged(from old: Modifier, to new: Modifier) {
        super.modifierChanged(from: old, to: new)
        switch (old, new) {
        case (.action(let old), .action(let rule as any ActionRule)): if hasAppeared { rule.replace(old, in: self) }
        case (.animation(let old), .animation(let new)):
            for item in items.units where graph.record?.valueAnimations[item.node.id] == nil { recordAnimation(of: item.node, with: new, insteadOf: old) }
        default: break
        }
    }

    /// Records the animation that changes inside have because the value of the modifier has changed.
    private func recordAnimation(of node: ResolvedNode, with new: AnimationModifier, insteadOf old: AnimationModifier) {
        guard let animation = new.animation(changedFrom: old, carried: { graph.carried(at: node) }) else { return }
        graph.recordAnimation(animation, of: node)
    }

    /// Schedules a call of the observer of a view; 0 for what is observed of none.
    func scheduleCall(of name: String, for view: Int = 0, values: @escaping @autoclosure () -> [String], _ action: @escaping () throws -> Void) {
        graph.schedule { [weak self] in
            if let self, mayCall(for: view, name: name, values: values()) { try action() }
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
        scheduleCall(of: name, for: node.id, values: [old?.printed, value.printed].compactMap(\.self)) { try action(old ?? value, value) }
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

    /// The modifiers around an `id` that changed are on another view now.
    private func replaceOutward() {
        var node = parent
        while let outer = node, case .modified = outer.declared.kind {
            if let attachment = outer as? AttachmentNode {
                attachment.isReplaced = true
                graph.livenessChanged(of: attachment)
            }
            node = outer.parent
        }
    }

    /// Whether the first view came, or the last one went, since the last time. Another view in its place is both where an `id` says so, else neither.
    var mustAppear: Bool { liveViews > 0 && !hasAppeared }
    var mustDisappear: Bool { hasAppeared && (liveViews <= 0 || isReplaced) }

    private var rule: (any ActionRule)? {
        if case .action(let rule as any ActionRule) = modifier { rule } else { nil }
    }

    func appear() {
        hasAppeared = true
        rule?.appear(in: self)
    }

    func disappear() {
        guard hasAppeared else { return }
        (hasAppeared, isReplaced, liveViews) = (false, false, max(0, liveViews))
        rule?.disappear(in: self)
    }

    override func willTearDown() {
        super.willTearDown()
        disappear()
        liveViews = 0
    }
}
