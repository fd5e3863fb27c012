let words = ["apple", "bob", "cat", "dad", "apple", "bob", "apple"]
var counts: [String: Int] = [:]
for w in words { counts[w, default: 0] += 1 }
for (k, v) in counts.sorted(by: { $0.key < $1.key }) { print(k, v) }
print(counts.count, counts["apple"]!, counts["zzz"] as Any, counts["zzz", default: -1])
let byLength = Dictionary(grouping: words, by: \.count)
print(byLength.keys.sorted(), byLength[3]!, byLength[5]!.count)
print(Dictionary(grouping: 1...10) { $0 % 3 }.mapValues { $0.reduce(0, +) }.sorted { $0.key < $1.key })
let merged = ["a": 1].merging(["a": 2, "b": 3]) { old, new in old * 10 + new }
print(merged.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
var one = ["k": 1]
one.merge([("k", 5), ("k", 7)]) { $0 + $1 }
print(one, one.mapValues { $0 * 2 }, one.compactMapValues { $0 > 100 ? $0 : nil })
print(["n": "1", "m": "x"].compactMapValues { Int($0) })
print(one.updateValue(3, forKey: "k") as Any, one.updateValue(4, forKey: "j") as Any, one.count)
print(one.removeValue(forKey: "j") as Any, one.removeValue(forKey: "j") as Any, one)
one["k"] = nil; print(one, one.isEmpty, one.first as Any)
let d = Dictionary(uniqueKeysWithValues: zip(["x"], [1]))
print(d, type(of: d), type(of: d.keys), type(of: d.values), type(of: d.first!))
print(d.keys, d.values, Array(d.keys), [Int](d.values), d.keys.first!, d.values.first!)
let e = Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: max)
print(e, e.keys.contains("a"), e.values.contains(2), e.contains { $0.value == 2 })
print(e == ["a": 2], e != [:], e.description, e.debugDescription)
print(e.map { $0 }, e.filter { $0.value > 1 }, e.reduce(0) { $0 + $1.value })
var nested: [String: [String: Int]] = [:]
nested["p", default: [:]]["q"] = 1
nested["p"]?["r"] = 2
print(nested["p"]!.keys.sorted(), nested["p"]?["q"] as Any, nested["z"]?["q"] as Any)
var lists: [Int: [String]] = [:]
for w in words { lists[w.count, default: []].append(w) }
print(lists[3]!.count, lists[5]!)
for (i, pair) in d.enumerated() { print(i, pair, pair.key, pair.value) }
if let idx = d.index(forKey: "x") { print(d[idx], d.distance(from: d.startIndex, to: idx)) }
var v = ["a": 1, "b": 2]
for key in v.keys { v[key]! += 10 }
print(v.values.sorted(), v.values.reduce(0, +), v.keys.sorted())
v.values.forEach { print($0 > 10, terminator: " ") }
print()
let opt: [String: Int?] = ["a": nil]
print(opt, opt["a"] as Any, opt["b"] as Any, opt.count)
print(v.min { $0.value < $1.value }!, v.max { $0.value < $1.value }!.key)
print(v.sorted { $0.value > $1.value }.first!, v.allSatisfy { $0.value > 0 })
let inverse = Dictionary(uniqueKeysWithValues: v.map { ($0.value, $0.key) })
print(inverse[11]!, inverse[12]!)
print(v.popFirst() != nil, v.count)
v.removeAll(); print(v, v.keys.isEmpty)
let lit: [Character: Int] = ["x": 1]
print(lit, [1.5: true], [[1]: "a"], ["k": ["n": 1]], ["t": (1, "b")])
struct P: Hashable { var x = 1 }
print([P(): "p"], [P(): P()], Dictionary<P, Int>())
print(["a": 1].keys == ["a": 5].keys, [1: "a"].values.map { $0 })

// output: apple 3
// output: bob 2
// output: cat 1
// output: dad 1
// output: 4 3 nil -1
// output: [3, 5] ["bob", "cat", "dad", "bob"] 3
// output: [(key: 0, value: 18), (key: 1, value: 22), (key: 2, value: 15)]
// output: ["a:12", "b:3"]
// output: ["k": 13] ["k": 26] [:]
// output: ["n": 1]
// output: Optional(13) nil 2
// output: Optional(4) nil ["k": 3]
// output: [:] true nil
// output: ["x": 1] Dictionary<String, Int> Keys Values (key: String, value: Int)
// output: ["x"] [1] ["x"] [1] x 1
// output: ["a": 2] true true true
// output: true true ["a": 2] ["a": 2]
// output: [(key: "a", value: 2)] ["a": 2] 2
// output: ["q", "r"] Optional(1) nil
// output: 4 ["apple", "apple", "apple"]
// output: 0 (key: "x", value: 1) x 1
// output: (key: "x", value: 1) 0
// output: [11, 12] 23 ["a", "b"]
// output: true true
// output: ["a": nil] Optional(nil) nil 1
// output: (key: "a", value: 11) b
// output: (key: "b", value: 12) true
// output: a b
// output: true 1
// output: [:] true
// output: ["x": 1] [1.5: true] [[1]: "a"] ["k": ["n": 1]] ["t": (1, "b")]
// output: [P(x: 1): "p"] [P(x: 1): P(x: 1)] [:]
// output: true ["a"]
