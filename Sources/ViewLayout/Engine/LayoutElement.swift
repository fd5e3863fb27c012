import ViewTree

/// A proposal and the size that answered it: what a view is like at one question.
struct ViewSize: Hashable {
    var size: Size
    var proposal: Proposal
}

/// What a layout sees of a child: its answers to questions. A node of the tree, or a part that a control draws itself.
protocol LayoutElement: AnyObject {
    /// Stacks serve children of a higher priority first.
    var priority: Double { get }
    /// Whether a frame around the element leaves its spacing alone, as it does around a `Spacer`.
    var holdsSpacer: Bool { get }
    /// Whether an alignment guide that does not leave containers, such as `leading`, may have been set by hand on the element.
    var setsBuiltInGuides: Bool { get }
    /// The preferred distances to neighbors.
    func spacing() throws -> ViewSpacing
    /// The size in points that the element takes for a proposal.
    func size(_ proposal: Proposal) throws -> Size
    /// The value of a guide that was set by hand on the element or inside it, in the element's coordinates; `nil` where none is.
    func explicitValue(of guide: AlignmentGuide, at viewSize: ViewSize) throws -> Double?
    /// The guide's explicit value, else its default.
    func value(of guide: AlignmentGuide, at viewSize: ViewSize) throws -> Double
    /// Fixes the place: `origin` in the window's coordinates.
    func place(at origin: Point, proposal: Proposal, scene: Scene) throws
    /// Takes the place away from the element and all inside it.
    func unplace()
    /// The node of the tree that the element stands for.
    var node: LayoutNode? { get }
}

extension LayoutElement {
    /// The element at a proposal.
    func viewSize(_ proposal: Proposal) throws -> ViewSize { ViewSize(size: try size(proposal), proposal: proposal) }
}

/// Where a layout puts a child: the origin in the container's coordinates, and the proposal from which the child takes its size.
struct ChildPlacement {
    var element: any LayoutElement
    var origin: Point
    var proposal: Proposal
    /// Other surroundings than the container's own, as inside an inset safe area.
    var scene: Scene?

    init(_ element: any LayoutElement, at origin: Point, _ proposal: Proposal, scene: Scene? = nil) {
        (self.element, self.origin, self.proposal, self.scene) = (element, origin, proposal, scene)
    }
}

extension ChildPlacement {
    /// The origin in a container of a size. From right to left, SwiftUI flips the x position of each view within its parent.
    func origin(in container: Size, _ scene: Scene) throws -> Point {
        guard scene.isRightToLeft, container.width.isFinite else { return origin }
        return Point(x: container.width - origin.x - (try element.size(proposal).width), y: origin.y).withoutNaN
    }
}

/// How a child's layout priority, or its being a spacer, shows through its container.
enum PriorityRule {
    case own(Double)
    case of(any LayoutElement)
}
