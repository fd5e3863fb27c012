enum Constants {
    static let maximum = 10
    static var counter = 0
    static func bump() -> Int { counter += 1; return counter }
    enum Colors: String { case accent = "blue" }
}
print(Constants.maximum, Constants.bump(), Constants.bump(), Constants.Colors.accent.rawValue)

// output: 10 1 2 blue
