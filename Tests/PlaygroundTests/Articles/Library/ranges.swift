let r = 1..<5, c = 1...5
print(r, c, type(of: r), type(of: c), r.count, c.count, r.isEmpty, (3..<3).isEmpty)
print(r.contains(5), c.contains(5), r.lowerBound, r.upperBound, r.first!, r.last!, c.last!)
print(r.clamped(to: 3..<10), c.clamped(to: 0...2), r.overlaps(4..<9), c.overlaps(5...6), r.overlaps(5..<6))
print(...3, 3..., ..<3, type(of: 3...), type(of: ...3), type(of: ..<3))
print((3...).contains(2), (...3).contains(3), (..<3).contains(3))
print(r == 1..<5, c == 1...5, Range(c), ClosedRange(r), r.hashValue == (1..<5).hashValue)
print(r.map { $0 * 2 }, Array(c), r.reversed(), Array(c.reversed()), type(of: c.reversed()))
print(stride(from: 0, to: 10, by: 3), Array(stride(from: 0, to: 10, by: 3)), Array(stride(from: 10, through: 0, by: -5)))
print(stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }, type(of: stride(from: 0.0, through: 1.0, by: 0.25)))
for i in stride(from: 5, to: 0, by: -2) { print(i, terminator: " ") }
print()
for i in (1...3).reversed() { print(i, terminator: " ") }
print()
print("a"..."z", ("a"..."z").contains("m"), ("a"..<"c").contains("b"), type(of: "a"..."c"))
print((0.0...1.0).contains(0.5), 0.0...1.0, (0.0..<1.0).clamped(to: 0.5..<2), type(of: 0.0...1))
let arr = [10, 20, 30, 40, 50]
print(arr[1...], arr[..<2], arr[...2], arr[1..<3], arr[1...3], arr[...])
print(arr.indices, arr.indices.contains(5), type(of: arr.indices), arr[r].startIndex, arr[2...].first!)
switch 7 { case 0..<5: print("low"); case 5...: print("high"); default: print("?") }
switch 2.5 { case ..<0: print("neg"); case 0...2.5: print("mid"); default: print("big") }
print((1...3).reduce(1, *), (1...10).filter { $0.isMultiple(of: 3) }, (1...3).flatMap { Array(repeating: $0, count: $0) })
print(r[2], r.index(after: 2), r.startIndex, r.endIndex, c[c.startIndex])
print(r.dropFirst(), r.prefix(2), Array(c.dropFirst()), type(of: c.prefix(2)), type(of: r.prefix(2)))
print(zip(1..., ["a", "b"]).map { "\($0)\($1)" }, (1...).prefix(3), Array((1...).prefix(3)), (5...).first { $0 % 4 == 0 }!)
print((1..<10).firstIndex(of: 4) as Any, (1...3).contains { $0 > 2 }, (1..<4).min()!, (1..<4).max()!, (1...3).sorted(by: >))
print((UInt8(250)...UInt8.max).count, Array(UInt8(253)...255), (Int8.min...Int8.max).count)
print(Range(uncheckedBounds: (1, 3)), (1..<3).description, (1..<3).debugDescription, String(reflecting: 1...2), [1..<2], Optional(1...2) as Any)
print((0..<0).first as Any, (0..<0).max() as Any, (1...1).count, (1..<1).map { $0 })
let e = (0..<3).enumerated().map { "\($0.offset):\($0.element)" }
print(e, (0..<3).lazy.map { $0 * 2 }.last!, (0..<6).split(separator: 3), Array((0..<6).shuffled()).count)
print((1...4).elementsEqual([1, 2, 3, 4]), (1...4).starts(with: 1...2), (1..<4) ~= 2, (1...3).randomElement()! > 0)
var it = (1...2).makeIterator(); print(it.next()!, it.next()!, it.next() as Any)
print(r.startIndex.distance(to: r.endIndex), 3.advanced(by: 4), 2.5.advanced(by: 1), 1.0.distance(to: 3))
print(Set(1...3).count, [Int](1..<1), (1...3).joined2)
extension Sequence { var joined2: String { map { "\($0)" }.joined(separator: "|") } }

// output: 1..<5 1...5 Range<Int> ClosedRange<Int> 4 5 false true
// output: false true 1 5 1 4 5
// output: 3..<5 1...2 true true false
// output: PartialRangeThrough<Int>(upperBound: 3) PartialRangeFrom<Int>(lowerBound: 3) PartialRangeUpTo<Int>(upperBound: 3) PartialRangeFrom<Int> PartialRangeThrough<Int> PartialRangeUpTo<Int>
// output: false true false
// output: true true 1..<6 1...4 true
// output: [2, 4, 6, 8] [1, 2, 3, 4, 5] ReversedCollection<Range<Int>>(_base: Range(1..<5)) [5, 4, 3, 2, 1] ReversedCollection<ClosedRange<Int>>
// output: Swift.StrideTo<Swift.Int> [0, 3, 6, 9] [10, 5, 0]
// output: [0.0, 0.25, 0.5, 0.75, 1.0] StrideThrough<Double>
// output: 5 3 1
// output: 3 2 1
// output: a...z true true ClosedRange<String>
// output: true 0.0...1.0 0.5..<1.0 ClosedRange<Double>
// output: [20, 30, 40, 50] [10, 20] [10, 20, 30] [20, 30] [20, 30, 40] [10, 20, 30, 40, 50]
// output: 0..<5 false Range<Int> 1 30
// output: high
// output: mid
// output: 6 [3, 6, 9] [1, 2, 2, 3, 3, 3]
// output: 2 3 1 5 1
// output: 2..<5 1..<3 [2, 3, 4, 5] Slice<ClosedRange<Int>> Range<Int>
// output: ["1a", "2b"] PrefixSequence<PartialRangeFrom<Int>>(_base: Swift.PartialRangeFrom<Swift.Int>(lowerBound: 1), _maxLength: 3) [1, 2, 3] 8
// output: Optional(4) true 1 3 [3, 2, 1]
// output: 6 [253, 254, 255] 256
// output: 1..<3 1..<3 Range(1..<3) ClosedRange(1...2) [Range(1..<2)] Optional(ClosedRange(1...2))
// output: nil nil 1 []
// output: ["0:0", "1:1", "2:2"] 4 [Range(0..<3), Range(4..<6)] 6
// output: true true true true
// output: 1 2 nil
// output: 4 7 3.5 2.0
// output: 3 [] 1|2|3
