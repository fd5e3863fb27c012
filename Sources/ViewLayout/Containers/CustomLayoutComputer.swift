import ViewGraph
import ViewTree
import Wording

/// A `Layout` of the snippet's own, also in `AnyLayout`, which keeps the identity of its subviews when `layout` changes.
public struct CustomLayoutContainer: Container, ContainerRule {
    private let layout: any CustomLayout

    public init(_ layout: any CustomLayout) { self.layout = layout }

    public var name: String { layout.type.name }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .text("\(layout.type)"))] }
    public var stackAxis: Axis? { layout.stackAxis }
    public func isLaidOut(like other: any Container) -> Bool {
        guard let other = (other as? CustomLayoutContainer)?.layout else { return false }
        return layout.type == other.type && layout.isEqual(to: other)
    }

    func computer(of children: [any LayoutElement], in node: LayoutNode, for resolved: ResolvedNode) -> any LayoutComputer {
        CustomLayoutComputer(layout, children: children, owner: node)
    }
    var sizeReason: Phrase { Phrase("what the layout's sizeThatFits answered", ko: "레이아웃의 sizeThatFits가 답한 크기") }
    var placeReason: Phrase { Phrase("the layout put it there, or in the center if it did not place it", ko: "레이아웃이 놓은 자리이며, 놓지 않았으면 가운데입니다") }
}

/// A layout of the snippet's own.
///
/// Its cache is made once and updated when a subview changes. Sizes are kept by proposal. A subview that it doesn't place is in the center with the container's
/// proposal. Guides and spacing are the children's, where the layout does not give its own.
final class CustomLayoutComputer: ContainerComputer {
    let children: [any LayoutElement]
    private let layout: any CustomLayout
    private let subviews: [CustomSubview]
    private unowned let owner: LayoutNode
    private var currentCache: AnyObject?

    /// The cache of a layout type at a node; outlives changes of the node.
    private final class RetainedCache {
        let type: ViewType
        let cache: AnyObject
        init(type: ViewType, cache: AnyObject) { (self.type, self.cache) = (type, cache) }
    }

    init(_ layout: any CustomLayout, children: [any LayoutElement], owner: LayoutNode) {
        (self.layout, self.children, self.owner) = (layout, children, owner)
        subviews = children.map(CustomSubview.init)
    }

    func sizeThatFits(_ proposal: Proposal) throws -> Size {
        try layout.sizeThatFits(proposal, subviews: subviews, cache: try cache())
    }

    func placements(in viewSize: ViewSize) throws -> [ChildPlacement] {
        try placements(in: Rect(origin: .zero, size: viewSize.size), proposal: viewSize.proposal)
    }

    /// The layout is given its frame in the window: its bounds do not start at zero.
    func placements(in viewSize: ViewSize, frame: Rect, scene: Scene) throws -> [ChildPlacement]? {
        try placements(in: frame, proposal: viewSize.proposal)
    }

    private func placements(in bounds: Rect, proposal: Proposal) throws -> [ChildPlacement] {
        for subview in subviews { subview.beginPlacing() }
        defer { for subview in subviews { subview.endPlacing() } }
        try layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: try cache())
        return try subviews.filter { !$0.isLeftOut }.map { subview in
            if subview.requested == nil {
                try subview.place(at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
            }
            let requested = subview.requested ?? (bounds.origin, proposal)
            return ChildPlacement(subview.element, at: (requested.origin - bounds.origin).withoutNaN, requested.proposal)
        }
    }

    func explicitValue(of guide: AlignmentGuide, in viewSize: ViewSize) throws -> Double? {
        let bounds = Rect(origin: .zero, size: viewSize.size)
        let own = try layout.explicitAlignment(of: guide, in: bounds, proposal: viewSize.proposal, subviews: subviews, cache: try cache())
        return try own?.finite ?? mergedValue(of: guide, in: viewSize)
    }

    var setsBuiltInGuides: Bool { true }

    func spacing() throws -> ViewSpacing {
        try layout.spacing(subviews: subviews, cache: try cache()) ?? mergedSpacing()
    }

    private func cache() throws -> AnyObject {
        if let currentCache { return currentCache }
        if let retained = owner.retained as? RetainedCache, retained.type == layout.type {
            currentCache = retained.cache
            try layout.updateCache(retained.cache, subviews: subviews)
            return retained.cache
        }
        let made = try layout.makeCache(subviews: subviews)
        owner.retained = RetainedCache(type: layout.type, cache: made)
        currentCache = made
        return made
    }
}

/// A child as a layout of the snippet sees it.
final class CustomSubview: LayoutSubview {
    let element: any LayoutElement
    private(set) var requested: (origin: Point, proposal: Proposal)?
    private(set) var isLeftOut = false
    private var isPlacing = false

    init(_ element: any LayoutElement) { self.element = element }

    func beginPlacing() { (isPlacing, requested, isLeftOut) = (true, nil, false) }
    func endPlacing() { isPlacing = false }

    func sizeThatFits(_ proposal: Proposal) throws -> Size { try element.size(proposal) }

    func dimensions(in proposal: Proposal) throws -> any ViewDimensions {
        ElementDimensions(element: element, viewSize: try element.viewSize(proposal))
    }

    /// Outside `placeSubviews` this does nothing.
    func place(at point: Point, anchor: UnitPoint, proposal: Proposal) throws {
        guard isPlacing else { return }
        let size = try element.size(proposal)
        requested = (Point(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height).withoutNaN, proposal)
    }

    func leaveOut() { isLeftOut = isPlacing }

    var priority: Double { element.priority }
    var isRightToLeft: Bool { element.node?.resolved?.environment.isRightToLeft ?? false }
    var spacing: ViewSpacing { get throws { try element.spacing() } }

    func layoutValue(_ key: LayoutKey) throws -> any OpaqueValue {
        let value = element.node?.resolved?.trait { if case .trait(let trait as LayoutValueTrait) = $0, trait.key == key { trait.value } else { nil } }
        return try value ?? key.defaultValue()
    }

    func containerValue(_ key: ContainerKey) throws -> any OpaqueValue {
        let value = element.node?.resolved?.trait { if case .containerValue(key, let value) = $0 { value } else { nil } }
        return try value ?? key.defaultValue()
    }

    private struct ElementDimensions: ViewDimensions {
        let element: any LayoutElement
        let viewSize: ViewSize

        var width: Double { viewSize.size.width }
        var height: Double { viewSize.size.height }
        subscript(guide: AlignmentGuide) -> Double { get throws { try element.value(of: guide, at: viewSize) } }
        subscript(explicit guide: AlignmentGuide) -> Double? { get throws { try element.explicitValue(of: guide, at: viewSize) } }
    }
}

/// What a view says to custom layouts: `layoutValue(key:value:)`.
public struct LayoutValueTrait: ViewTrait {
    public let key: LayoutKey
    public let value: any OpaqueValue
    public init(_ key: LayoutKey, _ value: any OpaqueValue) { (self.key, self.value) = (key, value) }

    public var name: String { "layoutValue" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .text("\(key.name) = \(value.printed)"))] }
    public func isSame(as other: any ViewTrait) -> Bool { (other as? LayoutValueTrait).map { $0.key == key && $0.value.isEqual(to: value) } ?? false }
}
