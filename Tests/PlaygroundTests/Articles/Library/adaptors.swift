// lazy, zip, enumerated, reversed static types and behaviours
let a = [1, 2, 3, 4]
let r1 = a.reversed(); print(type(of: r1), Array(r1), r1.first!, r1.last!, r1.count, r1.map { $0 }, r1.reversed(), type(of: r1.reversed()))
let r2: [Int] = a.reversed(); print(r2, a.reversed()[0], a.reversed() == [4, 3, 2, 1], a.reversed() + [0], [0] + a.reversed(), r2 == a.reversed())
func takes(_ x: [Int]) -> Int { x.count }; print(takes(a.reversed()), Array(a.reversed())[1], (a.reversed() as [Int])[1], String("abc".reversed()) == "cba", "abc".reversed() == ["c", "b", "a"])
func rev(_ x: [Int]) -> [Int] { x.reversed() }; func rev2<T>(_ x: [T]) -> [T] { return x.reversed() }; let cl: ([Int]) -> [Int] = { $0.reversed() }; print(rev(a), rev2(["x", "y"]), cl(a), [a, [9, 8]].map { $0.reversed() as [Int] }, [a].map { Array($0.reversed()) })
var v = [1, 2]; v = v.reversed(); v += a.reversed(); v.append(contentsOf: [5, 6].reversed()); print(v); let opt: [Int]? = a.reversed(); print(opt!)
for (i, x) in a.reversed().enumerated() { print(i, x, terminator: ";") }; for (i, x) in a.enumerated().reversed() { print(i, x, terminator: ";") }; for (i, x) in a.dropFirst().enumerated() { print(i, x, terminator: ";") }; print()
for i in (0..<3).reversed() { print(i, terminator: " ") }; for c in "xyz".reversed() { print(c, terminator: " ") }; for i in a.indices.reversed() { print(a[i], terminator: " ") }; for i in stride(from: 3, through: 1, by: -1).reversed() { print(i, terminator: " ") }; print()
let e = a.enumerated(); print(type(of: e), e.map { $0.offset + $0.element }, Array(e)[1], e.first { $0.element > 2 }!, e.filter { $0.0 > 1 }.map { $1 }, e.reduce(0) { $0 + $1.offset * $1.element }, e.count, e.contains { $0 == (1, 2) })
for (i, (x, y)) in zip(a, "abcd").enumerated() { print(i, x, y, terminator: ";") }; for ((i, x), y) in zip(a.enumerated(), "ab") { print(i, x, y, terminator: ";") }; print()
let z = zip(a, ["a", "b"]); print(type(of: z), Array(z), z.map { "\($0)\($1)" }, Dictionary(uniqueKeysWithValues: zip(["k"], [1])), z.reversed().count, z.first { $0.0 > 1 }!, z.sorted { $0.0 > $1.0 })
print(zip(1..., ["x", "y"]).map { "\($0)\($1)" }, zip(a, a.dropFirst()).map { $1 - $0 }, zip(a, a.reversed()).allSatisfy { $0 + $1 == 5 }, Array(zip(0..., "ab")).count, zip(a, 10...).map(+), zip(stride(from: 0, to: 10, by: 5), a).map(*))
let l = a.lazy.map { $0 * 10 }; print(type(of: l), l.first!, Array(l), l.count, l[2], Array(l.reversed()), l.contains(20), Array(l.prefix(2)), l.last!, l.dropFirst().first!, l.isEmpty)
var calls = 0; let lz = a.lazy.filter { calls += 1; return $0 % 2 == 0 }; print(calls, lz.first!, calls, Array(lz), calls, type(of: lz), lz.count, lz.map { $0 }.count); let eager = a.filter { calls += 100; return $0 > 1 }; print(calls, eager.count)
print(a.lazy.filter { $0 > 1 }.map { $0 * $0 }.reduce(0, +), type(of: a.lazy.filter { $0 > 1 }.map { $0 * $0 }), a.lazy.compactMap { $0 > 2 ? "\($0)" : nil }.joined(separator: ","), Array(a.lazy.flatMap { [$0, $0] }), a.lazy.prefix { $0 < 3 }.map { $0 }, Array(a.lazy.drop { $0 < 3 }))
print((1...5).lazy.map { $0 + 1 }.sorted(by: >), Array((0..<3).lazy.map { (i: Int) -> String in "\(i)" }), [3, 1].lazy.sorted(), a.lazy.max()!)
let eagerAgain: [Int] = a.lazy.map { $0 + 1 }; print(eagerAgain, Array(a.lazy.reversed()), a.lazy.enumerated().map { $0.offset }, a.lazy.elements, type(of: a.lazy.elements), Array(a.lazy.zipped))
extension LazySequence where Base == [Int] { var zipped: Zip2Sequence<[Int], [Int]> { zip(elements, elements) } }
let s1 = stride(from: 0, to: 10, by: 4), s2 = stride(from: 1.0, through: 0, by: -0.5); print(type(of: s1), Array(s1), s1.map { $0 }, s1.contains(8), s1.reduce(0, +), Array(s2), s2.max()!, s1.enumerated().map { $0.offset }, s1.first { $0 > 3 }!, s1.sorted(by: >), s1.reversed(), Array(s1.dropFirst()), Array(s1.prefix(2)), s1.underestimatedCount)
for x in stride(from: 1, through: 2, by: 0.5) { print(x, terminator: " ") }; for x in stride(from: 10, to: 0, by: -3) where x != 7 { print(x, terminator: " ") }; for x in stride(from: 0, to: 1000000000, by: 7) { if x > 20 { break }; print(x, terminator: " ") }; print(stride(from: UInt8(0), to: 255, by: 100).map { $0 })
let d = ["a": 1]; print(type(of: d.keys), type(of: d.values), d.keys.first!, d.keys.map { $0 + "!" }, d.values.map { $0 + 1 }, Array(d.keys), d.keys.sorted(), d.keys.contains("a"), d.values.contains(9), d.keys.count, d.keys.isEmpty, d.values.max()!, d.keys.joined(separator: ","), Set(d.keys), d.keys, d.values, [String](d.keys), d.keys.reversed(), d.values.sorted().first!, d.keys.enumerated().map { $0.element }, zip(d.keys, d.values).map { "\($0)\($1)" })
for k in d.keys { print(k, terminator: " ") }; for v in d.values { print(v, terminator: " ") }; for (i, k) in d.keys.sorted().enumerated() { print(i, k, terminator: " ") }; if let i = d.keys.firstIndex(of: "a") { print(d.keys[i], d.values[i], d[i], terminator: " ") }; print(d.keys.filter { $0 > "A" }, d.values.reduce(0, +), d.keys.min()!, d.keys.randomElement()!)
let rep = repeatElement("z", count: 3); print(type(of: rep), rep.joined(), Array(rep), rep.count, rep[0], rep.map { $0 }, zip(a, rep).count(where: { _ in true }), rep.repeatedValue); print(Array([[1], [2, 3]].joined()), [["a"], ["b"]].joined(separator: ["-"]).map { $0 }, ["ab", "c"].joined().count, [[1, 2], [3]].joined().reduce(0, +), [1...2, 5...6].joined().map { $0 }, ["a", "b"].joined(separator: ", "))

// output: ReversedCollection<Array<Int>> [4, 3, 2, 1] 4 1 4 [4, 3, 2, 1] [1, 2, 3, 4] Array<Int>
// output: [4, 3, 2, 1] 4 true [4, 3, 2, 1, 0] [0, 4, 3, 2, 1] true
// output: 4 3 3 true true
// output: [4, 3, 2, 1] ["y", "x"] [4, 3, 2, 1] [[4, 3, 2, 1], [8, 9]] [[4, 3, 2, 1]]
// output: [2, 1, 4, 3, 2, 1, 6, 5]
// output: [4, 3, 2, 1]
// output: 0 4;1 3;2 2;3 1;3 4;2 3;1 2;0 1;0 2;1 3;2 4;
// output: 2 1 0 z y x 4 3 2 1 1 2 3
// output: EnumeratedSequence<Array<Int>> [1, 3, 5, 7] (offset: 1, element: 2) (offset: 2, element: 3) [3, 4] 20 4 true
// output: 0 1 a;1 2 b;2 3 c;3 4 d;0 1 a;1 2 b;
// output: Zip2Sequence<Array<Int>, Array<String>> [(1, "a"), (2, "b")] ["1a", "2b"] ["k": 1] 2 (2, "b") [(2, "b"), (1, "a")]
// output: ["1x", "2y"] [1, 1, 1] true 2 [11, 13, 15, 17] [0, 10]
// output: LazyMapSequence<Array<Int>, Int> 10 [10, 20, 30, 40] 4 30 [40, 30, 20, 10] true [10, 20] 40 20 false
// output: 0 2 2 [2, 4] 6 LazyFilterSequence<Array<Int>> 2 2
// output: 414 3
// output: 29 LazyMapSequence<LazyFilterSequence<Array<Int>>, Int> 3,4 [1, 1, 2, 2, 3, 3, 4, 4] LazyMapSequence<LazyPrefixWhileSequence<Array<Int>>, Int>(_base: Swift.LazyPrefixWhileSequence<Swift.Array<Swift.Int>>(_base: [1, 2, 3, 4], _predicate: (Function)), _transform: (Function)) [3, 4]
// output: [6, 5, 4, 3, 2] ["0", "1", "2"] [1, 3] 4
// output: [2, 3, 4, 5] [4, 3, 2, 1] [0, 1, 2, 3] [1, 2, 3, 4] Array<Int> [(1, 1), (2, 2), (3, 3), (4, 4)]
// output: StrideTo<Int> [0, 4, 8] [0, 4, 8] true 12 [1.0, 0.5, 0.0] 1.0 [0, 1, 2] 4 [8, 4, 0] [8, 4, 0] [4, 8] [0, 4] 3
// output: 1.0 1.5 2.0 10 4 1 0 7 14 [0, 100, 200]
// output: Keys Values a ["a!"] [2] ["a"] ["a"] true false 1 false 1 a ["a"] ["a"] [1] ["a"] ["a"] 1 ["a"] ["a1"]
// output: a 1 0 a a 1 (key: "a", value: 1) ["a"] 1 a a
// output: Repeated<String> zzz ["z", "z", "z"] 3 z ["z", "z", "z"] 3 z
// output: [1, 2, 3] ["a", "-", "b"] 3 6 [1, 2, 5, 6] a, b
