import ViewTree

/// The rule of one layout: how it answers a proposal, and where it puts its children.
///
/// A computer keeps no caches of sizes: `LayoutNode` does that for it. It lives until its node or an answer of a child changes.
protocol LayoutComputer: AnyObject {
    func sizeThatFits(_ proposal: Proposal) throws -> Size
    /// Where the children are when the layout has the given size.
    func placements(in viewSize: ViewSize) throws -> [ChildPlacement]
    /// The same for a layout whose children depend on where it is in the window; `nil` for all others.
    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]?
    /// Whether it is worth to keep the children's places for the next time.
    var keepsPlacements: Bool { get }
    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) throws -> Double?
    func spacing() throws -> ViewSpacing
    var priorityRule: PriorityRule { get }
    /// The child whose being a spacer shows through; a spacer names itself by `isSpacer`.
    var spacerChild: (any LayoutElement)? { get }
    var isSpacer: Bool { get }
    /// The child whose built-in guides show through.
    var guideChild: (any LayoutElement)? { get }
    /// Whether the layout itself may give values to built-in guides.
    var setsBuiltInGuides: Bool { get }
    /// Whether the layout is a leaf's that works out an answer as fast as it would find one, so that its answers are not kept.
    var isQuick: Bool { get }
}

extension LayoutComputer {
    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]? { nil }
    var keepsPlacements: Bool { true }
    var isSpacer: Bool { false }
    var guideChild: (any LayoutElement)? { nil }
    var setsBuiltInGuides: Bool { false }
    var isQuick: Bool { false }
}

/// A view without children.
protocol LeafComputer: LayoutComputer {}

extension LeafComputer {
    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] { [] }
    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) throws -> Double? { nil }
    func spacing() throws -> ViewSpacing { ViewSpacing() }
    var priorityRule: PriorityRule { .own(0) }
    var spacerChild: (any LayoutElement)? { nil }
}

/// A leaf that is quick, or quick for most of its contents.
protocol QuickComputer: LeafComputer {
    /// Whether both give the same sizes for all proposals.
    func answers(like other: any LayoutComputer) -> Bool
}

extension QuickComputer {
    var isQuick: Bool { true }
}

/// A layout around one child: guides and spacing pass through it, and by default the priority does not.
protocol UnaryComputer: LayoutComputer {
    var child: any LayoutElement { get }
    func placement(in viewSize: ViewSize) throws -> ChildPlacement
}

extension UnaryComputer {
    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] { [try placement(in: viewSize)] }
    var keepsPlacements: Bool { false }

    /// The child's explicit value and the child's origin.
    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) throws -> Double? {
        let place = try placement(in: viewSize)
        guard let value = try child.explicitValue(of: guide, at: child.viewSize(place.proposal)) else { return nil }
        return value + place.origin[guide.axis]
    }

    func spacing() throws -> ViewSpacing { try child.spacing() }
    var priorityRule: PriorityRule { .own(0) }
    var spacerChild: (any LayoutElement)? { child }
    var guideChild: (any LayoutElement)? { child }
}

/// A layout of any number of children: its priority is 0, and it merges their guides.
protocol ContainerComputer: LayoutComputer {
    var children: [any LayoutElement] { get }
}

extension ContainerComputer {
    func spacing() throws -> ViewSpacing { try mergedSpacing() }

    /// The union of the children's preferences.
    func mergedSpacing() throws -> ViewSpacing {
        try children.reduce(into: ViewSpacing()) { $0.formUnion(try $1.spacing()) }
    }

    var priorityRule: PriorityRule { .own(0) }
    var spacerChild: (any LayoutElement)? { nil }

    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) throws -> Double? {
        try mergedValue(of: guide, in: viewSize)
    }

    /// The children's explicit values, projected to the container, as one: built-in guides do not leave a container, baselines are the first or the last one,
    /// and of others the mean counts.
    func mergedValue(of guide: AlignmentGuide, in viewSize: ViewSize) throws -> Double? {
        guard guide.merging != .nothing else { return nil }
        return guide.merge(
            try placements(in: viewSize).compactMap { place in
                let value = try place.element.explicitValue(of: guide, at: place.element.viewSize(place.proposal))
                return value.map { $0 + place.origin[guide.axis] }
            })
    }
}

extension AlignmentGuide {
    /// One value of several children's; `nil` without any.
    func merge(_ values: [Double]) -> Double? {
        switch merging {
        case .nothing: nil
        case .least: values.min()
        case .greatest: values.max()
        case .mean: values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        }
    }
}
