let numbers = [5, 3, 8, 1, 9, 2]
print(numbers.sorted(), numbers.sorted(by: >), numbers.max()!, numbers.min()!, numbers.reduce(0, +))
print(numbers.filter { $0 > 3 }.map { $0 * 2 }, numbers.first { $0 > 5 } ?? 0, numbers.last { $0 < 5 } ?? 0)
print(numbers.allSatisfy { $0 > 0 }, numbers.contains { $0 == 8 }, numbers.firstIndex { $0 == 1 } ?? -1)
print(numbers.prefix(2), numbers.suffix(2), numbers.dropFirst(4), numbers.prefix { $0 != 1 }, numbers.drop { $0 != 1 })
print(numbers[1...3], numbers[..<2], numbers[4...], Array(numbers.reversed()), numbers.count { $0.isMultiple(of: 2) })
print([[1, 2], [3]].flatMap { $0 }, [1, nil, 3].compactMap { $0 }, Array([[1], [2, 3]].joined()))
print(numbers.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), zip(numbers, numbers.dropFirst()).map { $1 - $0 })
print(numbers.partitioned { $0 > 4 }, numbers.split(separator: 8).map(Array.init), numbers.indices, [1, 2].elementsEqual([1, 2]), [3, 4].starts(with: [3]))
extension Array {
    func partitioned(_ test: (Element) -> Bool) -> ([Element], [Element]) { (filter(test), filter { !test($0) }) }
}

// output: [1, 2, 3, 5, 8, 9] [9, 8, 5, 3, 2, 1] 9 1 28
// output: [10, 16, 18] 8 2
// output: true true 3
// output: [5, 3] [9, 2] [9, 2] [5, 3, 8] [1, 9, 2]
// output: [3, 8, 1] [5, 3] [9, 2] [2, 9, 1, 8, 3, 5] 2
// output: [1, 2, 3] [1, 3] [1, 2, 3]
// output: [5, 8, 9] [-2, 5, -7, 8, -7]
// output: ([5, 8, 9], [3, 1, 2]) [[5, 3], [1, 9, 2]] 0..<6 true true
