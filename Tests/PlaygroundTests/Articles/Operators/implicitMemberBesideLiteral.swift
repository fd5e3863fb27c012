struct Complex: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    var re: Double, im = 0.0
    init(_ re: Double, _ im: Double = 0) { (self.re, self.im) = (re, im) }
    init(integerLiteral value: Int) { self.init(Double(value)) }
    init(floatLiteral value: Double) { self.init(value) }
    static let i = Complex(0, 1)
    static func + (a: Complex, b: Complex) -> Complex { Complex(a.re + b.re, a.im + b.im) }
    static func * (a: Complex, b: Complex) -> Complex { Complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re) }
}
let first: Complex = 1 + .i
let second = 2.5 + .i
func squared(_ c: Complex) -> Complex { c * c }
print(first.re, second.re, second.im)
print((3 + 4 * .i).im, squared(1 + 2 * .i).re, type(of: 1 + 2))

// output: 1.0 2.5 1.0
// output: 4.0 -3.0 Int
