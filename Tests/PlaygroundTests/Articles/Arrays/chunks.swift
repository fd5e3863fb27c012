extension Array {
    func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
    func rotated(by n: Int) -> [Element] { isEmpty ? [] : Array(self[(n % count)...] + self[..<(n % count)]) }
    func scan<T>(_ initial: T, _ next: (T, Element) -> T) -> [T] {
        var value = initial
        return map { value = next(value, $0); return value }
    }
}
print((1...7).map { $0 }.chunked(into: 3), [1, 2, 3, 4].rotated(by: 1), [1, 2, 3].scan(0, +))
let slice = [10, 20, 30, 40][1...2]
print(slice.count, slice.first!, Array(slice), slice.reduce(0, +))

// output: [[1, 2, 3], [4, 5, 6], [7]] [2, 3, 4, 1] [1, 3, 6]
// output: 2 20 [20, 30] 50
