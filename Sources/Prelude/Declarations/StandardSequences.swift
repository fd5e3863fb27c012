protocol IteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }
/// Values that `for` can walk, one after another.
protocol Sequence<Element> where Iterator.Element == Element { associatedtype Element = Iterator.Element; associatedtype Iterator: IteratorProtocol = Self; func makeIterator() -> Iterator }
extension Sequence where Self: IteratorProtocol { func makeIterator() -> Self { self } }
struct AnyIterator<Element>: IteratorProtocol, Sequence {
    let _next: () -> Element?
    init(_ next: @escaping () -> Element?) { _next = next }
    init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
        var iterator = base
        _next = { iterator.next() }
    }
    func next() -> Element? { _next() }
}
/// A sequence whose next element is made from the state that the one before left.
struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
    var _state: State
    let _step: (inout State) -> Element?
    mutating func next() -> Element? { _step(&_state) }
}
typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
    UnfoldSequence<T, (T?, Bool)>(_state: (first, true), _step: { state in
        if state.1 { state.1 = false } else if let last = state.0 { state.0 = next(last) }
        return state.0
    })
}
func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> { UnfoldSequence<T, State>(_state: state, _step: next) }
extension Sequence {
    func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
    }
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self { if try isIncluded(element) { result.append(element) } }
        return result
    }
    func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
        var result: [T] = []
        for element in self { if let value = try transform(element) { result.append(value) } }
        return result
    }
    @available(*, deprecated, message: "Please use compactMap(_:) for the case where closure returns an optional value", renamed: "compactMap(_:)") @_disfavoredOverload func flatMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] { try compactMap(transform) }
    func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
        var result: [S.Element] = []
        for element in self { for value in try transform(element) { result.append(value) } }
        return result
    }
    func forEach(_ body: (Element) throws -> Void) rethrows { for element in self { try body(element) } }
    func reduce<T>(_ initial: T, _ next: (T, Element) throws -> T) rethrows -> T {
        var result = initial
        for element in self { result = try next(result, element) }
        return result
    }
    func reduce<T>(into initial: T, _ update: (inout T, Element) throws -> Void) rethrows -> T {
        var result = initial
        for element in self { try update(&result, element) }
        return result
    }
    func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in self { if try predicate(element) { return element } }
        return nil
    }
    func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self { if try predicate(element) { return true } }
        return false
    }
    func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self { if !(try predicate(element)) { return false } }
        return true
    }
    func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
        var count = 0
        for element in self { if try predicate(element) { count += 1 } }
        return count
    }
    func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
    func reversed() -> [Element] { _reversed(Array(self)) }
    func sorted(by areInOrder: (Element, Element) throws -> Bool) rethrows -> [Element] { try _mergeSorted(Array(self), areInOrder) }
    func min(by areInOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var least: Element?
        for element in self { if let known = least { if try areInOrder(element, known) { least = element } } else { least = element } }
        return least
    }
    func max(by areInOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var most: Element?
        for element in self { if let known = most { if try areInOrder(known, element) { most = element } } else { most = element } }
        return most
    }
    func shuffled() -> [Element] {
        var result = Array(self)
        var left = result.count
        while left > 1 { let pick = _random(left); left -= 1; result.swapAt(pick, left) }
        return result
    }
    func starts<S: Sequence>(with other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool {
        let wanted = Array(other)
        let own: [Element] = Array(prefix(wanted.count))
        return try own.count == wanted.count && own.elementsEqual(wanted, by: areEquivalent)
    }
    func elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool {
        let (own, others) = (Array(self), Array(other))
        if own.count != others.count { return false }
        for index in 0..<own.count { if !(try areEquivalent(own[index], others[index])) { return false } }
        return true
    }
    func lexicographicallyPrecedes<S: Sequence>(_ other: S, by areInOrder: (Element, Element) throws -> Bool) rethrows -> Bool where S.Element == Element {
        let (own, others): ([Element], [Element]) = (Array(self), Array(other))
        for index in 0..<Swift.min(own.count, others.count) {
            if try areInOrder(own[index], others[index]) { return true }
            if try areInOrder(others[index], own[index]) { return false }
        }
        return own.count < others.count
    }
    var underestimatedCount: Int { 0 }
}
extension Sequence where Element: Equatable {
    func contains(_ element: Element) -> Bool { for other in self { if other == element { return true } }; return false }
    func starts<S: Sequence>(with other: S) -> Bool where S.Element == Element { starts(with: other) { $0 == $1 } }
    func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element { let own: [Element] = Array(self); let others: [Element] = Array(other); return own == others }
}
extension Sequence where Element: Comparable {
    func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element { lexicographicallyPrecedes(other) { $0 < $1 } }
    func sorted() -> [Element] { _sorted(Array(self)) }
    func min() -> Element? { min(by: { $0 < $1 }) }
    func max() -> Element? { max(by: { $0 < $1 }) }
}
extension Sequence where Element: StringProtocol { func joined(separator: String = "") -> String { _joined(map { String($0) }, separator) } }
extension Sequence where Element == String { func joined(separator: String = "") -> String { _joined(Array(self), separator) } }
extension BidirectionalCollection where Element == String { func joined(separator: String = "") -> String { _joined(Array(self), separator) } }
extension Sequence where Element: RandomAccessCollection {
    func joined() -> [Element.Element] { flatMap { $0 } }
    func joined<S: Sequence>(separator: S) -> [Element.Element] where S.Element == Element.Element {
        var result: [Element.Element] = []
        for (offset, part) in enumerated() {
            if offset > 0 { result += Array(separator) }
            result += Array(part)
        }
        return result
    }
}
