var d = ["b": 2, "a": 1]
d["c"] = 3; d["a", default: 0] += 10; d["z", default: 5] -= 1
print(d.sorted { $0.key < $1.key }, d.count, d["q"] as Any, d.keys.sorted(), d.values.sorted())
print(d.removeValue(forKey: "b") as Any, d.updateValue(9, forKey: "c") as Any, d["b"] == nil)
d.merge(["c": 1, "n": 6]) { old, new in old + new }
print(d.sorted(by: { $0.value < $1.value }).map { "\($0.key)=\($0.value)" }, d.merging(["a": 0]) { $1 }["a"]!)
print(d.mapValues { $0 * 2 }.values.reduce(0, +), d.filter { $0.value > 5 }.count, d.compactMapValues { $0 > 5 ? "\($0)" : nil }.count)
let g = Dictionary(grouping: ["apple", "avocado", "banana"]) { $0.first! }
print(g["a"]!, g["b"]!, g.keys.sorted(), g.map { "\($0): \($1.count)" }.sorted())
print(Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...)).sorted { $0.key < $1.key }, Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: max))
for (k, v) in d.sorted(by: <) { print(k, v, terminator: "; ") }
print()
print(d.min { $0.value < $1.value }!, d.max { $0.value < $1.value }!.key, d.first { $0.key == "a" }!, d.contains { $0.value == 4 }, d.isEmpty)
let one = ["only": [1, 2]]
print(one, one.keys, one.values, one.first!, ["k": Optional(1)], [1: "x"], [Int: Int]())
print(one == ["only": [1, 2]], one.reduce(0) { $0 + $1.value.count }, one.flatMap { $0.value }, one.allSatisfy { $0.value.count == 2 })
var nested: [String: [String: Int]] = [:]
nested["a", default: [:]]["x", default: 0] += 1
nested["a"]?["y"] = 2; nested["zz"]?["q"] = 1
print(nested["a"]!.sorted { $0.key < $1.key }, nested.count, nested["a"]?["x"] ?? 0)
d.removeAll(); print(d, d.isEmpty)
if let i = one.index(forKey: "only") { print(one[i].key, one[i].value) }
print(one.keys.contains("only"), one.keys.first!, Array(one.keys), one.enumerated().map { $0.offset }, one.firstIndex { $0.key == "only" } != nil)
var letters = [Character: Int]()
for c in "mississippi" { letters[c, default: 0] += 1 }
print(letters.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "\($0.key)\($0.value)" })
struct P: Hashable { var x: Int; var y: Int }
var seen: [P: String] = [P(x: 1, y: 2): "a"]; seen[P(x: 1, y: 2)]? += "b"
print(seen[P(x: 1, y: 2)]!, seen.keys.first!.x)
let inv = Dictionary(uniqueKeysWithValues: ["a": 1, "b": 2].map { ($1, $0) }); print(inv[1]!, inv[2]!)
d = ["q": 1]; d["q"] = nil; print(d, d.popFirst() as Any)
for k in ["r", "s"] { d[k] = d.count }
print(d.values.sorted(), d.keys.count, Set(d.keys) == ["r", "s"], d.capacity >= 2)
var copy = d; copy["r"] = 100; print(d["r"]!, copy["r"]!)
for v in copy.values where v > 50 { print(v) }
copy.values.forEach { _ in }; print(type(of: one), type(of: one.first!))

// output: [(key: "a", value: 11), (key: "b", value: 2), (key: "c", value: 3), (key: "z", value: 4)] 4 nil ["a", "b", "c", "z"] [2, 3, 4, 11]
// output: Optional(2) Optional(3) true
// output: ["z=4", "n=6", "c=10", "a=11"] 0
// output: 62 3 3
// output: ["apple", "avocado"] ["banana"] ["a", "b"] ["a: 2", "b: 1"]
// output: [(key: "x", value: 1), (key: "y", value: 2)] ["k": 2]
// output: a 11; c 10; n 6; z 4;
// output: (key: "z", value: 4) a (key: "a", value: 11) true false
// output: ["only": [1, 2]] ["only"] [[1, 2]] (key: "only", value: [1, 2]) ["k": Optional(1)] [1: "x"] [:]
// output: true 2 [1, 2] true
// output: [(key: "x", value: 1), (key: "y", value: 2)] 1 1
// output: [:] true
// output: only [1, 2]
// output: true only ["only"] [0] true
// output: ["i4", "s4", "p2", "m1"]
// output: ab 1
// output: a b
// output: [:] nil
// output: [0, 1] 2 true true
// output: 0 100
// output: 100
// output: Dictionary<String, Array<Int>> (key: String, value: Array<Int>)
