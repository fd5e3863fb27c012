extension Int {
    var roman: String {
        let table = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
        var rest = self
        return table.reduce(into: "") { text, entry in
            while rest >= entry.0 { text += entry.1; rest -= entry.0 }
        }
    }
    init?(roman: String) {
        let values: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000]
        let digits = roman.compactMap { values[$0] }
        guard digits.count == roman.count else { return nil }
        self = zip(digits, digits.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
    }
}
print([1994, 2024, 49].map(\.roman), Int(roman: "MCMXCIV") ?? 0, Int(roman: "ABC") as Any)

// output: ["MCMXCIV", "MMXXIV", "XLIX"] 1994 nil
