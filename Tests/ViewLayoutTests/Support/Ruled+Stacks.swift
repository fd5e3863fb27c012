import ViewTree

@testable import ViewGraph
@testable import ViewLayout

extension Ruled {
    struct Arrangement {
        var origins: [Point] = []
        var proposals: [Proposal] = []
        var size = Size.zero
    }

    func arranged(_ proposal: Proposal) -> Arrangement {
        guard case .stack(let axis, let spacing, let alignment, let children) = self, !children.isEmpty else { return Arrangement() }
        let (end, start): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        let gaps = zip(children, children.dropFirst()).map { spacing ?? ($0.isClose(end, in: axis) || $1.isClose(start, in: axis) ? 0 : 8) }
        let lengths = shares(of: proposal[axis].map { $0 - gaps.reduce(0, +) }, children, axis, breadth: proposal[axis.other])
        var result = Arrangement(proposals: lengths.map { Proposal(major: $0, minor: proposal[axis.other], along: axis) })
        let sizes = zip(children, result.proposals).map { $0.size($1, in: axis) }
        // An endless view is at the line.
        let starts = sizes.map { $0[axis.other].isFinite ? -alignment * $0[axis.other] : 0 }
        let (lower, upper) = (min(0, starts.min() ?? 0), max(0, zip(starts, sizes).map { $0 + $1[axis.other] }.max() ?? 0))
        var position = 0.0
        for (index, size) in sizes.enumerated() {
            if index > 0 { position += gaps[index - 1] }
            result.origins.append(axis == .horizontal ? Point(x: position, y: starts[index] - lower) : Point(x: starts[index] - lower, y: position))
            position += size[axis]
        }
        result.size = Size(major: max(0, position), minor: upper - lower, along: axis)
        return result
    }

    /// What each child is proposed of a length: by priority, then by flexibility, an equal share of what is left each.
    private func shares(of available: Double?, _ children: [Ruled], _ axis: Axis, breadth: Double?) -> [Double?] {
        guard let available else { return children.map { _ in nil } }
        func length(_ index: Int, _ proposed: Double) -> Double {
            children[index].size(Proposal(major: proposed, minor: breadth, along: axis), in: axis)[axis]
        }
        func flexibility(_ index: Int) -> Double {
            let (least, most) = (length(index, 0), length(index, .infinity))
            return most == least ? 0 : most - least
        }
        var result = [Double?](repeating: nil, count: children.count)
        let priorities = Set(children.map(\.priority)).sorted(by: >)
        let reserved = children.indices.filter { children[$0].priority != priorities[0] }.reduce(0) { $0 + length($1, 0) }
        var left = available - reserved
        for (rank, priority) in priorities.enumerated() {
            var group = children.indices.filter { children[$0].priority == priority }
            if rank > 0 { left = Self.difference(left, -group.reduce(0) { $0 + length($1, 0) }) }
            group.sort {
                let (a, b) = (flexibility($0), flexibility($1))
                if a != b { return a < b }
                if a == .infinity, length($0, 0) != length($1, 0) { return length($0, 0) > length($1, 0) }
                return $0 < $1
            }
            for (position, index) in group.enumerated() {
                let share = max(left / Double(group.count - position), 0)
                result[index] = share
                left = Self.difference(left, length(index, share))
            }
        }
        return result
    }

    /// Infinity less infinity leaves infinity.
    private static func difference(_ a: Double, _ b: Double) -> Double { (a - b).isNaN ? a : a - b }
}
