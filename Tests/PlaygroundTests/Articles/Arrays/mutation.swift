var items = ["b", "c"]
items.append("d")
items.insert("a", at: 0)
items += ["e", "f"]
items.append(contentsOf: ["g"])
print(items, items.count, items.first ?? "", items.last ?? "")
print(items.remove(at: 1), items.removeFirst(), items.removeLast(), items.popLast() ?? "")
items[0] = "C"
items.swapAt(0, 1)
items.reverse()
print(items, items.contains("C"), items.firstIndex(of: "e") ?? -1, items.isEmpty)
items.replaceSubrange(0...1, with: ["x", "y", "z"])
items.removeSubrange(1..<2)
items.removeAll { $0 == "x" }
print(items, Array(repeating: 0, count: 3), [Int](), Array(1...4), [1, 2] + [3])
items.removeAll()
print(items.isEmpty, items.first as Any)

// output: ["a", "b", "c", "d", "e", "f", "g"] 7 a g
// output: b a g f
// output: ["e", "C", "d"] true 0 false
// output: ["z", "d"] [0, 0, 0] [] [1, 2, 3, 4] [1, 2, 3]
// output: true nil
