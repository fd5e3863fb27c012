struct Money: CustomStringConvertible {
    let cents: Int
    var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
extension String.StringInterpolation {
    mutating func appendInterpolation(percent value: Double) { appendLiteral("\(Int(value * 100))%") }
    mutating func appendInterpolation<T>(_ value: T, padded width: Int) {
        let text = "\(value)"
        appendLiteral(String(repeating: ".", count: max(0, width - text.count)) + text)
    }
}
let price = Money(cents: 1205)
print("price \(price), off \(percent: 0.25), [\(42, padded: 6)] \(price, padded: 8)")
print("\([1, 2]) \(["a": 1]) \((1, "x")) \(Optional(3) as Any) \(nil as Int? as Any) \(1...3) \(true ? "yes" : "no")")
print("\(Money.self) \(type(of: price)) \(String(describing: Optional("a"))) \(String(reflecting: "q"))")

// output: price $12.05, off 25%, [....42] ..$12.05
// output: [1, 2] ["a": 1] (1, "x") Optional(3) nil 1...3 yes
// output: Money Money Optional("a") "q"
