import Foundation

let isLong = true
let precise: Double = 1
// A literal that is an Int is better than one that is a Double, wherever it is.
print(pow(2, isLong ? 3 : 4), type(of: pow(2, isLong ? 3 : 4)))
print(type(of: pow(2, 1 + 2)), type(of: pow(2, max(1, 2))), type(of: pow(2, -(isLong ? 1 : 2))))
print(type(of: pow(precise, isLong ? 3 : 4)))
let sum = pow(2, isLong ? 3 : 4) + precise
print(sum)

// output: 8 Decimal
// output: Decimal Decimal Decimal
// output: Double
// output: 9.0
