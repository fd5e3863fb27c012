var counts: [String: Int] = [:]
for word in "a b a c b a".split(separator: " ") { counts[String(word), default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var groups: [Int: [String]] = [:]
for w in ["x", "yy", "zz"] { groups[w.count, default: []].append(w) }
print(groups[1]!, groups[2]!, groups[3, default: ["none"]])
var nested: [String: [String: Int]] = [:]
nested["a", default: [:]]["b", default: 10] += 5
nested["a"]?["c"] = 3
nested["a"]?["b"]? += 1
nested["z"]?["c"] = 3
print(nested["a"]!.sorted { $0.key < $1.key }.map { "\($0)" }, nested.count)
counts["a"]! += 100
counts["b"] = nil
counts["q"]? += 1
print(counts["a"]!, counts.count, counts["q"] == nil)
class Box { var d: [String: Int] = ["k": 1] { didSet { print("set", oldValue.count, d.count) } } }
let box = Box()
box.d["k", default: 0] += 1
box.d["m", default: 7] += 1
print(box.d["k"]!, box.d["m"]!)
var copy = counts
copy["a", default: 0] += 1
print(counts["a"]!, copy["a"]!)
func add(_ d: inout [String: Int], _ k: String) { d[k, default: 0] += 1 }
add(&copy, "new"); add(&copy, "new")
print(copy["new"]!)
let f = { copy["new", default: 0] *= 10 }
f(); print(copy["new"]!)
func swapEm(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a) }
var one = 1
swapEm(&copy["new", default: 0], &one)
print(copy["new"]!, one)
var n = 0
func next() -> Int { n += 1; return n }
var e: [Int: Int] = [:]
e[5, default: next()] += 1
e[5, default: next()] += 1
print(e[5]!, n)
struct P: Hashable { let x: Int }
var s: [P: Double] = [:]
s[P(x: 1), default: 0.5] += 1
print(s[P(x: 1)]!)
box.d["k"] = nil
box.d["z"] = 3
print(box.d.count)
let words = ["b", "a", "b"]
func tally() -> [String: Int] { words.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
print(tally()["b"]!)

// output: ["a3", "b2", "c1"]
// output: ["x"] ["yy", "zz"] ["none"]
// output: ["(key: \"b\", value: 16)", "(key: \"c\", value: 3)"] 1
// output: 103 2 true
// output: set 1 1
// output: set 1 2
// output: 2 8
// output: 103 104
// output: 2
// output: 20
// output: 1 20
// output: 3 1
// output: 1.5
// output: set 2 1
// output: set 1 2
// output: 2
// output: 2
