import ViewGraph
import ViewTree

extension LayoutEngine {
    /// Why a view has its size and its place, in a few sentences, a line each: what it was offered and why, what it took, and where it is.
    public func explain(_ node: ResolvedNode) -> [String] {
        guard let state = known(node), let placement = state.placement else { return ["\(node.label) has no place: no layout around it shows it."] }
        let around = parent(of: node)
        if let match = state.match { return explain(node, match, placement, offeredBy: around) }
        var lines = ["\(around?.label ?? "The window") offers \(node.label) \(placement.proposal.written)."]
        if let around, let share = decision(about: node, by: around) { lines.append("Along the stack it \(share).") }
        lines.append("\(node.label) takes \(placement.frame.size.written): \(node.sizeRule).")
        lines.append(standing(node, placement.frame, in: around))
        return lines
    }

    /// Why a view that follows another by `matchedGeometryEffect` has its size and its place.
    private func explain(_ node: ResolvedNode, _ match: LayoutNode.Match, _ placement: LayoutNode.Placement, offeredBy around: ResolvedNode?) -> [String] {
        let what = match.effect.matchesSize && match.effect.matchesPosition ? "size and place" : match.effect.matchesSize ? "size" : "place"
        var lines = ["\(around?.label ?? "The window") offers \(node.label) \(match.askedProposal.written)."]
        lines.append(
            "matchedGeometryEffect gives it the \(what) of \(match.source.label), which is \(match.sourceFrame.size.written) at \(match.sourceFrame.origin.written)."
        )
        let proposed = match.effect.matchesSize ? "It is proposed that size and takes" : "It takes"
        lines.append("\(proposed) \(placement.frame.size.written): \(node.sizeRule).")
        lines.append(
            match.effect.matchesPosition
                ? "It is at \(placement.frame.origin.written), where the \(match.effect.anchor.plural) of both meet."
                : "It is at \(placement.frame.origin.written): its \(match.effect.anchor.name) is where the layout puts it.")
        return lines
    }

    /// The nearest node around that has its own place.
    private func parent(of node: ResolvedNode) -> ResolvedNode? {
        var current = node.parent
        while let around = current, known(around)?.placement == nil { current = around.parent }
        return current
    }

    /// What the stack decided about its child when it shared its length.
    private func decision(about node: ResolvedNode, by around: ResolvedNode) -> String? {
        guard let stack = known(around), let frame = stack.placement, stack.computer is StackLayout else { return nil }
        let (kept, asked) = (context.trace, LayoutTrace(about: node.id))
        defer { context.trace = kept }
        context.trace = asked
        _ = try? stack.makeComputer(around.role, around).placements(in: ViewSize(size: frame.frame.size, proposal: frame.proposal))
        let decisions = asked.entries.compactMap { entry in
            if case .decided(let sentence) = entry.event, entry.node == node.id { sentence } else { nil }
        }
        return decisions.last
    }

    private func standing(_ node: ResolvedNode, _ frame: Rect, in around: ResolvedNode?) -> String {
        guard let around, let outer = self.frame(of: around) else {
            return "It is centered in the window's safe area, at \(frame.origin.written)."
        }
        let inside = frame.origin - outer.origin
        return "It is at \(frame.origin.written), which is \(inside.written) inside \(around.label): \(around.placeRule)."
    }
}

extension ResolvedNode {
    /// How the view gets its size.
    fileprivate var sizeRule: String {
        switch role {
        case .leaf(.text): "its longest line and its lines' height"
        case .leaf(.spacer): "what is left along the stack, at least its minimum"
        case .leaf(.divider): "a line 1 thick"
        case .leaf(.image(let image)): image.isResizable ? "all it is offered, and the size of the image where nothing is proposed" : "the size of the image"
        case .leaf(.shape(let shape)): shape.sizing.rule
        case .leaf(.platform): "what its sizeThatFits answered, else what it is offered, as far as its intrinsic size allows"
        case .leaf: "all it is offered, and 10 where nothing is proposed"
        case .container(let container, _): container.sizeReason
        case .control: "the measures of this control"
        case .modifier(let modifier): modifier.sizeReason
        case .custom: "what its body takes"
        case .geometryReader: "all it is offered"
        case .listPart: "the width of the list and the height of its content"
        }
    }

    /// Why the view puts its children where they are.
    fileprivate var placeRule: String {
        switch role {
        case .container(let container, _): container.placeReason
        case .modifier(let modifier): modifier.placeReason
        case .geometryReader: "content begins in the top leading corner"
        default: "where its content is"
        }
    }
}

extension ShapeContent.Sizing {
    fileprivate var rule: String {
        switch self {
        case .proposal: "all it is offered, and 10 where nothing is proposed"
        case .square: "a square of the shorter length it is offered, where a length that isn't proposed counts as 10"
        case .custom: "what the shape's sizeThatFits answered"
        }
    }
}

extension UnitPoint {
    /// With the parts of the width and height that are before it.
    fileprivate var name: String { self == .center ? "center" : "point \(x.written),\(y.written)" }
    fileprivate var plural: String { self == .center ? "centers" : "points \(x.written),\(y.written)" }
}
