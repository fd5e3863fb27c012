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
