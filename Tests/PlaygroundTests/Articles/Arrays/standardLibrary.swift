var a = [5, 3, 8, 1]
a.insert(contentsOf: [7, 7], at: 1)
print(a, a.firstIndex(of: 7)!, a.lastIndex(of: 7)!, a.contains(8))
a.removeAll { $0 == 7 }
a.swapAt(0, 3)
print(a, a.sorted(), a.sorted(by: >), a.min()!, a.max()!)
a.replaceSubrange(1...2, with: [10, 20, 30])
print(a, a.reduce(0, +), a.map(String.init), a.compactMap { $0 > 5 ? $0 : nil })
print(a.partition { $0 > 9 }, a.count, a.isEmpty, a.capacity >= a.count)
let grid = Array(repeating: [0, 1], count: 2)
print(grid, grid.flatMap { $0 }, Array(grid.joined()), grid[1][0])
print(a.allSatisfy { $0 > 0 }, a.first { $0 > 9 } ?? -1, a.firstIndex { $0 > 9 } ?? -1, a.last { $0 < 9 } ?? -1)
for (i, x) in a.enumerated() where i % 2 == 0 { print(i, x, terminator: ";") }
print()
print(Array(a.reversed()), Array(zip(a, a.dropFirst())).count, a.indices.contains(9))
print([1, 2, 3] == [1, 2, 3], [1, 2] != [2, 1], [[1], [2]] == [[1], [2]], [1, 2, 3].elementsEqual([1, 2, 3]))
print([3, 1, 2].sorted().starts(with: [1, 2]), ["a": 1]["a"] ?? 0, [Int]().first as Any, [1].last as Any)
print(a.prefix(while: { $0 < 9 }), a.drop(while: { $0 < 9 }), a.split(separator: 10).count, a.dropFirst(10), a.suffix(100).count)
var b = [1, 2, 3]
b += [4]; b.append(contentsOf: 5...6); b.removeFirst(2); b.removeLast(1)
print(b, b.popLast() as Any, b.remove(at: 0), b, b.description, "\(b)")
b.removeSubrange(0..<1); print(b, b.randomElement() as Any)
print([1, 2, 3, 4].lexicographicallyPrecedes([1, 3]), [1, 2].max() ?? 0, [Double]().min() as Any)
print(Array("abc"), Array(1...3), [Int](repeating: 7, count: 2), Array(stride(from: 0, to: 10, by: 4)))
let nested: [Any] = [1, "two", 3.0, true, [1, 2] as [Int]]
print(nested, nested.count)
print([1, 2, 3].map { [$0, $0 * 2] }, [[1, 2], [3]].reduce([], +), [Optional(1), nil, 3].compactMap { $0 })
print([4, 5, 6].indices.map { $0 * 2 }, [1, 2, 3].reversed().first!, ["x", "y"].joined(separator: "-"))
print([1, 2, 3, 4, 5].min { $0 % 3 < $1 % 3 }!, [1, 5, 2].max { $0 % 5 < $1 % 5 }!)

// output: [5, 7, 7, 3, 8, 1] 1 2 true
// output: [1, 3, 8, 5] [1, 3, 5, 8] [8, 5, 3, 1] 1 8
// output: [1, 10, 20, 30, 5] 66 ["1", "10", "20", "30", "5"] [10, 20, 30]
// output: 2 5 false true
// output: [[0, 1], [0, 1]] [0, 1, 0, 1] [0, 1, 0, 1] 0
// output: true 20 2 5
// output: 0 1;2 20;4 10;
// output: [10, 30, 20, 5, 1] 4 false
// output: true true true true
// output: true 1 nil Optional(1)
// output: [1, 5] [20, 30, 10] 1 [] 5
// output: [3, 4, 5] Optional(5) 3 [4] [4] [4]
// output: [] nil
// output: true 2 nil
// output: ["a", "b", "c"] [1, 2, 3] [7, 7] [0, 4, 8]
// output: [1, "two", 3.0, true, [1, 2]] 5
// output: [[1, 2], [2, 4], [3, 6]] [1, 2, 3] [1, 3]
// output: [0, 2, 4] 3 x-y
// output: 3 2
