/// A part of an array: the array and where the part begins and ends in it. Its elements have the indices that they have in the array.
struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
    typealias Index = Int
    typealias SubSequence = ArraySlice<Element>
    typealias Iterator = IndexingIterator<ArraySlice<Element>>
    typealias ArrayLiteralElement = Element
    var _base: [Element]
    var _start: Int
    var _end: Int
    init() { _base = []; _start = 0; _end = 0 }
    init(_base: [Element], _start: Int, _end: Int) { self._base = _base; self._start = _start; self._end = _end }
    init(arrayLiteral elements: Element...) { self.init(_base: elements, _start: 0, _end: elements.count) }
    init<S: Sequence>(_ elements: S) where S.Element == Element {
        let all = Array(elements)
        self.init(_base: all, _start: 0, _end: all.count)
    }
    @_ofProtocol func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { try Array(self).filter(isIncluded) }
    var startIndex: Int { _start }
    var endIndex: Int { _end }
    var count: Int { _end - _start }
    subscript(_ index: Int) -> Element {
        get { _checkIndex(index, _start, _end); return _base[index] }
        set { _checkIndex(index, _start, _end); _base[index] = newValue }
    }
    subscript(_ bounds: Range<Int>) -> ArraySlice<Element> {
        get {
            _checkRange(bounds.lowerBound, bounds.upperBound, _start, _end)
            return ArraySlice(_base: _base, _start: bounds.lowerBound, _end: bounds.upperBound)
        }
        set { replaceSubrange(bounds, with: newValue) }
    }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element {
        _checkRange(subrange.lowerBound, subrange.upperBound, _start, _end)
        let added = Array(newElements)
        if _end < _base.count { _base._replace(_end, _base.count, []) }
        _base.replaceSubrange(subrange, with: added)
        _end += added.count - subrange.count
    }
}
extension ArraySlice: Equatable where Element: Equatable { static func == (_ a: ArraySlice<Element>, _ b: ArraySlice<Element>) -> Bool { Array(a) == Array(b) } }
extension ArraySlice: Hashable where Element: Hashable { func hash(into hasher: inout Hasher) { hasher.combine(Array(self)) } }
extension ArraySlice: CustomStringConvertible { var description: String { Array(self).description } }
extension ArraySlice: CustomDebugStringConvertible { var debugDescription: String { "ArraySlice(\(self))" } }
func _checkIndex(_ index: Int, _ start: Int, _ end: Int)
func _checkRange(_ from: Int, _ to: Int, _ start: Int, _ end: Int)
