/// Hears of the objects that leave a cache.
/// - Since: iOS 4
protocol NSCacheDelegate: NSObjectProtocol { func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) }
extension NSCacheDelegate { func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {} }
/// A key of a cache: objects of Foundation by their values, others by themselves.
struct _CacheKey: Hashable {
    let object: AnyObject
    static func == (a: _CacheKey, b: _CacheKey) -> Bool {
        if let value = a.object as? NSObject { return value.isEqual(b.object) }
        return a.object === b.object
    }
    func hash(into hasher: inout Hasher) {
        if let value = object as? NSObject { hasher.combine(value.hash) } else { hasher.combine(ObjectIdentifier(object)) }
    }
}
/// Values by keys, which may be forgotten; here they stay until they are removed or more than the limit come.
/// - Since: iOS 4
class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    var name = ""
    var countLimit = 0
    var totalCostLimit = 0
    var evictsObjectsWithDiscardedContent = true
    weak var delegate: (any NSCacheDelegate)? = nil
    var _values: [_CacheKey: ObjectType] = [:]
    var _order: [_CacheKey] = []
    func object(forKey key: KeyType) -> ObjectType? { _values[_CacheKey(object: key)] }
    func setObject(_ obj: ObjectType, forKey key: KeyType) {
        let key = _CacheKey(object: key)
        _evict(key)
        if countLimit > 0, _order.count >= countLimit, let first = _order.first { _evict(first) }
        _order.append(key)
        _values[key] = obj
    }
    func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) { setObject(obj, forKey: key) }
    func removeObject(forKey key: KeyType) { _evict(_CacheKey(object: key)) }
    func removeAllObjects() { for key in _order { _evict(key) } }
    func _evict(_ key: _CacheKey) {
        guard let object = _values[key] else { return }
        delegate?.cache(NSCache<AnyObject, AnyObject>(), willEvictObject: object)
        _values[key] = nil
        _order.removeAll { $0 == key }
    }
}
/// An object that is held, or only known as long as others hold it.
struct _Held<Value: AnyObject> {
    weak var _weak: Value?
    var _strong: Value?
    init(_ value: Value, isWeak: Bool) { (_weak, _strong) = (value, isWeak ? nil : value) }
    func _is(_ other: AnyObject) -> Bool { _weak.map { _CacheKey(object: $0) == _CacheKey(object: other) } ?? false }
}
enum NSPointerFunctions {
    struct Options: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let strongMemory = Options(rawValue: 0), weakMemory = Options(rawValue: 5), objectPointerPersonality = Options(rawValue: 512)
    }
}
/// A set of objects, which it may hold weakly: those that are gone aren't in it any more.
/// - Since: iOS 6
class NSHashTable<ObjectType: AnyObject>: NSObject {
    let _isWeak: Bool
    var _held: [_Held<ObjectType>] = []
    init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { _isWeak = options.contains(.weakMemory) }
    static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>(options: .weakMemory) }
    var allObjects: [ObjectType] { _held.compactMap { $0._weak } }
    var anyObject: ObjectType? { allObjects.first }
    var count: Int { allObjects.count }
    func contains(_ object: ObjectType?) -> Bool { object.map { member($0) != nil } ?? false }
    func member(_ object: ObjectType) -> ObjectType? { _held.first { $0._is(object) }?._weak }
    func add(_ object: ObjectType?) {
        _held.removeAll { $0._weak == nil }
        if let object, member(object) == nil { _held.append(_Held(object, isWeak: _isWeak)) }
    }
    func remove(_ object: ObjectType?) { _held.removeAll { held in held._weak == nil || object.map { held._is($0) } ?? false } }
    func removeAllObjects() { _held = [] }
}
/// Objects for keys, of which it may hold each side weakly: what is gone takes its pair with it.
/// - Since: iOS 6
class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    let _hasWeakKeys: Bool
    let _hasWeakValues: Bool
    var _pairs: [(key: _Held<KeyType>, value: _Held<ObjectType>)] = []
    init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0) {
        (_hasWeakKeys, _hasWeakValues) = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
    }
    static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable<KeyType, ObjectType>() }
    static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory) }
    static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable<KeyType, ObjectType>(valueOptions: .weakMemory) }
    static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .weakMemory) }
    var _living: [(key: _Held<KeyType>, value: _Held<ObjectType>)] { _pairs.filter { $0.key._weak != nil && $0.value._weak != nil } }
    var count: Int { _living.count }
    func object(forKey key: KeyType?) -> ObjectType? { key.flatMap { key in _living.first { $0.key._is(key) }?.value._weak } }
    func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        removeObject(forKey: key)
        if let object, let key { _pairs.append((key: _Held(key, isWeak: _hasWeakKeys), value: _Held(object, isWeak: _hasWeakValues))) }
    }
    func removeObject(forKey key: KeyType?) { _pairs = _living.filter { pair in !(key.map { pair.key._is($0) } ?? false) } }
    func removeAllObjects() { _pairs = [] }
}
