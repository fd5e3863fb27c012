var s: Set<Int> = [3, 1, 2, 3]
print(s.count, s.contains(1), s.sorted(), s.isEmpty)
print(s.insert(4), s.insert(4), s.remove(9) as Any, s.remove(4) as Any)
let t: Set = [2, 3, 5]
print(s.union(t).sorted(), s.intersection(t).sorted(), s.subtracting(t).sorted(), s.symmetricDifference(t).sorted())
print(s.isSubset(of: [1, 2, 3, 4]), s.isSuperset(of: [1]), s.isDisjoint(with: [9]), s.isStrictSubset(of: s))
print(s == [1, 2, 3], Set("hello").count, Set([1]).description, Set(["a"]))
s.formUnion([7, 8]); s.subtract([1]); s.formIntersection([2, 7, 8]); s.formSymmetricDifference([2])
print(s.sorted(), s.min()!, s.max()!, s.reduce(0, +))
print(type(of: s), type(of: s.map { $0 }), type(of: s.filter { $0 > 1 }), type(of: s.sorted()))
print(Set([5]), [Set([1])], Set<String>(), Optional(Set([1])) as Any)
print(s.firstIndex(of: 7) != nil, s.first != nil, s.randomElement() != nil)
for x in s.sorted() { print(x, terminator: ",") }
print()
print(Set([1, 2, 3]).filter { $0 > 1 }.sorted(), Set(1...3).allSatisfy { $0 > 0 }, Set([1, 2]).contains { $0 > 1 })
print(Set([1, 2]).isSubset(of: 1...5), Set([1, 2]).union(5...6).sorted(), Set([1]).intersection([1, 1]))
print(Set([[1]]), Set([1]).hashValue == Set([1]).hashValue, Set([Optional(1)]))
var u = Set<String>()
print(u.insert("a").inserted, u.insert("a").inserted, u.update(with: "a") as Any, u.update(with: "b") as Any)
print(u.popFirst() != nil, u.count); u.removeAll(); print(u)
enum E: CaseIterable, Hashable { case a, b }
print(Set(E.allCases).count, Set([E.a]), E.allCases)
struct Q: Hashable { let id: Int; let name: String
  static func == (l: Q, r: Q) -> Bool { l.id == r.id }
  func hash(into h: inout Hasher) { h.combine(id) } }
var q: Set = [Q(id: 1, name: "a")]
print(q.insert(Q(id: 1, name: "b")), q.update(with: Q(id: 1, name: "c")) as Any, q)
print(Set([3, 1]).sorted(by: >), Set([1]).map { $0 * 2 }, Set([1]).flatMap { [$0, $0] }, Set(["a"]).joined())
let a: Set<Int> = [1, 2]; let b: Set<Int> = [2, 1]
print(a == b, a.hashValue == b.hashValue, a.isSuperset(of: b), a.isStrictSuperset(of: [1]))
print(a.subtracting(b).isEmpty, a.count(where: { $0 > 1 }), Array(a).count, a.dropFirst().count)
print(AnyHashable(1) == AnyHashable(1), AnyHashable("a"), [AnyHashable(1): "x"], AnyHashable(1).base)
let mixed: Set<AnyHashable> = [1, "a", 2.5]
print(mixed.contains("a"), mixed.contains(3), mixed.count)
print(Set<Character>("aab").sorted(), Set("aab".map { String($0) }).sorted())
print(s.startIndex < s.endIndex, s.distance(from: s.startIndex, to: s.endIndex))
print(dump(Set([1])))

// output: 3 true [1, 2, 3] false
// output: (inserted: true, memberAfterInsert: 4) (inserted: false, memberAfterInsert: 4) nil Optional(4)
// output: [1, 2, 3, 5] [2, 3] [1] [1, 5]
// output: true true true false
// output: true 4 [1] ["a"]
// output: [7, 8] 7 8 15
// output: Set<Int> Array<Int> Set<Int> Array<Int>
// output: [5] [Set([1])] [] Optional(Set([1]))
// output: true true true
// output: 7,8,
// output: [2, 3] true true
// output: true [1, 2, 5, 6] [1]
// output: [[1]] true [Optional(1)]
// output: true false Optional("a") nil
// output: true 1
// output: []
// output: 2 [E.a] [E.a, E.b]
// output: (inserted: false, memberAfterInsert: Q(id: 1, name: "a")) Optional(Q(id: 1, name: "a")) [Q(id: 1, name: "c")]
// output: [3, 1] [2] [1, 1] a
// output: true true true true
// output: true 1 2 1
// output: true a [AnyHashable(1): "x"] 1
// output: true false 3
// output: ["a", "b"] ["a", "b"]
// output: true 2
// output: ▿ 1 member
// output:   - 1
// output: [1]
