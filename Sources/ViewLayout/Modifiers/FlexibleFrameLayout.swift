import ViewTree

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// The child is proposed the frame's proposal, or else the ideal length, inside the bounds. With both bounds the frame takes the proposal inside the bounds and
/// does not ask the child. With one bound it takes the child's length or the proposal, whichever the bound calls for. When it is placed, the child is proposed the
/// frame's own size.
final class FlexibleFrameLayout: UnaryComputer {
    let child: any LayoutElement
    private let width, height: FlexibleFrame.Range
    private let alignment: Alignment

    init(_ child: any LayoutElement, _ frame: FlexibleFrame) {
        (self.child, width, height, alignment) = (child, frame.width.ordered, frame.height.ordered, frame.alignment)
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        let fixedWidth = width.length(withoutChild: proposal.width)
        let fixedHeight = height.length(withoutChild: proposal.height)
        if let fixedWidth, let fixedHeight { return Size(width: fixedWidth, height: fixedHeight) }
        let inner = Proposal(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
        let size = try child.size(inner)
        return Size(
            width: fixedWidth ?? width.length(child: size.width, proposed: inner.width),
            height: fixedHeight ?? height.length(child: size.height, proposed: inner.height))
    }

    func placement(in viewSize: ViewSize) throws -> ChildPlacement {
        let proposal = Proposal(viewSize.size)
        return ChildPlacement(child, at: try child.origin(at: proposal, alignedIn: viewSize.size, alignment), proposal)
    }

    /// The constrained axes get the default distance, but not around a `Spacer`.
    func spacing() throws -> ViewSpacing { try child.spacing(resetOn: [width.isFree ? [] : .horizontal, height.isFree ? [] : .vertical]) }
}

extension FlexibleFrame.Range {
    var isFree: Bool { min == nil && ideal == nil && max == nil }

    /// The range as SwiftUI takes it: the minimum finite and not negative, the ideal length at least that, the maximum at least both.
    var ordered: FlexibleFrame.Range {
        let least = min.flatMap(\.finite).map { Swift.max(0, $0) }
        let middle = ideal.flatMap(\.finite).map { Swift.max(least ?? 0, $0) }
        let greatest = max.flatMap { $0.isNaN ? nil : Swift.max(middle ?? least ?? 0, $0) }
        return FlexibleFrame.Range(min: least, ideal: middle, max: greatest)
    }

    fileprivate func proposal(_ proposed: Double?) -> Double? { (proposed ?? ideal)?.clamped(min, max) }

    /// The frame's length where it does not depend on the child.
    fileprivate func length(withoutChild proposed: Double?) -> Double? {
        guard let proposed else { return ideal }
        return min != nil && max != nil ? proposed.clamped(min, max) : nil
    }

    /// The frame's length around a child that took `child` of the length `proposed` to it.
    fileprivate func length(child: Double, proposed: Double?) -> Double {
        switch (min, max) {
        case (let min?, let max?): child.clamped(min, max)
        case (let min?, nil): Swift.max(Swift.min(proposed ?? .infinity, child), min)
        case (nil, let max?): Swift.min(Swift.max(proposed ?? -.infinity, child), max)
        case (nil, nil): child
        }
    }
}
