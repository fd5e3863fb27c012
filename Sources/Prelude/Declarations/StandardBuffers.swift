// What a closure sees of values in memory: nothing is read or written outside of them, and nothing is there after the closure.
/// Values that buffers share while a closure changes them.
final class _Memory<Element> {
    /// Those that are initialized.
    var _elements: [Element]
    let _capacity: Int
    init(_ elements: [Element]) { (_elements, _capacity) = (elements, elements.count) }
    init(_capacity: Int) {
        if _capacity < 0 { fatalError("capacity must not be negative") }
        (_elements, self._capacity) = ([], _capacity)
    }
    /// The first value at a place behind those that are initialized initializes what is between them.
    func _set(_ index: Int, _ value: Element) {
        if index < _elements.count || index >= _capacity { _elements[index] = value }
        while _elements.count <= index { _elements.append(value) }
    }
}
/// The elements of an array in memory.
struct UnsafeBufferPointer<Element>: RandomAccessCollection {
    typealias Index = Int
    typealias Iterator = IndexingIterator<[Element]>
    let _elements: [Element]
    init(_elements elements: [Element]) { _elements = elements }
    init(rebasing slice: Slice<UnsafeBufferPointer<Element>>) { _elements = Array(slice) }
    init(_ other: UnsafeMutableBufferPointer<Element>) { _elements = other.map { $0 } }
    var startIndex: Int { 0 }
    var endIndex: Int { _elements.count }
    var count: Int { _elements.count }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    func makeIterator() -> IndexingIterator<[Element]> { _elements.makeIterator() }
    subscript(_ index: Int) -> Element { _elements[index] }
}
/// The elements of an array in memory, which can be changed.
struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
    typealias Index = Int
    let _memory: _Memory<Element>
    let _first: Int
    let count: Int
    init(_memory memory: _Memory<Element>) { (_memory, _first, count) = (memory, 0, memory._capacity) }
    init(start: UnsafeMutablePointer<Element>?, count: Int) { (_memory, _first, self.count) = (start?._memory ?? _Memory([]), start?._index ?? 0, count) }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    subscript(_ index: Int) -> Element {
        get { _memory._elements[_first + index] }
        nonmutating set {
            let place = _first + index
            if place < _memory._elements.count { _memory._elements[place] = newValue } else { _memory._set(place, newValue) }
        }
    }
    func initializeElement(at index: Int, to value: Element) { self[index] = value }
    func initialize(repeating value: Element) { for index in indices { self[index] = value } }
    func initialize<C: Collection>(fromContentsOf source: C) -> Int where C.Element == Element {
        for (index, element) in source.enumerated() { self[index] = element }
        return source.count
    }
    func swapAt(_ i: Int, _ j: Int) { _memory._elements.swapAt(_first + i, _first + j) }
    func update(repeating value: Element) { for index in indices { self[index] = value } }
}
/// The bytes of values in memory.
struct UnsafeRawBufferPointer: RandomAccessCollection {
    typealias Element = UInt8
    typealias Index = Int
    typealias Iterator = IndexingIterator<[UInt8]>
    let _bytes: [UInt8]
    init(_bytes bytes: [UInt8]) { _bytes = bytes }
    init(rebasing slice: Slice<UnsafeRawBufferPointer>) { _bytes = Array(slice) }
    init(_ other: UnsafeMutableRawBufferPointer) { _bytes = other._memory._elements }
    var startIndex: Int { 0 }
    var endIndex: Int { _bytes.count }
    var count: Int { _bytes.count }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
    subscript(_ index: Int) -> UInt8 { _bytes[index] }
    func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        if offset % MemoryLayout<T>.alignment != 0 { fatalError("load from misaligned raw pointer") }
        return loadUnaligned(fromByteOffset: offset, as: type)
    }
    func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        if offset < 0 || offset + MemoryLayout<T>.size > count { fatalError("UnsafeRawBufferPointer.load out of bounds") }
        return _valueOfBytes(_bytes, offset)
    }
    func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T> {
        let stride = MemoryLayout<T>.stride
        return UnsafeBufferPointer(_elements: (0..<(count / stride)).map { _valueOfBytes(_bytes, $0 * stride) })
    }
    func assumingMemoryBound<T>(to type: T.Type) -> UnsafeBufferPointer<T> { bindMemory(to: type) }
}
/// The bytes of values in memory, which can be changed.
struct UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection {
    typealias Element = UInt8
    typealias Index = Int
    let _memory: _Memory<UInt8>
    init(_memory memory: _Memory<UInt8>) { _memory = memory }
    var startIndex: Int { 0 }
    var endIndex: Int { _memory._elements.count }
    var count: Int { _memory._elements.count }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    subscript(_ index: Int) -> UInt8 { get { _memory._elements[index] } nonmutating set { _memory._elements[index] = newValue } }
    func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T { UnsafeRawBufferPointer(self).load(fromByteOffset: offset, as: type) }
    func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type) {
        let bytes = _bytesOfValue(value)
        if offset < 0 || offset + bytes.count > count { fatalError("UnsafeMutableRawBufferPointer.storeBytes out of bounds") }
        for (index, byte) in bytes.enumerated() { _memory._elements[offset + index] = byte }
    }
    func copyBytes<C: Collection>(from source: C) where C.Element == UInt8 {
        if source.count > count { fatalError("UnsafeMutableRawBufferPointer.copyBytes source has too many elements") }
        for (index, byte) in source.enumerated() { _memory._elements[index] = byte }
    }
}
func withUnsafeBytes<T, Result>(of value: T, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result { try body(UnsafeRawBufferPointer(_bytes: _bytesOfValue(value))) }
func withUnsafeBytes<T, Result>(of value: inout T, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result { try body(UnsafeRawBufferPointer(_bytes: _bytesOfValue(value))) }
func withUnsafeMutableBytes<T, Result>(of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result {
    let memory = _Memory<UInt8>(_bytesOfValue(value))
    defer { value = _valueOfBytes(memory._elements, 0) }
    return try body(UnsafeMutableRawBufferPointer(_memory: memory))
}
/// The bytes of numbers, and of what is made of them.
func _bytesOfValue<T>(_ value: T) -> [UInt8]
func _valueOfBytes<T>(_ bytes: [UInt8], _ offset: Int) -> T
extension Array {
    init(unsafeUninitializedCapacity capacity: Int, initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void) rethrows {
        let memory = _Memory<Element>(_capacity: capacity)
        var (buffer, count) = (UnsafeMutableBufferPointer<Element>(_memory: memory), 0)
        try initializer(&buffer, &count)
        if count > capacity { fatalError("Initialized count set to greater than specified capacity.") }
        self = Array(memory._elements[0..<count])
    }
    func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) throws -> Result) rethrows -> Result { try body(UnsafeBufferPointer(_elements: self)) }
    mutating func withUnsafeMutableBufferPointer<Result>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result) rethrows -> Result {
        let memory = _Memory<Element>(self)
        self = []
        defer { self = memory._elements }
        var buffer = UnsafeMutableBufferPointer<Element>(_memory: memory)
        return try body(&buffer)
    }
    func withContiguousStorageIfAvailable<Result>(_ body: (UnsafeBufferPointer<Element>) throws -> Result) rethrows -> Result? { try withUnsafeBufferPointer(body) }
    mutating func withContiguousMutableStorageIfAvailable<Result>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result) rethrows -> Result? { try withUnsafeMutableBufferPointer(body) }
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result { try body(UnsafeRawBufferPointer(_bytes: _bytesOfElements())) }
    func _bytesOfElements() -> [UInt8] {
        let padding = [UInt8](repeating: 0, count: MemoryLayout<Element>.stride - MemoryLayout<Element>.size)
        return flatMap { _bytesOfValue($0) + padding }
    }
}
extension MutableCollection {
    mutating func withContiguousMutableStorageIfAvailable<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R? { nil }
}
extension ArraySlice {
    mutating func withUnsafeMutableBufferPointer<Result>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result) rethrows -> Result {
        var whole = Array(self)
        defer { replaceSubrange(startIndex..<endIndex, with: whole) }
        return try whole.withUnsafeMutableBufferPointer(body)
    }
    mutating func withContiguousMutableStorageIfAvailable<Result>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result) rethrows -> Result? { try withUnsafeMutableBufferPointer(body) }
    func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) throws -> Result) rethrows -> Result { try body(UnsafeBufferPointer(_elements: Array(self))) }
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result { try Array(self).withUnsafeBytes(body) }
}
extension String {
    init(unsafeUninitializedCapacity capacity: Int, initializingUTF8With initializer: (UnsafeMutableBufferPointer<UInt8>) throws -> Int) rethrows {
        let bytes = try [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in count = try initializer(buffer) }
        self = _decoded(bytes)
    }
    mutating func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result { try body(UnsafeBufferPointer(_elements: Array(utf8))) }
}
/// The bytes of a value of numbers as another value. An object stays what it is.
func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U { if let same = x as? U { same } else { withUnsafeBytes(of: x) { $0.load(as: type) } } }
