let roll = Int.random(in: 1...6)
print((1...6).contains(roll), (0..<1).contains(Double.random(in: 0..<1)), [1, 2, 3].shuffled().count, Bool.random() || true)
print([Int]().randomElement() == nil, ["a"].randomElement()!, Set((0..<50).map { _ in Int.random(in: 0...9) }).isSubset(of: Set(0...9)))

// output: true true 3 true
// output: true a true
