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

    func forgetLengths() {
        (lengths, sum, measuredBreadth) = ([:], 0, nil)
    }

    func setLength(_ length: Double, ofLine line: Int) {
        sum += length - (lengths[line] ?? 0)
        lengths[line] = length
    }

    /// The measured length, else the mean of those that are.
    func length(ofLine line: Int) -> Double { lengths[line] ?? mean }

    /// Points of all lines of a container with `count` of them.
    func total(of count: Int) -> Double { sum + Double(max(0, count - lengths.count)) * mean }

    /// Where all lines measured so far are empty, others are still looked for.
    private var mean: Double { lengths.isEmpty ? 0 : sum > 0 ? sum / Double(lengths.count) : Self.leastMean }
    private static let leastMean = 1.0
}
