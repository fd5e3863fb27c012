struct Cache<Key: Hashable, Value> {
    private var storage: [Key: Value] = [:]
    private var order: [Key] = []
    let capacity: Int
    init(capacity: Int) { self.capacity = capacity }
    subscript(key: Key) -> Value? {
        get { storage[key] }
        set {
            if let newValue {
                if storage.updateValue(newValue, forKey: key) == nil { order.append(key) }
                while order.count > capacity { storage[order.removeFirst()] = nil }
            } else {
                storage[key] = nil
                order.removeAll { $0 == key }
            }
        }
    }
    var count: Int { storage.count }
}
var cache = Cache<String, Int>(capacity: 2)
cache["a"] = 1
cache["b"] = 2
cache["c"] = 3
print(cache["a"] as Any, cache["b"] ?? 0, cache.count)
cache["b"] = nil
print(cache.count, cache["b"] == nil)

// output: nil 2 2
// output: 1 true
