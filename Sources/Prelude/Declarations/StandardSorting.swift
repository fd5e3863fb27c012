// Orders that Foundation sorts by.
enum SortOrder: Hashable, Sendable { case forward, reverse }
/// Says which of two values comes first.
protocol SortComparator<Compared>: Hashable {
    associatedtype Compared
    var order: SortOrder { get set }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}
/// Compares values by a property.
struct KeyPathComparator<Compared>: SortComparator, Hashable {
    var order: SortOrder
    let keyPath: PartialKeyPath<Compared>
    static func == (_ a: KeyPathComparator<Compared>, _ b: KeyPathComparator<Compared>) -> Bool { a.order == b.order && a.keyPath == b.keyPath }
    func hash(into hasher: inout Hasher) { hasher.combine(order); hasher.combine(keyPath) }
    let _isBefore: (Compared, Compared) -> Bool
    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.order = order
        self.keyPath = keyPath
        _isBefore = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
    }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        if _isBefore(lhs, rhs) { return order == .forward ? .orderedAscending : .orderedDescending }
        return _isBefore(rhs, lhs) ? order == .forward ? .orderedDescending : .orderedAscending : .orderedSame
    }
    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
        self.order = order
        self.keyPath = keyPath
        _isBefore = { a, b in
            guard let second = b[keyPath: keyPath] else { return false }
            guard let first = a[keyPath: keyPath] else { return true }
            return first < second
        }
    }
    init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator, order: SortOrder = .forward) {
        self.order = order
        self.keyPath = keyPath
        _isBefore = { comparator._isBefore($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }
    init<Value, C: SortComparator>(_ keyPath: KeyPath<Compared, Value>, comparator: C, order: SortOrder = .forward) where C.Compared == Value {
        self.order = order
        self.keyPath = keyPath
        _isBefore = { comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) == .orderedAscending }
    }
}
/// Compares values by a property, as fetches and tables do.
struct SortDescriptor<Compared>: SortComparator, Hashable {
    var order: SortOrder
    let keyPath: PartialKeyPath<Compared>?
    static func == (_ a: SortDescriptor<Compared>, _ b: SortDescriptor<Compared>) -> Bool { a.order == b.order && a.keyPath == b.keyPath }
    func hash(into hasher: inout Hasher) { hasher.combine(order); hasher.combine(keyPath) }
    let _isBefore: (Compared, Compared) -> Bool
    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
        self.order = order
        self.keyPath = keyPath
        _isBefore = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
    }
    init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
        self.order = order
        self.keyPath = keyPath
        _isBefore = { a, b in
            guard let second = b[keyPath: keyPath] else { return false }
            guard let first = a[keyPath: keyPath] else { return true }
            return first < second
        }
    }
    /// Texts are in the order of `localizedStandard` unless another is named.
    init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) { self.init(keyPath, comparator: .localizedStandard, order: order) }
    init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) { self.init(keyPath, comparator: .localizedStandard, order: order) }
    init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator, order: SortOrder = .forward) {
        self.order = order
        self.keyPath = keyPath
        _isBefore = { comparator._isBefore($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }
    init(_ keyPath: KeyPath<Compared, String?>, comparator: String.StandardComparator, order: SortOrder = .forward) {
        self.order = order
        self.keyPath = keyPath
        _isBefore = { a, b in
            guard let second = b[keyPath: keyPath] else { return false }
            guard let first = a[keyPath: keyPath] else { return true }
            return comparator._isBefore(first, second)
        }
    }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        if _isBefore(lhs, rhs) { return order == .forward ? .orderedAscending : .orderedDescending }
        return _isBefore(rhs, lhs) ? order == .forward ? .orderedDescending : .orderedAscending : .orderedSame
    }
}
extension String {
    /// The orders of texts that Foundation has.
    struct StandardComparator: SortComparator, Hashable, Sendable {
        typealias Compared = String
        let _kind: Int
        var order: SortOrder
        init(_kind: Int, order: SortOrder = .forward) {
            self._kind = _kind
            self.order = order
        }
        init(_ base: String.StandardComparator, order: SortOrder = .forward) {
            _kind = base._kind
            self.order = order
        }
        /// As the Finder sorts: numbers by their value, without regard to case.
        static let localizedStandard = String.StandardComparator(_kind: 0), localized = String.StandardComparator(_kind: 1), lexical = String.StandardComparator(_kind: 2)
        func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
            return _kind == 0 ? first.localizedStandardCompare(second) : _kind == 1 ? first.localizedCompare(second) : first.compare(second)
        }
        func _isBefore(_ a: String, _ b: String) -> Bool { compare(a, b) == .orderedAscending }
    }
}
extension String {
    /// Compares texts by options.
    struct Comparator: SortComparator, Hashable, Sendable {
        typealias Compared = String
        let options: String.CompareOptions
        let locale: Locale?
        var order: SortOrder
        init(options: String.CompareOptions, locale: Locale? = Locale.current, order: SortOrder = .forward) { (self.options, self.locale, self.order) = (options, locale, order) }
        init(_ comparator: String.StandardComparator) {
            (options, order) = (comparator._kind == 0 ? [.caseInsensitive, .numeric] : [], comparator.order)
            locale = comparator._kind == 2 ? nil : Locale.current
        }
        func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { order == .forward ? lhs.compare(rhs, options: options) : rhs.compare(lhs, options: options) }
    }
}
/// Compares values as `<` does.
struct ComparableComparator<Compared: Comparable>: SortComparator, Hashable, Sendable {
    var order: SortOrder
    init(order: SortOrder = .forward) { self.order = order }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        if lhs == rhs { return .orderedSame }
        return (lhs < rhs) == (order == .forward) ? .orderedAscending : .orderedDescending
    }
}
extension SortComparator where Self == String.StandardComparator {
    static var localizedStandard: String.StandardComparator { String.StandardComparator.localizedStandard }
    static var localized: String.StandardComparator { String.StandardComparator.localized }
    static var lexical: String.StandardComparator { String.StandardComparator.lexical }
}
extension Sequence {
    func sorted<C: SortComparator>(using comparator: C) -> [Element] where C.Compared == Element { sorted { comparator.compare($0, $1) == .orderedAscending } }
    func sorted<S: Sequence>(using comparators: S) -> [Element] where S.Element: SortComparator, S.Element.Compared == Element {
        sorted { a, b in comparators.lazy.map { $0.compare(a, b) }.first { $0 != .orderedSame } == .orderedAscending }
    }
}
extension MutableCollection where Self: RandomAccessCollection {
    mutating func sort<C: SortComparator>(using comparator: C) where C.Compared == Element { sort { comparator.compare($0, $1) == .orderedAscending } }
    mutating func sort<S: Sequence>(using comparators: S) where S.Element: SortComparator, S.Element.Compared == Element {
        sort { a, b in comparators.lazy.map { $0.compare(a, b) }.first { $0 != .orderedSame } == .orderedAscending }
    }
}
