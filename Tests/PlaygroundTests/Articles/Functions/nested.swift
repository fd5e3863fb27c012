func makeCounter(start: Int) -> (next: () -> Int, reset: () -> Void) {
    var value = start
    func next() -> Int {
        defer { value += 1 }
        return value
    }
    func reset() { value = start }
    return (next, reset)
}
let counter = makeCounter(start: 5)
print(counter.next(), counter.next(), counter.next())
counter.reset()
print(counter.next())
func hanoi(_ n: Int) -> Int {
    var moves = 0
    func move(_ n: Int, from: String, to: String, via: String) {
        guard n > 0 else { return }
        move(n - 1, from: from, to: via, via: to)
        moves += 1
        move(n - 1, from: via, to: to, via: from)
    }
    move(n, from: "A", to: "C", via: "B")
    return moves
}
print(hanoi(5))

// output: 5 6 7
// output: 5
// output: 31
