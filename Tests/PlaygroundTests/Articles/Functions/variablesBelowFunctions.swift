func counted() -> Int {
    func count() { total += step }
    func twice() { count(); count() }
    var total = 0
    let step = 2
    count()
    twice()
    return total
}
print(counted())
let base = 10
func inner() -> [Int] {
    func first() -> Int { base + second() }
    func second() -> Int { base > 2 ? 1 : first() }
    let base = 3
    return [first(), second(), base]
}
print(inner())
func shuffled(_ words: [String]) -> [String] {
    func flush() {
        guard !line.isEmpty else { return }
        lines.append(line)
        line = ""
    }
    var lines: [String] = []
    var line = ""
    for word in words {
        if word == "/" { flush() } else { line += word }
    }
    flush()
    return lines
}
print(shuffled(["a", "b", "/", "c", "/", "/"]))

// output: 6
// output: [4, 1, 3]
// output: ["ab", "c"]
