import ViewGraph
import ViewTree

/// The layout's side of a resolved node: its rule, what it answered so far, and its place. Held by the node as `layoutState`.
final class LayoutNode: LayoutState, LayoutElement {
    let context: LayoutContext

    /// Made from the node's role at the first question, and again after a change.
    var madeComputer: (any LayoutComputer)?
    var sizes = AnswerCache<Proposal, Size>()
    // From here on together, so that they fit into one word; there are many nodes.
    private var flags = Flags.needsPlacement
    var knownHoldsSpacer: Bool?
    var knownSetsGuides: Bool?
    /// What layouts around read from the node when its rule was made.
    var madeWith: (stackAxis: Axis?, hasLayoutTraits: Bool, isSeenThrough: Bool)?
    /// Those of the known spacing, in the byte that is left in the word.
    private var closeEdges = UInt8.max
    /// The children's places in the size in which the node is placed, where they are worth keeping.
    var placedChildren: [ChildPlacement]?

    /// Where the node is; `nil` before its first placement and where it has no place.
    var placement: Placement?
    var knownRarities: Rarities?

    struct Placement {
        var frame: Rect
        var proposal: Proposal
        var scene: Scene

        var viewSize: ViewSize { ViewSize(size: frame.size, proposal: proposal) }
    }

    /// What few nodes have, apart from what all have.
    final class Rarities {
        var retained: AnyObject?
        var scrollOffset = Point.zero
        /// The sizes with which the content was placed last.
        var scrolledSizes: ScrolledSizes?
        var matched: MatchedPlace?
        var assignedCells: [ChildPlacement]?
        var usedContainerSize: Size?
        var spaceVersion = 0
        var ownGuides: [OwnGuide] = []
        var ownPriority: Double?
        /// What is known of the priority, where it is neither 0 nor a spacer's.
        var priority = 0.0
        var guides = AnswerCache<GuideQuestion, Double?>()
        var childrenToVisit: [LayoutNode] = []
    }

    struct GuideQuestion: Hashable {
        var guide: AlignmentGuide
        var viewSize: ViewSize
        /// How many of the node's own guides, from inside, count.
        var level: Int
    }

    struct Flags: OptionSet {
        let rawValue: UInt8
        /// The rule answers as fast as an answer is found.
        static let isQuick = Flags(rawValue: 1)
        /// The node has to place its children again though its place is the same.
        static let needsPlacement = Flags(rawValue: 2)
        /// It is among the children that the node around visits.
        static let isToBeVisited = Flags(rawValue: 4)
        /// The children's places depend on where the node is, so that they are worked out at each placing.
        static let placesByFrame = Flags(rawValue: 8)
        /// The priority was set by `layoutPriority`, and is not what the view has by itself.
        static let hasExplicitPriority = Flags(rawValue: 16)
        static let hasCoordinateSpace = Flags(rawValue: 32)
        static let knowsPriority = Flags(rawValue: 64)
        /// The priority is that of a spacer; any other than this and 0 is rare.
        static let hasLowestPriority = Flags(rawValue: 128)
    }

    struct Priority: Hashable {
        var value: Double
        var isExplicit: Bool
    }

    var knownPriority: Priority? {
        get {
            guard flags.contains(.knowsPriority) else { return nil }
            let value = flags.contains(.hasLowestPriority) ? -Double.infinity : knownRarities?.priority ?? 0
            return Priority(value: value, isExplicit: flags.contains(.hasExplicitPriority))
        }
        set {
            let value = newValue?.value ?? .nan
            set(.knowsPriority, to: !value.isNaN)
            set(.hasLowestPriority, to: value == -.infinity)
            set(.hasExplicitPriority, to: newValue?.isExplicit ?? false)
            let rare = value.isFinite || value == .infinity ? value : 0
            if rare != 0 || knownRarities != nil { rarities.priority = rare }
        }
    }

    var knownSpacing: ViewSpacing? {
        get { closeEdges == .max ? nil : ViewSpacing(closeEdges: EdgeSet(rawValue: Int(closeEdges))) }
        set { closeEdges = newValue.map { UInt8(truncatingIfNeeded: $0.closeEdges.rawValue) } ?? .max }
    }

    var isQuick: Bool {
        get { flags.contains(.isQuick) }
        set { set(.isQuick, to: newValue) }
    }

    var needsPlacement: Bool {
        get { flags.contains(.needsPlacement) }
        set { set(.needsPlacement, to: newValue) }
    }

    var isToBeVisited: Bool {
        get { flags.contains(.isToBeVisited) }
        set { set(.isToBeVisited, to: newValue) }
    }

    var placesByFrame: Bool {
        get { flags.contains(.placesByFrame) }
        set { set(.placesByFrame, to: newValue) }
    }

    private func set(_ flag: Flags, to isSet: Bool) {
        if isSet { flags.insert(flag) } else { flags.remove(flag) }
    }

    struct OwnGuide {
        var guide: AlignmentGuide
        var value: (any ViewDimensions) throws -> Double
    }

    init(_ resolved: ResolvedNode, context: LayoutContext) {
        self.context = context
        super.init(of: resolved)
    }

    var node: LayoutNode? { self }

    var computer: any LayoutComputer { madeComputer ?? readNode() }

    /// Takes from the resolved node what layout reads of it.
    private func readNode() -> any LayoutComputer {
        guard let resolved else { return EmptyLayout() }
        let role = resolved.role
        madeWith = (resolved.form == .container ? role.stackAxis : nil, resolved.hasLayoutTraits, resolved.isSeenThrough)
        let made = makeComputer(role, resolved)
        (madeComputer, isQuick) = (made, made.isQuick)
        readAttachments(of: resolved)
        return made
    }

    private func readAttachments(of resolved: ResolvedNode) {
        set(.hasCoordinateSpace, to: false)
        if let knownRarities { (knownRarities.ownGuides, knownRarities.ownPriority) = ([], nil) }
        knownRarities?.matched?.effect = nil
        guard resolved.hasAttachments else { return }
        for attachment in resolved.attachments {
            switch attachment {
            case .alignmentGuide(let guide, let value): rarities.ownGuides.append(OwnGuide(guide: guide, value: value))
            case .layoutPriority(let priority) where ownPriority == nil && !priority.isNaN: rarities.ownPriority = priority
            case .coordinateSpace: set(.hasCoordinateSpace, to: true)
            case .matchedGeometryEffect(let effect) where matchedEffect == nil: match(effect)
            default: break
            }
        }
    }

    // MARK: Answers

    func size(_ proposal: Proposal) throws -> Size {
        try context.countQuestion(to: self)
        let computer = computer
        if isQuick, context.trace == nil {
            context.counts.sizesComputed += 1
            return checked(try computer.sizeThatFits(proposal), for: proposal)
        }
        if let known = sizes[proposal] {
            context.trace?.record(known, for: proposal, of: self)
            return known
        }
        context.counts.sizesComputed += 1
        context.trace?.begin(proposal, of: self)
        let size = try context.descend(into: self) { checked(try computer.sizeThatFits(proposal), for: proposal) }
        context.trace?.end(size)
        keep(size, for: proposal)
        return size
    }

    /// Changes the answers apart from the node: that no access to them ever contains another one spares a check at each.
    private func keep(_ size: Size, for proposal: Proposal) {
        var answers = sizes
        sizes = AnswerCache()
        answers.insert(size, for: proposal)
        sizes = answers
    }

    private func checked(_ size: Size, for proposal: Proposal) -> Size {
        if size.width >= 0, size.height >= 0 { return size }
        context.warn(
            .invalidSize, "\(label) answered \(proposal.written) with the size \(size.written)", help: "A size is 0 or more in both directions; 0 was taken.",
            at: self)
        return Size(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
    }

    func spacing() throws -> ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let computer = computer
        let spacing = isQuick ? try computer.spacing() : try context.descend(into: self) { try computer.spacing() }
        knownSpacing = spacing
        return spacing
    }

    /// The innermost `layoutPriority` that shows here, else what the view has by itself.
    var priority: Double {
        if knownPriority == nil { learnPriority() }
        return knownPriority?.value ?? 0
    }

    /// Works out the priority of the node and of all nodes whose priority shows through it, so that a change of any of them is noticed.
    func learnPriority() {
        if case .own(let intrinsic) = computer.priorityRule {
            knownPriority = Priority(value: ownPriority ?? intrinsic, isExplicit: ownPriority != nil)
            return
        }
        var (last, intrinsic) = (self, 0.0)
        var explicit: (node: LayoutNode, priority: Double)?
        walk: while true {
            let rule = last.computer.priorityRule
            if let priority = last.ownPriority { explicit = (last, priority) }
            switch rule {
            case .own(let priority):
                intrinsic = priority
                break walk
            case .of(let inner):
                guard let node = inner.node else {
                    intrinsic = inner.priority
                    break walk
                }
                last = node
            }
        }
        var node = self
        while true {
            node.knownPriority = Priority(value: explicit?.priority ?? intrinsic, isExplicit: explicit != nil)
            if node === explicit?.node { explicit = nil }
            guard node !== last, case .of(let inner) = node.computer.priorityRule, let next = inner.node else { return }
            node = next
        }
    }

    var holdsSpacer: Bool {
        if let knownHoldsSpacer { return knownHoldsSpacer }
        var path: [LayoutNode] = []
        var element: (any LayoutElement)? = self
        while let node = element?.node {
            path.append(node)
            element = node.computer.spacerChild
        }
        let holds = element?.holdsSpacer ?? path.last?.computer.isSpacer ?? false
        for node in path { node.knownHoldsSpacer = holds }
        return holds
    }

    // MARK: Placing

    /// The children's places in a size, in the node's coordinates.
    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        if let placedChildren, placement?.viewSize == viewSize { return placedChildren }
        let children = try computer.placements(in: viewSize)
        if computer.keepsPlacements, placement?.viewSize == viewSize { placedChildren = children }
        return children
    }

    func place(at asked: Point, proposal: Proposal, scene: Scene) throws {
        isToBeVisited = false
        let (origin, proposal) = try knownRarities?.matched?.place(of: self, askedAt: asked.withoutNaN, proposal) ?? (asked.withoutNaN, proposal)
        if let placement, !needsPlacement, placement.frame.origin == origin, placement.proposal == proposal, placement.scene == scene {
            return try visitChildren()
        }
        childrenToVisit = []
        context.counts.placements += 1
        try context.descend(into: self) {
            let frame = Rect(origin: origin, size: try sizes[proposal] ?? size(proposal))
            var inside = sceneInside(frame: frame, scene: scene)
            let isRightToLeft = resolved?.environment.isRightToLeft ?? false
            if isRightToLeft != inside.isRightToLeft { inside.isRightToLeft = isRightToLeft }
            let viewSize = ViewSize(size: frame.size, proposal: proposal)
            if placement?.viewSize != viewSize { placedChildren = nil }
            placement = Placement(frame: frame, proposal: proposal, scene: scene)
            needsPlacement = false
            context.trace?.beginPlacing(frame, proposal: proposal, of: self)
            if isQuick {
                context.trace?.endPlacing()
                return
            }
            let byFrame = try computer.placements(in: viewSize, frame: frame, scene: inside)
            placesByFrame = byFrame != nil
            for child in try byFrame ?? placements(in: viewSize) {
                try child.element.place(at: origin + child.origin(in: frame.size, inside), proposal: child.proposal, scene: child.scene ?? inside)
            }
            context.trace?.endPlacing()
        }
    }

    /// Places what changed inside children whose places are the same: the cost follows the change, however many children there are.
    private func visitChildren() throws {
        let children = childrenToVisit
        childrenToVisit = []
        if let placement, children.contains(where: { $0.placement == nil }) {
            needsPlacement = true
            let asked = askedPlace(placement)
            return try place(at: asked.origin, proposal: asked.proposal, scene: placement.scene)
        }
        for child in children {
            guard let place = child.placement else { continue }
            let asked = child.askedPlace(place)
            try context.descend(into: self) { try child.place(at: asked.origin, proposal: asked.proposal, scene: place.scene) }
        }
    }

    /// Around the children of a named coordinate space that moved, the surroundings count as changed.
    private func sceneInside(frame: Rect, scene: Scene) -> Scene {
        guard flags.contains(.hasCoordinateSpace) else { return scene }
        if placement?.frame != frame || placement?.scene != scene { rarities.spaceVersion = context.nextSpaceVersion() }
        var inside = scene
        inside.spaces = rarities.spaceVersion
        return inside
    }

    func unplace() {
        guard placement != nil || needsPlacement else { return }
        placement = nil
        needsPlacement = true
        resolved?.children.forEach { context.node(for: $0).unplace() }
    }

    func assign(cells: [ChildPlacement]) {
        rarities.assignedCells = cells
        placedChildren = nil
        needsPlacement = true
    }

    // MARK: Rarities

    var rarities: Rarities {
        if let knownRarities { return knownRarities }
        let made = Rarities()
        knownRarities = made
        return made
    }

    /// The node's `alignmentGuide`s, innermost first.
    var ownGuides: [OwnGuide] { knownRarities?.ownGuides ?? [] }

    /// The innermost `layoutPriority` of the node itself.
    private var ownPriority: Double? { knownRarities?.ownPriority }

    /// The children in which something has to be placed again, where their own places are the same.
    private var childrenToVisit: [LayoutNode] {
        get { knownRarities?.childrenToVisit ?? [] }
        set { if !newValue.isEmpty || knownRarities != nil { rarities.childrenToVisit = newValue } }
    }

    /// What outlives a change of the node: a custom layout's cache, a lazy container's rows.
    var retained: AnyObject? {
        get { knownRarities?.retained }
        set { rarities.retained = newValue }
    }

    /// How far the content of a scroll view has been moved, in points.
    var scrolledSizes: ScrolledSizes? {
        get { knownRarities?.scrolledSizes }
        set { rarities.scrolledSizes = newValue }
    }

    var scrollOffset: Point {
        get { knownRarities?.scrollOffset ?? .zero }
        set { rarities.scrollOffset = newValue }
    }

    /// Set by a grid on its rows: where their cells are.
    var assignedCells: [ChildPlacement]? { knownRarities?.assignedCells }

    /// The container size that `containerRelativeFrame` was worked out with.
    var usedContainerSize: Size? {
        get { knownRarities?.usedContainerSize }
        set { rarities.usedContainerSize = newValue }
    }
}
