infix operator **: MultiplicationPrecedence
func ** (base: Double, exponent: Int) -> Double { (0..<exponent).reduce(1.0) { result, _ in result * base } }
prefix operator √
prefix func √ (value: Double) -> Double { value.squareRoot() }
postfix operator %
postfix func % (value: Double) -> Double { value / 100 }
print(2 ** 10, √16.0, 25%, 2 * 3.0 ** 2)

// output: 1024.0 4.0 0.25 36.0
