/// A gesture of any type with such values.
struct AnyGesture<Value>: Gesture {
    let _count: Int?
    let _follows: Bool
    let _tapped: (_TouchEvent?) -> Value?
    let _made: (_TouchEvent, _GestureMemory) -> _GesturePhase<Value>
    init<T: Gesture>(_ gesture: T) where T.Value == Value {
        _count = gesture._tapCount
        _follows = gesture._followsTouches
        _tapped = { gesture._tap($0) }
        _made = { gesture._phase($0, $1) }
    }
    var _tapCount: Int? { _count }
    func _tap(_ touch: _TouchEvent?) -> Value? { _tapped(touch) }
    var _followsTouches: Bool { _follows }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<Value> { _made(event, memory) }
}
extension Gesture {
    func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture(_gesture: self, _action: action) }
    func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
    func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(_gesture: self, _body: body) }
    func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
extension Gesture where Value: Equatable {
    func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(_gesture: self, _action: action, _isSame: { a, b in (a as? Value) == b })
    }
}
/// Runs an action when the gesture is over.
struct _EndedGesture<A: Gesture>: Gesture {
    typealias Value = A.Value
    let _gesture: A
    let _action: (A.Value) -> Void
    var _tapCount: Int? { _gesture._tapCount }
    func _tap(_ touch: _TouchEvent?) -> A.Value? {
        guard let value = _gesture._tap(touch) else { return nil }
        _action(value)
        return value
    }
    var _followsTouches: Bool { _gesture._followsTouches }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<A.Value> {
        let phase = _gesture._phase(event, memory)
        if case .ended(let value) = phase { _action(value) }
        return phase
    }
}
/// Runs an action while the gesture goes on, where its value has changed.
struct _ChangedGesture<A: Gesture>: Gesture {
    typealias Value = A.Value
    let _gesture: A
    let _action: (A.Value) -> Void
    let _isSame: (Any?, A.Value) -> Bool
    var _tapCount: Int? { _gesture._tapCount }
    func _tap(_ touch: _TouchEvent?) -> A.Value? { _gesture._tap(touch) }
    var _followsTouches: Bool { _gesture._followsTouches }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<A.Value> {
        let phase = _gesture._phase(event, memory._part(0))
        if !phase._isOver, let value = phase._value, !_isSame(memory._value, value) {
            memory._value = value
            _action(value)
        }
        return phase
    }
}
/// Changes a `@GestureState` while the gesture goes on, and sets it back at the end.
struct GestureStateGesture<Base: Gesture, State>: Gesture {
    typealias Value = Base.Value
    var base: Base
    var state: GestureState<State>
    var body: (Base.Value, inout State, inout Transaction) -> Void
    init(base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void) {
        self.base = base
        self.state = state
        self.body = body
    }
    var _tapCount: Int? { base._tapCount }
    func _tap(_ touch: _TouchEvent?) -> Base.Value? { base._tap(touch) }
    var _followsTouches: Bool { base._followsTouches }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<Base.Value> {
        let phase = base._phase(event, memory._part(0))
        if phase._isOver {
            if memory._isActive { state._reset() }
            memory._isActive = false
        } else if let value = phase._value {
            memory._isActive = true
            var current = state.wrappedValue
            var transaction = Transaction()
            body(value, &current, &transaction)
            if transaction.animation == nil && !transaction.disablesAnimations { state._write(current) } else { withTransaction(transaction) { state._write(current) } }
        }
        return phase
    }
}
struct _MapGesture<Base: Gesture, T>: Gesture {
    typealias Value = T
    let _gesture: Base
    let _body: (Base.Value) -> T
    var _tapCount: Int? { _gesture._tapCount }
    func _tap(_ touch: _TouchEvent?) -> T? { _gesture._tap(touch).map(_body) }
    var _followsTouches: Bool { _gesture._followsTouches }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<T> { _gesture._phase(event, memory)._map(_body) }
}
struct _ModifiersGesture<Base: Gesture>: Gesture {
    typealias Value = Base.Value
    let _gesture: Base
    let _isMade: Bool
    var _tapCount: Int? { _isMade ? _gesture._tapCount : nil }
    func _tap(_ touch: _TouchEvent?) -> Base.Value? { _isMade ? _gesture._tap(touch) : nil }
    var _followsTouches: Bool { _isMade && _gesture._followsTouches }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<Base.Value> { _isMade ? _gesture._phase(event, memory) : .failed }
}
/// Two gestures at once.
struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    struct Value { var first: First.Value?; var second: Second.Value? }
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) { self.first = first; self.second = second }
    var _tapCount: Int? { first._tapCount ?? second._tapCount }
    func _tap(_ touch: _TouchEvent?) -> SimultaneousGesture<First, Second>.Value? { Value(first: first._tap(touch), second: second._tap(touch)) }
    var _followsTouches: Bool { first._followsTouches || second._followsTouches }
    /// A gesture that is over keeps its last value until both are.
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<SimultaneousGesture<First, Second>.Value> {
        let a = memory._once(0) { first._phase(event, $0) }
        let b = memory._once(1) { second._phase(event, $0) }
        let value = Value(first: a._value, second: b._value)
        if value.first == nil && value.second == nil { return a._isOver && b._isOver ? .failed : .possible(nil) }
        if a._isOver && b._isOver { return .ended(value) }
        if case .active = a { return .active(value) }
        if case .active = b { return .active(value) }
        return a._isOver && a._value != nil || b._isOver && b._value != nil ? .active(value) : .possible(value)
    }
}
extension _GestureMemory {
    /// What a part of a gesture is; once it is over, what it was then.
    func _once<V>(_ index: Int, _ phase: (_GestureMemory) -> _GesturePhase<V>) -> _GesturePhase<V> {
        let part = _part(index)
        if let over = part._value as? _GesturePhase<V> { return over }
        let made = phase(part._part(0))
        if made._isOver { part._value = made }
        return made
    }
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
/// One gesture after another.
struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) { self.first = first; self.second = second }
    /// What makes the first one may begin the second one.
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<SequenceGesture<First, Second>.Value> {
        let a = memory._once(0) { first._phase(event, $0) }
        switch a {
        case .failed: return .failed
        case .possible(let value): return .possible(value.map { Value.first($0) })
        case .active(let value): return .active(.first(value))
        case .ended(let value):
            switch second._phase(event, memory._part(1)) {
            case .possible(let other): return .active(.second(value, other))
            case .active(let other): return .active(.second(value, other))
            case .ended(let other): return .ended(.second(value, other))
            case .failed: return .failed
            }
        }
    }
}
/// The first gesture, or else the second.
struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) { self.first = first; self.second = second }
    var _tapCount: Int? { _isSecondTap ? second._tapCount : first._tapCount }
    /// Whether fewer taps make the second gesture than the first.
    var _isSecondTap: Bool { (second._tapCount ?? Int.max) < (first._tapCount ?? Int.max) }
    func _tap(_ touch: _TouchEvent?) -> ExclusiveGesture<First, Second>.Value? {
        if !_isSecondTap, let value = first._tap(touch) { return Value.first(value) }
        return second._tap(touch).map { Value.second($0) }
    }
    var _followsTouches: Bool { first._followsTouches || second._followsTouches }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<ExclusiveGesture<First, Second>.Value> {
        let a = memory._once(0) { first._phase(event, $0) }
        if case .failed = a { return second._phase(event, memory._part(1))._map { Value.second($0) } }
        return a._map { Value.first($0) }
    }
}
extension Optional: Gesture where Wrapped: Gesture {
    typealias Value = Wrapped.Value
    var _tapCount: Int? { self?._tapCount }
    func _tap(_ touch: _TouchEvent?) -> Wrapped.Value? { self?._tap(touch) }
    var _followsTouches: Bool { self?._followsTouches ?? false }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<Wrapped.Value> { self?._phase(event, memory) ?? .failed }
}
/// A long press that tells when a finger is on the view and when it is not, or is there for too long.
struct _PressingGesture: Gesture {
    typealias Value = Bool
    let _gesture: LongPressGesture
    let _pressing: ((Bool) -> Void)?
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<Bool> {
        let phase = _gesture._phase(event, memory._part(0))
        if memory._isActive == phase._isOver {
            memory._isActive = !phase._isOver
            _pressing?(memory._isActive)
        }
        return phase
    }
}
