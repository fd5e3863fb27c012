import ViewTree
import Wording

/// A custom view or modifier at its place: its value, the storage of its properties, and the runs of its body.
final class BodyRunner {
    private(set) var value: any CustomView
    unowned let node: DeclaredNode
    /// The identity under which runs and states are reported.
    let id: Int
    private(set) var slots: [DynamicSlot] = []
    private var changedSources: [Source] = []
    /// Apart, since few values move.
    private var motion: Motion?
    /// What happened since the last run.
    private var cause = BodyCause()
    // These fit into the room that the cause leaves.
    private let watchesObjects: Bool
    /// Set by `EquatableView`: the type's `==` decides whether the value differs.
    var comparesByOwnEquality = false

    /// The value that the body saw before an animated change of its view's value, which leads from there.
    private final class Motion {
        let from: any CustomView
        let animation: Animation
        let start: Double

        init(from: any CustomView, _ animation: Animation, start: Double) { (self.from, self.animation, self.start) = (from, animation, start) }
    }

    /// Makes the storage; initial values are evaluated now and never again.
    init(_ value: any CustomView, node: DeclaredNode, id: Int) throws {
        (self.value, self.node, self.id) = (value, node, id)
        let properties = value.dynamicProperties
        watchesObjects = properties.contains {
            switch $0.source {
            case .stateObject, .observedObject, .environmentObject: true
            default: false
            }
        }
        cause.isFirst = true
        slots.reserveCapacity(properties.count)
        for property in properties { slots.append(try makeSlot(for: property)) }
    }

    deinit {
        for state in states { state.forgetOwner() }
        for slot in environmentSlots { slot.forgetOwner() }
        for slot in environmentValuesSlots { slot.forgetOwner() }
    }

    // MARK: Runs

    /// Takes over a value declared again; why the body has to run, empty where it need not.
    func reasonsToRun(with new: any CustomView) throws -> [Phrase] {
        let differences = try replaceValue(by: new)
        if !differences.isEmpty {
            cause.isOtherValue = true
            for (slot, property) in zip(slots, new.dynamicProperties) {
                if case .environment(let slot as EnvironmentSlot) = slot, case .environment(let query) = property.source { slot.replaceQuery(by: query) }
            }
        }
        try refreshEnvironment()
        return node.takeReasons() + differences
    }

    private func replaceValue(by new: any CustomView) throws -> [Phrase] {
        if comparesByOwnEquality, let isEqual = try new.isEqual(to: value) {
            if isEqual { return [] }
            try move(to: new)
            return [Phrase("the value is not equal to the one before", ko: "값이 이전과 같지 않음")]
        }
        let fields = new.changedFields(from: value)
        if fields.isEmpty { value = new } else { try move(to: new) }
        return fields.map(\.reason)
    }

    /// Takes over another value; what of it is animated begins where the body saw it last.
    private func move(to new: any CustomView) throws {
        defer { value = new }
        guard try new.animated(from: value, 0) != nil else { return }
        let animation = node.resolvedView.flatMap { node.graph.carried(at: $0).animation }
        motion = try animation.map { Motion(from: try shownValue(), $0, start: node.graph.time) }
    }

    /// The value that the body sees now.
    private func shownValue() throws -> any CustomView {
        guard let motion else { return value }
        let seconds = node.graph.time - motion.start
        if seconds < motion.animation.length, let shown = try value.animated(from: motion.from, motion.animation.progress(after: seconds)) { return shown }
        self.motion = nil
        return value
    }

    /// Runs the body; what it reads becomes the node's dependencies.
    func run(because reasons: [Phrase], content: ModifierContent?) throws -> DeclaredView {
        let graph = node.graph
        guard node.context.bodies < graph.limits.nestedBodies else { throw insideItself() }
        graph.recordBody(of: value.name, id: id, reasons: reasons)
        value.willRunBody(because: takeCause())
        let environmentSlots = environmentSlots
        for slot in environmentSlots { slot.forgetReads() }
        for slot in environmentValuesSlots { slot.forgetReads() }
        let shown = try shownValue()
        if motion != nil { graph.follow(node) }
        return try node.track {
            if watchesObjects { try watchObjects() }
            let view = try shown.body(slots: slots, content: content)
            for slot in environmentSlots { slot.declare() }
            return view
        }
    }

    /// Something that the last run depends on has changed.
    func sourceChanged(_ source: Source) {
        if !changedSources.contains(where: { $0 === source }) { changedSources.append(source) }
    }

    private func takeCause() -> BodyCause {
        var taken = cause
        (taken.properties, taken.isOtherRead) = properties(of: changedSources)
        (cause, changedSources) = (BodyCause(), [])
        return taken
    }

    private func insideItself() -> GraphError { .insideItself(value.name, Int(node.context.bodies), line: node.declared.line) }

    /// Ends all states.
    func destroy() {
        for state in states {
            state.destroy()
            node.graph.recordState(.destroyed, state, view: value.name, id: id)
        }
    }

    func recordChange(of state: StateSlot) { node.graph.recordState(.changed, state, view: value.name, id: id) }

    // MARK: Slots

    /// The states that belong to the view; those of app storage belong to nobody.
    var states: [StateSlot] {
        slots.compactMap { slot in
            guard case .storage(let storage) = slot, let state = storage as? StateSlot, state.owner != nil else { return nil }
            return state
        }
    }

    var environmentSlots: [EnvironmentSlot] {
        slots.compactMap { if case .environment(let reader) = $0 { reader as? EnvironmentSlot } else { nil } }
    }

    /// Those of the environment that the view depends on: what it declares, and what it read of the whole.
    var environmentDependencies: [EnvironmentSlot] {
        slots.flatMap { slot -> [EnvironmentSlot] in
            switch slot {
            case .environment(let reader): (reader as? EnvironmentSlot).map { [$0] } ?? []
            case .environmentValues(let reader): (reader as? EnvironmentValuesSlot)?.slots ?? []
            default: []
            }
        }
    }

    /// Reads again what was written around, which schedules the body where a value differs.
    func refreshEnvironment() throws {
        for slot in environmentDependencies { try slot.refresh() }
    }

    private var environmentValuesSlots: [EnvironmentValuesSlot] {
        slots.compactMap { if case .environmentValues(let reader) = $0 { reader as? EnvironmentValuesSlot } else { nil } }
    }

    private func makeSlot(for property: DynamicProperty) throws -> DynamicSlot {
        switch property.source {
        case .state(let initial): return .storage(try makeState(property, initial))
        case .stateObject(let make, _): return .storage(try makeState(property, make))
        case .observedObject(let object): return .object(object)
        case .environment(let query): return .environment(try EnvironmentSlot(query, owner: node))
        case .environmentValues: return .environmentValues(EnvironmentValuesSlot(owner: node))
        case .environmentObject: return .object(nil)
        case .appStorage(let key, let initial):
            return .storage(try node.graph.sharedStorage(for: key) { try StateSlot(property, value: initial(), owner: nil, ownerName: nil, graph: node.graph) })
        case .namespace: return .namespace(ExplicitID(node.graph.nextID(), description: property.name))
        }
    }

    private func makeState(_ property: DynamicProperty, _ initial: () throws -> any OpaqueValue) throws -> StateSlot {
        let graph = node.graph
        var value = try graph.untracked(initial)
        if let kept = graph.keptStates { value = kept.value(of: property, at: node, insteadOf: value) }
        let state = StateSlot(property, value: value, owner: node, ownerName: self.value.name, graph: graph)
        graph.recordState(.created, state, view: self.value.name, id: id)
        return state
    }

    /// An `ObservableObject` is watched as a whole, whether the body reads it or not.
    private func watchObjects() throws {
        for (index, property) in value.dynamicProperties.enumerated() where index < slots.count {
            switch property.source {
            case .stateObject(_, let object):
                if case .storage(let storage) = slots[index] { watch(object(try storage.read(line: nil))) }
            case .observedObject(let object):
                slots[index] = .object(object)
                watch(object)
            case .environmentObject(let type):
                let scope = node.context.scope.provider(ofObject: type)
                scope.source(ofObject: type).addReader(node, line: nil)
                let object = scope.object(ofType: type)
                slots[index] = .object(object)
                if let object { watch(object) }
            default: break
            }
        }
    }

    private func watch(_ object: any ObservableReference) { node.graph.objects.addReader(node, of: object, property: nil, line: nil) }
}

extension GraphError {
    static func insideItself(_ name: String, _ bodies: Int, line: Int?) -> GraphError {
        GraphError(
            .viewInsideItself, "the body of `\(name)` is inside \(bodies) other bodies, so it seems to contain itself",
            help: "A body may show its own type only on fewer and fewer data: end the recursion with an `if`.", line: line)
    }
}
