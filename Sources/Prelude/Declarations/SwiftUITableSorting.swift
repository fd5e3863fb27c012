/// The order of the Finder, which a column of texts has.
struct _LocalizedOrder: SortComparator {
    typealias Compared = String
    var order = SortOrder.forward
    init() {}
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { order == .forward ? lhs.localizedStandardCompare(rhs) : rhs.localizedStandardCompare(lhs) }
}
/// What orders rows by a text of theirs.
func _comparators<Value>(_ path: KeyPath<Value, String>) -> [Any] { [KeyPathComparator(path, comparator: _LocalizedOrder()), SortDescriptor(path)] }
/// The columns with titles that change the order of a table: a tap puts the column's comparator in front, or turns it around where it is there already.
func _sorting<C: TableColumnContent, Sort: SortComparator>(_ columns: C, _ order: Binding<[Sort]>) -> C {
    _tapping(columns) { comparators in
        guard let chosen = comparators.lazy.compactMap({ $0 as? Sort }).first else { return }
        var sorts = order.wrappedValue
        if let first = sorts.first, first._isAlike(chosen) {
            sorts[0].order = first.order == .forward ? .reverse : .forward
        } else {
            sorts.removeAll { $0._isAlike(chosen) }
            sorts.insert(chosen, at: 0)
        }
        order.wrappedValue = sorts
    }
}
func _tapping<C: TableColumnContent>(_ columns: C, _ action: @escaping ([Any]) -> Void) -> C
extension SortComparator {
    /// Whether another one compares the same, in whatever direction.
    func _isAlike(_ other: Self) -> Bool {
        var other = other
        other.order = order
        return self == other
    }
}
