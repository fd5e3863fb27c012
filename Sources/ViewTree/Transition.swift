/// How a view comes and goes.
public struct Transition {
    /// As written: `opacity`, `move(edge: leading)`, `asymmetric(insertion: scale, removal: opacity)`.
    public var description: String
    /// What is done to the view while it comes, and while it goes, the innermost first; without parts it is there, or gone, at once.
    public var insertion, removal: [TransitionPart]

    public init(description: String, insertion: [TransitionPart], removal: [TransitionPart]) {
        (self.description, self.insertion, self.removal) = (description, insertion, removal)
    }
}

/// What one of several combined transitions does to a view.
public struct TransitionPart {
    /// Where in its transition a view is.
    public enum Phase: Int, Sendable { case willAppear = -1, identity, didDisappear }

    /// The part's own animation; `nil` for the one that the change carries.
    public var animation: Animation?
    /// What the part makes of an empty view in the place of the view that comes or goes.
    public var body: (Phase) throws -> DeclaredView

    public init(animation: Animation?, body: @escaping (Phase) throws -> DeclaredView) { (self.animation, self.body) = (animation, body) }
}
