import Foundation
// ranges and strides
let r = 1..<5, c = 1...5, e = 3..<3
print(r, c, e, r.count, c.count, e.isEmpty, r.lowerBound, c.upperBound, r.contains(5), c.contains(5), r ~= 3, type(of: r), type(of: c))
print(Array(r), c.map { $0 * $0 }, r.reversed() as [Int], c.reversed().first!, r.first as Any, c.last as Any, e.last as Any, r.min()!, c.max()!)
print(r.clamped(to: 3..<10), c.clamped(to: -5...2), r.overlaps(4..<9), r.overlaps(5..<9), c.overlaps(5..<9), (1..<3).overlaps(3...4))
print(r == 1..<5, Range(c), ClosedRange(r), Range(3...3), c.hashValue == (1...5).hashValue, r.isEmpty)
print(...5, ..<5, 5..., type(of: 5...), type(of: ...5), type(of: ..<5), (5...).contains(4), (...5).contains(5), (..<5).contains(5))
let xs = ["a", "b", "c", "d", "e"]; print(xs[1...], xs[..<2], xs[...2], xs[1...3], xs[1..<3], xs[...])
print(xs[2...].startIndex, xs[2...].indices, xs[2...][3], Array(xs[2...])[0], xs[5...], xs[0..<0])
print(Array(stride(from: 0, to: 10, by: 3)), Array(stride(from: 10, through: 0, by: -5)), Array(stride(from: 0.0, through: 1.0, by: 0.25)), Array(stride(from: 1, to: 1, by: 1)), stride(from: 0, to: 10, by: 2).map { $0 }.count)
for i in stride(from: 5, to: 0, by: -2) { print(i, terminator: " ") }; print()
print(stride(from: 0, to: 3, by: 1).contains(2), stride(from: 0, through: 9, by: 3).reversed(), stride(from: 0, to: 6, by: 2).enumerated().map { $0.offset * $0.element }, stride(from: 1, through: 3, by: 1).reduce(0, +))
print(("a"..."f").contains("c"), ("a"..."f").contains("cc"), ("a"..<"f") ~= "f", "a"..."c", (1.5...2.5).contains(2), 0.0..<1.0, (1.5...2.5).upperBound, type(of: 0.0..<1.0))
switch 42 { case ..<0: print("neg"); case 0..<10: print("small"); case 10...: print("big"); default: break }
switch "m" { case "a"..."l": print("first half"); case "m"..."z": print("second half"); default: print("?") }
switch 2.5 { case 0..<1: print("low"); case 1...: print("high"); default: print("none") }
print((0..<10).filter { $0 % 3 == 0 }, (0..<3).flatMap { i in (0..<i).map { (i, $0) } }, (1...3).reduce(1, *), zip(1..., ["a", "b"]).map { "\($0)\($1)" }, type(of: (0..<9).prefix(2)))
print((0..<10).randomElement()! < 10, Int.random(in: 5...5), (1...10).shuffled().sorted() == Array(1...10), (0..<0).randomElement() as Any)
print((0..<5)[2..<4], (0..<5)[2], (10..<20).firstIndex(of: 12) as Any, (10..<20).index(after: 12), (1...5).firstIndex(of: 3) != nil, (1..<10).startIndex, (1..<10).endIndex)
print((1..<4).map(String.init), (1..<4).forEach { _ in }, (0..<4).sorted(by: >), (0..<4).allSatisfy { $0 < 4 }, (1...4).contains { $0 == 2 }, (1..<7).split { $0 == 3 }, (1...3).elementsEqual([1, 2, 3]))
var it = (1...2).makeIterator(); print(it.next() as Any, it.next() as Any, it.next() as Any)
for i in (0..<3).reversed() { print(i, terminator: ",") }; for (i, x) in (5...6).enumerated() { print(i, x, terminator: ";") }; print()
let step = stride(from: 0, to: 1, by: 0.1); print(step.map { ($0 * 10).rounded() }, Array(step).count, step.underestimatedCount)
print((UInt8.min...UInt8.max).count, (Int8(-3)..<3).map { $0 }, (-3 ..< 0).map(abs), type(of: (UInt8(1)...3)), (Character("a")..."e").contains("b"))
print((1...3).lazy.map { $0 * 2 }.contains(4), (1...Int.max).lazy.filter { $0 % 7 == 0 }.first!, (1...).prefix(3).map { $0 }, (1...).first { $0 * $0 > 50 }!, (3...).prefix(2), sequence(first: 1) { $0 * 2 }.prefix(5).map { $0 })
func f<R: RangeExpression>(_ r: R) -> Range<Int> where R.Bound == Int { r.relative(to: [1, 2, 3, 4]) }
print(f(1...2), f(1...), f(..<2), f(...1), f(0..<4))
print("\(1...3)", String(describing: 0..<2), String(reflecting: 0..<2), [1...2, 3...4], Set([1..<2, 1..<2]).count, (1...2, 3..<4))
debugPrint(1...2, 0..<1, 1..., "a"..."b")
dump(1...2)
print((0..<5).distance(from: 1, to: 4), (0..<5).index(1, offsetBy: 2), r.relative(to: [0, 0, 0]), (1...5).dropLast(2).map { $0 }, (0..<6).min { $0 % 4 < $1 % 4 }!, (1...4).last { $0 < 3 }!, (0..<3).indices)
print((1..<1) == (1..<1), Range(uncheckedBounds: (lower: 1, upper: 3)), (1...3).count, (-2...2).map { $0 }, (1.0...3.0).clamped(to: 2.0...9.0), (0...0).isEmpty, 0..<0)

// output: 1..<5 1...5 3..<3 4 5 true 1 5 false true true Range<Int> ClosedRange<Int>
// output: [1, 2, 3, 4] [1, 4, 9, 16, 25] [4, 3, 2, 1] 5 Optional(1) Optional(5) nil 1 5
// output: 3..<5 1...2 true false true false
// output: true 1..<6 1...4 3..<4 true false
// output: PartialRangeThrough<Int>(upperBound: 5) PartialRangeUpTo<Int>(upperBound: 5) PartialRangeFrom<Int>(lowerBound: 5) PartialRangeFrom<Int> PartialRangeThrough<Int> PartialRangeUpTo<Int> false true false
// output: ["b", "c", "d", "e"] ["a", "b"] ["a", "b", "c"] ["b", "c", "d"] ["b", "c"] ["a", "b", "c", "d", "e"]
// output: 2 2..<5 d c [] []
// output: [0, 3, 6, 9] [10, 5, 0] [0.0, 0.25, 0.5, 0.75, 1.0] [] 5
// output: 5 3 1
// output: true [9, 6, 3, 0] [0, 2, 8] 6
// output: true true false a...c true 0.0..<1.0 2.5 Range<Double>
// output: big
// output: second half
// output: high
// output: [0, 3, 6, 9] [(1, 0), (2, 0), (2, 1)] 6 ["1a", "2b"] Range<Int>
// output: true 5 true nil
// output: 2..<4 2 Optional(12) 13 true 1 10
// output: ["1", "2", "3"] () [3, 2, 1, 0] true true [Range(1..<3), Range(4..<7)] true
// output: Optional(1) Optional(2) nil
// output: 2,1,0,0 5;1 6;
// output: [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0] 10 10
// output: 256 [-3, -2, -1, 0, 1, 2] [3, 2, 1] ClosedRange<UInt8> true
// output: true 7 [1, 2, 3] 8 PrefixSequence<PartialRangeFrom<Int>>(_base: Swift.PartialRangeFrom<Swift.Int>(lowerBound: 3), _maxLength: 2) [1, 2, 4, 8, 16]
// output: 1..<3 1..<4 0..<2 0..<2 0..<4
// output: 1...3 0..<2 Range(0..<2) [ClosedRange(1...2), ClosedRange(3...4)] 1 (ClosedRange(1...2), Range(3..<4))
// output: ClosedRange(1...2) Range(0..<1) Swift.PartialRangeFrom<Swift.Int>(lowerBound: 1) ClosedRange("a"..."b")
// output: ▿ ClosedRange(1...2)
// output:   - lowerBound: 1
// output:   - upperBound: 2
// output: 3 3 1..<5 [1, 2, 3] 0 2 0..<3
// output: true 1..<3 3 [-2, -1, 0, 1, 2] 2.0...3.0 false 0..<0
