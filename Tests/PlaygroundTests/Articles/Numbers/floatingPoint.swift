import Foundation
print((2.5).rounded(), (3.5).rounded(), (2.5).rounded(.toNearestOrEven), (-2.7).rounded(.towardZero), (2.1).rounded(.up), (2.9).rounded(.down))
print(sqrt(2.0), pow(2.0, 10.0), floor(-1.5), ceil(1.2), sin(0.0), abs(-2.5), 10.0.truncatingRemainder(dividingBy: 3), hypot(3.0, 4.0))
print(Double.nan == .nan, (0.0 / 0).isNaN, 1.0 / 0, Double.greatestFiniteMagnitude > 1e308, 0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < .ulpOfOne)
print(Int(9.99), Int((9.99).rounded()), Double("1e-3")!, 3.0, 3.14, 1.0e20, 1/3.0, Float(1) / 3, CGFloat(2.5) * 2)
print(min(1.5, 2), max(0, -3.5), (1.0...2.0).contains(1.5), 7.0.squareRoot(), (5.5).magnitude, Double(1 << 20), Double.pi / 2)

// output: 3.0 4.0 2.0 -2.0 3.0 2.0
// output: 1.4142135623730951 1024.0 -2.0 2.0 0.0 2.5 1.0 5.0
// output: false true inf true false true
// output: 9 10 0.001 3.0 3.14 1e+20 0.3333333333333333 0.33333334 5.0
// output: 1.5 0.0 true 2.6457513110645907 5.5 1048576.0 1.5707963267948966
