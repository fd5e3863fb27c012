func choose(_ n: Int) -> String {
    switch n {
    case 1: return "one"
    default: fatalError("no name for \(n)")
    }
}
print(choose(1))
print(choose(2))

// output: one
// error: 4: fatal error: no name for 2
