import SwiftMachine
import SwiftModel
import ViewTree

/// What `UserDefaults` and `@AppStorage` keep of a run, in memory.
final class DefaultsStore {
    /// A key of a suite; the standard defaults have none.
    struct Key: Hashable {
        let suite, name: String
        /// The same in one text.
        var text: String { suite.isEmpty ? "AppStorage.\(name)" : "AppStorage.\(suite).\(name)" }
    }
    private var values: [Key: Existential] = [:]
    private var registered: [Key: Existential] = [:]
    /// A property of each key in a view.
    private var cells: [Key: StateCell] = [:]
    /// Those of objects with a property of the key.
    private var announcers: [Key: [WeakAnnouncer]] = [:]

    private struct WeakAnnouncer {
        weak var announcer: Announcer?
    }

    func value(_ key: Key) -> Existential? { values[key] ?? registered[key] }

    /// The names of a suite, in order.
    func names(of suite: String) -> [String] { Set(values.keys).union(registered.keys).filter { $0.suite == suite }.map(\.name).sorted() }

    func register(_ value: Existential, for key: Key) { registered[key] = value }

    func keep(_ value: Existential?, for key: Key) { values[key] = value }

    func watch(_ cell: StateCell, for key: Key) { cells[key] = cell }

    /// What announces changes of the key for an object.
    func announcer(for key: Key, _ bridge: Bridge) -> Announcer {
        let made = Announcer(bridge)
        announcers[key] = (announcers[key] ?? []).filter { $0.announcer != nil } + [WeakAnnouncer(announcer: made)]
        return made
    }

    /// Sets a value for the program; objects and views with the key follow.
    func set(_ value: Existential?, for key: Key, line: Int?, _ machine: Machine) throws {
        try willChange(key, line: line, machine)
        keep(value, for: key)
        try didChange(key, line: line)
    }

    func willChange(_ key: Key, line: Int?, _ machine: Machine) throws {
        for announcer in announcers[key]?.compactMap(\.announcer) ?? [] { try announcer.announce(line: line, machine) }
    }

    func didChange(_ key: Key, line: Int?) throws { try cells[key]?.followStore(line: line) }

    func forget() { (values, registered, cells, announcers) = ([:], [:], [:], [:]) }
}

/// How a property is kept in the defaults.
struct StoredForm {
    let store: DefaultsStore
    let key: DefaultsStore.Key
    let type: SwiftType
    /// The property's value for a stored one, `nil` where it's of another type.
    let read: (Value) throws -> Value
    /// What is stored of the property's value, `nil` for nothing.
    let write: (Value) throws -> Value

    /// The property's value as the store has it.
    func stored() throws -> Value? {
        guard let value = store.value(key) else { return nil }
        let read = try read(.any(value))
        if case .none = read { return nil }
        if type.isBoxedAsPayload, case .box(let box) = read { return box.fields.first }
        return read
    }

    func keep(_ value: Value) throws {
        guard case .any(let stored) = try write(value) else { return store.keep(nil, for: key) }
        guard let payload = stored.type.optionalPayload else { return store.keep(stored, for: key) }
        store.keep(stored.value.isNone ? nil : Existential(type: payload, value: stored.value), for: key)
    }
}

extension Bridge {
    /// What the standard defaults hold when the program begins.
    package func fillDefaults(_ values: [String: StoredValue], _ machine: Machine) {
        for (name, value) in values {
            guard let stored = try? machine.existential(value) else { continue }
            defaults.keep(stored, for: DefaultsStore.Key(suite: "", name: name))
        }
    }
}

extension Registrar {
    mutating func bindDefaults() {
        function("AppStorage.init(_value: Value, _suite: String, _key: String, _read: (Any) -> Value?, _write: (Value) -> Any?)") { call in
            let (value, key) = (try call.argument(0), DefaultsStore.Key(suite: try call.string(1), name: try call.string(2)))
            let type = try call.typeArgument(0)
            let form = StoredForm(store: call.bridge.defaults, key: key, type: type, read: try call.closure(3), write: try call.closure(4))
            return .native(StateCell(wrapper: "AppStorage", key: key.text, stored: form, type: type, machine: call.machine) { value })
        }
        function("_default(_: String, _: String)") { call in
            call.bridge.defaults.value(DefaultsStore.Key(suite: try call.string(0), name: try call.string(1))).map(Value.any) ?? .none
        }
        function("_setDefault(_: String, _: String, _: Any?)") { call in
            let value: Existential? = if case .any(let value) = try call.argument(2) { value } else { nil }
            try call.bridge.defaults.set(value, for: DefaultsStore.Key(suite: call.string(0), name: call.string(1)), line: call.call.line, call.machine)
            return .none
        }
        function("_registerDefault(_: String, _: String, _: Any)") { call in
            guard case .any(let value) = try call.argument(2) else { return .none }
            call.bridge.defaults.register(value, for: DefaultsStore.Key(suite: try call.string(0), name: try call.string(1)))
            return .none
        }
        function("_defaultNames(_: String)") { call in .array(ArrayStorage(call.bridge.defaults.names(of: try call.string(0)).map(Value.string))) }
    }
}
