let a: Set = [1, 2, 3, 4]
let b = Set([3, 4, 5])
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.isSuperset(of: [1, 2]), Set([3]).isSubset(of: a), a.isDisjoint(with: [9]), a.contains(2), a == [4, 3, 2, 1])
var c = a
print(c.insert(9).inserted, c.insert(9).inserted, c.remove(1) ?? 0, c.remove(100) as Any, c.count)
c.formUnion([20, 21])
c.subtract([20])
print(c.sorted(), c.filter { $0 > 5 }.sorted(), c.map { $0 % 2 }.reduce(0, +), c.min()!, Set("hello").count)

// output: [1, 2, 3, 4, 5] [3, 4] [1, 2] [1, 2, 5]
// output: true true true true true
// output: true false 1 nil 4
// output: [2, 3, 4, 9, 21] [9, 21] 3 2 4
