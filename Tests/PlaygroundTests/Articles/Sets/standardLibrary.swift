var s: Set = [3, 1, 2, 3]
print(s.count, s.sorted(), s.contains(2), s.insert(4).inserted, s.insert(4), s.remove(9) as Any, s.remove(1)!)
let t: Set<Int> = [2, 3, 10]
print(s.union(t).sorted(), s.intersection(t).sorted(), s.subtracting(t).sorted(), s.symmetricDifference(t).sorted())
print(s.isSubset(of: [2, 3, 4, 5]), t.isSuperset(of: [2]), s.isDisjoint(with: [7]), s.isStrictSubset(of: s), s == [2, 3, 4], Set<Int>().isEmpty)
s.formUnion([8, 9]); s.subtract([8]); s.formIntersection([9, 2, 3]); print(s.sorted(), s.min()!, s.max()!, s.map { $0 * 2 }.sorted())
print(s.filter { $0 > 2 }.count, type(of: s.filter { $0 > 2 }), s.reduce(0, +), Set("hello").sorted(), Set([1, 2]).hashValue == Set([2, 1]).hashValue)
print(Set([5]), [Set([1])], s.first != nil, s.randomElement() != nil, s.isSubset(of: 0..<20), s.sorted(by: >), s.allSatisfy { $0 < 10 })
s.formSymmetricDifference([2, 100]); print(s.sorted(), s.update(with: 3) as Any, s.contains(2))
for x in s.sorted() { print(x, terminator: ",") }
print(Array(Set([1])).first!, s.firstIndex(of: 100) != nil, Set(["a", "b"]).joined(separator: "").count)

// output: 3 [1, 2, 3] true true (inserted: false, memberAfterInsert: 4) nil 1
// output: [2, 3, 4, 10] [2, 3] [4] [4, 10]
// output: true true true false true true
// output: [2, 3, 9] 2 9 [4, 6, 18]
// output: 2 Set<Int> 14 ["e", "h", "l", "o"] true
// output: [5] [Set([1])] true true true [9, 3, 2] true
// output: [3, 9, 100] Optional(3) false
// output: 3,9,100,1 true 2
