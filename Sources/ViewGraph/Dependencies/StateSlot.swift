import ViewTree

/// The storage of one `@State`, `@StateObject` or `@AppStorage`; lives as long as the identity that owns it.
///
/// Writes are queued with their transaction and take effect with the next update; until then bodies see the old value, and everyone else the new one.
/// What outlives the identity, such as a task, still reads what it writes; no view shows it.
final class StateSlot: StateStorage {
    let wrapper: String
    let source: Source
    /// What all bodies see.
    private(set) var value: any OpaqueValue
    /// The last value written and not yet in effect.
    private var latest: Pending?
    /// `nil` once the identity has ended.
    private var graph: GraphReference?
    /// Whose property it is, for as long as it lives; `nil` for app storage, which belongs to nobody.
    @Unretained private(set) var owner: DeclaredNode?

    init(_ property: DynamicProperty, value: any OpaqueValue, owner: DeclaredNode?, ownerName: String?, graph: Graph) {
        (wrapper, self.value, self.owner, self.graph) = (property.wrapper, value, owner, graph.reference)
        source = Source(.state, .code, "`\(property.name)`", owner: ownerName)
    }

    private final class Pending {
        let value: any OpaqueValue
        init(_ value: any OpaqueValue) { self.value = value }
    }

    /// As declared.
    var name: String { String(source.code.dropFirst().dropLast()) }
    var isDestroyed: Bool { graph == nil }

    /// What a read outside of updates sees.
    var current: any OpaqueValue { latest?.value ?? value }

    func read(_ part: StatePart?, line: Int?, throughBinding: Bool) throws -> any OpaqueValue {
        guard let graph = graph?.graph, let reader = graph.currentReader else { return current }
        source.addReader(reader, of: part, line: line)
        // A closure inside a body belongs to that body: it runs again with it. A binding may have been passed to the body of another view.
        if reader.bodyRunner == nil, !graph.readsBinding, let body = throughBinding ? reader.enclosingBody : owner, body !== reader {
            source.addReader(body, of: part, line: line)
        }
        return value
    }

    func write(_ new: any OpaqueValue, line: Int?) throws {
        guard let graph = graph?.graph else {
            value = new
            return
        }
        if graph.isUpdating { return graph.reportWriteDuringUpdate(of: self, line: line) }
        if current.isEqual(to: new) { return }
        latest = Pending(new)
        graph.enqueueWrite(to: self, of: new)
    }

    /// Makes a written value the one that bodies see; whether it differs.
    func commit(_ new: any OpaqueValue) -> Bool {
        if let latest, latest.value.isEqual(to: new) { self.latest = nil }
        if value.isEqual(to: new) { return false }
        let old = value
        value = new
        if isDestroyed { return false }
        source.invalidate(from: old, to: new)
        return true
    }

    func destroy() { graph = nil }

    /// The owner is gone.
    func forgetOwner() { owner = nil }
}
