import ViewGraph
import ViewTree

/// The lines of a lazy container that have been made and measured so far. Outlives changes of the container.
final class LazyRows {
    /// The elements that the container's children are.
    private(set) var realized: Range<Int> = 0..<0
    /// The views of each of them: one, as a rule.
    private(set) var elements: [[any LayoutElement]] = []
    /// Views outside of them that stay in sight.
    private(set) var pinned: [any LayoutElement] = []
    /// Whether an element was seen that resolves to other than one view.
    private(set) var isUneven = false
    /// Points across the axis that the container's first view took when it was there, without a proposal.
    var idealBreadth: Double?
    /// Points along the axis by number of the line, the spacing after it included, for `measuredBreadth`.
    private var lengths: [Int: Double] = [:]
    /// What lines took before the content changed, which is the best guess for those that aren't measured since.
    private var earlierLengths: [Int: Double] = [:]
    /// What a line counts of which nothing is known, once enough lines were measured to fill what is in sight: content that is scrolled would move if each
    /// further line changed it.
    private var settled: (mean: Double, count: Int)?
    /// The mean of the known lengths, worked out when it is needed.
    private var knownMean: Double?
    private var measuredBreadth: Double??
    private var sum = 0.0

    /// Makes the elements of the range the container's children.
    func realize(_ range: Range<Int>, of source: any LazyElements, context: LayoutContext) throws {
        elements = try source.realize(range).map { context.nodes(for: $0) }
        isUneven = isUneven || elements.contains { $0.count != 1 }
        pinned = context.nodes(for: source.pinned)
        realized = range
    }

    /// Whether exactly the elements of the range are there.
    func holds(_ range: Range<Int>) -> Bool { range == realized && elements.count == range.count }

    /// Forgets the elements but not which they were, so that the same ones are made again.
    func dropElements() { elements = [] }

    /// Forgets lengths that were measured for another breadth.
    func prepare(forBreadth breadth: Double?) {
        if let measuredBreadth, measuredBreadth == breadth { return }
        forgetLengths()
        measuredBreadth = .some(breadth)
    }

    /// Lengths have to be measured again.
    func contentChanged() {
        earlierLengths.merge(lengths) { $1 }
        (lengths, sum, knownMean) = ([:], 0, nil)
    }

    private func forgetLengths() { (lengths, earlierLengths, sum, settled, knownMean, measuredBreadth) = ([:], [:], 0, nil, nil, nil) }

    /// The container has another number of lines than before.
    func unsettle(unlessCountIs count: Int) { if settled?.count != count { settled = nil } }

    /// What is in sight is there.
    func settle(at count: Int) { settled = settled ?? (mean, count) }

    var measuredCount: Int { lengths.count }

    func setLength(_ length: Double, ofLine line: Int) {
        // Where a line changes, as when the window does, so may the others.
        if let known = lengths[line] ?? earlierLengths[line], known != length { (earlierLengths, settled) = ([:], nil) }
        if lengths[line] == length { return }
        sum += length - (lengths[line] ?? 0)
        lengths[line] = length
        knownMean = nil
    }

    func isMeasured(_ line: Int) -> Bool { lengths[line] != nil }

    /// The measured length, else the one before, else the mean of those that were measured.
    func length(ofLine line: Int) -> Double { lengths[line] ?? earlierLengths[line] ?? mean }

    /// Points of all lines of a container with `count` of them.
    func total(of count: Int) -> Double {
        let known = known(of: count)
        return known.points + Double(max(0, count - known.lines)) * mean
    }

    /// The lines of which a length is known, and their points.
    private func known(of count: Int) -> (lines: Int, points: Double) {
        earlierLengths.reduce((lengths.count, sum)) { known, line in
            line.key < count && lengths[line.key] == nil ? (known.0 + 1, known.1 + line.value) : known
        }
    }

    private var mean: Double {
        if let settled { return settled.mean }
        if let knownMean { return knownMean }
        let known = known(of: .max)
        // Where all lines known so far are empty, others are still looked for.
        let mean = known.lines == 0 ? 0 : known.points > 0 ? known.points / Double(known.lines) : Self.leastMean
        knownMean = mean
        return mean
    }
    private static let leastMean = 1.0
}
