import ViewGraph
import ViewTree

/// Moves headers and footers of sections so that they stay in sight while their section is: a header at the start of what is seen, until the end of its section
/// pushes it out; a footer at the end in the same way.
struct PinnedViews {
    private let parts: PinnedParts
    private let axis: Axis
    /// What is seen, in points from the container's start.
    private let start, end: Double

    init(_ parts: PinnedParts, along axis: Axis, from start: Double, to end: Double) {
        (self.parts, self.axis, self.start, self.end) = (parts, axis, start, end)
    }

    /// The places with the pinned ones moved; those outside of the interval are at infinity.
    func places(_ places: [ChildPlacement]) throws -> [ChildPlacement] {
        let lengths = try places.map { try $0.element.size($0.proposal)[axis] }
        var extents: [UInt32: ClosedRange<Double>] = [:]
        for (place, length) in zip(places, lengths) where place.origin[axis].isFinite {
            guard let section = place.element.sectionMark?.section else { continue }
            let extent = place.origin[axis]...place.origin[axis] + max(0, length)
            extents[section] = extents[section].map { min($0.lowerBound, extent.lowerBound)...max($0.upperBound, extent.upperBound) } ?? extent
        }
        return zip(places, lengths).map { place, length in
            guard let mark = place.element.sectionMark, let extent = extents[mark.section] else { return place }
            var moved = place
            switch mark.part {
            case .header where parts.contains(.headers): moved.origin[axis] = max(place.origin[axis], min(start, extent.upperBound - length))
            case .footer where parts.contains(.footers): moved.origin[axis] = min(place.origin[axis], max(end - length, extent.lowerBound))
            default: break
            }
            return moved
        }
    }
}

extension LayoutElement {
    /// The section of a lazy container that the view is in.
    var sectionMark: SectionMark? { node?.resolved?.sectionMark }
}
