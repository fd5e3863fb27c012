import SwiftMachine
import SwiftModel
import ViewTree

/// The value of a property wrapper that the graph stores or provides for. Until a body runs it holds what the property was declared with.
protocol DynamicCell: AnyObject {
    /// `State`, `Environment`, ...
    var wrapper: String { get }
    var source: ViewTree.DynamicProperty.Source { get }
    /// A copy connected to the graph.
    func installed(in slot: DynamicSlot, of bridge: Bridge) -> AnyObject
    /// Whether a parent that made both made the same view, as far as this property goes.
    func isSame(as other: any DynamicCell) -> Bool
}

/// `@State`, `@FocusState`, `@GestureState`, `@AppStorage`, `@SceneStorage` and `@StateObject`.
final class StateCell: DynamicCell, AnnouncingCell {
    let wrapper: String
    /// The key of storage that all views share.
    let key: String?
    /// How it is kept in the defaults: `@AppStorage`.
    let stored: StoredForm?
    let type: SwiftType
    let machine: Machine
    let initial: () throws -> Value
    let storage: (any StateStorage)?
    /// What a `@GestureState` does before it is set back.
    let reset: Value?
    private var made: Value?
    /// Of the object that it belongs to, where it is kept in the defaults.
    private(set) lazy var announcer: Announcer? = stored.flatMap { form in
        (machine.observer as? Bridge).map { form.store.announcer(for: form.key, $0) }
    }

    init(
        wrapper: String, key: String? = nil, stored: StoredForm? = nil, type: SwiftType, machine: Machine, storage: (any StateStorage)? = nil,
        reset: Value? = nil, initial: @escaping () throws -> Value
    ) {
        (self.wrapper, self.key, self.stored, self.type, self.machine, self.storage) = (wrapper, key, stored, type, machine, storage)
        self.reset = reset
        self.initial = initial
    }

    private var first: SnippetValue {
        get throws { SnippetValue(value: try stored?.stored() ?? initial(), type: type, machine: machine) }
    }

    var source: ViewTree.DynamicProperty.Source {
        if let key { return .appStorage(key: key) { [self] in try first } }
        guard wrapper == "StateObject" else { return .state { [self] in try first } }
        return .stateObject { [self] in
            try first
        } object: { [machine] value in
            machine.observableReference(value.snippetValue)
        }
    }

    func installed(in slot: DynamicSlot, of bridge: Bridge) -> AnyObject {
        guard case .storage(let storage) = slot else { return self }
        let cell = StateCell(wrapper: wrapper, key: key, stored: stored, type: type, machine: machine, storage: storage, reset: reset, initial: initial)
        if let stored { stored.store.watch(cell, for: stored.key) }
        return cell
    }

    func isSame(as other: any DynamicCell) -> Bool { other is StateCell }

    /// Outside a body, the value it was declared with.
    func read(_ part: StatePart? = nil, line: Int?, throughBinding: Bool = false) throws -> Value {
        let current = try storage?.read(part, line: line, throughBinding: throughBinding).snippetValue
        // Without a stored value, each property of a key has its own default.
        if let stored, part == nil { return try stored.stored() ?? initial() }
        if let current { return current }
        if let made { return made }
        let value = try initial()
        made = value
        return value
    }

    /// Outside a view that is in the tree, a write is lost, as in SwiftUI, unless the defaults keep it.
    func write(_ value: Value, line: Int?) throws {
        if wrapper == "FocusState" { (machine.observer as? Bridge)?.focusWrites += 1 }
        if let stored {
            try stored.store.willChange(stored.key, line: line, machine)
            try stored.keep(value)
            if storage == nil { try stored.store.didChange(stored.key, line: line) }
        }
        try storage?.write(SnippetValue(value: value, type: type, machine: machine), line: line)
    }

    /// Takes over what the defaults have.
    func followStore(line: Int?) throws {
        try storage?.write(first, line: line)
    }

    var binding: BindingCell {
        BindingCell(
            location: storage.map { AnyHashable(ObjectIdentifier($0)) }, state: self, made: storage?.value.snippetValue,
            get: { try self.read(line: $0, throughBinding: true) },
            set: { try self.write($0, line: $1) })
    }
}

/// `@ObservedObject`.
final class ObservedObjectCell: DynamicCell {
    let wrapper = "ObservedObject"
    let object: Value
    let machine: Machine

    init(object: Value, machine: Machine) { (self.object, self.machine) = (object, machine) }

    var source: ViewTree.DynamicProperty.Source { .observedObject(machine.observableReference(object)) }
    func installed(in slot: DynamicSlot, of bridge: Bridge) -> AnyObject { self }
    func isSame(as other: any DynamicCell) -> Bool {
        guard let other = other as? ObservedObjectCell, case .object(let a) = object, case .object(let b) = other.object else { return false }
        return a === b
    }
}

/// `@EnvironmentObject`, and `@Environment` by the type of an object.
final class EnvironmentObjectCell: DynamicCell {
    let wrapper: String
    let type: ViewType
    let object: (any ObservableReference)?
    let isInstalled: Bool

    init(wrapper: String, type: ViewType, object: (any ObservableReference)? = nil, isInstalled: Bool = false) {
        (self.wrapper, self.type, self.object, self.isInstalled) = (wrapper, type, object, isInstalled)
    }

    var source: ViewTree.DynamicProperty.Source { .environmentObject(type) }
    func installed(in slot: DynamicSlot, of bridge: Bridge) -> AnyObject {
        guard case .object(let object) = slot else { return self }
        return EnvironmentObjectCell(wrapper: wrapper, type: type, object: object, isInstalled: true)
    }
    func isSame(as other: any DynamicCell) -> Bool { other is EnvironmentObjectCell }

    /// What SwiftUI says where no ancestor provides the object.
    var isMissing: RuntimeError {
        let (kind, modifier) = wrapper == "Environment" ? ("Observable object", "environment") : ("ObservableObject", "environmentObject")
        return RuntimeError(
            "missing-environment-object",
            "No \(kind) of type \(type) found. A View.\(modifier)(_:) for \(type) may be missing as an ancestor of this view.")
    }
}

/// `@Environment` and `@FocusedValue` by key path.
final class EnvironmentCell: DynamicCell {
    let wrapper: String
    let keyPath: KeyPathValue
    let machine: Machine
    private let reader: (any EnvironmentReader)?

    init(_ wrapper: String, keyPath: KeyPathValue, machine: Machine, reader: (any EnvironmentReader)? = nil) {
        (self.wrapper, self.keyPath, self.machine, self.reader) = (wrapper, keyPath, machine, reader)
    }

    private var query: EnvironmentQuery {
        EnvironmentQuery(path: keyPath.written, id: AnyHashable(keyPath)) { [machine, keyPath] lookup in
            let values = ValueBag<ViewTree.EnvironmentKey> { try lookup($0).snippetValue }
            return SnippetValue(value: try machine.get(.native(keyPath), of: .native(values)), type: keyPath.valueType, machine: machine)
        }
    }

    var source: ViewTree.DynamicProperty.Source { .environment(query) }
    func installed(in slot: DynamicSlot, of bridge: Bridge) -> AnyObject {
        guard case .environment(let reader) = slot else { return self }
        return EnvironmentCell(wrapper, keyPath: keyPath, machine: machine, reader: reader)
    }
    func isSame(as other: any DynamicCell) -> Bool { (other as? EnvironmentCell)?.keyPath == keyPath }

    /// Outside a body, the default.
    func read(line: Int?) throws -> Value { try (reader?.read(line: line) ?? query.value { try $0.defaultValue() }).snippetValue }
}

/// `@Environment(\.self)`.
final class EnvironmentValuesCell: DynamicCell {
    let wrapper = "Environment"
    private let reader: (any EnvironmentValuesReader)?

    init(reader: (any EnvironmentValuesReader)? = nil) { self.reader = reader }

    var source: ViewTree.DynamicProperty.Source { .environmentValues }
    func installed(in slot: DynamicSlot, of bridge: Bridge) -> AnyObject {
        guard case .environmentValues(let reader) = slot else { return self }
        return EnvironmentValuesCell(reader: reader)
    }
    func isSame(as other: any DynamicCell) -> Bool { other is EnvironmentValuesCell }

    /// The values, which are looked up as they are needed.
    func read(line: Int?) -> Value {
        .native(ValueBag<ViewTree.EnvironmentKey> { [reader] key in try (reader?.read(key, line: line) ?? key.defaultValue()).snippetValue })
    }
}

/// `@Namespace`.
final class NamespaceCell: DynamicCell {
    let wrapper = "Namespace"
    private let id: ExplicitID?

    init(id: ExplicitID? = nil) { self.id = id }

    /// What reading it gives: outside of a body an id that no view's namespace has.
    var readID: ExplicitID { id ?? ExplicitID(AnyHashable(ObjectIdentifier(self)), description: "namespace") }

    var source: ViewTree.DynamicProperty.Source { .namespace }
    func installed(in slot: DynamicSlot, of bridge: Bridge) -> AnyObject {
        guard case .namespace(let id) = slot else { return self }
        return NamespaceCell(id: id)
    }
    func isSame(as other: any DynamicCell) -> Bool { other is NamespaceCell }
}

/// A `Binding`.
final class BindingCell {
    /// What it reads, where that has an identity: two bindings to the same place are equal.
    let location: AnyHashable?
    /// The state that it leads to, and the part of its value; `nil` for a binding of closures or to an object.
    let state: StateCell?
    private let part: StatePart?
    /// The value that it led to when it was made; `nil` where that isn't known. Two bindings to the same place differ where it does.
    let made: Value?
    /// Whether it is `.constant`.
    let isConstant: Bool
    let get: (_ line: Int?) throws -> Value
    let set: (Value, _ line: Int?) throws -> Void

    init(
        location: AnyHashable? = nil, state: StateCell? = nil, part: StatePart? = nil, made: Value? = nil, get: @escaping (Int?) throws -> Value,
        set: @escaping (Value, Int?) throws -> Void
    ) {
        (self.location, self.state, self.part, self.made, self.get, self.set) = (location, state, part, made, get, set)
        isConstant = false
    }

    init(constant value: Value) {
        (location, state, part, made, isConstant) = (nil, nil, nil, value, true)
        get = { _ in value }
        set = { _, _ in }
    }

    /// A binding to a part of what this one leads to. Who reads it depends on that part only, where the part has an identity.
    ///
    /// - Parameters:
    ///   - id: equal for the same part; `nil` where that isn't known.
    ///   - type: the part's.
    ///   - made: the part as it is now.
    ///   - value: the part of a whole value.
    ///   - replace: a whole value with another part; `nil` where it has none any more.
    func part(
        _ id: AnyHashable?, of type: SwiftType, made: Value, value: @escaping (Value) throws -> Value,
        replace: @escaping (_ whole: Value, Value) throws -> Value?
    ) -> BindingCell {
        func set(_ new: Value, _ line: Int?) throws {
            if let whole = try replace(self.get(line), new) { try self.set(whole, line) }
        }
        guard let id else { return BindingCell(get: { try value(self.get($0)) }, set: set) }
        let location = location.map { AnyHashable([$0, id]) }
        guard let state else { return BindingCell(location: location, made: made, get: { try value(self.get($0)) }, set: set) }
        let inner = StatePart(id: part.map { AnyHashable([$0.id, id]) } ?? id) { [part] whole in
            SnippetValue(value: try value((part?.value(whole) ?? whole).snippetValue), type: type, machine: state.machine)
        }
        func get(_ line: Int?) throws -> Value {
            let whole = SnippetValue(value: try state.read(inner, line: line, throughBinding: true), type: state.type, machine: state.machine)
            return try inner.value(whole).snippetValue
        }
        return BindingCell(location: location, state: state, part: inner, made: made, get: get, set: set)
    }

    /// The same binding, made with another value.
    func made(with value: Value) -> BindingCell { BindingCell(location: location, state: state, part: part, made: value, get: get, set: set) }

    /// Whether both lead to the same place, or to none.
    func leadsToSamePlace(as other: BindingCell) -> Bool {
        self === other || (isConstant && other.isConstant) || (location != nil && location == other.location)
    }

    /// For the engine, which knows no lines.
    func value<Wrapped>(_ read: @escaping (Value) throws -> Wrapped, _ make: @escaping (Wrapped) throws -> Value) -> ValueBinding<Wrapped> {
        ValueBinding(get: { try read(self.get(nil)) }, set: { try self.set(make($0), nil) })
    }
}
