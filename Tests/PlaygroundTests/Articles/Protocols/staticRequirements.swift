protocol Unit {
    static var symbol: String { get }
    var amount: Double { get }
    init(amount: Double)
}
extension Unit {
    var text: String { "\(amount) \(Self.symbol)" }
    static func + (a: Self, b: Self) -> Self { Self(amount: a.amount + b.amount) }
}
struct Meter: Unit { static let symbol = "m"; let amount: Double }
struct Gram: Unit { static let symbol = "g"; var amount: Double }
func total<U: Unit>(_ values: [U]) -> U { values.dropFirst().reduce(values[0]) { $0 + $1 } }
print(total([Meter(amount: 1.5), Meter(amount: 2)]).text)
print((Gram(amount: 3) + Gram(amount: 4)).text)

// output: 3.5 m
// output: 7.0 g
