// What C has of mathematics beyond the usual functions.
func asinh(_ x: Double) -> Double
func asinh(_ x: CGFloat) -> CGFloat
func acosh(_ x: Double) -> Double
func acosh(_ x: CGFloat) -> CGFloat
func atanh(_ x: Double) -> Double
func atanh(_ x: CGFloat) -> CGFloat
func log1p(_ x: Double) -> Double
func log1p(_ x: CGFloat) -> CGFloat
func expm1(_ x: Double) -> Double
func expm1(_ x: CGFloat) -> CGFloat
func erf(_ x: Double) -> Double
func erf(_ x: CGFloat) -> CGFloat
func erfc(_ x: Double) -> Double
func erfc(_ x: CGFloat) -> CGFloat
func tgamma(_ x: Double) -> Double
func tgamma(_ x: CGFloat) -> CGFloat
func fma(_ x: Double, _ y: Double, _ z: Double) -> Double { z.addingProduct(x, y) }
func fdim(_ x: Double, _ y: Double) -> Double { x > y ? x - y : 0 }
func remainder(_ x: Double, _ y: Double) -> Double { x.remainder(dividingBy: y) }
func remquo(_ x: Double, _ y: Double) -> (Double, Int) {
    let rest = x.remainder(dividingBy: y)
    return (rest, Int((x - rest) / y))
}
func nextafter(_ x: Double, _ y: Double) -> Double { x == y ? y : x < y ? x.nextUp : x.nextDown }
/// The whole part of a number, and the rest.
func modf(_ x: Double) -> (Double, Double) {
    let whole = trunc(x)
    return (whole, copysign(x.isInfinite ? 0 : x - whole, x))
}
/// A number from a half to one, and the power of two with which it gives the number.
func frexp(_ x: Double) -> (Double, Int) {
    if x == 0 || !x.isFinite { return (x, 0) }
    return (copysign(x.significand / 2, x), Int(x.exponent) + 1)
}
func ldexp(_ x: Double, _ n: Int) -> Double { Double(sign: .plus, exponent: n, significand: x) }
func scalbn(_ x: Double, _ n: Int) -> Double { ldexp(x, n) }
func logb(_ x: Double) -> Double { x == 0 ? -.infinity : !x.isFinite ? abs(x) : Double(x.exponent) }
func ilogb(_ x: Double) -> Int { Int(x.exponent) }
struct div_t {
    var quot: Int32
    var rem: Int32
}
func div(_ numerator: Int32, _ denominator: Int32) -> div_t { div_t(quot: numerator / denominator, rem: numerator % denominator) }
