// iterators, sets of sequences, random, misc stdlib functions
print(max(1, 2, 3), min("b", "a"), abs(-5), abs(-2.5), zip([1], [2]).map { $0 }, repeatElement(1, count: 2).map { $0 }, type(of: 1...), [1, 2].count, swapTwo((1, "a")), Int.random(in: 5...5), Bool("false")!, [true, false].allSatisfy { $0 })
func swapTwo<A, B>(_ p: (A, B)) -> (B, A) { (p.1, p.0) }
struct LCG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
var g = LCG(s: 42); print(g.next(), g.next() % 100, (0..<5).map { _ in Int.random(in: 0..<10, using: &g) }, Array(1...9).shuffled(using: &g), [1, 2, 3].randomElement(using: &g)!, Double.random(in: 0...1, using: &g), Double.random(in: 2..<5, using: &g), Bool.random(using: &g), Int.random(in: -3...3, using: &g))
var it = "ab".makeIterator(); while let c = it.next() { print(c, terminator: " ") }; var it2 = ["k": 1].makeIterator(); print(it2.next()!, it2.next() as Any); var gen = (1...3).makeIterator(); print(gen.next()!)
print([1, 2, 3].contains(2), (1...3) ~= 2, "abc" ~= "abc", 5 ~= 5, [1, 2, 3].isEmpty, [3, 1].sorted().description, [1: 2].isEmpty, "".isEmpty, Set([1]).isEmpty, Optional(1) == 1, [1, 2] == [1, 2], ["a": 1] == ["a": 1], (1, 2) == (1, 2), 1 == 1.0, "a" == "a")
print(String(5, radix: 2), Int("101", radix: 2)!, String(255, radix: 16, uppercase: true), Int("7F", radix: 16)!, UInt8("255")!, UInt8("256") as Any, Int("-0")!, Double("1_000") as Any, Double(".5")!, Double("5.")!, Float("1e2")!, Int("１") as Any, Int("")as Any, String(describing: Int("9")), Character("a") == "a", Double("  1") as Any, Double("0x1F")!, Double("-inf")!)
let pairs = [("a", 1), ("b", 2), ("a", 3)]; print(Dictionary(pairs, uniquingKeysWith: +).sorted { $0.key < $1.key }, Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }.sorted { $0.key < $1.key }, Dictionary(uniqueKeysWithValues: [("x", 1)]), pairs.map(\.0), pairs.first { $0.1 > 1 }!, pairs.contains { $0 == ("b", 2) }, pairs.reduce(into: [:]) { $0[$1.0, default: 0] += $1.1 }.values.sorted(), pairs.map { "\($0)" }, pairs.map { (k, v) in k + "\(v)" }, pairs.max { $0.1 < $1.1 }!, pairs.sorted { ($0.0, $1.1) < ($1.0, $0.1) }, pairs.unzip())
extension Array { func unzip<A, B>() -> ([A], [B]) where Element == (A, B) { (map(\.0), map(\.1)) } }
var d = ["x": [1, 2], "y": []]; d["x"]?.append(3); d["z", default: []].append(9); d["y"]! += [4, 5]; d["x"]?[0] = 100; d["w"]?.append(1); print(d.sorted { $0.key < $1.key }, d.mapValues(\.count).values.reduce(0, +), d.compactMapValues { $0.first }.values.sorted(), d.filter { $0.value.count > 1 }.keys.sorted(), d.flatMap { $0.value }.sorted(), d.removeValue(forKey: "x")!, d["x"] == nil, d.count, d.first { $0.key == "z" }!.value, d.values.flatMap { $0 }.sorted())
var nested: [String: [String: Int]] = [:]; nested["a", default: [:]]["b", default: 0] += 5; nested["a"]?["c"] = 1; nested["a"]!["b"]! *= 2; print(nested["a"]!.sorted { $0.key < $1.key }, nested["q"]?["z"] ?? -1, nested.mapValues { $0.values.max()! }); for (k, v) in nested { for (k2, v2) in v.sorted(by: { $0.key < $1.key }) { print(k, k2, v2, terminator: ";") } }; print()
let t: (name: String, age: Int) = ("Al", 5); let (nm, _) = t; print(nm, t.age, t, (t.name, t.age) == ("Al", 5), type(of: t)); var mt = t; mt.age += 1; print(mt, mt.age > t.age); typealias Pt = (x: Int, y: Int); let ps: [Pt] = [(1, 2), (x: 3, y: 4)]; print(ps, ps.map { $0.x + $0.y }, ps.map(\.x), ps[0] == (1, 2), ps.first.map { $0.y } as Any); func stats(_ a: [Int]) -> (min: Int, max: Int, avg: Double)? { a.isEmpty ? nil : (a.min()!, a.max()!, Double(a.reduce(0, +)) / Double(a.count)) }; print(stats([1, 4])!, stats([]) as Any, stats([2])?.avg as Any)
print((0..<5).map { $0 * $0 }.filter { $0 % 2 == 0 }.reduce(0, +), (1...5).reversed().map(String.init).joined(), (1...3).map { i in (1...3).map { j in i * j } }, stride(from: 1, through: 10, by: 3).map { $0 }, (1...20).filter { n in (2..<max(n, 2)).allSatisfy { n % $0 != 0 } && n > 1 }, Array(repeating: Array(repeating: ".", count: 2), count: 2).map { $0.joined() }, (1...4).reduce(1, *), (1...3).map(Double.init).map { $0 / 2 }, [Int](0...3).reversed() as [Int], (0...3).contains(3), (0..<3).contains(3), Array("abc").enumerated().map { "\($0.offset)\($0.element)" })
print(ObjectIdentifier(Cls.self) == ObjectIdentifier(Cls.self), type(of: Cls()), withUnsafePointer()); class Cls {}; func withUnsafePointer() -> Int { 1 }

// output: 3 a 5 2.5 [(1, 2)] [1, 1] PartialRangeFrom<Int> 2 ("a", 1) 5 false false
// output: 10481999410520546993 20 [4, 6, 6, 0, 0] [2, 5, 3, 6, 7, 9, 1, 4, 8] 2 0.7883316886891375 3.8430343975808285 true 1
// output: a b (key: "k", value: 1) nil
// output: 1
// output: true true true true false [1, 3] false true false true true true true true true
// output: 101 5 FF 127 255 nil 0 nil 0.5 5.0 100.0 nil nil Optional(9) true nil 31.0 -inf
// output: [(key: "a", value: 4), (key: "b", value: 2)] [(key: "a", value: [1, 3]), (key: "b", value: [2])] ["x": 1] ["a", "b", "a"] ("b", 2) true [2, 4] ["(\"a\", 1)", "(\"b\", 2)", "(\"a\", 3)"] ["a1", "b2", "a3"] ("a", 3) [("a", 3), ("a", 1), ("b", 2)] (["a", "b", "a"], [1, 2, 3])
// output: [(key: "x", value: [100, 2, 3]), (key: "y", value: [4, 5]), (key: "z", value: [9])] 6 [4, 9, 100] ["x", "y"] [2, 3, 4, 5, 9, 100] [100, 2, 3] true 2 [9] [4, 5, 9]
// output: [(key: "b", value: 10), (key: "c", value: 1)] -1 ["a": 10]
// output: a b 10;a c 1;
// output: Al 5 (name: "Al", age: 5) true (name: String, age: Int)
// output: (name: "Al", age: 6) true
// output: [(x: 1, y: 2), (x: 3, y: 4)] [3, 7] [1, 3] true Optional(2)
// output: (min: 1, max: 4, avg: 2.5) nil Optional(2.0)
// output: 20 54321 [[1, 2, 3], [2, 4, 6], [3, 6, 9]] [1, 4, 7, 10] [2, 3, 5, 7, 11, 13, 17, 19] ["..", ".."] 24 [0.5, 1.0, 1.5] [3, 2, 1, 0] true false ["0a", "1b", "2c"]
// output: true Cls 1
