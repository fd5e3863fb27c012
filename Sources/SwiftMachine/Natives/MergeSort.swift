import SwiftModel

/// Sorts by merging, with few comparisons: they may be calls of a snippet's closure. Elements that are equal keep their order.
struct MergeSort {
    /// Whether the element at one place belongs before the one at another.
    let precedes: (Int, Int) throws -> Bool
    let budget: Budget
    /// Runs of this many are sorted by insertion.
    private static let run = 8

    init(_ budget: Budget, _ precedes: @escaping (Int, Int) throws -> Bool) { (self.budget, self.precedes) = (budget, precedes) }

    /// The places of this many elements, in the order of the elements.
    func order(of count: Int) throws -> [Int] {
        var (order, merged) = (Array(0..<count), Array(0..<count))
        for start in stride(from: 0, to: count, by: Self.run) { try insert(&order, start, min(start + Self.run, count)) }
        var width = Self.run
        while width < count {
            try budget.charge(count)
            for start in stride(from: 0, to: count, by: 2 * width) {
                try merge(order, start, min(start + width, count), min(start + 2 * width, count), into: &merged)
            }
            swap(&order, &merged)
            width *= 2
        }
        return order
    }

    private func insert(_ order: inout [Int], _ start: Int, _ end: Int) throws {
        for next in start..<end {
            let place = order[next]
            var hole = next
            while hole > start, try precedes(place, order[hole - 1]) {
                order[hole] = order[hole - 1]
                hole -= 1
            }
            order[hole] = place
        }
    }

    private func merge(_ order: [Int], _ start: Int, _ middle: Int, _ end: Int, into merged: inout [Int]) throws {
        var (left, right, next) = (start, middle, start)
        // Two runs that follow each other already need one comparison.
        let isOrdered = try middle >= end || !precedes(order[middle], order[middle - 1])
        while !isOrdered, left < middle, right < end {
            if try precedes(order[right], order[left]) {
                merged[next] = order[right]
                right += 1
            } else {
                merged[next] = order[left]
                left += 1
            }
            next += 1
        }
        for rest in [left..<middle, right..<end] {
            for index in rest {
                merged[next] = order[index]
                next += 1
            }
        }
    }
}
