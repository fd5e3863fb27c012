// Texts and ordered sets as objects that change in place.
class NSMutableString: NSString {
    override init() { super.init() }
    override init(string: String) { super.init(string: string) }
    convenience init(capacity: Int) { self.init(string: "") }
    required init(stringLiteral text: String) { super.init(string: text) }
    func append(_ text: String) { _text += text }
    func insert(_ text: String, at location: Int) { replaceCharacters(in: NSRange(location: location, length: 0), with: text) }
    func setString(_ text: String) { _text = text }
    func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    func replaceCharacters(in range: NSRange, with text: String) { _text = replacingCharacters(in: range, with: text) }
    /// How many parts were replaced.
    @discardableResult func replaceOccurrences(of target: String, with replacement: String, options: String.CompareOptions = [], range: NSRange) -> Int {
        guard let bounds = Range<String.Index>(range, in: _text) else { fatalError("range \(range) out of bounds; string length \(length)") }
        var (start, count) = (bounds.lowerBound, 0)
        while let found = _text.range(of: target, options: options, range: start..<bounds.upperBound) { (start, count) = (found.upperBound, count + 1) }
        _text = _text.replacingOccurrences(of: target, with: replacement, options: options, range: bounds)
        return count
    }
}
/// Different objects in the order in which they were added.
class NSOrderedSet: NSObject, Sequence, ExpressibleByArrayLiteral {
    typealias Element = Any
    typealias Iterator = IndexingIterator<[Any]>
    var _values: [AnyHashable] = []
    var _known: Set<AnyHashable> = []
    override init() {}
    init(array: [Any]) {
        super.init()
        array.forEach { _insert($0, at: nil) }
    }
    init(object: Any) {
        super.init()
        _insert(object, at: nil)
    }
    required init(arrayLiteral elements: Any...) {
        super.init()
        elements.forEach { _insert($0, at: nil) }
    }
    func _insert(_ object: Any, at index: Int?) {
        guard let value = object as? AnyHashable, _known.insert(value).inserted else { return }
        _values.insert(value, at: index ?? count)
    }
    func makeIterator() -> IndexingIterator<[Any]> { array.makeIterator() }
    var count: Int { _values.count }
    var array: [Any] { _values.map { $0.base } }
    var set: Set<AnyHashable> { _known }
    var firstObject: Any? { _values.first?.base }
    var lastObject: Any? { _values.last?.base }
    var reversed: NSOrderedSet { NSOrderedSet(array: array.reversed()) }
    subscript(_ index: Int) -> Any { _values[index].base }
    func object(at index: Int) -> Any { self[index] }
    func contains(_ object: Any) -> Bool { (object as? AnyHashable).map { _known.contains($0) } ?? false }
    func index(of object: Any) -> Int { (object as? AnyHashable).flatMap { _values.firstIndex(of: $0) } ?? NSNotFound }
    override func isEqual(_ object: Any?) -> Bool { (object as? NSOrderedSet).map { $0._values == _values } ?? false }
    override var hash: Int { count }
    override var description: String { "{(" + _values.map { _described($0.base, "") }.joined(separator: ", ") + ")}" }
}
class NSMutableOrderedSet: NSOrderedSet {
    override init() { super.init() }
    override init(array: [Any]) { super.init(array: array) }
    override init(object: Any) { super.init(object: object) }
    required init(arrayLiteral elements: Any...) { super.init(array: elements) }
    func add(_ object: Any) { _insert(object, at: nil) }
    func addObjects(from array: [Any]) { array.forEach { add($0) } }
    func insert(_ object: Any, at index: Int) { _insert(object, at: index) }
    func remove(_ object: Any) { if contains(object) { removeObject(at: index(of: object)) } }
    func removeObject(at index: Int) { _known.remove(_values.remove(at: index)) }
    func removeAllObjects() { (_values, _known) = ([], []) }
    func exchangeObject(at first: Int, withObjectAt second: Int) { _values.swapAt(first, second) }
}
/// Copies of what can't change are the object itself.
extension NSString: NSCopying, NSMutableCopying {
    func copy(with zone: NSZone? = nil) -> Any { self is NSMutableString ? NSString(string: _text) : self }
    func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableString(string: _text) }
}
extension NSArray: NSCopying, NSMutableCopying {
    func copy(with zone: NSZone? = nil) -> Any { self is NSMutableArray ? NSArray(array: _elements) : self }
    func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableArray(array: _elements) }
}
extension NSDictionary: NSCopying, NSMutableCopying {
    func copy(with zone: NSZone? = nil) -> Any { self is NSMutableDictionary ? NSDictionary(dictionary: _values) : self }
    func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableDictionary()
        copy._values = _values
        return copy
    }
}
extension NSSet: NSCopying, NSMutableCopying {
    func copy(with zone: NSZone? = nil) -> Any { self is NSMutableSet ? NSSet(set: _values) : self }
    func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableSet()
        copy._values = _values
        return copy
    }
}
extension NSOrderedSet: NSCopying, NSMutableCopying {
    func copy(with zone: NSZone? = nil) -> Any { self is NSMutableOrderedSet ? NSOrderedSet(array: array) : self }
    func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableOrderedSet(array: array) }
}
extension NSNumber: NSCopying { func copy(with zone: NSZone? = nil) -> Any { self } }
extension NSNull: NSCopying { func copy(with zone: NSZone? = nil) -> Any { self } }
extension NSError: NSCopying { func copy(with zone: NSZone? = nil) -> Any { self } }
extension NSURL: NSCopying { func copy(with zone: NSZone? = nil) -> Any { self } }
extension NSData: NSCopying { func copy(with zone: NSZone? = nil) -> Any { self } }
