import Foundation
// doubles & floats printing
print(1.0, 0.1, 0.1 + 0.2, 1e10, 1e16, 1e15, 123456789012345678.0, 1e-4, 1e-5, 0.00012345, 5e-324, 1.7976931348623157e308, -0.0, 100.0, 1/3.0)
print(Float(0.1), Float(1)/3, Float(16777216), Float(1e7), Float(1e10), Float(1e16), Float(1e17), Float.pi, Double.pi, Float.greatestFiniteMagnitude, Float.leastNonzeroMagnitude)
print(Double.infinity, -Double.infinity, Double.nan, Double.nan == Double.nan, Double.nan.isNaN, (1.0/0).isInfinite, 0.0 == -0.0, Double.ulpOfOne, Double.leastNormalMagnitude, Double.greatestFiniteMagnitude)
print(3.7.rounded(), 3.5.rounded(), 2.5.rounded(), (-2.5).rounded(), 2.5.rounded(.toNearestOrEven), 3.2.rounded(.up), 3.9.rounded(.down), -3.9.rounded(.towardZero), (-3.1).rounded(.awayFromZero))
print(Int(3.99), Int(-3.99), Int(exactly: 3.0) as Any, Int(exactly: 3.5) as Any, UInt8(255.0), Double(7) / 2, 7.0.truncatingRemainder(dividingBy: 2.5), (-7.5).remainder(dividingBy: 2), 10.0.squareRoot(), 2.0.ulp)
print(5.0.isLess(than: 6), 1.5.sign, (-1.5).sign, 1.5.magnitude, (-1.5).magnitude, 8.0.exponent, 8.0.significand, 10.0.binade, 1.0.nextUp, 1.0.nextDown, 0.0.isZero, 1.0.isNormal, 1e-310.isSubnormal)
print(Double.maximum(1, .nan), Double.minimum(2, 1), max(1.5, 2), min(1.5, -2), abs(-4.5), -(-2.0), 1.5 + 2, 7 / 2.0, 2.0 * 3, 1e3 - 1, pow2(2, 10))
func pow2(_ b: Double, _ e: Int) -> Double { (0..<e).reduce(1) { a, _ in a * b } }
print(Double("1.5")!, Double("inf")!, Double("-nan")?.isNaN as Any, Double("0x1p4")!, Double("1e400") as Any, Double("") as Any, Double("1_000") as Any, Double(" 1") as Any, Double("1.")  as Any, Double("+.5") as Any, Double("1e") as Any)
var d = 1.0; d += 0.5; d *= 4; d /= 3; d -= 1; print(d); d.negate(); print(d); d.round(); print(d); d.formSquareRoot(); print(d.isNaN)
print([1.0, 2.5, -3], [1, 2.5], (1.0, 2), ["k": 1.0], Optional(1.0) as Any, 1.0 as Any, type(of: 1.5 + 1), type(of: Float(1) * 2), 1.0.description, 1.5.debugDescription, String(1e21), "\(1e-7)")
print(0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < 1e-10, (0.1 + 0.2) * 10, 1.1 * 1.1, 4.35 * 100, 1.005 * 1000, 2.0 / 3, 1e300 * 1e10, 0.1 * 3, 9.95, 1.15.rounded())
print(Float(0.1) + Float(0.2), Double(Float(0.1)), Float(Double.pi), Float(1.5).rounded(), Float(2).squareRoot(), Float("3.14")!, Int(Float(9.9)), Float.infinity, Float(1).nextUp, Float(0.1) == 0.1, Float.ulpOfOne)
print([3.2, 1.1, 2.2].sorted(), [3.2, 1.1].max()!, [1.5, 2.5].reduce(0, +), [1.5, 2.5].map { Int($0) }, (1.0...2.0).contains(1.5), stride(from: 0.0, to: 1, by: 0.3).map { $0 }, [0.1, 0.2, 0.3].reduce(0, +))
print(Double(Int.max), Double(1 << 53), Double(1 << 53) + 1, 9007199254740993 as Double, Double(UInt64.max), Int64(9.2e18), 1e15 + 0.3, 1e16 + 1, 123456.789, 1234567.891, 0.000001, 1e-6 * 10, 12345678.9 as Float)
print(2.5.clamped(0, 1), 1.5.isFinite, (0.0).isEqual(to: -0.0), 3.0.addingProduct(2, 4), Double(sign: .minus, exponent: 2, significand: 1.5), Double.radix, 1.0.bitPattern, Double(bitPattern: 4614253070214989087), Float(1).bitPattern)
extension Double { func clamped(_ a: Double, _ b: Double) -> Double { min(max(self, a), b) } }
print(1.0.hashValue == 1.0.hashValue, Set([0.0, -0.0]).count, Set([1.0, 1.5, 1]).count, [1.5: "x"][1.5]!, 1.0.isLess(than: 2), (2.0).advanced(by: 0.5), 2.0.distance(to: 5), Double(true ? 1 : 0), Double(exactly: 3) as Any)
print(1_000_000.5, 0x1.8p1, 1e2, 0xFF, 0b101, 0o17, 1_0.0_1, -1.0e-2, 12e-1, Double(1), Double(0.5 as Float), 5 as Double, 3 / 2 as Double, Double.zero, -Double.zero)
print(Double.random(in: 1...1), Double.random(in: 0..<1) < 1, Float.random(in: 2...2), (10.0).truncatingRemainder(dividingBy: 3), (5.5).rounded(.toNearestOrAwayFromZero), Double.signalingNaN.isNaN, 1.0.isCanonical)
switch 0.5 { case 0..<0.5: print("a"); case 0.5...1: print("b"); default: print("c") }
print(Double.pi.rounded(to: 2), Double(String(3.25))!, 1.0 / 3.0 * 3.0 == 1.0, 100.0 * 1.1, 1e23, 1e22, 4.9e-324, 2.2250738585072014e-308, 9.5e-5, 0.0001, 99999999999999990.0, 1.0e100)
extension Double { func rounded(to n: Int) -> Double { let f = pow2(10, n); return (self * f).rounded() / f } }
print(String(describing: 2.0 as Float), String(reflecting: 0.1), [Float(0.1), 0.2], (Float(0.5), 1.0), Float80orNot(), Float(5e-324), Float(1e39), Int(1e18), UInt(1e19))
func Float80orNot() -> String { "skip" }

// output: 1.0 0.1 0.30000000000000004 10000000000.0 1e+16 1000000000000000.0 1.2345678901234568e+17 0.0001 1e-05 0.00012345 5e-324 1.7976931348623157e+308 -0.0 100.0 0.3333333333333333
// output: 0.1 0.33333334 16777216.0 10000000.0 1e+10 1e+16 1e+17 3.1415925 3.141592653589793 3.4028235e+38 1e-45
// output: inf -inf nan false true true true 2.220446049250313e-16 2.2250738585072014e-308 1.7976931348623157e+308
// output: 4.0 4.0 3.0 -3.0 2.0 4.0 3.0 -3.0 -4.0
// output: 3 -3 Optional(3) nil 255 3.5 2.0 0.5 3.1622776601683795 4.440892098500626e-16
// output: true plus minus 1.5 1.5 3 1.0 8.0 1.0000000000000002 0.9999999999999999 true true true
// output: 1.0 1.0 2.0 -2.0 4.5 2.0 3.5 3.5 6.0 999.0 1024.0
// output: 1.5 inf Optional(true) 16.0 Optional(inf) nil nil nil Optional(1.0) Optional(0.5) nil
// output: 1.0
// output: -1.0
// output: -1.0
// output: true
// output: [1.0, 2.5, -3.0] [1.0, 2.5] (1.0, 2) ["k": 1.0] Optional(1.0) 1.0 Double Float 1.0 1.5 1e+21 1e-07
// output: false true 3.0000000000000004 1.2100000000000002 434.99999999999994 1004.9999999999999 0.6666666666666666 inf 0.30000000000000004 9.95 1.0
// output: 0.3 0.10000000149011612 3.1415927 2.0 1.4142135 3.14 9 inf 1.0000001 true 1.1920929e-07
// output: [1.1, 2.2, 3.2] 3.2 4.0 [1, 2] true [0.0, 0.3, 0.6, 0.8999999999999999] 0.6000000000000001
// output: 9.223372036854776e+18 9007199254740992.0 9007199254740992.0 9007199254740992.0 1.8446744073709552e+19 9200000000000000000 1000000000000000.2 1e+16 123456.789 1234567.891 1e-06 9.999999999999999e-06 12345679.0
// output: 1.0 true true 11.0 -6.0 2 4607182418800017408 3.14 1065353216
// output: true 1 2 x true 2.5 3.0 1.0 Optional(3.0)
// output: 1000000.5 3.0 100.0 255 5 15 10.01 -0.01 1.2 1.0 0.5 5.0 1.5 0.0 -0.0
// output: 1.0 true 2.0 1.0 6.0 true true
// output: b
// output: 3.14 3.25 true 110.00000000000001 1e+23 1e+22 5e-324 2.2250738585072014e-308 9.5e-05 0.0001 9.999999999999998e+16 1e+100
// output: 2.0 0.1 [0.1, 0.2] (0.5, 1.0) skip 0.0 inf 1000000000000000000 10000000000000000000
