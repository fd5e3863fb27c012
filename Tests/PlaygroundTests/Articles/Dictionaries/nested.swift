var inventory: [String: [String: Int]] = ["fruit": ["apple": 3], "veg": [:]]
inventory["fruit"]?["pear"] = 2
inventory["veg"]!["kale"] = 1
inventory["dairy", default: [:]]["milk", default: 0] += 4
for (kind, items) in inventory.sorted(by: { $0.key < $1.key }) {
    print(kind, items.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
}
print(inventory.values.flatMap(\.values).reduce(0, +), inventory["fruit"]?["fig"] ?? 0)
let inverted = Dictionary(uniqueKeysWithValues: ["a": 1, "b": 2].map { ($0.value, $0.key) })
print(inverted[2] ?? "", inverted.compactMapValues { $0 == "a" ? $0 : nil })
let grouped = Dictionary(grouping: ["apple", "avocado", "bean"], by: { $0.first! })
print(grouped["a"]!, Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: max))

// output: dairy ["milk:4"]
// output: fruit ["apple:3", "pear:2"]
// output: veg ["kale:1"]
// output: 10 0
// output: b [1: "a"]
// output: ["apple", "avocado"] ["k": 2]
