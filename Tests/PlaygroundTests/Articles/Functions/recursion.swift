func factorial(_ n: Int) -> Int { n <= 1 ? 1 : n * factorial(n - 1) }
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func permutations<T>(_ items: [T]) -> [[T]] {
    guard let first = items.first else { return [[]] }
    return permutations(Array(items.dropFirst())).flatMap { rest in
        (0...rest.count).map { index in
            var copy = rest
            copy.insert(first, at: index)
            return copy
        }
    }
}
func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
print(factorial(20), gcd(1071, 462), permutations([1, 2, 3]).count, isEven(11))
print(permutations(["a", "b"]))

// output: 2432902008176640000 21 6 false
// output: [["a", "b"], ["b", "a"]]
