// collections' defaults, slices, views
import Foundation
var a = Array(10...20); var sl = a[2...5]; sl[3] = 99; sl.append(7); print(a[3], sl, sl.startIndex, sl.endIndex, sl.count, Array(sl), sl.first!, sl.firstIndex(of: 99)!, sl.sorted(), sl.map { $0 + 1 }, sl.reversed(), sl.dropFirst(), sl.prefix(2), sl.indices, sl.isEmpty, sl + [1], sl == [12, 99, 14, 15, 7])
sl.removeFirst(); print(sl.startIndex, sl); sl.removeLast(); sl.insert(0, at: sl.startIndex); sl.swapAt(sl.startIndex, sl.startIndex + 1); sl.sort(); print(sl, sl.popFirst() as Any, sl.popLast() as Any, sl); sl.removeAll(); print(sl, sl.first as Any)
a[0...2] = [1]; a[a.endIndex...] = [5, 6]; a.replaceSubrange(1...1, with: []); print(a); a[..<2] = a[2..<4]; print(a, a[safe: 100] as Any, a[safe: 0] as Any); extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }
let s = "hello world"; let ss = s[s.index(s.startIndex, offsetBy: 2)...]; print(ss, ss.startIndex == s.index(s.startIndex, offsetBy: 2), ss.prefix(3), ss.count, ss.firstIndex(of: "w").map { s.distance(from: s.startIndex, to: $0) }!, ss.split(separator: " "), ss.hasPrefix("llo"), String(ss.dropLast(2)), ss.uppercased(), ss + "!", ss.contains("wor"), ss.base.count, ss.reversed().map(String.init).joined())
print(a.suffix(3).startIndex, a.dropFirst(3).firstIndex(of: a[4]) as Any, a.prefix(4).suffix(2), a.dropFirst(2).dropFirst(2).startIndex, a.prefix(while: { $0 < 16 }).endIndex, a.split(separator: 17).map(\.startIndex), zip(a.indices, a).first { $0.1 > 16 }!.0, a.index(a.startIndex, offsetBy: 3, limitedBy: a.endIndex)!, a.index(0, offsetBy: 99, limitedBy: a.endIndex) as Any, a.distance(from: 1, to: 4), a.formIndex2())
extension Array { func formIndex2() -> Int { var i = startIndex; formIndex(after: &i); formIndex(&i, offsetBy: 2); formIndex(before: &i); return i } }
var d = ["a": 1]; print(d.keys, d.values, d.keys.first!, d.values.map { $0 * 2 }, d.index(forKey: "a").map { d[$0].value }!, d.keys.contains("a"), d.keys == ["a": 9].keys, Array(d.keys), d.keys.sorted(), type(of: d.keys), type(of: d.values), d.startIndex == d.endIndex, d[d.startIndex], d.capacity >= 1, d.keys.count, d.values.contains(1), d.mapValues { "\($0)" }.values.first!)
d.values.indices.forEach { i in d.values[i] += 10 }; print(d["a"]!); for i in d.indices { print(d[i].key) }; let r = (1...5).reversed(); print(Array(r), r.first!, r.count, Array(r.dropFirst()), r.map { $0 }, Array(r.reversed()), r.contains(3), Array(r.prefix(2)), r.firstIndex(of: 4) != nil, [1, 2, 3].reversed().enumerated().map { $0.offset * $0.element })
var c = ContiguousArray([1, 2]); c.append(3); print(c, c.map { $0 }, Array(c).count, c.reversed() as [Int]); var it = a.makeIterator(); _ = it.next(); print(it.next()!, Array(IteratorSequence(it)).count, AnyIterator(it).map { $0 }.count)
var g = [[Int]](); g.append([1]); g[0].append(2); g.append(contentsOf: [[3], [4, 5]]); g[2][0] *= 10; g.insert([], at: 0); g.removeAll(where: \.isEmpty); g.swapAt(0, 2); print(g, g.joined().count, Array(g.joined()), g.map(\.count), g.flatMap { $0 }, g[0][1], g.first!.last!, g.indices.map { g[$0].count }, g.contains([3]), g.firstIndex(of: [3])!, g == g.reversed().reversed(), g.max { $0.count < $1.count }!)
struct M { var rows: [[Double]]; subscript(r: Int, c: Int) -> Double { get { rows[r][c] } set { rows[r][c] = newValue } }; subscript(row r: Int) -> [Double] { get { rows[r] } set { rows[r] = newValue } }; static subscript(n: Int) -> M { M(rows: (0..<n).map { i in (0..<n).map { $0 == i ? 1 : 0 } }) } }; var m = M[2]; m[0, 1] = 5; m[row: 1][0] += 2; m[1, 1] *= 3; print(m.rows, M[1].rows, m[row: 0])
print(Array(zip(1..., "ab")).map { "\($0.0)\($0.1)" }, Array("ab".enumerated()).map { "\($0.offset)\($0.element)" }, Array(repeating: "x", count: 2) + ["y"], [1, 2] + [3] + [], [[1]] + [[2]], [1, 2, 3].elementsEqual([1, 2, 3].lazy.map { $0 }), [1, 2, 3].starts(with: 1...2), [1, 2].lexicographicallyPrecedes([1, 2, 0]), ["a": 1] == Dictionary(uniqueKeysWithValues: [("a", 1)]), (1...3).elementsEqual(stride(from: 1, to: 4, by: 1)), [3, 4].min()! + [5].max()!, [1, 2, 3, 4].last { $0 % 2 == 1 }!, [1, 2, 3, 4].lastIndex { $0 < 3 }!, ["x", "y"].randomElement() != nil)
print([1, 2, 3].allSatisfy { $0 > 0 }, [Int]().allSatisfy { _ in false }, [1, nil, 3].compactMap { $0 }.reduce(0, +), [1, 2, 3, 4].reduce(into: [:]) { $0[$1 % 2 == 0, default: 0] += $1 }[true]!, ["k": [1]].merging(["k": [2]], uniquingKeysWith: +)["k"]!, [1, 2, 3].map { $0 % 2 == 0 ? "e" : "o" }.joined(), [("a", 1), ("b", 2)].map { $0.0 + "\($0.1)" }, Dictionary(uniqueKeysWithValues: [("z", 1)]).map { "\($0)\($1)" }, [1, 2, 3].withIndex().map { $0.i * $0.v }, [1, 2, 3, 4, 5].sum { $0 * 2 }, (0..<5).map { _ in 0 }.count, [0.1, 0.2].map { $0 * 10 }.map(Int.init))
extension Array { func withIndex() -> [(i: Int, v: Element)] { enumerated().map { (i: $0, v: $1) } } ; func sum<N: Numeric>(_ f: (Element) -> N) -> N { reduce(0) { $0 + f($1) } } }

// output: 13 [12, 99, 14, 15, 7] 2 7 5 [12, 99, 14, 15, 7] 12 3 [7, 12, 14, 15, 99] [13, 100, 15, 16, 8] ReversedCollection<ArraySlice<Int>>(_base: ArraySlice([12, 99, 14, 15, 7])) [99, 14, 15, 7] [12, 99] 2..<7 false [12, 99, 14, 15, 7, 1] true
// output: 3 [99, 14, 15, 7]
// output: [0, 14, 15, 99] Optional(0) Optional(99) [14, 15]
// output: [] nil
// output: [1, 14, 15, 16, 17, 18, 19, 20, 5, 6]
// output: [15, 16, 15, 16, 17, 18, 19, 20, 5, 6] nil Optional(15)
// output: llo world true llo 9 6 ["llo", "world"] true llo wor LLO WORLD llo world! true 11 dlrow oll
// output: 7 Optional(4) [15, 16] 4 1 [0, 5] 4 3 nil 3 2
// output: ["a"] [1] a [2] 1 true true ["a"] ["a"] Keys Values false (key: "a", value: 1) true 1 true 1
// output: 11
// output: a
// output: [5, 4, 3, 2, 1] 5 5 [4, 3, 2, 1] [5, 4, 3, 2, 1] [1, 2, 3, 4, 5] true [5, 4] true [0, 2, 2]
// output: [1, 2, 3] [1, 2, 3] 3 [3, 2, 1]
// output: 16 8 8
// output: [[40, 5], [3], [1, 2]] 5 [40, 5, 3, 1, 2] [2, 1, 2] [40, 5, 3, 1, 2] 5 5 [2, 1, 2] true 1 true [40, 5]
// output: [[1.0, 5.0], [2.0, 3.0]] [[1.0]] [1.0, 5.0]
// output: ["1a", "2b"] ["0a", "1b"] ["x", "x", "y"] [1, 2, 3] [[1], [2]] true true true true true 8 3 1 true
// output: true true 4 6 [1, 2] oeo ["a1", "b2"] ["z1"] [0, 2, 6] 30 5 [1, 2]
