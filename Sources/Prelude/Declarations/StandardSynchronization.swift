/// A value that one piece of code at a time can reach.
final class Mutex<Value>: @unchecked Sendable {
    var _value: Value
    init(_ initialValue: Value) { _value = initialValue }
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { try body(&_value) }
    func withLockIfAvailable<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result? { try body(&_value) }
}
/// A value that is read and changed in one step.
final class Atomic<Value>: @unchecked Sendable {
    var _value: Value
    init(_ initialValue: Value) { _value = initialValue }
    func load(ordering: AtomicLoadOrdering) -> Value { _value }
    func store(_ desired: Value, ordering: AtomicStoreOrdering) { _value = desired }
    func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
        defer { _value = desired }
        return _value
    }
}
extension Atomic where Value: Equatable {
    @discardableResult func compareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (exchanged: Bool, original: Value) {
        let original = _value
        if original == expected { _value = desired }
        return (exchanged: original == expected, original: original)
    }
}
extension Atomic where Value: FixedWidthInteger {
    @discardableResult func wrappingAdd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _changed { $0 &+ operand } }
    @discardableResult func wrappingSubtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _changed { $0 &- operand } }
    @discardableResult func add(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _changed { $0 + operand } }
    @discardableResult func subtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _changed { $0 - operand } }
    func _changed(_ change: (Value) -> Value) -> (oldValue: Value, newValue: Value) {
        let old = _value
        _value = change(old)
        return (oldValue: old, newValue: _value)
    }
}
struct AtomicLoadOrdering {
    init() {}
    static let relaxed = AtomicLoadOrdering(), acquiring = AtomicLoadOrdering(), sequentiallyConsistent = AtomicLoadOrdering()
}
struct AtomicStoreOrdering {
    init() {}
    static let relaxed = AtomicStoreOrdering(), releasing = AtomicStoreOrdering(), sequentiallyConsistent = AtomicStoreOrdering()
}
struct AtomicUpdateOrdering {
    init() {}
    static let relaxed = AtomicUpdateOrdering(), acquiring = AtomicUpdateOrdering(), releasing = AtomicUpdateOrdering()
    static let acquiringAndReleasing = AtomicUpdateOrdering(), sequentiallyConsistent = AtomicUpdateOrdering()
}
/// One value of a task-local variable, and those that were set before it.
final class _TaskBinding {
    let _variable: ObjectIdentifier
    let _value: Any
    let _outer: _TaskBinding?
    init(_ variable: ObjectIdentifier, _ value: Any, _ outer: _TaskBinding?) {
        _variable = variable
        _value = value
        _outer = outer
    }
}
func _taskBindings() -> _TaskBinding?
func _bindTask(to bindings: _TaskBinding?)
/// A variable of which a task, and the tasks that it starts, may have a value of their own.
@propertyWrapper final class TaskLocal<Value>: Sendable {
    let _defaultValue: Value
    init(wrappedValue: Value) { _defaultValue = wrappedValue }
    var wrappedValue: Value { self.get() }
    var projectedValue: TaskLocal<Value> { self }
    func get() -> Value {
        var binding = _taskBindings()
        while let current = binding {
            if current._variable == ObjectIdentifier(self) { return current._value as! Value }
            binding = current._outer
        }
        return _defaultValue
    }
    @discardableResult func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows -> R {
        let outer = _taskBindings()
        _bindTask(to: _TaskBinding(ObjectIdentifier(self), valueDuringOperation, outer))
        defer { _bindTask(to: outer) }
        return try operation()
    }
    @discardableResult func withValue<R>(_ valueDuringOperation: Value, operation: () async throws -> R) async rethrows -> R {
        let outer = _taskBindings()
        _bindTask(to: _TaskBinding(ObjectIdentifier(self), valueDuringOperation, outer))
        defer { _bindTask(to: outer) }
        return try await operation()
    }
}
