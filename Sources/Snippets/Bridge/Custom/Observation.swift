import ViewTree

/// The storage of a `@Published` property. It belongs to one object, which it learns when a view first watches the object.
final class PublishedCell {
    private(set) var value: Value
    private var name: String?
    private weak var owner: Instance?
    private weak var bridge: Bridge?

    init(value: Value, bridge: Bridge) { (self.value, self.bridge) = (value, bridge) }

    func watch(as name: String, of owner: Instance) { (self.name, self.owner) = (name, owner) }

    /// Tells the watchers first, as SwiftUI does.
    func write(_ new: Value, line: Int?) {
        if let owner { bridge?.host?.willChange(owner, property: name, line: line) }
        value = new
    }
}

extension Machine {
    /// The object as the graph watches it; its published properties tell of their changes from now on.
    func observableReference(_ value: Value) -> any ObservableReference {
        guard case .object(let instance) = value else { return MissingObject.shared }
        // Those of superclasses come first among the fields; their names do not matter to anyone but a reader of reports.
        let own = instance.decl.storedProperties
        for (index, field) in instance.fields.enumerated() {
            guard case .native(let object) = field, let cell = object as? PublishedCell else { continue }
            let place = index - (instance.fields.count - own.count)
            let property = own.indices.contains(place) ? own[place] : nil
            cell.watch(as: property?.wrapped?.name ?? "property", of: instance)
        }
        return instance
    }
}

extension Instance: ObservableReference {
    public var name: String { decl.name }
}

/// Stands for an object that an error left out.
private final class MissingObject: ObservableReference, Sendable {
    static let shared = MissingObject()
    let name = "object"
}
