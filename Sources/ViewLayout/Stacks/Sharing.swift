import ViewTree

/// What shares a length: the children of a stack, the columns of a grid.
protocol SharedParts {
    var count: Int { get }
    /// Parts of a higher priority are served first.
    func priority(of part: Int) -> Double
    /// What the part takes of a proposed length, in points.
    func length(of part: Int, proposed: Double) throws -> Double
    /// Offers the part its share, in the order served; what the part takes of it.
    mutating func take(_ share: Share, for part: Int) throws -> Double
}

/// What a part is offered, and how that came about.
struct Share {
    let length: Double
    /// What is left for the part and those served after it in its group.
    let available: Double
    let parts: Int
    /// What is set aside for lower priorities.
    let reserved: Double
}

extension SharedParts {
    /// Shares `available` points.
    ///
    /// The highest priority group comes first, and within it the least flexible part; each part is offered an equal share of what is left after the minima of
    /// all later groups have been set aside, and what it does not take is left for the rest.
    mutating func share(_ available: Double) throws {
        var order: ContiguousArray<Candidate> = []
        order.reserveCapacity(count)
        for part in 0..<count { order.append(Candidate(part: part, priority: priority(of: part))) }
        if order.contains(where: { $0.priority != order[0].priority }) { order.sort { $0.ranks(before: $1) } }
        let minima = try minimaOfLaterGroups(order)
        var left = available - minima.reduce(0, +)
        var (start, groups) = (0, 0)
        while start < count {
            let group = start..<order.endOfGroup(from: start)
            if groups > 0 { left = left.subtracting(-minima[groups - 1]) }
            if group.count > 1 { try sortByFlexibility(&order, in: group) }
            let reserved = minima[groups...].reduce(0, +)
            for position in group {
                let parts = group.upperBound - position
                let share = Share(length: max(left / Double(parts), 0), available: left, parts: parts, reserved: reserved)
                left = left.subtracting(try take(share, for: order[position].part))
            }
            (start, groups) = (group.upperBound, groups + 1)
        }
    }

    /// What each priority group after the first takes at the least.
    private func minimaOfLaterGroups(_ order: ContiguousArray<Candidate>) throws -> [Double] {
        var minima: [Double] = []
        var start = order.endOfGroup(from: 0)
        while start < order.count {
            let end = order.endOfGroup(from: start)
            minima.append(try (start..<end).reduce(0) { $0 + (try length(of: order[$1].part, proposed: 0)) })
            start = end
        }
        return minima
    }

    /// Sorts parts that share their priority: less flexible first; of two without a limit, the one with the greater minimum; else as written. Only such parts are
    /// asked how flexible they are.
    private func sortByFlexibility(_ order: inout ContiguousArray<Candidate>, in group: Range<Int>) throws {
        for position in group {
            let part = order[position].part
            order[position].setLimits(least: try length(of: part, proposed: 0), most: try length(of: part, proposed: .infinity))
        }
        // In place: a sorted slice would be another array.
        order.withUnsafeMutableBufferPointer { candidates in
            var candidates = UnsafeMutableBufferPointer(rebasing: candidates[group])
            candidates.sort { $0.isServed(before: $1) }
        }
    }
}

extension ContiguousArray<Candidate> {
    /// The position after the last part that shares its priority with the one at `start`.
    fileprivate func endOfGroup(from start: Int) -> Int {
        var end = start
        while end < count, self[end].priority == self[start].priority { end += 1 }
        return end
    }
}

/// A part while it waits for its share.
private struct Candidate {
    let part: Int
    let priority: Double
    private var least = 0.0
    /// The most that the part can take beyond its minimum. A part that always takes everything counts as not flexible.
    private var flexibility = 0.0

    init(part: Int, priority: Double) { (self.part, self.priority) = (part, priority) }

    mutating func setLimits(least: Double, most: Double) {
        self.least = least
        flexibility = most == least ? 0 : most - least
    }

    func ranks(before other: Candidate) -> Bool { priority == other.priority ? part < other.part : priority > other.priority }

    func isServed(before other: Candidate) -> Bool {
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if flexibility == .infinity, least != other.least { return least > other.least }
        return part < other.part
    }
}

extension Double {
    /// The difference; where it isn't a number (∞ − ∞), nothing was taken.
    fileprivate func subtracting(_ taken: Double) -> Double {
        let rest = self - taken
        return rest.isNaN ? self : rest
    }
}
