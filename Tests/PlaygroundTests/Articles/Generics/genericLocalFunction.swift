func report(_ items: [Any]) -> String {
    func show<T>(_ value: T) -> String { "[\(value)]" }
    func pair<A, B>(_ a: A, _ b: B) -> String { show(a) + show(b) }
    return items.map { show($0) }.joined() + pair(1, "z")
}
print(report([1, "a", true]))

func sortedDescending<T: Comparable>(_ values: [T]) -> [T] {
    func before(_ a: T, _ b: T) -> Bool { a > b }
    return values.sorted(by: before)
}
print(sortedDescending([1, 3, 2]))

// output: [1][a][true][1][z]
// output: [3, 2, 1]
