// What leads from one ordered collection to another.
/// The elements that are removed and inserted, with their offsets.
struct CollectionDifference<ChangeElement>: RandomAccessCollection {
    enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
        var _offset: Int {
            switch self {
            case .insert(let offset, _, _), .remove(let offset, _, _): offset
            }
        }
        var _element: ChangeElement {
            switch self {
            case .insert(_, let element, _), .remove(_, let element, _): element
            }
        }
        var _isInsertion: Bool { if case .insert = self { true } else { false } }
    }
    typealias Element = Change
    typealias Index = Int
    /// In the order of their offsets.
    let insertions: [Change]
    let removals: [Change]
    init(_sorted changes: [Change]) {
        insertions = changes.filter { $0._isInsertion }
        removals = changes.filter { !$0._isInsertion }
    }
    /// Nothing where two changes of a kind are at one offset.
    init?<C: Collection>(_ changes: C) where C.Element == CollectionDifference<ChangeElement>.Change {
        let sorted = changes.sorted { $0._offset < $1._offset }
        for isInsertion in [true, false] {
            let offsets = sorted.filter { $0._isInsertion == isInsertion }.map { $0._offset }
            if Set(offsets).count < offsets.count || offsets.contains(where: { $0 < 0 }) { return nil }
        }
        self.init(_sorted: sorted)
    }
    var startIndex: Int { 0 }
    var endIndex: Int { removals.count + insertions.count }
    /// Removals from the end, then insertions from the start: applied in this order, offsets hold.
    subscript(position: Int) -> CollectionDifference<ChangeElement>.Change { position < removals.count ? removals[removals.count - 1 - position] : insertions[position - removals.count] }
    func inverse() -> CollectionDifference<ChangeElement> {
        let changes = map { change -> Change in
            switch change {
            case .insert(let offset, let element, let other): .remove(offset: offset, element: element, associatedWith: other)
            case .remove(let offset, let element, let other): .insert(offset: offset, element: element, associatedWith: other)
            }
        }
        return CollectionDifference(_sorted: changes.sorted { $0._offset < $1._offset })
    }
}
extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}
extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}
extension CollectionDifference: Equatable where ChangeElement: Equatable {}
extension CollectionDifference: Hashable where ChangeElement: Hashable {}
extension CollectionDifference where ChangeElement: Hashable {
    /// Associates a removal with an insertion of the same element, where each occurs once.
    func inferringMoves() -> CollectionDifference<ChangeElement> {
        func places(_ changes: [Change]) -> [ChangeElement: [Int]] { Dictionary(grouping: changes) { $0._element }.mapValues { $0.map { $0._offset } } }
        let (removed, inserted) = (places(removals), places(insertions))
        func partner(_ element: ChangeElement, _ places: [ChangeElement: [Int]]) -> Int? { removed[element]?.count == 1 && inserted[element]?.count == 1 ? places[element]?.first : nil }
        return CollectionDifference(_sorted: removals.map { .remove(offset: $0._offset, element: $0._element, associatedWith: partner($0._element, inserted)) } + insertions.map { .insert(offset: $0._offset, element: $0._element, associatedWith: partner($0._element, removed)) })
    }
}
extension BidirectionalCollection {
    /// The shortest way, found by Myers' algorithm: in the time that their lengths take for each change.
    func difference<C: BidirectionalCollection>(from other: C, by areEquivalent: (C.Element, Element) -> Bool) -> CollectionDifference<Element> where C.Element == Element {
        let (old, new) = (Array(other), Array(self))
        var reached = [1: 0]
        var trace: [[Int: Int]] = []
        var (x, y, steps) = (0, 0, 0)
        search: while true {
            trace.append(reached)
            var next: [Int: Int] = [:]
            for diagonal in stride(from: -steps, through: steps, by: 2) {
                let (left, above) = (reached[diagonal - 1] ?? -1, reached[diagonal + 1] ?? -1)
                x = diagonal == -steps || (diagonal != steps && left < above) ? above : left + 1
                y = x - diagonal
                while x < old.count && y < new.count && areEquivalent(old[x], new[y]) {
                    x += 1
                    y += 1
                }
                next[diagonal] = x
                if x >= old.count && y >= new.count { break search }
            }
            reached = next
            steps += 1
        }
        var changes: [CollectionDifference<Element>.Change] = []
        (x, y) = (old.count, new.count)
        for step in stride(from: trace.count - 1, to: 0, by: -1) {
            let before = trace[step]
            let diagonal = x - y
            let (left, above) = (before[diagonal - 1] ?? -1, before[diagonal + 1] ?? -1)
            let isInsertion = diagonal == -step || (diagonal != step && left < above)
            x = isInsertion ? above : left
            y = x - (isInsertion ? diagonal + 1 : diagonal - 1)
            changes.append(isInsertion ? .insert(offset: y, element: new[y], associatedWith: nil) : .remove(offset: x, element: old[x], associatedWith: nil))
        }
        return CollectionDifference(_sorted: changes.reversed())
    }
}
extension BidirectionalCollection where Element: Equatable {
    func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element> where C.Element == Element { difference(from: other, by: ==) }
}
extension RangeReplaceableCollection {
    /// Nothing where the difference is another collection's.
    func applying(_ difference: CollectionDifference<Element>) -> Self? {
        let old = Array(self)
        let removed = Set(difference.removals.map { $0._offset })
        if removed.contains(where: { $0 >= old.count }) { return nil }
        var (made, kept) = ([Element](), 0)
        func keep() -> Bool {
            while removed.contains(kept) { kept += 1 }
            if kept >= old.count { return false }
            made.append(old[kept])
            kept += 1
            return true
        }
        for insertion in difference.insertions {
            while made.count < insertion._offset { if !keep() { return nil } }
            made.append(insertion._element)
        }
        while keep() {}
        return Self(made)
    }
}
