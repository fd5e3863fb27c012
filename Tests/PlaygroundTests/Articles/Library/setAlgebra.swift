import Foundation
// sets
let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.isSubset(of: [1, 2, 3, 4, 5]), a.isSuperset(of: [1]), a.isDisjoint(with: [9]), a.isStrictSubset(of: a), a == [4, 3, 2, 1])
var s = Set<String>()
print(s, s.insert("x"), s.insert("x"), s.remove("y") as Any, s.update(with: "x") as Any, s.update(with: "z") as Any)
print(s.count, s.contains("x"), s.remove("x")!, s, s.isEmpty, Set([5]), type(of: s))
s.formUnion(["p", "q"]); s.formIntersection(["p", "z"]); s.subtract(["z"]); print(s)
s.formSymmetricDifference(["p", "r"]); print(s)
print(Set("hello").count, Set([1, 1, 2]).sorted(), Set(1...3).map { $0 * $0 }.sorted(), Set(["a"]).first!)
print(a.filter { $0 % 2 == 0 }.sorted(), a.reduce(0, +), a.min()!, a.max()!, a.allSatisfy { $0 > 0 }, a.firstIndex(of: 99) as Any)
var pts = Set<[Int]>(); pts.insert([1, 2]); pts.insert([1, 2]); print(pts)
struct P: Hashable { var x, y: Int }
var ps: Set<P> = [P(x: 1, y: 2), P(x: 1, y: 2)]; print(ps.count, ps, ps.contains(P(x: 1, y: 2)), ps.insert(P(x: 1, y: 2)).inserted)
let idx = ps.firstIndex(of: P(x: 1, y: 2))!; print(ps[idx], ps.remove(at: idx), ps.count)
print(Set<Int>() == [], Set([1]).hashValue == Set([1]).hashValue, [Set([1]): "v"][[1]]!)
enum E: String, CaseIterable { case n, s, e }
print(Set(E.allCases).count, Set(E.allCases.map(\.rawValue)).sorted(), Set(E.allCases).subtracting([.n]).map(\.rawValue).sorted())
struct Opt: OptionSet { let rawValue: Int; static let a = Opt(rawValue: 1), b = Opt(rawValue: 1 << 1), c = Opt(rawValue: 1 << 2); static let all: Opt = [.a, .b, .c] }
var o: Opt = [.a, .c]; print(o.rawValue, o, o.contains(.b), o.insert(.b), o.insert(.b).inserted, o == .all, o.remove(.a) as Any, o.remove(.a) as Any)
o.formUnion(.a); o.formIntersection([.a, .b]); print(o.rawValue, o.isEmpty, Opt().isEmpty, Opt.all.subtracting(.a).rawValue, o.symmetricDifference(.all).rawValue)
print(o.isSubset(of: .all), o.isSuperset(of: .a), o.isDisjoint(with: .c), o.isStrictSubset(of: .all), o.update(with: .a) as Any)
o.toggle(.b); print(o.rawValue)
extension OptionSet { mutating func toggle(_ e: Element) { if contains(e) { remove(e) } else { insert(e) } } }
o.subtract(.a); o.formSymmetricDifference(.c); print(o, [Opt.a, .b].reduce(into: Opt()) { $0.formUnion($1) }.rawValue)
let x = a.sorted().map(String.init).joined(separator: "-"); print(x)
for v in a.intersection([2]) { print("only", v) }
print(a.dropFirst(4).count, Array(a.prefix(0)), a.isEmpty, a.randomElement().map { a.contains($0) } ?? false)
let frozen: Set<AnyHashable> = [1, "a", 2.5]; print(frozen.count, frozen.contains("a"), frozen.contains(AnyHashable(1)), frozen.contains(3))
var t: Set = ["b"]; print(t.popFirst()!, t.popFirst() as Any); t.removeAll(keepingCapacity: true); print(t)
print(a.subtracting([1, 2, 3]), a.union([]).count, a.sorted(by: >), Dictionary(grouping: a, by: { $0 % 2 }).mapValues(\.count)[0]!)
print(a.isStrictSuperset(of: b), a.isStrictSuperset(of: [1]), a.intersection(1..<3).sorted(), a.union(9...10).count, a.isDisjoint(with: 7..<9))
dump(Set(["q"])); debugPrint(Set(["q"]), Set([1.5]))
print(zip(a.sorted(), b.sorted()).map(*), a.contains { $0 > 3 }, (a as Set<Int>?)?.count ?? 0, a.enumerated().map { $0.offset })

// output: [1, 2, 3, 4, 5] [3, 4] [1, 2] [1, 2, 5]
// output: true true true false true
// output: [] (inserted: true, memberAfterInsert: "x") (inserted: false, memberAfterInsert: "x") nil Optional("x") nil
// output: 2 true x ["z"] false [5] Set<String>
// output: ["p"]
// output: ["r"]
// output: 4 [1, 2] [1, 4, 9] a
// output: [2, 4] 10 1 4 true nil
// output: [[1, 2]]
// output: 1 [P(x: 1, y: 2)] true false
// output: P(x: 1, y: 2) P(x: 1, y: 2) 0
// output: true true v
// output: 3 ["e", "n", "s"] ["e", "s"]
// output: 5 Opt(rawValue: 5) false (inserted: true, memberAfterInsert: Opt(rawValue: 2)) false true Optional(Opt(rawValue: 1)) nil
// output: 3 false true 6 4
// output: true true true true Optional(Opt(rawValue: 1))
// output: 1
// output: Opt(rawValue: 4) 3
// output: 1-2-3-4
// output: only 2
// output: 0 [] false true
// output: 3 true true false
// output: b nil
// output: []
// output: [4] 4 [4, 3, 2, 1] 2
// output: false true [1, 2] 6 true
// output: ▿ 1 member
// output:   - "q"
// output: Set(["q"]) Set([1.5])
// output: [3, 8, 15] true 4 [0, 1, 2, 3]
