import ViewTree
import Wording

/// `aspectRatio`, `scaledToFit` and `scaledToFill`.
public struct AspectRatioModifier: LayoutModifier, LayoutRule, Equatable {
    private let ratio: Double?
    private let fills: Bool

    /// - Parameter ratio: width by height; `nil` keeps the ratio of the ideal size.
    public init(ratio: Double?, fills: Bool) { (self.ratio, self.fills) = (ratio, fills) }

    public var name: String { "aspectRatio" }
    public var arguments: [ViewArgument] {
        (ratio.map { [ViewArgument(nil, .length($0))] } ?? []) + [ViewArgument("contentMode", .choice(fills ? "fill" : "fit"))]
    }

    func computer(around child: any LayoutElement, beside others: [any LayoutElement], in node: LayoutNode) -> any LayoutComputer {
        AspectRatioLayout(child, ratio: node.usable(ratio: ratio), fills: fills)
    }
    var sizeReason: Phrase {
        Phrase(
            "what its content takes of the \(fills ? "smallest size of the ratio that fills" : "largest size of the ratio that fits") the proposal",
            ko: "\(fills ? "제안을 채우는 가장 작은" : "제안 안에 들어가는 가장 큰") 같은 비율의 크기에서 콘텐츠가 차지하는 크기")
    }
}

/// The child is proposed the largest size of the ratio that fits the proposal, or the smallest that fills it; an unspecified length does not bind. Without a ratio,
/// that of the child's ideal size counts. The modifier takes what the child answers.
final class AspectRatioLayout: UnaryComputer {
    let child: any LayoutElement
    private let ratio: Double?
    private let fills: Bool

    /// - Parameter ratio: width by height, above 0 and finite; `nil` for the child's own.
    init(_ child: any LayoutElement, ratio: Double?, fills: Bool) { (self.child, self.ratio, self.fills) = (child, ratio, fills) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(try scaled(proposal)) }

    func placement(in viewSize: ViewSize) throws -> ChildPlacement {
        let proposal = try scaled(viewSize.proposal)
        return ChildPlacement(child, at: try child.origin(at: proposal, alignedIn: viewSize.size, .center), proposal)
    }

    private func scaled(_ proposal: Proposal) throws -> Proposal {
        if proposal == .unspecified { return proposal }
        let shape = try ratio.map { Size(width: $0, height: 1) } ?? child.size(.unspecified)
        let factors = Axis.allCases.compactMap { axis -> Double? in
            guard let length = proposal[axis], shape[axis] > 0 else { return nil }
            let factor = length / shape[axis]
            return factor.isNaN ? nil : factor
        }
        guard let factor = fills ? factors.max() : factors.min() else { return proposal }
        return Proposal(width: shape.width * factor, height: shape.height * factor)
    }
}
