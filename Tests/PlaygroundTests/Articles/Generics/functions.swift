func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
func largest<T: Comparable>(_ first: T, _ rest: T...) -> T { rest.reduce(first) { max($0, $1) } }
func apply<T>(_ value: T, times: Int, _ change: (inout T) -> Void) -> T {
    var copy = value
    for _ in 0..<times { change(&copy) }
    return copy
}
func unique<S: Sequence>(_ sequence: S) -> [S.Element] where S.Element: Hashable {
    var seen = Set<S.Element>()
    return sequence.filter { seen.insert($0).inserted }
}
print(swapped((1, "one")), largest(3, 9, 4), largest("b", "a"))
print(apply(1, times: 5) { $0 *= 2 }, apply([0], times: 3) { $0.append($0.count) })
print(unique([3, 1, 3, 2, 1]), unique("mississippi"))

// output: ("one", 1) 9 b
// output: 32 [0, 1, 2, 3]
// output: [3, 1, 2] ["m", "i", "s", "p"]
