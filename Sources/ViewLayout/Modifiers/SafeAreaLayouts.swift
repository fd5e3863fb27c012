import ViewTree

/// `ignoresSafeArea`.
///
/// To layout the modifier is its child. Where its frame touches the edge of the safe area, the child is proposed the room up to the window's edge as well and
/// is in the middle of it.
final class IgnoresSafeAreaLayout: UnaryComputer {
    let child: any LayoutElement
    private let edges: EdgeSet

    init(_ child: any LayoutElement, edges: EdgeSet) { (self.child, self.edges) = (child, edges) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal) }
    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: .zero, viewSize.proposal) }

    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]? {
        let outside = scene.insets(of: frame, on: edges)
        guard outside != .zero else { return nil }
        var inner = scene
        inner.safeArea = scene.safeArea.outset(by: outside)
        let size = viewSize.size.outset(by: outside)
        var proposal = viewSize.proposal
        for axis in Axis.allCases where outside.total(along: axis) > 0 { proposal[axis] = size[axis] }
        let centered = try child.origin(at: proposal, alignedIn: size, .center)
        return [ChildPlacement(child, at: centered - outside.origin, proposal, scene: inner)]
    }
}

/// `safeAreaPadding`: padding that also makes the safe area of what is inside smaller, so that it can be ignored.
final class SafeAreaPaddingLayout: UnaryComputer {
    let child: any LayoutElement
    private let insets: EdgeInsets

    init(_ child: any LayoutElement, insets: EdgeInsets) { (self.child, self.insets) = (child, insets) }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try child.size(proposal.inset(by: insets)).outset(by: insets) }
    func placement(in viewSize: ViewSize) -> ChildPlacement { ChildPlacement(child, at: insets.origin, viewSize.proposal.inset(by: insets)) }

    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) -> [ChildPlacement]? {
        var place = placement(in: viewSize)
        place.scene = scene.reduced(to: frame, by: insets)
        return [place]
    }
}

/// `safeAreaInset(edge:alignment:spacing:)`.
///
/// The inset content is at the edge, in its ideal length there, aligned by a guide of the other axis. The primary content is proposed the rest; its safe area
/// ends at the inset. The modifier takes both together.
final class SafeAreaInsetLayout: UnaryComputer {
    let child: any LayoutElement
    private let content: any LayoutElement
    private let edge: Edge
    private let alignment: AlignmentGuide
    private let gap: Double

    /// - Parameter spacing: points between the two; `nil` is the default distance.
    init(_ primary: any LayoutElement, content: any LayoutElement, edge: Edge, alignment: AlignmentGuide, spacing: Double?) {
        (child, self.content, self.edge, self.alignment) = (primary, content, edge, alignment)
        gap = spacing?.finite ?? ViewSpacing.defaultDistance
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        let insets = try insets(proposal)
        return try child.size(proposal.inset(by: insets)).outset(by: insets)
    }

    func placement(in viewSize: ViewSize) throws -> ChildPlacement {
        let insets = try insets(viewSize.proposal)
        return ChildPlacement(child, at: insets.origin, viewSize.proposal.inset(by: insets))
    }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        let proposal = contentProposal(viewSize.proposal)
        let bar = try content.viewSize(proposal)
        var origin = Point.zero
        origin[edge.axis.other] = try PlainDimensions(viewSize.size)[alignment] - content.value(of: alignment, at: bar)
        if edge == .bottom || edge == .trailing { origin[edge.axis] = viewSize.size[edge.axis] - bar.size[edge.axis] }
        return [try placement(in: viewSize), ChildPlacement(content, at: origin.withoutNaN, proposal)]
    }

    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]? {
        var places = try placements(in: viewSize)
        places[0].scene = scene.reduced(to: frame, by: try insets(viewSize.proposal))
        return places
    }

    private func insets(_ proposal: Proposal) throws -> EdgeInsets {
        var insets = EdgeInsets.zero
        insets[edge] = try content.size(contentProposal(proposal))[edge.axis].finite.map { $0 + gap } ?? 0
        return insets
    }

    private func contentProposal(_ proposal: Proposal) -> Proposal { Proposal(major: nil, minor: proposal[edge.axis.other], along: edge.axis) }
}

extension Scene {
    /// The surroundings inside a frame of which the insets are taken off the safe area. What ignores them reaches the frame's edge, and the window's where the
    /// frame does as well.
    fileprivate func reduced(to frame: Rect, by insets: EdgeInsets) -> Scene {
        var inner = self
        let (rest, beyond) = (frame.inset(by: insets), self.insets(of: frame))
        let outer = Rect(origin: frame.origin - beyond.origin, size: frame.size.outset(by: beyond))
        for edge in Edge.allCases where insets[edge] > 0 {
            inner.safeArea = inner.safeArea.moving(edge, inwardTo: rest)
            inner.window = inner.window.moving(edge, inwardTo: outer)
        }
        return inner
    }
}

extension Rect {
    /// With one edge where another rectangle has it, if that is farther inside.
    fileprivate func moving(_ edge: Edge, inwardTo other: Rect) -> Rect {
        var insets = EdgeInsets.zero
        switch edge {
        case .top: insets.top = other.minY - minY
        case .leading: insets.leading = other.minX - minX
        case .bottom: insets.bottom = maxY - other.maxY
        case .trailing: insets.trailing = maxX - other.maxX
        }
        insets[edge] = min(max(0, insets[edge]), edge.axis == .horizontal ? width : height)
        return inset(by: insets)
    }

    /// The rectangle and the insets together.
    fileprivate func outset(by insets: EdgeInsets) -> Rect { Rect(origin: origin - insets.origin, size: size.outset(by: insets)) }
}
