func facts(_ n: Int) -> [String] {
    var result: [String] = []
    switch n {
    case 4:
        result.append("four")
        fallthrough
    case 2:
        result.append("even")
        fallthrough
    case 1, 3:
        result.append("small")
    default: result.append("big")
    }
    return result
}
for n in 1...5 { print(n, facts(n)) }

// output: 1 ["small"]
// output: 2 ["even", "small"]
// output: 3 ["small"]
// output: 4 ["four", "even", "small"]
// output: 5 ["big"]
