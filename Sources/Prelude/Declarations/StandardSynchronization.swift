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
