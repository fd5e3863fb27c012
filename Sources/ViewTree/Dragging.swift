/// What a drag carries from one view to another. The front end implements it.
public protocol DragPayload {}

/// What happens to a drag over a view that takes drops, with the raw values of the prelude's `_DropPhase`.
public enum DropPhase: Int {
    /// The view says whether it takes what is dragged.
    case offered
    case entered, moved, exited, dropped
}
