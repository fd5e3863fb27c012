struct Price: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible {
    var cents: Int
    static let zero = Price(cents: 0)
    init(cents: Int) { self.cents = cents }
    init(integerLiteral value: Int) { cents = value * 100 }
    init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
    static func + (a: Price, b: Price) -> Price { Price(cents: a.cents + b.cents) }
    static func * (price: Price, count: Int) -> Price { Price(cents: price.cents * count) }
    static func * (share: Double, price: Price) -> Price { Price(cents: Int(Double(price.cents) * share)) }
    var description: String { "\(cents) ct" }
}
let prices: [Price] = [1, 2.5, 0.99]
print(prices[1] * 3, 0.5 * prices[1], prices[0] + 2, 0.1 + prices[2])
print(prices.reduce(.zero, +), [1.5, 2].reduce(.zero, +))

// output: 750 ct 125 ct 300 ct 109 ct
// output: 449 ct 3.5
