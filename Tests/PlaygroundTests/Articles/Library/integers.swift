print(Int.max, Int.min, Int8.max, UInt8.max, UInt.max, Int16.min, Int32.max, UInt64.max)
print((200 as UInt8).addingReportingOverflow(100), Int.max.addingReportingOverflow(1), (100 as Int8).multipliedReportingOverflow(by: 2))
print(Int8(100).subtractingReportingOverflow(-100), 7.dividedReportingOverflow(by: 2), (7).remainderReportingOverflow(dividingBy: 2), Int.min.subtractingReportingOverflow(1))
print((250 as UInt8) &+ 10, (5 as UInt8) &- 10, (100 as Int8) &* 3, Int.max &+ 1)
print(UInt8(255).multipliedFullWidth(by: 255), Int.max.multipliedFullWidth(by: 2))
print(40.leadingZeroBitCount, (1 as UInt8).leadingZeroBitCount, 8.trailingZeroBitCount, 255.nonzeroBitCount, Int8(-1).nonzeroBitCount)
print(0b1010 & 0b0110, 0b1010 | 0b0110, 0b1010 ^ 0b0110, ~0b1010, 1 << 10, -16 >> 2, 1 << 70, (1 as UInt8) << 9)
print(Int8(exactly: 200) as Any, Int8(exactly: 100)!, Int(exactly: 2.5) as Any, Int(exactly: 3.0)!, UInt(exactly: -1) as Any)
print(Int8(clamping: 500), UInt8(clamping: -3), Int8(truncatingIfNeeded: 300), UInt8(truncatingIfNeeded: -1), Int(bitPattern: UInt.max))
print(String(255, radix: 16), String(255, radix: 2), String(-255, radix: 16, uppercase: true), Int("ff", radix: 16)!, Int("zz", radix: 36)!, Int("12", radix: 2) as Any)
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7 % -3, (-7).quotientAndRemainder(dividingBy: 2), 7.isMultiple(of: 0), 6.isMultiple(of: 3))
print((-5).magnitude, Int.min.magnitude, type(of: (-5).magnitude), (-5).signum(), 0.signum(), abs(-4), (5).byteSwapped, (1 as UInt16).byteSwapped)
print(Int.bitWidth, UInt8.bitWidth, 5.bitWidth, Int.isSigned, UInt.isSigned, 0x1F, 0o17, 1_000_000)
print(Int(3.99), Int(-3.99), UInt8(3.7), Int("0x1F") as Any, Int8("127")!, Int8("128") as Any, UInt("-1") as Any)
print((5).littleEndian, (1 as Int16).bigEndian)
var x: UInt8 = 250; x &+= 10; print(x); x |= 0xF0; x ^= 0xFF; x <<= 1; x >>= 2; print(x)
print(10.distance(to: 3), UInt8(3).distance(to: 1), UInt8(3).advanced(by: -2), 3.advanced(by: -5))
print(Int64(5) + Int64(3), Int(Int64(5)) + 3, Double(3) / 2, Float(1) / 3, Int(Float(2.9)))
print(type(of: 5 as Int32), type(of: 3 as UInt), (1 as UInt8)...3)
func sum<T: BinaryInteger>(_ xs: [T]) -> T { xs.reduce(0, +) }
print(sum([1, 2]), sum([1, 2] as [UInt8]), sum([Int64](1...3)))
func bits<T: FixedWidthInteger>(_ x: T) -> String { String(x, radix: 2) + "/\(T.bitWidth)" }
print(bits(5), bits(UInt8(5)), bits(Int16(-5)))
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 18), gcd(UInt16(100), 75))
print(1.0 == 1, 5 == 5.0, Int32(5) == Int64(5), UInt8(5) < Int(6), Int(-1) < UInt(1))
print(UInt32(0xDEADBEEF), String(UInt32(0xDEADBEEF), radix: 16), UInt32(bitPattern: -1), Int32(bitPattern: 0xFFFFFFFF), UInt8(bitPattern: -1))
print(UInt8(ascii: "A"), Character(UnicodeScalar(UInt8(66))), Int.random(in: 1...1), (1...6).contains(Int.random(in: 1...6)))
print(min(3, 1, 2), max(3, 9, 2), (3, "a") < (3, "b"), (1, 2, 3) == (1, 2, 3), swapped(1, 2))
func swapped<T>(_ a: T, _ b: T) -> (T, T) { (b, a) }
print(Int8.min / 2, -Int8.max, Int8(-128).addingReportingOverflow(-1), (5 as Int8).negated)
extension SignedInteger { var negated: Self { -self } }
print(numericCast(UInt8(7)) as Int, Int(truncatingIfNeeded: UInt64.max), Int16(truncatingIfNeeded: 70000), UInt64(1) << 63)
print((0..<8).map { UInt8(1) << $0 }, (0..<4).map { 0b1011 >> $0 & 1 }, 6 &<< 2, 6 &>> 1)
print(Int.zero, Int8.zero, 5.hashValue == 5.hashValue, 3.description, "\(3 as UInt8)", String(describing: Int8(4)), 12.debug)
extension Int { var debug: String { "d\(self)" } }
print(5.0.bitPattern, Double(bitPattern: 4617315517961601024), 1.5.exponent, 1.5.significand)

// output: 9223372036854775807 -9223372036854775808 127 255 18446744073709551615 -32768 2147483647 18446744073709551615
// output: (partialValue: 44, overflow: true) (partialValue: -9223372036854775808, overflow: true) (partialValue: -56, overflow: true)
// output: (partialValue: -56, overflow: true) (partialValue: 3, overflow: false) (partialValue: 1, overflow: false) (partialValue: 9223372036854775807, overflow: true)
// output: 4 251 44 -9223372036854775808
// output: (high: 254, low: 1) (high: 0, low: 18446744073709551614)
// output: 58 7 3 8 8
// output: 2 14 12 -11 1024 -4 0 0
// output: nil 100 nil 3 nil
// output: 127 0 44 255 -1
// output: ff 11111111 -FF 255 1295 nil
// output: 3 -3 1 -1 1 (quotient: -3, remainder: -1) false true
// output: 5 9223372036854775808 UInt -1 0 4 360287970189639680 256
// output: 64 8 64 true false 31 15 1000000
// output: 3 -3 3 nil 127 nil nil
// output: 5 256
// output: 4
// output: 5
// output: -7 -2 1 -2
// output: 8 8 1.5 0.33333334 2
// output: Int32 UInt 1...3
// output: 3 3 6
// output: 101/64 101/8 -101/16
// output: 6 25
// output: true true true true true
// output: 3735928559 deadbeef 4294967295 -1 255
// output: 65 B 1 true
// output: 1 9 true true (2, 1)
// output: -64 -127 (partialValue: 127, overflow: true) -5
// output: 7 -1 4464 9223372036854775808
// output: [1, 2, 4, 8, 16, 32, 64, 128] [1, 1, 0, 1] 24 3
// output: 0 0 true 3 3 4 d12
// output: 4617315517961601024 5.0 0 1.5
