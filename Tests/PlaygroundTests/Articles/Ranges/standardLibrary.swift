print(stride(from: 10, through: 0, by: -5).map { $0 }, stride(from: 0.0, to: 1.0, by: 0.25).map { $0 }, Array(stride(from: 1, to: 10, by: 3)))
let r = 3..<7
print(r, r.count, r.contains(7), r.lowerBound, r.upperBound, r.isEmpty, (1...5).reversed().map { $0 }, r.map { $0 }, r.first!, r.last!, r.sorted(by: >))
print(r.clamped(to: 5..<20), r.overlaps(6..<9), (0..<0).isEmpty, (1...3) ~= 2, r == 3..<7, ("a"..."f").contains("c"), (1.5..<2.5).contains(2), r.randomElement() != nil)
print((1...), (...5), (..<5), type(of: 1...), type(of: r), Range(1...3), ClosedRange(1..<4), Array((1...3).dropFirst()), (0..<10).prefix(3), r[4...5])
for i in (0..<3).reversed() { print(i, terminator: " ") }
switch 42 { case ..<0: print("neg"); case 0...9: print("digit"); case 10...: print("big"); default: print("?") }
print((0..<5).filter { $0 % 2 == 0 }, (1...4).reduce(1, *), zip(1...3, "abc").map { "\($0)\($1)" }, (1...3).flatMap { Array(repeating: $0, count: $0) }, (1...10).first { $0 > 4 }!)
print(Array((1...6).enumerated()).count, (1...3).min()!, (1...3).contains(where: { $0 == 2 }), (0..<3).shuffled().count, (1...3).description, "\(1...2)", r.hashValue == (3..<7).hashValue)
var it = (1...2).makeIterator(); print(it.next() as Any, it.next() as Any, it.next() as Any)
print(r.index(after: 3), r.startIndex, r.endIndex, r.distance(from: 3, to: 6), (1..<10).dropLast(7), Array((1...5).suffix(2)), [r], [1...2], Array((1...5).split(separator: 3)).count, r.indices)

// output: [10, 5, 0] [0.0, 0.25, 0.5, 0.75] [1, 4, 7]
// output: 3..<7 4 false 3 7 false [5, 4, 3, 2, 1] [3, 4, 5, 6] 3 6 [6, 5, 4, 3]
// output: 5..<7 true true true true true true true
// output: PartialRangeFrom<Int>(lowerBound: 1) PartialRangeThrough<Int>(upperBound: 5) PartialRangeUpTo<Int>(upperBound: 5) PartialRangeFrom<Int> Range<Int> 1..<4 1...3 [2, 3] 0..<3 4..<6
// output: 2 1 0 big
// output: [0, 2, 4] 24 ["1a", "2b", "3c"] [1, 2, 2, 3, 3, 3] 5
// output: 6 1 true 3 1...3 1...2 true
// output: Optional(1) Optional(2) nil
// output: 4 3 7 3 1..<3 [4, 5] [Range(3..<7)] [ClosedRange(1...2)] 2 3..<7
