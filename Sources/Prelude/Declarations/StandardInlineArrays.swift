// Arrays whose number of elements belongs to their type, and views of what arrays hold.
/// The number that is a generic parameter's argument.
func _valueOfParameter<Value>() -> Int
/// A row of values, whose number belongs to its type: `[3 of Int]`.
/// - Since: iOS 26
struct InlineArray<let count: Int, Element> {
    var _storage: [Element]
    init(_storage: [Element]) { self._storage = _storage }
    /// The same value in each place.
    init(repeating value: Element) { _storage = Array(repeating: value, count: count) }
    /// What a function gives for each index.
    init(_ body: (Int) throws -> Element) rethrows { _storage = try (0..<count).map(body) }
    /// A first value, and others that a function makes of the one before.
    init(first: Element, next: (Element) throws -> Element) rethrows {
        _storage = []
        var value = first
        for index in 0..<count {
            if index > 0 { value = try next(value) }
            _storage.append(value)
        }
    }
    var count: Int { count }
    var isEmpty: Bool { count == 0 }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    /// All places; a loop walks them, since an inline array isn't a sequence.
    var indices: Range<Int> { 0..<count }
    var span: Span<Element> { Span(_elements: _storage) }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    mutating func swapAt(_ i: Int, _ j: Int) { _storage.swapAt(i, j) }
    subscript(index: Int) -> Element {
        get { _storage[index] }
        set { _storage[index] = newValue }
    }
}
/// A view of the elements that an array holds, to be read.
/// - Since: iOS 26
struct Span<Element> {
    var _elements: [Element]
    init(_elements: [Element]) { self._elements = _elements }
    var count: Int { _elements.count }
    var isEmpty: Bool { _elements.isEmpty }
    var indices: Range<Int> { 0..<_elements.count }
    subscript(position: Int) -> Element { _elements[position] }
    func extracting(_ bounds: Range<Int>) -> Span<Element> { Span(_elements: Array(_elements[bounds])) }
    func extracting(first maxLength: Int) -> Span<Element> { Span(_elements: Array(_elements.prefix(maxLength))) }
    func extracting(last maxLength: Int) -> Span<Element> { Span(_elements: Array(_elements.suffix(maxLength))) }
}
extension Array {
    /// A view of the elements.
    /// - Since: iOS 26
    var span: Span<Element> { Span(_elements: self) }
}
extension ArraySlice {
    /// A view of the elements.
    /// - Since: iOS 26
    var span: Span<Element> { Span(_elements: Array(self)) }
}
