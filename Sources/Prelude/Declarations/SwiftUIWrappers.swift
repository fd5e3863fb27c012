// Wrappers that hold nothing of the program's: scaled lengths, what a gesture changes, identities.
/// A length that grows with the user's text size, in whole points.
/// - Since: iOS 14
@propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) var _size: DynamicTypeSize
    let _base: Value
    let _style: Font.TextStyle
    var wrappedValue: Value { _size == .large ? _base : (_base * Value(_size._factor(of: _style))).rounded() }
    init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
    init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        _base = wrappedValue
        _style = textStyle
    }
}
@propertyWrapper struct GestureState<Value>: DynamicProperty {
    init(wrappedValue: Value)
    init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue, reset: { _, transaction in transaction = resetTransaction }) }
    init(initialValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: initialValue, resetTransaction: resetTransaction) }
    init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
    init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: initialValue, reset: reset) }
    func _write(_ value: Value)
    /// Sets back what a gesture changed.
    func _reset() {
        var transaction = Transaction()
        _willReset?(wrappedValue, &transaction)
        if transaction.animation == nil && !transaction.disablesAnimations { _write(_initial) } else { withTransaction(transaction) { _write(_initial) } }
    }
    var _initial: Value { get }
    var _willReset: ((Value, inout Transaction) -> Void)? { get }
    var wrappedValue: Value { get }
    var projectedValue: GestureState<Value> { get }
}
extension GestureState where Value: ExpressibleByNilLiteral {
    init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }
    init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
/// An identity of its own, for effects that match views.
/// - Since: iOS 14
@propertyWrapper struct Namespace: DynamicProperty {
    init()
    var wrappedValue: Namespace.ID { get }
    struct ID: Hashable {
        static func == (_ a: Namespace.ID, _ b: Namespace.ID) -> Bool
    }
}
