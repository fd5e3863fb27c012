struct Matrix2: Equatable {
    var a, b, c, d: Int
    static let identity = Matrix2(a: 1, b: 0, c: 0, d: 1)
    static func * (l: Self, r: Self) -> Self {
        Self(a: l.a * r.a + l.b * r.c, b: l.a * r.b + l.b * r.d, c: l.c * r.a + l.d * r.c, d: l.c * r.b + l.d * r.d)
    }
    func power(_ n: Int) -> Self {
        n == 0 ? .identity : n % 2 == 0 ? (self * self).power(n / 2) : self * power(n - 1)
    }
}
let fib = Matrix2(a: 1, b: 1, c: 1, d: 0)
print((1...10).map { fib.power($0).b }, fib.power(90).b, fib.power(0) == .identity)

// output: [1, 1, 2, 3, 5, 8, 13, 21, 34, 55] 2880067194370816120 true
