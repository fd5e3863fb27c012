func primes(upTo limit: Int) -> [Int] {
    var isPrime = Array(repeating: true, count: limit + 1)
    var result: [Int] = []
    for n in 2...limit where isPrime[n] {
        result.append(n)
        for multiple in stride(from: n * n, through: limit, by: n) { isPrime[multiple] = false }
    }
    return result
}
func binarySearch<T: Comparable>(_ items: [T], for target: T) -> Int? {
    var low = 0, high = items.count - 1
    while low <= high {
        let middle = (low + high) / 2
        if items[middle] == target { return middle }
        if items[middle] < target { low = middle + 1 } else { high = middle - 1 }
    }
    return nil
}
func quicksort<T: Comparable>(_ items: [T]) -> [T] {
    guard let pivot = items.first else { return [] }
    let rest = items.dropFirst()
    return quicksort(rest.filter { $0 < pivot }) + [pivot] + quicksort(rest.filter { $0 >= pivot })
}
print(primes(upTo: 40), binarySearch([1, 3, 5, 7], for: 5) ?? -1, binarySearch(["a"], for: "b") as Any)
print(quicksort([3, 6, 1, 8, 2, 9, 2]), quicksort("swift".map { $0 }))

// output: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37] 2 nil
// output: [1, 2, 2, 3, 6, 8, 9] ["f", "i", "s", "t", "w"]
