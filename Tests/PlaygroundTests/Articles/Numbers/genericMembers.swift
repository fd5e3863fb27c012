import Foundation
extension Array where Element: BinaryFloatingPoint {
  var normalized: [Element] { guard let m = self.max(), !m.isZero, m < .greatestFiniteMagnitude else { return self }; return map { $0 / m } }
}
print([1.0, 2].normalized, [Float(1), 4].normalized, [CGFloat(1), 2].normalized)
func h<T: BinaryInteger>(_ x: T) { print(x.trailingZeroBitCount, x.bitWidth) }
h(6); h(UInt8(8))
func k<T: FloatingPoint>(_ x: T) -> Bool { x.isLessThanOrEqualTo(.greatestFiniteMagnitude) && x > .leastNonzeroMagnitude && T.ulpOfOne < 1 }
print(k(1.5), k(Float(0)))
func s(_ x: Set<Int?>) { print(x.count) }
let si: Set<Int> = [1]
s(si)
let sback = (si as Set<Int?>) as? Set<Int>; print(sback as Any)
class A: Hashable { static func == (a: A, b: A) -> Bool { a === b }; func hash(into h: inout Hasher) {} }
final class B: A {}
let bs: Set<B> = [B()]
let aset: Set<A> = bs
print(aset.count)

// output: [0.5, 1.0] [0.25, 1.0] [0.5, 1.0]
// output: 1 64
// output: 3 8
// output: true false
// output: 1
// output: Optional(Set([1]))
// output: 1
