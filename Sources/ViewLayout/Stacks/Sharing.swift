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
    var note: ((_ part: Int, _ share: Double, _ available: Double, _ parts: Int) -> Void)?

    /// The lengths proposed to the parts, in order, of `available` points.
    func proposals(available: Double) throws -> [Double] {
        let groups = try groupsInOrder()
        let minima = try groups.enumerated().map { index, group in
            index == 0 ? 0 : try group.reduce(0) { $0 + (try length($1, 0)) }
        }
        var left = available - minima.reduce(0, +)
        var proposals = [Double](repeating: 0, count: priorities.count)
        for (group, minimum) in zip(groups, minima) {
            left = left.subtracting(-minimum)
            for (index, part) in group.enumerated() {
                let share = max(left / Double(group.count - index), 0)
                note?(part, share, left, group.count - index)
                proposals[part] = share
                left = left.subtracting(try length(part, share))
            }
        }
        return proposals
    }

    /// The parts by priority and, within a priority, by flexibility. Only parts that share their priority are asked how flexible they are.
    private func groupsInOrder() throws -> [[Int]] {
        let byPriority = Dictionary(grouping: priorities.indices) { priorities[$0] }
        return try byPriority.sorted { $0.key > $1.key }.map { _, parts in
            guard parts.count > 1 else { return parts }
            let limits = try parts.map { Limits(part: $0, least: try length($0, 0), most: try length($0, .infinity)) }
            return limits.sorted { $0.isServed(before: $1) }.map(\.part)
        }
    }

    private struct Limits {
        let part: Int
        let least: Double
        let most: Double

        /// Less flexible first; of two without a limit, the one with the greater minimum; else as written.
        func isServed(before other: Limits) -> Bool {
            if flexibility == .infinity, other.flexibility == .infinity, least != other.least { return least > other.least }
            return flexibility == other.flexibility ? part < other.part : flexibility < other.flexibility
        }

        /// A part that always takes everything counts as not flexible.
        private var flexibility: Double {
            let range = most - least
            return range.isNaN ? 0 : range
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
