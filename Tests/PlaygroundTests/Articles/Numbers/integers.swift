print(7 / 2, 7 % 2, -7 / 2, -7 % 2, 7.isMultiple(of: 7), (-3).magnitude, abs(-4), 10.quotientAndRemainder(dividingBy: 3))
print(max(1, 5, 3), min(4, 2), Int.max &+ 1 == Int.min, 200.signum(), (5).distance(to: 8), 3.advanced(by: 4))
print(Int.max.addingReportingOverflow(1).overflow, 3.multipliedReportingOverflow(by: 4).partialValue)
print(1 << 3, 0xF0 >> 4, 0b101.nonzeroBitCount, 8.trailingZeroBitCount, 5.0 / 2, Double(5) / 2)
var x = 10
x += 5; x -= 3; x *= 2; x /= 5; x %= 3
print(x, -x, +x, 1_000 * 1_000)

// output: 3 1 -3 -1 true 3 4 (quotient: 3, remainder: 1)
// output: 5 2 true 1 3 7
// output: true 12
// output: 8 15 2 3 2.5 2.5
// output: 1 -1 1 1000000
