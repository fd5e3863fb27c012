struct Meters: ExpressibleByIntegerLiteral {
    var value: Double
}
struct Steps: Sequence {
    var count: Int
}
struct Level: OptionSet {
    let rawValue: Int
}
func twice(_ number: Int) rethrows -> Int { number * 2 }
print(Meters(value: 3), Level(rawValue: 1))

// error: 1: type 'Meters' does not conform to protocol 'ExpressibleByIntegerLiteral'
// error: 4: type 'Steps' does not conform to protocol 'Sequence'
// error: 10: 'rethrows' function must take a throwing function argument
