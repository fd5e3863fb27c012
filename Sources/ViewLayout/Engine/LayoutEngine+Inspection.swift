import ViewGraph
import ViewTree

/// What layouts decided besides frames.
extension LayoutEngine {
    /// The child that `ViewThatFits` shows, for a node of that role after a layout.
    public func chosenChild(of node: ResolvedNode) -> ResolvedNode? {
        (known(node)?.computer as? ViewThatFitsLayout)?.chosen?.node?.resolved
    }

    /// The lines of a text as drawn, the last one with `…` where not all fit; `nil` for other nodes.
    public func lines(of node: ResolvedNode) -> [String]? {
        guard let state = known(node), let text = state.computer as? TextLayout, let size = state.placement?.frame.size else { return nil }
        return text.lines(in: Proposal(size))
    }

    /// How the lines of a text are set: the size of the font, smaller where the text shrank, and the room between lines, in points; `nil` for other nodes.
    public func textMetrics(of node: ResolvedNode) -> (fontSize: Double, lineSpacing: Double)? {
        guard let state = known(node), let text = state.computer as? TextLayout, let size = state.placement?.frame.size else { return nil }
        return text.metrics(in: Proposal(size))
    }
}
