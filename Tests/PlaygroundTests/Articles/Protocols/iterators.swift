struct Countdown: Sequence, IteratorProtocol {
    var current: Int
    mutating func next() -> Int? {
        guard current > 0 else { return nil }
        defer { current -= 1 }
        return current
    }
}
for n in Countdown(current: 3) { print(n, terminator: " ") }
print("lift-off")
print(Countdown(current: 5).filter { $0.isMultiple(of: 2) }, Countdown(current: 4).reduce(1, *))
print(Array(Countdown(current: 3).enumerated()).map { "\($0.offset):\($0.element)" })
print(Countdown(current: 10).prefix(3).map { $0 }, Countdown(current: 3).sorted())

// output: 3 2 1 lift-off
// output: [4, 2] 24
// output: ["0:3", "1:2", "2:1"]
// output: [10, 9, 8] [1, 2, 3]
