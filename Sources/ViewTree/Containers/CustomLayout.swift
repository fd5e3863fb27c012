/// A layout that the front end implements: the `Layout` protocol. Points everywhere.
public protocol CustomLayout {
    /// The layout's type; another type at the same place makes a new cache.
    var type: ViewType { get }
    /// Field-wise equality; `false` where that isn't known.
    func isEqual(to other: any CustomLayout) -> Bool
    /// A cache for `sizeThatFits` and `placeSubviews`; an object, changed in place by the layout.
    func makeCache(subviews: [any LayoutSubview]) throws -> AnyObject
    func updateCache(_ cache: AnyObject, subviews: [any LayoutSubview]) throws
    func sizeThatFits(_ proposal: Proposal, subviews: [any LayoutSubview], cache: AnyObject) throws -> Size
    func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: [any LayoutSubview], cache: AnyObject) throws
    /// `nil` where the layout leaves it to the default: the children's merged.
    func explicitAlignment(
        of guide: AlignmentGuide, in bounds: Rect, proposal: Proposal, subviews: [any LayoutSubview], cache: AnyObject
    ) throws -> Double?
    /// `nil` where the layout leaves it to the default: the union of the children's.
    func spacing(subviews: [any LayoutSubview], cache: AnyObject) throws -> ViewSpacing?
    /// The axis of a stack-like layout, which a `Spacer` inside takes as its own.
    var stackAxis: Axis? { get }
}

/// A subview as a layout sees it.
public protocol LayoutSubview: AnyObject {
    func sizeThatFits(_ proposal: Proposal) throws -> Size
    func dimensions(in proposal: Proposal) throws -> any ViewDimensions
    func place(at point: Point, anchor: UnitPoint, proposal: Proposal) throws
    /// Gives it no place, which the library's own layouts do alone.
    func leaveOut()
    var priority: Double { get }
    var isRightToLeft: Bool { get }
    var spacing: ViewSpacing { get throws }
    func layoutValue(_ key: LayoutKey) throws -> any OpaqueValue
    func containerValue(_ key: ContainerKey) throws -> any OpaqueValue
}

/// A view's preferred distances to its neighbors.
///
/// SwiftUI's categories of preferences are reduced to one here, whose length is 0: an edge wants its neighbor close, or asks for nothing of its own.
public struct ViewSpacing: Hashable, Sendable {
    // A byte, since there are many.
    private var rawEdges: UInt8

    public init(closeEdges: EdgeSet = []) { rawEdges = UInt8(truncatingIfNeeded: closeEdges.rawValue) }

    /// The edges at which the view wants its neighbor close, no matter which it is.
    public internal(set) var closeEdges: EdgeSet {
        get { EdgeSet(rawValue: Int(rawEdges)) }
        set { rawEdges = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }
}
