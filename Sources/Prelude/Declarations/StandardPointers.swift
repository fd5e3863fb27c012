// Places in memory: each knows how many values are there, and a step outside of them ends the program.
/// What places that can be read and those that can be changed have in common.
protocol _Pointer: Hashable, Strideable {
    associatedtype Pointee
    var _memory: _Memory<Pointee> { get }
    var _index: Int { get }
    init(_memory: _Memory<Pointee>, _index: Int)
}
extension _Pointer {
    func advanced(by n: Int) -> Self { Self(_memory: _memory, _index: _index + n) }
    func distance(to end: Self) -> Int { end._index - _index }
    func successor() -> Self { advanced(by: 1) }
    func predecessor() -> Self { advanced(by: -1) }
    static func + (start: Self, count: Int) -> Self { start.advanced(by: count) }
    static func - (start: Self, count: Int) -> Self { start.advanced(by: -count) }
    static func - (end: Self, start: Self) -> Int { start.distance(to: end) }
    static func += (pointer: inout Self, count: Int) { pointer = pointer + count }
    static func == (a: Self, b: Self) -> Bool { a._memory === b._memory && a._index == b._index }
    static func < (a: Self, b: Self) -> Bool { a._index < b._index }
    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(_memory))
        hasher.combine(_index)
    }
}
/// A place whose values can be read.
struct UnsafePointer<Pointee>: _Pointer {
    typealias Stride = Int
    let _memory: _Memory<Pointee>
    let _index: Int
    init(_memory: _Memory<Pointee>, _index: Int) { (self._memory, self._index) = (_memory, _index) }
    init(_ other: UnsafeMutablePointer<Pointee>) { self.init(_memory: other._memory, _index: other._index) }
    var pointee: Pointee { self[0] }
    subscript(_ index: Int) -> Pointee { _memory._value(_index + index) }
}
/// A place whose values can be read and changed.
struct UnsafeMutablePointer<Pointee>: _Pointer {
    typealias Stride = Int
    let _memory: _Memory<Pointee>
    let _index: Int
    init(_memory: _Memory<Pointee>, _index: Int = 0) { (self._memory, self._index) = (_memory, _index) }
    init(mutating other: UnsafePointer<Pointee>) { self.init(_memory: other._memory, _index: other._index) }
    static func allocate(capacity: Int) -> UnsafeMutablePointer<Pointee> { UnsafeMutablePointer(_memory: _Memory(_capacity: capacity)) }
    /// What the memory holds ends with it.
    func deallocate() { _memory._elements = [] }
    var pointee: Pointee { get { self[0] } nonmutating set { self[0] = newValue } }
    subscript(_ index: Int) -> Pointee {
        get { _memory._value(_index + index) }
        nonmutating set {
            _memory._check(_index + index)
            _memory._set(_index + index, newValue)
        }
    }
    func initialize(to value: Pointee) { self[0] = value }
    func initialize(repeating value: Pointee, count: Int) { for index in 0..<count { self[index] = value } }
    func initialize(from source: UnsafePointer<Pointee>, count: Int) { for index in 0..<count { self[index] = source[index] } }
    func initialize(from source: UnsafeMutablePointer<Pointee>, count: Int) { for index in 0..<count { self[index] = source[index] } }
    func update(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }
    func update(from source: UnsafePointer<Pointee>, count: Int) { initialize(from: source, count: count) }
    func update(from source: UnsafeMutablePointer<Pointee>, count: Int) { initialize(from: source, count: count) }
    /// The values are initialized until all behind them are ended, too.
    func deinitialize(count: Int) { if _index + count == _memory._elements.count { _memory._elements.removeLast(count) } }
    func move() -> Pointee {
        let value = pointee
        deinitialize(count: 1)
        return value
    }
}
extension _Memory {
    func _check(_ index: Int) { if index < 0 || index >= _capacity { fatalError("the pointer leaves its memory: place \(index) of \(_capacity)") } }
    func _value(_ index: Int) -> Element {
        _check(index)
        if index >= _elements.count { fatalError("the memory isn't initialized: place \(index)") }
        return _elements[index]
    }
}
extension UnsafeBufferPointer {
    init(start: UnsafePointer<Element>?, count: Int) { self.init(_elements: start.map { start in (0..<count).map { start[$0] } } ?? []) }
    init(start: UnsafeMutablePointer<Element>?, count: Int) { self.init(_elements: start.map { start in (0..<count).map { start[$0] } } ?? []) }
    var baseAddress: UnsafePointer<Element>? { isEmpty ? nil : UnsafePointer(_memory: _Memory(_elements), _index: 0) }
}
extension UnsafeMutableBufferPointer {
    static func allocate(capacity: Int) -> UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: .allocate(capacity: capacity), count: capacity) }
    var baseAddress: UnsafeMutablePointer<Element>? { isEmpty ? nil : UnsafeMutablePointer(_memory: _memory, _index: _first) }
    func deallocate() { baseAddress?.deallocate() }
}
func withUnsafePointer<T, Result>(to value: T, _ body: (UnsafePointer<T>) throws -> Result) rethrows -> Result { try body(UnsafePointer(_memory: _Memory([value]), _index: 0)) }
func withUnsafePointer<T, Result>(to value: inout T, _ body: (UnsafePointer<T>) throws -> Result) rethrows -> Result { try body(UnsafePointer(_memory: _Memory([value]), _index: 0)) }
func withUnsafeMutablePointer<T, Result>(to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result) rethrows -> Result {
    let memory = _Memory<T>([value])
    defer { value = memory._elements[0] }
    return try body(UnsafeMutablePointer(_memory: memory))
}
