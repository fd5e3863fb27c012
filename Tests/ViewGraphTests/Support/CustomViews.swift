import ViewTree

/// A custom view whose fields and properties are given by name.
struct TestView: CustomView {
    var type: ViewType
    var name: String
    var fields: [(name: String, value: AnyHashable?)] = []
    var dynamicProperties: [DynamicProperty] = []
    var declaredChildren: [DeclaredView] = []
    var equality: ((TestView, TestView) -> Bool)?
    var makeBody: (Slots, ModifierContent?) throws -> DeclaredView

    /// A field of `nil` is a closure that captures: it always differs.
    func changedFields(from earlier: any CustomView) -> [FieldChange] {
        guard let earlier = earlier as? TestView else { return [FieldChange("self")] }
        return zip(fields, earlier.fields).filter { $0.0.value == nil || $0.0.value != $0.1.value }.map {
            FieldChange($0.0.name, $0.0.value == nil ? .closure : .value)
        }
    }
    func body(slots: [DynamicSlot], content: ModifierContent?) throws -> DeclaredView {
        try makeBody(Slots(names: dynamicProperties.map(\.name), slots: slots), content)
    }
    func isEqual(to earlier: any CustomView) throws -> Bool? {
        guard let earlier = earlier as? TestView else { return nil }
        return equality?(self, earlier)
    }
    func willRunBody(because cause: BodyCause) {}
}

/// The dynamic properties of a view, by name.
struct Slots {
    let names: [String]
    let slots: [DynamicSlot]

    private func slot(_ name: String) -> DynamicSlot? { names.firstIndex(of: name).map { slots[$0] } }

    /// Reads a state or an environment value.
    func value(_ name: String, line: Int? = nil) throws -> AnyHashable {
        let value: (any OpaqueValue)? =
            switch slot(name) {
            case .storage(let storage): try storage.read(line: line)
            case .environment(let reader): try reader.read(line: line)
            default: nil
            }
        return (value as? Value)?.wrapped ?? AnyHashable("no value")
    }
    func int(_ name: String, line: Int? = nil) throws -> Int { try value(name, line: line).base as? Int ?? -1 }
    func set(_ name: String, _ value: some Hashable) throws {
        if case .storage(let storage) = slot(name) { try storage.write(Value(AnyHashable(value)), line: nil) }
    }
    func object(_ name: String) -> (any ObservableReference)? {
        if case .object(let object) = slot(name) { object } else { nil }
    }
}

func state(_ name: String, _ initial: some Hashable) -> DynamicProperty {
    DynamicProperty(name: name, wrapper: "State", source: .state(initial: { Value(AnyHashable(initial)) }))
}
func environmentValue(_ name: String, _ key: EnvironmentKey) -> DynamicProperty {
    DynamicProperty(name: name, wrapper: "Environment", source: .environment(EnvironmentQuery(key)))
}

/// A custom view; `fields` are compared when it is declared again.
func custom(
    _ name: String, _ fields: [(String, AnyHashable?)] = [], _ properties: DynamicProperty..., body: @escaping (Slots) throws -> DeclaredView
) -> DeclaredView {
    let view = TestView(type: ViewType(name), name: name, fields: fields.map { (name: $0.0, value: $0.1) }, dynamicProperties: properties) { slots, _ in
        try body(slots)
    }
    return DeclaredView(view.type, .custom(view))
}

extension DeclaredView {
    /// A custom modifier around the view.
    func custom(_ name: String, _ fields: [(String, AnyHashable?)] = [], body: @escaping (DeclaredView) throws -> DeclaredView) -> DeclaredView {
        let view = TestView(type: ViewType(name), name: name, fields: fields.map { (name: $0.0, value: $0.1) }) { _, content in
            guard let content else { return nothing }
            return try body(DeclaredView(ViewType("Content"), .modifierContent(content)))
        }
        return modifier(.custom(view))
    }
}

/// A counter: a button `tap NAME` and a text `NAME COUNT`.
func counter(_ name: String) -> DeclaredView {
    custom("Counter", [("name", name)], state("taps", 0)) { slots in
        hStack(button("tap \(name)") { try slots.set("taps", slots.int("taps") + 1) }, text("\(name) \(try slots.int("taps"))"))
    }
}

// MARK: Keys

func containerKey(_ name: String, _ value: some Hashable) -> ContainerKey { ContainerKey(name: name) { Value(AnyHashable(value)) } }
func environmentKey(_ name: String, _ value: some Hashable) -> EnvironmentKey { EnvironmentKey(name: name) { Value(AnyHashable(value)) } }

/// A preference whose values are added; 100 by default.
func sumKey() -> PreferenceKey {
    PreferenceKey(name: "Sum", defaultValue: { Value(AnyHashable(100)) }, reduce: { Value(AnyHashable(int($0) + int(try $1()))) })
}
/// A preference whose values are listed; none by default.
func listKey() -> PreferenceKey {
    PreferenceKey(name: "Numbers", defaultValue: { Value(AnyHashable([Int]())) }, reduce: { Value(AnyHashable(ints($0) + ints(try $1()))) })
}
func int(_ value: any OpaqueValue) -> Int { (value as? Value)?.wrapped.base as? Int ?? -1 }
func ints(_ value: any OpaqueValue) -> [Int] { (value as? Value)?.wrapped.base as? [Int] ?? [-1] }

final class TestObject: ObservableReference {
    let name: String
    var number = 0
    init(_ name: String) { self.name = name }
}
