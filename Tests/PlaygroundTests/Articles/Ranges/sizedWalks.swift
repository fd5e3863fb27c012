for i in UInt8(0)..<3 { print(i, type(of: i)) }
for i in UInt8(253)...255 { print(i) }
for i in stride(from: UInt8(10), to: 0, by: -4) { print(i) }
for i in stride(from: Int16(0), through: 6, by: 3) { print(i, type(of: i)) }
let r: Range<UInt16> = 1..<5
print(r.count, r.map { $0 * 2 }, r.reduce(0, +), Array(r), r.contains(3), r.first!, r.last!)
let all = (UInt8.min...UInt8.max).filter { $0 % 100 == 0 }
print(all, (0...UInt8.max).count)
for x in (1...3).reversed() { print(x, terminator: " ") }
print((0..<5).map { $0 * $0 }, (1...4).reduce(1, *), Array(0...3), (0..<0).isEmpty, (0..<3).indices)
for (i, c) in zip(0..., "ab") { print(i, c) }
for i in Int64(5)... { if i > 7 { break }; print(i) }
for i in UInt64.max - 1...UInt64.max { print(i) }
print((0..<10).randomElement() != nil, (1...3).shuffled().count, (2..<5).sorted(by: >))
print(stride(from: 0, to: 1, by: 0.25).map { $0 }, stride(from: 0, to: 10, by: 3).map { $0 })
let w = 3; let xs = (0..<w).map { CGFloat($0) }; print(xs)

// output: 0 UInt8
// output: 1 UInt8
// output: 2 UInt8
// output: 253
// output: 254
// output: 255
// output: 10
// output: 6
// output: 2
// output: 0 Int16
// output: 3 Int16
// output: 6 Int16
// output: 4 [2, 4, 6, 8] 10 [1, 2, 3, 4] true 1 4
// output: [0, 100, 200] 256
// output: 3 2 1 [0, 1, 4, 9, 16] 24 [0, 1, 2, 3] true 0..<3
// output: 0 a
// output: 1 b
// output: 5
// output: 6
// output: 7
// output: 18446744073709551614
// output: 18446744073709551615
// output: true 3 [4, 3, 2]
// output: [0.0, 0.25, 0.5, 0.75] [0, 3, 6, 9]
// output: [0.0, 1.0, 2.0]
