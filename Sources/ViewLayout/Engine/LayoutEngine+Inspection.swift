import ViewGraph
import ViewTree

/// What layouts decided besides frames.
extension LayoutEngine {
    /// The child that `ViewThatFits` shows, for a node of that role after a layout.
    public func chosenChild(of node: ResolvedNode) -> ResolvedNode? {
        (known(node)?.computer as? ViewThatFitsLayout)?.chosen?.node?.resolved
    }

    /// The lines of a text as drawn; `nil` for other nodes.
    public func typesetText(of node: ResolvedNode) -> TypesetText? {
        guard let state = known(node), let text = state.computer as? any TextComputer, let size = state.placement?.frame.size else { return nil }
        return text.lines(in: Proposal(size))
    }
}
