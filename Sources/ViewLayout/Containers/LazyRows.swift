import ViewGraph
import ViewTree

/// The lines of a lazy container that have been made and measured so far. Outlives changes of the container.
final class LazyRows {
    /// The elements that the container's children are.
    private(set) var realized: Range<Int> = 0..<0
    private(set) var elements: [any LayoutElement] = []
    /// Points along the axis by number of the line, for `measuredBreadth`.
    private var lengths: [Int: Double] = [:]
    private var measuredBreadth: Double??
    private var sum = 0.0

    /// Makes the elements of the range the container's children.
    func realize(_ range: Range<Int>, of source: any LazyElements, context: LayoutContext) throws {
        elements = context.nodes(for: try source.realize(range))
        realized = range
    }

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

    /// Points of all lines of a container with `count` of them, spacing excluded.
    func total(of count: Int) -> Double { sum + Double(max(0, count - lengths.count)) * mean }

    var isEmpty: Bool { lengths.isEmpty }
    private var mean: Double { lengths.isEmpty ? 0 : sum / Double(lengths.count) }
}
