var ages = ["Ann": 30, "Bob": 25]
ages["Cid"] = 41
ages["Bob"] = nil
ages["Dee", default: 0] += 1
print(ages.count, ages["Ann"] ?? 0, ages["Zed"] as Any, ages.isEmpty, ages.keys.contains("Dee"))
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
print(ages.keys.sorted(), ages.values.sorted(), ages.map { $0.value }.reduce(0, +), ages.contains { $0.value > 40 })
print(ages.updateValue(31, forKey: "Ann") ?? 0, ages.removeValue(forKey: "Dee") ?? 0, ages.first { $0.value == 41 }!.key)
print(ages.mapValues { $0 * 2 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, ages.filter { $0.value > 40 })
var merged = ["a": 1, "b": 2].merging(["b": 3, "c": 4]) { $0 + $1 }
merged.merge(["a": 10]) { _, new in new }
print(merged.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...)).count)
print(["one": 1] == ["one": 1], [Int: String]().isEmpty, ages.min { $0.value < $1.value }?.key ?? "")

// output: 3 30 nil false true
// output: Ann 30
// output: Cid 41
// output: Dee 1
// output: ["Ann", "Cid", "Dee"] [1, 30, 41] 72 true
// output: 30 1 Cid
// output: ["Ann=62", "Cid=82"] ["Cid": 41]
// output: ["a10", "b5", "c4"] 2
// output: true true Ann
