import Foundation

let set = NSOrderedSet(array: [3, 1, 3, 2])
print(set.array, set.count, set.contains(1), set.index(of: 2), set[0], set.firstObject ?? "", set.lastObject ?? "")
print(set.map { "\($0)" })
let names = NSMutableOrderedSet()
names.add("a")
names.add("b")
names.add("a")
names.insert("z", at: 0)
names.remove("b")
print(names.array, names.count, Locale(identifier: "en_US").usesMetricSystem)

// output: [3, 1, 2] 3 true 2 3 3 2
// output: ["3", "1", "2"]
// output: ["z", "a"] 2 false
