import Foundation
let zz = 0
print(Int.max, Int.min, UInt.max, Int8.min, Int16.max, Int32.max, UInt8.max, UInt16.max, UInt32.max, Int64.max, UInt64.max, Int.bitWidth, UInt8.bitWidth)
print(Int.max.addingReportingOverflow(1), Int8(100).addingReportingOverflow(100), UInt8(3).subtractingReportingOverflow(5), Int8(64).multipliedReportingOverflow(by: 2), 7.dividedReportingOverflow(by: zz), 7.remainderReportingOverflow(dividingBy: 2))
print(Int.max &+ 1, Int.min &- 1, UInt8(200) &+ 100, UInt8(2) &- 3, Int8(100) &* 3, 1 &<< 65, UInt8(1) &<< 9, Int8(-128) &>> 1, Int.max &* 2)
print(UInt64.max.multipliedFullWidth(by: 2), Int8(100).multipliedFullWidth(by: 100),  255.multipliedFullWidth(by: 255))
print(40.leadingZeroBitCount, 40.trailingZeroBitCount, 40.nonzeroBitCount, UInt8(40).leadingZeroBitCount, Int16(-1).nonzeroBitCount, 0.trailingZeroBitCount, (-1).leadingZeroBitCount, UInt16(0).leadingZeroBitCount)
print(UInt16(0x1234).byteSwapped, UInt32(1).bigEndian, UInt32(1).littleEndian, Int16(1).byteSwapped, UInt8(0b1010).words.map { $0 }, (-1).words.count, Int(5).words.first!)
print(Int8(exactly: 200) as Any, Int8(exactly: 100) as Any, UInt(exactly: -1) as Any, Int(exactly: 2.0) as Any, UInt8(exactly: 2.5) as Any, Int8(clamping: 300), Int8(clamping: -300), UInt8(clamping: -1), Int(clamping: UInt64.max))
print(Int8(truncatingIfNeeded: 300), UInt8(truncatingIfNeeded: -1), Int16(truncatingIfNeeded: 70000), UInt32(truncatingIfNeeded: -5), Int8(bitPattern: 200), UInt8(bitPattern: -56), UInt64(bitPattern: -1), Int(bitPattern: UInt.max))
print(String(255, radix: 16), String(255, radix: 2), String(-255, radix: 16, uppercase: true), String(UInt8(7), radix: 2), Int("zz", radix: 36)!, Int("-101", radix: 2)!, UInt8("256") as Any, Int8("-128")!, UInt("-1") as Any, Int("") as Any)
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7 % -3, 7.quotientAndRemainder(dividingBy: 2), (-7).quotientAndRemainder(dividingBy: 2), 7.isMultiple(of: 0), 6.isMultiple(of: 3), 0.isMultiple(of: 0), (-5).signum(), 0.signum(), (-5).magnitude, Int8.min.magnitude, type(of: Int8.min.magnitude))
print(5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 10, 1024 >> 3, -8 >> 1, UInt8(0xF0) >> 4, ~UInt8(0), 1 << 70, 1 >> 70, -1 >> 70, 8 << -2, UInt8(1) << 8)
var x = 5; x += 2; x -= 1; x *= 3; x /= 2; x %= 5; x <<= 3; x >>= 1; x &= 0xFF; x |= 1; x ^= 2; print(x); x.negate(); print(x); x &+= 1; x &-= 3; x &*= 2; print(x)
print(abs(-3), min(3, 1, 2), max(3, 1, 2), (3).distance(to: 8), 3.advanced(by: 4), 3.hashValue == 3.hashValue, Int.zero, Int8.zero, Int.isSigned, UInt.isSigned, 10.description, (-3).description.count)
print(UInt8(3) + 4, Int16(3) * Int16(-2), UInt(7) / 2, Int32(7) % 4, Int8(-7) / 2, UInt64(1) << 63, Int64(5) == 5, UInt8(5) < 6, Int(UInt8(5)) + 1, Double(Int32(3)), 3 == UInt8(3), Int8(3) < Int64(500))
print(type(of: UInt8(1) + 1), type(of: 1 << 2 as Int8), [UInt8](repeating: 1, count: 2), [UInt8(1), 2].reduce(0, +), (UInt8(1)...3).map { $0 }, UInt8.random(in: 3...3), [Int8(3), -1].sorted(), [UInt8(1): "a"], Set<UInt16>([1, 1]).count)
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }; print(gcd(12, 18), gcd(UInt8(12), 18), gcd(Int64(-12), 18))
func sum<T: Numeric>(_ xs: [T]) -> T { xs.reduce(.zero, +) }; print(sum([1, 2]), sum([1.5, 2]), sum([UInt8(1), 2]), sum([Int]()))
func bits<T: FixedWidthInteger>(_ x: T) -> String { let s = String(x, radix: 2); return String(repeating: "0", count: T.bitWidth - s.count) + s }; print(bits(UInt8(5)), bits(UInt16(300)), bits(7 as UInt8))
func fact<T: FixedWidthInteger>(_ n: T) -> T? { var r: T = 1; var i: T = 1; while i <= n { let (v, o) = r.multipliedReportingOverflow(by: i); if o { return nil }; r = v; i += 1 }; return r }; print(fact(5 as Int8) as Any, fact(6 as Int8) as Any, fact(20) as Any, fact(21) as Any)
print(0b1111_0000, 0xFF_FF, 0o777, 1_000_000, -0x10, UInt8(ascii: "A"), Int(Character("5").asciiValue!) - 48, Int(truncatingIfNeeded: 5.0 == 5 ? UInt64.max : 0), Int8(-1).words.first!, numericCast(5) as UInt8)
print(Int(Double.pi * 100), Int("0x1F".dropFirst(2), radix: 16)!, Int8("127")! , Int8("128") as Any, UInt32("4294967295")!, Int("９") as Any, Int("1_0") as Any, UInt8("+5") as Any, Int("--1") as Any)
switch UInt8(200) { case 0..<128: print("low"); case 128...: print("high"); default: break }
print(1.isMultiple(of: 2), (1...5).reduce(1, *), 10.0 == Double(10), Int(true ? 1 : 0), [1, 2, 3].map(Double.init), [1.9].map(Int.init), ["1"].map { Int($0)! }, UInt8.allOnes)
extension FixedWidthInteger { static var allOnes: Self { ~0 } }
var u: UInt8 = 250; let (p, o) = u.addingReportingOverflow(10); u = p; print(u, o, u.multipliedReportingOverflow(by: 100).partialValue); debugPrint(Int8(1), UInt(2)); dump(Int16(3)); print(Int.max.description.count, Int32(bitPattern: 0xFFFF_FFFF), UInt16(littleEndian: 5), UInt16(bigEndian: 1))

// output: 9223372036854775807 -9223372036854775808 18446744073709551615 -128 32767 2147483647 255 65535 4294967295 9223372036854775807 18446744073709551615 64 8
// output: (partialValue: -9223372036854775808, overflow: true) (partialValue: -56, overflow: true) (partialValue: 254, overflow: true) (partialValue: -128, overflow: true) (partialValue: 7, overflow: true) (partialValue: 1, overflow: false)
// output: -9223372036854775808 9223372036854775807 44 255 44 2 2 -64 -2
// output: (high: 1, low: 18446744073709551614) (high: 39, low: 16) (high: 0, low: 65025)
// output: 58 3 2 2 16 64 0 16
// output: 13330 16777216 1 256 [10] 1 5
// output: nil Optional(100) nil Optional(2) nil 127 -128 0 9223372036854775807
// output: 44 255 4464 4294967291 -56 200 18446744073709551615 -1
// output: ff 11111111 -FF 111 1295 -5 nil -128 nil nil
// output: 3 -3 1 -1 1 (quotient: 3, remainder: 1) (quotient: -3, remainder: -1) false true true -1 0 5 128 UInt8
// output: 1 7 6 -6 1024 128 -4 15 255 0 0 -1 2 0
// output: 19
// output: -19
// output: -42
// output: 3 1 3 5 7 true 0 0 true false 10 2
// output: 7 -6 3 3 -3 9223372036854775808 true true 6 3.0 true true
// output: UInt8 Int8 [1, 1] 3 [1, 2, 3] 3 [-1, 3] [1: "a"] 1
// output: 6 6 6
// output: 3 3.5 3 0
// output: 00000101 0000000100101100 00000111
// output: Optional(120) nil Optional(2432902008176640000) nil
// output: 240 65535 511 1000000 -16 65 5 -1 18446744073709551615 5
// output: 314 31 127 nil 4294967295 nil nil Optional(5) nil
// output: high
// output: false 120 true 1 [1.0, 2.0, 3.0] [1] [1] 255
// output: 4 true 144
// output: 1 2
// output: - 3
// output: 19 -1 5 256
