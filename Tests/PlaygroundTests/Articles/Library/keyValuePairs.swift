let kv: KeyValuePairs = ["a": 1, "b": 2, "a": 3]
print(kv, kv.count, kv[0], kv.map { $0.key }, kv.first!.value); for (k, v) in kv { print(k, v) }
print(kv.filter { $0.key == "a" }.map(\.value))

// output: ["a": 1, "b": 2, "a": 3] 3 (key: "a", value: 1) ["a", "b", "a"] 1
// output: a 1
// output: b 2
// output: a 3
// output: [1, 3]
