// Foundation's objects that hold what Swift has as values. Each keeps its value in its first stored property, from which casts take it.
/// The object that represents a missing value in collections.
class NSNull: NSObject {
    override init() {}
    override var description: String { "<null>" }
    override var hash: Int { 0 }
    override func isEqual(_ object: Any?) -> Bool { object is NSNull }
}
/// A value of Swift as an object that only casts take it from.
class __SwiftValue: CustomStringConvertible {
    let _value: Any
    init(_ value: Any) { _value = value }
    var description: String { "\(_value)" }
}
/// A number or a truth value as an object.
class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    let _value: Any
    init(_ value: Any) { _value = value }
    init(value: Int) { _value = value }
    init(value: Double) { _value = value }
    init(value: Float) { _value = value }
    init(value: Bool) { _value = value }
    init(value: Int8) { _value = value }
    init(value: Int16) { _value = value }
    init(value: Int32) { _value = value }
    init(value: Int64) { _value = value }
    init(value: UInt) { _value = value }
    init(value: UInt8) { _value = value }
    init(value: UInt16) { _value = value }
    init(value: UInt32) { _value = value }
    init(value: UInt64) { _value = value }
    required init(integerLiteral value: Int) { _value = value }
    required init(floatLiteral value: Double) { _value = value }
    required init(booleanLiteral value: Bool) { _value = value }
    var _isWhole: Bool { !(_value is Double || _value is Float || _value is CGFloat) }
    var doubleValue: Double { _numberValue(_value) }
    var floatValue: Float { Float(doubleValue) }
    var boolValue: Bool { doubleValue != 0 }
    var intValue: Int { _isWhole ? _intValue(_value) : _whole(doubleValue) }
    var integerValue: Int { intValue }
    var int8Value: Int8 { Int8(truncatingIfNeeded: intValue) }
    var int16Value: Int16 { Int16(truncatingIfNeeded: intValue) }
    var int32Value: Int32 { Int32(truncatingIfNeeded: intValue) }
    var int64Value: Int64 { Int64(intValue) }
    var uintValue: UInt { UInt(truncatingIfNeeded: intValue) }
    var uint8Value: UInt8 { UInt8(truncatingIfNeeded: intValue) }
    var uint64Value: UInt64 { UInt64(truncatingIfNeeded: intValue) }
    var decimalValue: Decimal { Decimal(doubleValue) }
    var stringValue: String {
        if let flag = _value as? Bool { return flag ? "1" : "0" }
        let text = "\(_value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    override var description: String { stringValue }
    override var hash: Int { doubleValue.hashValue }
    override func isEqual(_ object: Any?) -> Bool {
        guard let object, let other = object as? NSNumber else { return false }
        return _isWhole && other._isWhole ? intValue == other.intValue : doubleValue == other.doubleValue
    }
    func isEqual(to other: NSNumber) -> Bool { isEqual(other) }
    func compare(_ other: NSNumber) -> ComparisonResult {
        if isEqual(other) { return .orderedSame }
        return (_isWhole && other._isWhole ? intValue < other.intValue : doubleValue < other.doubleValue) ? .orderedAscending : .orderedDescending
    }
}
extension Int { init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) } }
extension Int8 { init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) } }
extension Int16 { init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) } }
extension Int32 { init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) } }
extension Int64 { init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) } }
extension UInt { init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) } }
extension UInt8 { init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) } }
extension UInt16 { init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) } }
extension UInt32 { init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) } }
extension UInt64 { init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number.intValue) } }
extension Double { init(truncating number: NSNumber) { self = number.doubleValue } }
extension Float { init(truncating number: NSNumber) { self = number.floatValue } }
extension CGFloat { init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) } }
extension Bool { init(truncating number: NSNumber) { self = number.boolValue } }
func _numberValue(_ number: Any) -> Double
func _intValue(_ number: Any) -> Int
/// A list of any objects.
class NSArray: NSObject, Sequence, ExpressibleByArrayLiteral {
    typealias Element = Any
    typealias Iterator = IndexingIterator<[Any]>
    var _elements: [Any]
    override init() { _elements = [] }
    init(array: [Any]) { _elements = array }
    init(object: Any) { _elements = [object] }
    init(objects: Any...) { _elements = objects }
    required init(arrayLiteral elements: Any...) { _elements = elements }
    func makeIterator() -> IndexingIterator<[Any]> { _elements.makeIterator() }
    var count: Int { _elements.count }
    var firstObject: Any? { _elements.first }
    var lastObject: Any? { _elements.last }
    subscript(_ index: Int) -> Any { object(at: index) }
    func object(at index: Int) -> Any { _elements[index] }
    func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
    func index(of object: Any) -> Int { _elements.firstIndex { _isSame($0, object) } ?? NSNotFound }
    func adding(_ object: Any) -> [Any] { _elements + [object] }
    func addingObjects(from other: [Any]) -> [Any] { _elements + other }
    func subarray(with range: NSRange) -> [Any] { Array(_elements[range.location..<range.upperBound]) }
    func componentsJoined(by separator: String) -> String { _elements.map { "\($0)" }.joined(separator: separator) }
    func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        let stop = UnsafeMutablePointer<ObjCBool>(_memory: _Memory([false]))
        for (index, element) in _elements.enumerated() where !stop.pointee.boolValue { block(element, index, stop) }
    }
    func sortedArray(comparator: (Any, Any) -> ComparisonResult) -> [Any] { _elements.sorted { comparator($0, $1) == .orderedAscending } }
    func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] { _elements.sorted { NSSortDescriptor._compare($0, $1, descriptors) == .orderedAscending } }
    func filtered(using predicate: NSPredicate) -> [Any] { _elements.filter { predicate.evaluate(with: $0) } }
    func isEqual(to other: [Any]) -> Bool { _elements.count == other.count && zip(_elements, other).allSatisfy { _isSame($0, $1) } }
    override func isEqual(_ object: Any?) -> Bool { (object as? NSArray).map { isEqual(to: $0._elements) } ?? false }
    override var hash: Int { count }
    override var description: String { _described(self, "") }
}
struct ObjCBool: ExpressibleByBooleanLiteral {
    var boolValue: Bool
    init(_ value: Bool) { boolValue = value }
    init(booleanLiteral value: Bool) { boolValue = value }
}
/// A list of any objects that can change.
class NSMutableArray: NSArray {
    override init() { super.init() }
    override init(array: [Any]) { super.init(array: array) }
    required init(arrayLiteral elements: Any...) { super.init(array: elements) }
    override subscript(_ index: Int) -> Any { get { _elements[index] } set { _elements[index] = newValue } }
    func add(_ object: Any) { _elements.append(object) }
    func addObjects(from other: [Any]) { _elements += other }
    func insert(_ object: Any, at index: Int) { _elements.insert(object, at: index) }
    func replaceObject(at index: Int, with object: Any) { _elements[index] = object }
    func exchangeObject(at first: Int, withObjectAt second: Int) { _elements.swapAt(first, second) }
    func remove(_ object: Any) { _elements.removeAll { _isSame($0, object) } }
    func removeObject(at index: Int) { _elements.remove(at: index) }
    func removeLastObject() { _elements.removeLast() }
    func removeAllObjects() { _elements = [] }
    func sort(using descriptors: [NSSortDescriptor]) { _elements = sortedArray(using: descriptors) }
    func sort(comparator: (Any, Any) -> ComparisonResult) { _elements = sortedArray(comparator: comparator) }
    func filter(using predicate: NSPredicate) { _elements = filtered(using: predicate) }
}
/// Any objects by keys.
class NSDictionary: NSObject, ExpressibleByDictionaryLiteral {
    typealias Key = AnyHashable
    typealias Value = Any
    var _values: [AnyHashable: Any]
    override init() { _values = [:] }
    init(dictionary: [AnyHashable: Any]) { _values = dictionary }
    init(dictionary: [String: Any]) {
        _values = [:]
        for (key, value) in dictionary { _values[key] = value }
    }
    required init(dictionaryLiteral elements: (AnyHashable, Any)...) {
        _values = [:]
        for (key, value) in elements { _values[key] = value }
    }
    var count: Int { _values.count }
    var allKeys: [Any] { _values.keys.map { $0.base } }
    var allValues: [Any] { Array(_values.values) }
    subscript(_ key: AnyHashable) -> Any? { _values[_key(key)] }
    func object(forKey key: AnyHashable) -> Any? { _values[_key(key)] }
    func value(forKey key: String) -> Any? { _values[key] }
    func _key(_ key: AnyHashable) -> AnyHashable { (key.base as? NSString).map { AnyHashable($0._text) } ?? key }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSDictionary, other.count == count else { return false }
        return _values.allSatisfy { entry in other._values[entry.key].map { _isSame($0, entry.value) } ?? false }
    }
    override var hash: Int { count }
    override var description: String { _described(self, "") }
}
/// Any objects by keys, which can change.
class NSMutableDictionary: NSDictionary {
    override subscript(_ key: AnyHashable) -> Any? { get { _values[_key(key)] } set { _values[_key(key)] = newValue } }
    func setObject(_ object: Any, forKey key: AnyHashable) { _values[_key(key)] = object }
    func setValue(_ value: Any?, forKey key: String) { _values[key] = value }
    func removeObject(forKey key: AnyHashable) { _values[_key(key)] = nil }
    func removeAllObjects() { _values = [:] }
    func addEntries(from other: [AnyHashable: Any]) { for (key, value) in other { _values[key] = value } }
}
/// Different objects in no order.
class NSSet: NSObject, Sequence {
    typealias Element = Any
    typealias Iterator = IndexingIterator<[Any]>
    var _values: Set<AnyHashable>
    override init() { _values = [] }
    init(array: [Any]) { _values = Set(array.compactMap { $0 as? AnyHashable }) }
    init(set: Set<AnyHashable>) { _values = set }
    func makeIterator() -> IndexingIterator<[Any]> { allObjects.makeIterator() }
    var count: Int { _values.count }
    var allObjects: [Any] { _values.map { $0.base } }
    func contains(_ object: Any) -> Bool { (object as? AnyHashable).map { _values.contains($0) } ?? false }
    func anyObject() -> Any? { allObjects.first }
    func filtered(using predicate: NSPredicate) -> Set<AnyHashable> { _values.filter { predicate.evaluate(with: $0.base) } }
    override func isEqual(_ object: Any?) -> Bool { (object as? NSSet).map { $0._values == _values } ?? false }
    override var hash: Int { count }
    override var description: String { "{(" + _values.map { _described($0.base, "") }.joined(separator: ", ") + ")}" }
}
/// A set of objects that changes in place.
class NSMutableSet: NSSet {
    func add(_ object: Any) { if let value = object as? AnyHashable { _values.insert(value) } }
    func remove(_ object: Any) { if let value = object as? AnyHashable { _values.remove(value) } }
    func addObjects(from array: [Any]) { array.forEach { add($0) } }
    func removeAllObjects() { allObjects.forEach { remove($0) } }
    func union(_ other: Set<AnyHashable>) { other.forEach { add($0.base) } }
    func minus(_ other: Set<AnyHashable>) { other.forEach { remove($0.base) } }
    func intersect(_ other: Set<AnyHashable>) { allObjects.forEach { if !other.contains($0 as! AnyHashable) { remove($0) } } }
}
/// A set that knows how often each object was added.
class NSCountedSet: NSMutableSet {
    var _counts: [AnyHashable: Int] = [:]
    override init() { super.init() }
    override init(array: [Any]) {
        super.init()
        addObjects(from: array)
    }
    override init(set: Set<AnyHashable>) {
        super.init()
        union(set)
    }
    func count(for object: Any) -> Int { (object as? AnyHashable).flatMap { _counts[$0] } ?? 0 }
    override func add(_ object: Any) {
        super.add(object)
        if let value = object as? AnyHashable { _counts[value, default: 0] += 1 }
    }
    override func remove(_ object: Any) {
        guard let value = object as? AnyHashable, let count = _counts[value] else { return }
        _counts[value] = count > 1 ? count - 1 : nil
        if count == 1 { super.remove(object) }
    }
    override func removeAllObjects() {
        super.removeAllObjects()
        _values = []
        _counts = [:]
    }
    override var description: String { "{(" + _values.map { "\(_described($0.base, "")) [\(_counts[$0] ?? 0)]" }.joined(separator: ", ") + ")}" }
}
/// Whether two values are equal as objects.
func _isSame(_ a: Any, _ b: Any) -> Bool {
    if let first = a as? NSNumber { return first.isEqual(b) }
    if let first = a as? String { return first == b as? String }
    if let first = a as? NSArray { return first.isEqual(b) }
    if let first = a as? NSDictionary { return first.isEqual(b) }
    if let first = a as? NSObject { return first.isEqual(b) }
    if let first = a as? AnyHashable, let second = b as? AnyHashable { return first == second }
    return false
}
/// How collections of objects are printed.
func _described(_ value: Any, _ margin: String) -> String {
    let inner = margin + "    "
    if let list = value as? NSArray { return "(\n" + list._elements.map { inner + _described($0, inner) }.joined(separator: ",\n") + (list.count == 0 ? "" : "\n") + margin + ")" }
    if let map = value as? NSDictionary {
        let lines = map._values.map { _described($0.key.base, inner) + " = " + _described($0.value, inner) + ";\n" }
        return "{\n" + lines.sorted().map { inner + $0 }.joined() + margin + "}"
    }
    if let text = value as? String { return !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? text : text.debugDescription }
    let text = "\(value)"
    return value is NSNumber && text.contains { !$0.isNumber } ? "\"\(text)\"" : text
}
class NSData: NSObject {
    var _data: Data
    override init() { _data = Data() }
    init(data: Data) { _data = data }
    override var description: String { _data.description }
    override var hash: Int { _data.hashValue }
    override func isEqual(_ object: Any?) -> Bool {
        if let other = object as? NSData { return other._data == _data }
        return (object as? Data) == _data
    }
    func isEqual(to other: Data) -> Bool { _data == other }
    var length: Int { _data.count }
    func base64EncodedString() -> String { _data.base64EncodedString() }
}
class NSURL: NSObject {
    let _url: URL
    init?(string: String) {
        guard let url = URL(string: string) else { return nil }
        _url = url
    }
    init(fileURLWithPath path: String) { _url = URL(fileURLWithPath: path) }
    override var description: String { _url.description }
    override var hash: Int { _url.hashValue }
    override func isEqual(_ object: Any?) -> Bool {
        if let other = object as? NSURL { return other._url == _url }
        return (object as? URL) == _url
    }
    var absoluteString: String? { _url.absoluteString }
    var scheme: String? { _url.scheme }
    var host: String? { _url.host }
    var path: String? { _url.path }
    var pathExtension: String? { _url.pathExtension }
    var lastPathComponent: String? { _url.lastPathComponent }
}
