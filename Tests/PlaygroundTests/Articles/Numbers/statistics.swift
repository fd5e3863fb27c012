import Foundation
extension Collection where Element: BinaryFloatingPoint {
    var mean: Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
    var variance: Element {
        let mean = mean
        return isEmpty ? 0 : map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Element(count)
    }
}
extension Array where Element: Comparable & Numeric {
    var median: Element? {
        guard !isEmpty else { return nil }
        return sorted()[count / 2]
    }
}
extension BinaryInteger { var digits: [Self] { self < 10 ? [self] : (self / 10).digits + [self % 10] } }
let samples: [Double] = [2, 4, 4, 4, 5, 5, 7, 9]
print(samples.mean, samples.variance.squareRoot(), samples.median ?? 0)
print(1234.digits, UInt8(200).digits, (1...20).filter { $0.digits.reduce(0, +) == 2 })
print(String(255, radix: 16), Int("ff", radix: 16) ?? 0, String(format: "%.3f|%5d|%@", Double.pi, 42, "x"))
print(7.quotientAndRemainder(dividingBy: 2), -7 / 2, -7 % 2, 7.0.truncatingRemainder(dividingBy: 2.5))
print(Int.max &+ 1 == Int.min, UInt8.max &+ 1, Int8(truncatingIfNeeded: 300), UInt8(clamping: -5))
print((0.1 + 0.2).rounded(), 2.5.rounded(.toNearestOrEven), 3.7.rounded(.down), Int(3.99), (-3.5).magnitude)
print(pow(2, 10), sqrt(2).rounded(), abs(-4), min(3, 1, 2))
print(stride(from: 1.0, through: 2, by: 0.5).map { $0 * 2 }, Double("1e3") ?? 0, Int("x") as Any)
print(0b1010 & 0b0110, 1 << 4, ~0, 5 ^ 1, 6.nonzeroBitCount, 40.trailingZeroBitCount)

// output: 5.0 2.0 5.0
// output: [1, 2, 3, 4] [2, 0, 0] [2, 11, 20]
// output: ff 255 3.142|   42|x
// output: (quotient: 3, remainder: 1) -3 -1 2.0
// output: true 0 44 0
// output: 0.0 2.0 3.0 3 3.5
// output: 1024 1.0 4 1
// output: [2.0, 3.0, 4.0] 1000.0 nil
// output: 2 16 -1 4 2 3
