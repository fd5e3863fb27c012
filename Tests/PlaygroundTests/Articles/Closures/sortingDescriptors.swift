struct Descriptor<Value> {
    let compare: (Value, Value) -> Bool?
    init<Key: Comparable>(_ key: @escaping (Value) -> Key, ascending: Bool = true) {
        compare = { a, b in
            let (x, y) = (key(a), key(b))
            if x == y { return nil }
            return ascending ? x < y : x > y
        }
    }
}
extension Array {
    func sorted(using descriptors: Descriptor<Element>...) -> [Element] {
        sorted { a, b in
            for descriptor in descriptors { if let result = descriptor.compare(a, b) { return result } }
            return false
        }
    }
}
let names = ["bob", "al", "cid", "di"]
print(names.sorted(using: Descriptor(\.count), Descriptor({ $0 }, ascending: false)))

// output: ["di", "al", "cid", "bob"]
