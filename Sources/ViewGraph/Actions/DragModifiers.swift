import ViewTree

/// `draggable`, `onDrag`, `itemProvider`: what a drag that begins on the view carries (docs/Semantics.md §23).
public struct DragSource: ActionRule {
    public let name: String
    /// Makes what is dragged when the drag begins; `nil` where nothing is.
    public let payload: () throws -> (any DragPayload)?

    public init(_ name: String, payload: @escaping () throws -> (any DragPayload)?) { (self.name, self.payload) = (name, payload) }
}

/// `dropDestination`, `onDrop`: what is dragged over the view and dropped there (docs/Semantics.md §23).
public struct DropTarget: ActionRule {
    /// Gives whether the view goes on taking the drag, which is at a place in the view's coordinates.
    public typealias Follow = (DropPhase, any DragPayload, Point) throws -> Bool

    public let name: String
    public let follow: Follow

    public init(_ name: String, follow: @escaping Follow) { (self.name, self.follow) = (name, follow) }
}

extension ResolvedNode {
    /// The innermost modifier of the view with which a drag can begin.
    public var dragSource: DragSource? {
        attachments.lazy.compactMap { if case .action(let source as DragSource) = $0 { source } else { nil } }.first
    }

    /// The modifiers of the view that take drops, innermost first.
    public var dropTargets: [DropTarget] {
        hasAttachments ? attachments.compactMap { if case .action(let target as DropTarget) = $0 { target } else { nil } } : []
    }
}
