import ViewTree

/// How a stack, or the columns of a grid, share a length.
///
/// The highest priority group comes first, and within it the least flexible part; each part is offered an equal share of what is left after the minima of all
/// later groups have been set aside, and what it does not take is left for the rest.
struct Sharing {
    let priorities: [Double]
    /// What the part takes of a proposed length, in points.
    let length: (_ part: Int, _ proposed: Double) throws -> Double
    /// Told the parts in the order served, with what each was offered and how that came about.
    var note: ((_ part: Int, Share) -> Void)?

    /// What a part is offered.
    struct Share {
        let length: Double
        /// What is left for the part and those served after it in its group.
        let available: Double
        let parts: Int
        /// What is set aside for lower priorities.
        let reserved: Double
    }

    /// The lengths proposed to the parts, in order, of `available` points.
    func proposals(available: Double) throws -> [Double] {
        var order = Array(priorities.indices)
        let groups = groupByPriority(&order)
        let minima = try groups.dropFirst().map { group in try order[group].reduce(0) { $0 + (try length($1, 0)) } }
        var left = available - minima.reduce(0, +)
        var proposals = [Double](repeating: 0, count: priorities.count)
        for (index, group) in groups.enumerated() {
            if index > 0 { left = left.subtracting(-minima[index - 1]) }
            if group.count > 1 { try sortByFlexibility(&order, in: group) }
            for position in group {
                let (part, parts) = (order[position], group.upperBound - position)
                let share = max(left / Double(parts), 0)
                note?(part, Share(length: share, available: left, parts: parts, reserved: minima[index...].reduce(0, +)))
                proposals[part] = share
                left = left.subtracting(try length(part, share))
            }
        }
        return proposals
    }

    /// Sorts the parts by priority, the highest first, and gives the ranges of equal ones.
    private func groupByPriority(_ order: inout [Int]) -> [Range<Int>] {
        guard let first = priorities.first else { return [] }
        if priorities.allSatisfy({ $0 == first }) { return [0..<order.count] }
        order.sort { priorities[$0] == priorities[$1] ? $0 < $1 : priorities[$0] > priorities[$1] }
        var groups: [Range<Int>] = []
        var start = 0
        for position in 1...order.count where position == order.count || priorities[order[position]] != priorities[order[start]] {
            groups.append(start..<position)
            start = position
        }
        return groups
    }

    /// Sorts parts that share their priority: less flexible first; of two without a limit, the one with the greater minimum; else as written. Only such parts are
    /// asked how flexible they are.
    private func sortByFlexibility(_ order: inout [Int], in group: Range<Int>) throws {
        var limits = try order[group].map { Limits(part: $0, least: try length($0, 0), most: try length($0, .infinity)) }
        limits.sort { $0.isServed(before: $1) }
        for (position, limit) in zip(group, limits) { order[position] = limit.part }
    }

    private struct Limits {
        let part: Int
        let least: Double
        /// The most that the part can take beyond its minimum. A part that always takes everything counts as not flexible.
        let flexibility: Double

        init(part: Int, least: Double, most: Double) {
            (self.part, self.least) = (part, least)
            flexibility = most == least ? 0 : most - least
        }

        func isServed(before other: Limits) -> Bool {
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            if flexibility == .infinity, least != other.least { return least > other.least }
            return part < other.part
        }
    }
}

extension Double {
    /// The difference; where it is no number (∞ − ∞), nothing was taken.
    fileprivate func subtracting(_ taken: Double) -> Double {
        let rest = self - taken
        return rest.isNaN ? self : rest
    }
}
