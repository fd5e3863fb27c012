import Foundation
let c = NSCountedSet()
c.add("a"); c.add("b"); c.add("a")
print(c.count(for: "a"), c.count(for: "z"), c.count, c.contains("b"))
c.remove("a"); print(c.count(for: "a")); c.remove("a"); print(c.contains("a"))
let d = NSCountedSet(array: [1, 1, 2])
print(d.count(for: 1), d.count)
print(d.allObjects.count, d.allObjects.map { $0 as! Int }.sorted())
let m = NSMutableSet(array: ["a", "b"]); m.add("c"); m.remove("a"); m.addObjects(from: ["d", "d"]); print(m.count, m.contains("d"), m.contains("a"))
m.union(["x"]); m.minus(["d"]); m.intersect(["x", "b"]); print(m.count, m.contains("x")); m.removeAllObjects(); print(m.count)

// output: 2 0 2 true
// output: 1
// output: false
// output: 2 2
// output: 2 [1, 2]
// output: 3 true false
// output: 2 true
// output: 0
