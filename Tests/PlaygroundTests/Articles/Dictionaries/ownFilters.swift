extension Dictionary {
    func mapValues<T>(_ f: (Value) -> T) -> [Key: T] { print("own"); var r: [Key: T] = [:]; for (k, v) in self { r[k] = f(v) }; return r }
    func filter(_ f: (Element) -> Bool) -> [Key: Value] { print("own filter"); var r: [Key: Value] = [:]; for (k, v) in self where f((k, v)) { r[k] = v }; return r }
}
print(["a": 1].mapValues { $0 + 1 })
print(["a": 1, "b": 2].filter { $0.value > 1 })
print(["a": 1, "b": 2].filter { $0.1 > 1 }.count)

// output: own
// output: ["a": 2]
// output: own filter
// output: ["b": 2]
// output: own filter
// output: 1
