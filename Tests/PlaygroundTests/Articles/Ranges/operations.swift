let range = 1..<5
let closed = 2...6
print(range.count, closed.count, range.contains(5), closed.contains(6), range.lowerBound, closed.upperBound, range.isEmpty)
print(range.map { $0 * $0 }, Array(closed), Array(closed.reversed()), (0..<0).isEmpty, range ~= 3, range.overlaps(4..<9), closed.clamped(to: 0...4))
print((0.0...1.0).contains(0.5), ("a"..."f").contains("c"), (1...).contains(100), (..<3).contains(3))
print(range, closed, 5..., ...2, Array(stride(from: 1, through: 9, by: 4)), (1...3).reduce(1, *), (1...10).filter { $0.isMultiple(of: 3) })
let letters = ["a", "b", "c", "d", "e"]
print(letters[range], letters[2...], letters[...1], range.first!, closed.last!, range.randomElement() != nil, range == 1..<5)

// output: 4 5 false true 1 6 false
// output: [1, 4, 9, 16] [2, 3, 4, 5, 6] [6, 5, 4, 3, 2] true true true 2...4
// output: true true true false
// output: 1..<5 2...6 PartialRangeFrom<Int>(lowerBound: 5) PartialRangeThrough<Int>(upperBound: 2) [1, 5, 9] 6 [3, 6, 9]
// output: ["b", "c", "d", "e"] ["c", "d", "e"] ["a", "b"] 1 6 true true
