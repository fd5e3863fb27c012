import ViewTree
import Wording

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
public struct FlexibleFrameModifier: LayoutModifier, LayoutRule, Equatable {
    public struct Range: Hashable, Sendable {
        public var min, ideal, max: Double?
        public init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) { (self.min, self.ideal, self.max) = (min, ideal, max) }
    }
    private let width, height: Range
    private let alignment: Alignment

    public init(width: Range = Range(), height: Range = Range(), alignment: Alignment) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
    }

    public var name: String { "frame" }
    public var arguments: [ViewArgument] {
        .lengths([
            "minWidth": width.min, "idealWidth": width.ideal, "maxWidth": width.max,
            "minHeight": height.min, "idealHeight": height.ideal, "maxHeight": height.max,
        ]) + .alignment(alignment)
    }

    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer {
        for range in [width, height] where !range.isOrdered { node.warnContradiction() }
        return FlexibleFrameLayout(child, width: width.ordered, height: height.ordered, alignment: alignment)
    }
    var sizeReason: Phrase {
        let (width, height) = (width.ordered.reason(Phrase("width", ko: "너비")), height.ordered.reason(Phrase("height", ko: "높이")))
        return Phrase("\(width.english), and \(height.english)", ko: "\(width.korean), \(height.korean)")
    }
    var placeReason: Phrase { Phrase("its guides are on the frame's", ko: "가이드가 프레임의 가이드에 맞춰집니다") }
}

/// The child is proposed the frame's proposal, or else the ideal length, inside the bounds. With both bounds the frame takes the proposal inside the bounds and
/// does not ask the child. With one bound it takes the child's length or the proposal, whichever the bound calls for. When it is placed, the child is proposed the
/// frame's own size.
final class FlexibleFrameLayout: UnaryComputer {
    let child: any LayoutElement
    private let width, height: FlexibleFrameModifier.Range
    private let alignment: Alignment

    /// - Parameter width: with its bounds in order.
    init(_ child: any LayoutElement, width: FlexibleFrameModifier.Range, height: FlexibleFrameModifier.Range, alignment: Alignment) {
        (self.child, self.width, self.height, self.alignment) = (child, width, height, alignment)
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

extension FlexibleFrameModifier.Range {
    /// Where a length comes from.
    ///
    /// - Parameter length: "width" or "height".
    fileprivate func reason(_ length: Phrase) -> Phrase {
        let (name, korean) = (length.english, length.korean)
        let proposed = Phrase("the proposed \(name)", ko: "제안받은 \(korean)")
        let content = Phrase("its content's \(name)", ko: "콘텐츠의 \(korean)")
        switch (min, max) {
        case (nil, nil): return content
        case (0?, .infinity?): return proposed
        case (let min?, .infinity?):
            return Phrase("\(proposed.english), at least \(min.written)", ko: "\(proposed.korean), 적어도 \(min.written)")
        case (let min?, let max?):
            return Phrase("\(proposed.english), from \(min.written) to \(max.written)", ko: "\(proposed.korean), \(min.written)에서 \(max.written)까지")
        case (let min?, nil):
            return Phrase(
                "\(content.english), at most the proposed one and at least \(min.written)",
                ko: "\(content.korean), 많아야 제안받은 만큼, 적어도 \(min.written)")
        case (nil, .infinity?): return Phrase("\(proposed.english), at least its content's", ko: "\(proposed.korean), 적어도 콘텐츠만큼")
        case (nil, let max?):
            return Phrase(
                "\(proposed.english), at least its content's and at most \(max.written)", ko: "\(proposed.korean), 적어도 콘텐츠만큼, 많아야 \(max.written)")
        }
    }

    var isFree: Bool { min == nil && ideal == nil && max == nil }

    /// Whether the bounds are in order and possible.
    fileprivate var isOrdered: Bool {
        let given = [min, ideal, max].compactMap { $0 }
        guard given.allSatisfy({ !$0.isNaN && $0 >= 0 }), min?.isFinite ?? true, ideal?.isFinite ?? true else { return false }
        return zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// The range as SwiftUI takes it: the minimum finite and not negative, the ideal length at least that, the maximum at least both.
    var ordered: FlexibleFrameModifier.Range {
        let least = min.flatMap(\.finite).map { Swift.max(0, $0) }
        let middle = ideal.flatMap(\.finite).map { Swift.max(least ?? 0, $0) }
        let greatest = max.flatMap { $0.isNaN ? nil : Swift.max(middle ?? least ?? 0, $0) }
        return FlexibleFrameModifier.Range(min: least, ideal: middle, max: greatest)
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
