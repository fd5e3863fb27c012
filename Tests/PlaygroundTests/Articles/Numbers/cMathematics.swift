import Foundation

print(modf(3.75), modf(-3.75), frexp(8.0), ldexp(0.5, 4), remainder(5.0, 3.0), nextafter(1.0, 2.0), fma(2.0, 3.0, 4.0))
print(erf(0.5), erfc(0.5), tgamma(5.0), log1p(0.5), expm1(0.5), fdim(5.0, 3.0), logb(8.0), ilogb(8.0), scalbn(1.0, 3))
print(asinh(1.0), acosh(2.0), atanh(0.5), remquo(7.0, 2.0), div(7, 2).quot, div(-7, 2).rem)
print(strlen("abé"), strcmp("a", "b") < 0, toupper(97), tolower(65), isalpha(97) != 0, isdigit(48) != 0, atoi("42"), atof("1.5"), isspace(32) != 0)
for text in ["1.25", "1200", "0", "0.001", "-4.5"] {
    let number = Decimal(string: text)!
    print(number.exponent, number.significand)
}
print(NSDecimalNumber(value: 2).raising(toPower: 3), NSDecimalNumber(string: "1.5").multiplying(byPowerOf10: 2))
print(SIMD4<Int>(1, 2, 3, 4) &+ 2, 2 &* SIMD4<Int>(1, 2, 3, 4), SIMD2<Int>(5, 6) &- 1)

// output: (3.0, 0.75) (-3.0, -0.75) (0.5, 4) 8.0 -1.0 1.0000000000000002 10.0
// output: 0.5204998778130465 0.4795001221869535 24.0 0.4054651081081644 0.6487212707001282 2.0 3.0 3 8.0
// output: 0.881373587019543 1.3169578969248166 0.5493061443340548 (-1.0, 4) 3 -1
// output: 4 true 65 97 true true 42 1.5 true
// output: -2 125
// output: 2 12
// output: 0 0
// output: -3 1
// output: -1 45
// output: 8 150
// output: SIMD4<Int>(3, 4, 5, 6) SIMD4<Int>(2, 4, 6, 8) SIMD2<Int>(4, 5)
