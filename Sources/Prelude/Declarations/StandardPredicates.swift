// Conditions and orders that name properties by texts.
/// A condition on objects and dictionaries, written as a text.
class NSPredicate: NSObject {
    let _part: _PredicatePart
    init(_part: _PredicatePart) { self._part = _part }
    init(format: String, _ args: Any...) { _part = _PredicateReader._condition(format, args) }
    init(format: String, argumentArray: [Any]?) { _part = _PredicateReader._condition(format, argumentArray ?? []) }
    init(value: Bool) { _part = .truth(value) }
    init(block: @escaping (Any?, [String: Any]?) -> Bool) { _part = .block(block) }
    init?<Input: NSObject>(_ predicate: Predicate<Input>) {
        _part = .block { object, _ in (object as? Input).map { (try? predicate.evaluate($0)) ?? false } ?? false }
    }
    var predicateFormat: String { _part._text }
    override var description: String { predicateFormat }
    override func isEqual(_ object: Any?) -> Bool { (object as? NSPredicate).map { $0.predicateFormat == predicateFormat } ?? false }
    override var hash: Int { predicateFormat.hashValue }
    func evaluate(with object: Any?) -> Bool { _part._holds(object, [:]) }
    func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool { _part._holds(object, bindings ?? [:]) }
    func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate { NSPredicate(_part: .bound(_part, variables)) }
}
/// Conditions that are joined.
class NSCompoundPredicate: NSPredicate {
    enum LogicalType: UInt { case not, and, or }
    let compoundPredicateType: NSCompoundPredicate.LogicalType
    let subpredicates: [Any]
    init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate]) {
        compoundPredicateType = type
        self.subpredicates = subpredicates
        let parts = subpredicates.map { $0._part }
        super.init(_part: type == .and ? .and(parts) : type == .or ? .or(parts) : .not(parts.first ?? .truth(true)))
    }
    convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init(type: .and, subpredicates: subpredicates) }
    convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init(type: .or, subpredicates: subpredicates) }
    convenience init(notPredicateWithSubpredicate predicate: NSPredicate) { self.init(type: .not, subpredicates: [predicate]) }
}
/// A value that is computed from a text, such as `2 * (price + 1)`.
class NSExpression: NSObject {
    let _part: _PredicatePart
    init(_part: _PredicatePart) { self._part = _part }
    init(format: String, _ args: Any...) { _part = _PredicateReader._expression(format, args) }
    init(format: String, argumentArray: [Any]) { _part = _PredicateReader._expression(format, argumentArray) }
    init(forConstantValue value: Any?) { _part = .constant(value) }
    init(forKeyPath keyPath: String) { _part = .path(keyPath) }
    override var description: String { _part._text }
    func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? { _part._value(object, [:]) }
}
/// Orders objects and dictionaries by a property.
class NSSortDescriptor: NSObject {
    let key: String?
    let ascending: Bool
    let _compare: (Any, Any) -> ComparisonResult
    init(key: String?, ascending: Bool) {
        self.key = key
        self.ascending = ascending
        _compare = { NSSortDescriptor._order(_valueAtPath(key ?? "self", of: $0), _valueAtPath(key ?? "self", of: $1)) }
    }
    init(key: String?, ascending: Bool, selector: Selector?) {
        self.key = key
        self.ascending = ascending
        let name = selector?._name ?? ""
        let folds = name.contains("aseInsensitive") || name.contains("Standard")
        _compare = { a, b in
            let (first, second) = (_valueAtPath(key ?? "self", of: a), _valueAtPath(key ?? "self", of: b))
            guard folds, let first = first as? String, let second = second as? String else { return NSSortDescriptor._order(first, second) }
            return name.contains("Standard") ? first.localizedStandardCompare(second) : first.caseInsensitiveCompare(second)
        }
    }
    init(key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult) {
        self.key = key
        self.ascending = ascending
        _compare = { a, b in
            guard let first = _valueAtPath(key ?? "self", of: a) else { return _valueAtPath(key ?? "self", of: b) == nil ? .orderedSame : .orderedAscending }
            guard let second = _valueAtPath(key ?? "self", of: b) else { return .orderedDescending }
            return comparator(first, second)
        }
    }
    init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        key = nil
        self.ascending = ascending
        _compare = { a, b in
            guard let first = a as? Root, let second = b as? Root else { return .orderedSame }
            return NSSortDescriptor._order(first[keyPath: keyPath] as Any, second[keyPath: keyPath] as Any)
        }
    }
    init(_reversed other: NSSortDescriptor) {
        key = other.key
        ascending = !other.ascending
        _compare = other._compare
    }
    var reversedSortDescriptor: Any { NSSortDescriptor(_reversed: self) }
    func compare(_ first: Any, to second: Any) -> ComparisonResult { ascending ? _compare(first, second) : _compare(second, first) }
    /// What has no value comes first.
    static func _order(_ a: Any?, _ b: Any?) -> ComparisonResult {
        if _isNil(a) || _isNil(b) { return _isNil(a) ? _isNil(b) ? .orderedSame : .orderedAscending : .orderedDescending }
        return _PredicatePart._compared(a, b, "") ?? .orderedSame
    }
    static func _compare(_ a: Any, _ b: Any, _ descriptors: [NSSortDescriptor]) -> ComparisonResult {
        for descriptor in descriptors {
            let order = descriptor.compare(a, to: b)
            if order != .orderedSame { return order }
        }
        return .orderedSame
    }
}
extension NSObject {
    func value(forKey key: String) -> Any? { _valueAtPath(key, of: self) }
    func value(forKeyPath path: String) -> Any? { _valueAtPath(path, of: self) }
}
extension Date { func compare(_ other: Date) -> ComparisonResult { self < other ? .orderedAscending : self > other ? .orderedDescending : .orderedSame } }
func _isNil(_ value: Any?) -> Bool { value == nil || value is NSNull || (_displayStyle(of: value as Any) == .optional && _levels(of: value as Any)[0].children.isEmpty) }
/// A property of an `NSObject`, which must be `@objc`. `_hasKey` says whether there is one.
func _keyValue(_ object: Any, _ key: String) -> Any?
func _hasKey(_ object: Any, _ key: String) -> Bool
/// What a key path that is a text leads to.
func _valueAtPath(_ path: String, of object: Any?) -> Any? {
    var value = object
    var keys = path.split(separator: ".")[...]
    while let key = keys.popFirst(), let current = value {
        let name = String(key)
        if name.lowercased() == "self" { continue }
        if name.hasPrefix("@") { return _collected(name, _elements(current) ?? [], keys.joined(separator: ".")) }
        value = _valueForKey(name, of: current)
    }
    return _isNil(value) ? nil : value
}
func _valueForKey(_ key: String, of object: Any) -> Any? {
    if let map = object as? NSDictionary { return map._values[key] }
    if let list = _elements(object) { return list.map { _valueForKey(key, of: $0) ?? NSNull() } }
    if let text = object as? String, key == "length" { return text._utf16Count() }
    if !_hasKey(object, key) {
        fatalError("\(type(of: object)) is not key value coding-compliant for the key \(key). Only @objc properties of classes that inherit from NSObject are, and the keys of dictionaries")
    }
    return _keyValue(object, key)
}
/// The elements of a list or set; `nil` for other values.
func _elements(_ value: Any?) -> [Any]? {
    if let list = value as? NSArray { return list._elements }
    if let set = value as? NSSet { return set.allObjects }
    return nil
}
/// `@count`, `@sum.price`: what the elements have together.
func _collected(_ name: String, _ elements: [Any], _ path: String) -> Any? {
    if name == "@count" { return elements.count }
    let values = elements.compactMap { _valueAtPath(path.isEmpty ? "self" : path, of: $0) }
    switch name {
    case "@sum": return _summed(values)
    case "@avg": return values.isEmpty ? 0.0 : _summed(values).doubleValue / Double(values.count)
    case "@min": return values.min { NSSortDescriptor._order($0, $1) == .orderedAscending }
    case "@max": return values.max { NSSortDescriptor._order($0, $1) == .orderedAscending }
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects":
        var different: [Any] = []
        for value in values where !different.contains(where: { _isSame($0, value) }) { different.append(value) }
        return different
    default: fatalError("Unsupported function expression \(name)")
    }
}
func _summed(_ values: [Any]) -> NSNumber {
    values.reduce(NSNumber(value: 0)) { sum, value in (value as? NSNumber).flatMap { _PredicatePart._arithmetic("+", sum, $0) } ?? sum }
}
