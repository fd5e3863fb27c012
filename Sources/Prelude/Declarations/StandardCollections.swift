/// A sequence whose elements can be reached by index, again and again.
protocol Collection<Element>: Sequence {
    associatedtype Index: Comparable = Int
    associatedtype SubSequence: Collection = Slice<Self>
    var startIndex: Index { get }
    var endIndex: Index { get }
    var count: Int { get }
    func index(after i: Index) -> Index
    func index(_ i: Index, offsetBy distance: Int) -> Index
    func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
    func distance(from start: Index, to end: Index) -> Int
    subscript(_ position: Index) -> Element { get }
    subscript(_ bounds: Range<Index>) -> SubSequence { get }
}
/// A collection that can be walked from its end, too.
protocol BidirectionalCollection<Element>: Collection where SubSequence: BidirectionalCollection { func index(before i: Index) -> Index }
/// A collection whose indices can be moved by any distance at once.
protocol RandomAccessCollection<Element>: BidirectionalCollection where SubSequence: RandomAccessCollection {}
extension RandomAccessCollection where Index: Strideable, Index.Stride == Int {
    func index(after i: Index) -> Index { i.advanced(by: 1) }
    func index(before i: Index) -> Index { i.advanced(by: -1) }
    func index(_ i: Index, offsetBy distance: Int) -> Index { i.advanced(by: distance) }
    func distance(from start: Index, to end: Index) -> Int { start.distance(to: end) }
}
/// A collection whose elements can be replaced by others.
protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
    subscript(_ position: Index) -> Element { get set }
    subscript(_ bounds: Range<Index>) -> SubSequence { get set }
}
struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
    typealias Element = Elements.Element
    var _elements: Elements
    var _position: Elements.Index
    mutating func next() -> Elements.Element? {
        if _position == _elements.endIndex { return nil }
        let element = _elements[_position]
        _position = _elements.index(after: _position)
        return element
    }
}
extension Collection {
    func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self, _position: startIndex) }
    var isEmpty: Bool { startIndex == endIndex }
    var count: Int { distance(from: startIndex, to: endIndex) }
    var underestimatedCount: Int { count }
    var first: Element? {
        let start = startIndex
        return start == endIndex ? nil : self[start]
    }
    func formIndex(after i: inout Index) { i = index(after: i) }
    func index(_ i: Index, offsetBy distance: Int) -> Index {
        var index = i
        for _ in 0..<distance { index = self.index(after: index) }
        return index
    }
    func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var index = i
        for _ in 0..<distance { if index == limit { return nil }; index = self.index(after: index) }
        return index
    }
    func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
    func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
        if let moved = index(i, offsetBy: distance, limitedBy: limit) { i = moved; return true }
        i = limit
        return false
    }
    func distance(from start: Index, to end: Index) -> Int {
        var index = start
        var count = 0
        while index != end { index = self.index(after: index); count += 1 }
        return count
    }
    @available(*, deprecated, renamed: "firstIndex(where:)") func index(where predicate: (Element) throws -> Bool) rethrows -> Index? { try firstIndex(where: predicate) }
    func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var index = startIndex
        let end = endIndex
        while index != end { if try predicate(self[index]) { return index }; index = self.index(after: index) }
        return nil
    }
    func randomElement() -> Element? { isEmpty ? nil : self[index(startIndex, offsetBy: _random(count))] }
}
extension Collection {
    typealias Indices = DefaultIndices<Self>
    var indices: DefaultIndices<Self> { DefaultIndices(_elements: self, _startIndex: startIndex, _endIndex: endIndex) }
}
extension RandomAccessCollection where Index == Int { var indices: Range<Int> { startIndex..<endIndex } }
/// The indices of a collection, in order.
struct DefaultIndices<Elements: Collection>: Collection {
    typealias Element = Elements.Index
    typealias Index = Elements.Index
    typealias SubSequence = DefaultIndices<Elements>
    typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
    let _elements: Elements
    let _startIndex: Elements.Index
    let _endIndex: Elements.Index
    var startIndex: Elements.Index { _startIndex }
    var endIndex: Elements.Index { _endIndex }
    func index(after i: Elements.Index) -> Elements.Index { _elements.index(after: i) }
    subscript(_ position: Elements.Index) -> Elements.Index { position }
    subscript(_ bounds: Range<Elements.Index>) -> DefaultIndices<Elements> {
        DefaultIndices(_elements: _elements, _startIndex: bounds.lowerBound, _endIndex: bounds.upperBound)
    }
}
extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
    func index(before i: Elements.Index) -> Elements.Index { _elements.index(before: i) }
}
extension Collection where Element: Equatable {
    func firstIndex(of element: Element) -> Index? { firstIndex(where: { $0 == element }) }
    @available(*, deprecated, renamed: "firstIndex(of:)") func index(of element: Element) -> Index? { firstIndex(of: element) }
}
extension BidirectionalCollection {
    var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
    func formIndex(before i: inout Index) { i = index(before: i) }
    func index(_ i: Index, offsetBy distance: Int) -> Index {
        var index = i
        var left = distance
        while left > 0 { index = self.index(after: index); left -= 1 }
        while left < 0 { index = self.index(before: index); left += 1 }
        return index
    }
    func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var index = i
        var left = distance
        while left > 0 { if index == limit { return nil }; index = self.index(after: index); left -= 1 }
        while left < 0 { if index == limit { return nil }; index = self.index(before: index); left += 1 }
        return index
    }
    func distance(from start: Index, to end: Index) -> Int {
        var count = 0
        var index = start
        while index < end { index = self.index(after: index); count += 1 }
        while end < index { index = self.index(before: index); count -= 1 }
        return count
    }
    func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var index = endIndex
        while index != startIndex {
            index = self.index(before: index)
            if try predicate(self[index]) { return index }
        }
        return nil
    }
    func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        if let index = try lastIndex(where: predicate) { return self[index] }
        return nil
    }
}
extension BidirectionalCollection where Element: Equatable {
    func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }
}
extension RandomAccessCollection where Index == Int {
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
    func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
        let left = limit - i
        if distance > 0 ? left >= 0 && left < distance : left <= 0 && distance < left { return nil }
        return i + distance
    }
    func distance(from start: Int, to end: Int) -> Int { end - start }
}
extension MutableCollection where Self: BidirectionalCollection {
    /// From both ends: the order that arrays have afterwards.
    mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        var (low, high) = (startIndex, endIndex)
        while true {
            while low != high, !(try belongsInSecondPartition(self[low])) { low = index(after: low) }
            if low == high { return low }
            repeat {
                high = index(before: high)
                if low == high { return low }
            } while try belongsInSecondPartition(self[high])
            swapAt(low, high)
            low = index(after: low)
        }
    }
}
extension MutableCollection {
    mutating func swapAt(_ i: Index, _ j: Index) {
        let element = self[i]
        self[i] = self[j]
        self[j] = element
    }
    /// Brings the elements that belong to the second part behind the others, whose order may change, and tells where the second part begins.
    mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        var pivot = startIndex
        while pivot != endIndex, !(try belongsInSecondPartition(self[pivot])) { pivot = index(after: pivot) }
        if pivot == endIndex { return pivot }
        var next = index(after: pivot)
        while next != endIndex {
            if !(try belongsInSecondPartition(self[next])) { swapAt(next, pivot); pivot = index(after: pivot) }
            next = index(after: next)
        }
        return pivot
    }
    mutating func _replaceAll(_ elements: [Element]) {
        var index = startIndex
        for element in elements { self[index] = element; index = self.index(after: index) }
    }
}
extension MutableCollection where Self: BidirectionalCollection { mutating func reverse() { _replaceAll(_reversed(Array(self))) } }
extension MutableCollection where Self: RandomAccessCollection {
    mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows { _replaceAll(try sorted(by: areInOrder)) }
    mutating func shuffle() { _replaceAll(shuffled()) }
}
extension MutableCollection where Self: RandomAccessCollection, Element: Comparable { mutating func sort() { _replaceAll(sorted()) } }
func _reversed<T>(_ array: [T]) -> [T]
func _sorted<T: Comparable>(_ array: [T]) -> [T]
func _joined(_ array: [String], _ separator: String) -> String
func _mergeSorted<T>(_ array: [T], _ areInOrder: (T, T) throws -> Bool) rethrows -> [T]
