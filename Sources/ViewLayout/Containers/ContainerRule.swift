import ViewGraph
import ViewTree
import Wording

/// The rule of a container: how it lays out its subviews, and the words that explain it.
protocol ContainerRule: Container {
    /// The layout of the subviews.
    ///
    /// - Parameters:
    ///   - node: the container's node, which reports lengths that cannot be.
    ///   - resolved: what the node is for.
    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer
    /// Whether the container with one static child is that child, without a layout of its own.
    var isItsOnlyChild: Bool { get }
    /// Where the container's size comes from.
    var sizeReason: Phrase { get }
    /// Why children are where they are.
    var placeReason: Phrase { get }
}

/// A layout whose size comes from one thing or another, as the proposal is.
protocol SizeExplaining: LayoutComputer {
    func sizeReason(for proposal: Proposal) throws -> Phrase
}

extension ContainerRule {
    var isItsOnlyChild: Bool { false }
    var sizeReason: Phrase { .contentSize }
    var placeReason: Phrase { .contentPlace }
}

extension Container {
    var sizeReason: Phrase { (self as? any ContainerRule)?.sizeReason ?? .contentSize }
    var placeReason: Phrase { (self as? any ContainerRule)?.placeReason ?? .contentPlace }
}

extension Phrase {
    fileprivate static let contentSize = Phrase("what its content takes", ko: "콘텐츠의 크기")
    static let contentPlace = Phrase("the place that it gives its content", ko: "콘텐츠에 주는 자리입니다")
}
