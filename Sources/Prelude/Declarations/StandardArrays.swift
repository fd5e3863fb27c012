/// Values in order, reached by their place from 0.
struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
    typealias Index = Int
    typealias SubSequence = ArraySlice<Element>
    typealias Iterator = IndexingIterator<Array<Element>>
    typealias ArrayLiteralElement = Element
    init()
    init(repeating value: Element, count: Int)
    init<S: Sequence>(_ elements: S) where S.Element == Element
    var count: Int { get }
    @_ofProtocol var isEmpty: Bool { count == 0 }
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    var indices: Range<Int> { 0..<count }
    @_ofProtocol var first: Element? { count == 0 ? nil : self[0] }
    @_ofProtocol var last: Element? { count == 0 ? nil : self[count - 1] }
    var capacity: Int { count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(_ index: Int) -> Element { get set }
    subscript(_ bounds: Range<Int>) -> ArraySlice<Element> {
        get {
            _checkRange(bounds.lowerBound, bounds.upperBound, 0, count)
            return ArraySlice(_base: self, _start: bounds.lowerBound, _end: bounds.upperBound)
        }
        set { _replace(bounds.lowerBound, bounds.upperBound, Array(newValue)) }
    }
    mutating func append(_ element: Element)
    mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element
    mutating func insert(_ element: Element, at index: Int)
    @discardableResult mutating func remove(at index: Int) -> Element
    @_ofProtocol @discardableResult mutating func removeLast() -> Element
    mutating func removeAll(keepingCapacity: Bool = false) { self = [] }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element {
        _replace(subrange.lowerBound, subrange.upperBound, Array(newElements))
    }
    mutating func _replace(_ from: Int, _ to: Int, _ elements: [Element])
    @_ofProtocol mutating func swapAt(_ i: Int, _ j: Int)
    @_ofProtocol mutating func reverse() { self = _reversed(self) }
    @_ofProtocol mutating func shuffle() { self = shuffled() }
    @_ofProtocol mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows { self = try sorted(by: areInOrder) }
    @_ofProtocol func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self { if try isIncluded(element) { result.append(element) } }
        return result
    }
    static func + (_ a: [Element], _ b: [Element]) -> [Element]
    static func += (_ a: inout [Element], _ b: [Element]) { a.append(contentsOf: b) }
}
extension Array where Element: Comparable { @_ofProtocol mutating func sort() { self = sorted() } }
extension Array: Equatable where Element: Equatable { static func == (_ a: [Element], _ b: [Element]) -> Bool }
extension Array: Hashable where Element: Hashable {}
extension Array: CustomStringConvertible, CustomDebugStringConvertible { var description: String { get }; var debugDescription: String { description } }
typealias ContiguousArray<Element> = Array<Element>
