import ViewTree

/// A layout inside another one without its own node: the row in which a control arranges its label and its switch.
final class PartElement: LayoutElement {
    private let computer: any LayoutComputer

    init(_ computer: any LayoutComputer) { self.computer = computer }

    var node: LayoutNode? { nil }
    var setsBuiltInGuides: Bool { computer.setsBuiltInGuides || computer.guideChild?.setsBuiltInGuides == true }
    var holdsSpacer: Bool { computer.isSpacer || computer.spacerChild?.holdsSpacer == true }

    var priority: Double {
        switch computer.priorityRule {
        case .own(let priority): priority
        case .of(let inner): inner.priority
        }
    }

    func spacing() throws -> ViewSpacing { try computer.spacing() }
    func size(_ proposal: Proposal) throws -> Size { try computer.sizeThatFits(proposal) }

    func explicitValue(of guide: AlignmentGuide, at viewSize: ViewSize) throws -> Double? {
        try computer.explicitValue(of: guide, in: viewSize)
    }

    func value(of guide: AlignmentGuide, at viewSize: ViewSize) throws -> Double {
        try explicitValue(of: guide, at: viewSize) ?? PlainDimensions(viewSize.size)[guide]
    }

    func place(at origin: Point, proposal: Proposal, scene: Scene) throws {
        let viewSize = try viewSize(proposal)
        let frame = Rect(origin: origin, size: viewSize.size)
        for child in try computer.placements(in: viewSize, frame: frame, scene: scene) ?? computer.placements(in: viewSize) {
            try child.element.place(at: origin + child.origin(in: frame.size, scene), proposal: child.proposal, scene: child.scene ?? scene)
        }
    }

    func unplace() {}
}

/// A part of a control with its own size in one or both directions; where a length is `nil` it takes what it is offered, at least the ideal length.
final class BoxLayout: LeafComputer {
    private let width, height: Double?
    private let ideal: Size

    init(width: Double?, height: Double?, ideal: Size = .zero) { (self.width, self.height, self.ideal) = (width, height, ideal) }

    func sizeThatFits(_ proposal: Proposal) -> Size {
        Size(width: width ?? max(0, proposal.width ?? ideal.width), height: height ?? max(0, proposal.height ?? ideal.height))
    }
}
