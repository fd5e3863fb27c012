print(Double.exponentBitCount, Float.significandBitCount, (6.5).exponentBitPattern, (6.5).significandBitPattern)
print(Double(sign: .minus, exponentBitPattern: 1025, significandBitPattern: 5), Float(sign: .plus, exponentBitPattern: 127, significandBitPattern: 0))
print(Double(signOf: -1, magnitudeOf: 3), (0.0).floatingPointClass, (-1.5).floatingPointClass, Float.infinity.floatingPointClass, Double.nan.isSignalingNaN)
print((1.0).isTotallyOrdered(belowOrEqualTo: 2), (0.0).isTotallyOrdered(belowOrEqualTo: -0.0), (-0.0).isTotallyOrdered(belowOrEqualTo: 0.0))
print(unsafeBitCast(1.0, to: UInt64.self), unsafeBitCast(0xFFFF_FFFF as UInt32, to: Int32.self), unsafeBitCast(Float(1.5), to: UInt32.self))
var numbers = Set<Int>(minimumCapacity: 3)
numbers.reserveCapacity(8)
var names = [String: Int](minimumCapacity: 3)
names["a"] = numbers.insert(1).memberAfterInsert
print(numbers, names)

// output: 11 23 1025 2814749767106560
// output: -4.000000000000004 1.0
// output: -3.0 positiveZero negativeNormal positiveInfinity false
// output: true false true
// output: 4607182418800017408 -1 1069547520
// output: [1] ["a": 1]
