import ViewGraph
import ViewTree

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
    var sizeReason: String { get }
    /// Why children are where they are.
    var placeReason: String { get }
}

extension ContainerRule {
    var isItsOnlyChild: Bool { false }
    var sizeReason: String { "what its content takes" }
    var placeReason: String { "its content has its place" }
}

extension Container {
    var sizeReason: String { (self as? any ContainerRule)?.sizeReason ?? "what its content takes" }
    var placeReason: String { (self as? any ContainerRule)?.placeReason ?? "its content has its place" }
}
