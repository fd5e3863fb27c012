import ViewTree

/// A step of the path of a navigation stack, and what is shown for it.
final class NavigationPage {
    enum Step {
        case value(ExplicitID)
        /// The view that the link names.
        case link(ControlNode)
    }

    var step: Step
    /// What the page finds in its environment: a `dismiss()` that takes it away.
    var scope: EnvironmentScope?
    /// `nil` where the stack has no destination for the value.
    var node: DeclaredNode?
    /// Whether the page leaves the stack with the next update.
    var hasEnded = false

    init(_ step: Step) { self.step = step }

    var value: ExplicitID? {
        if case .value(let value) = step { value } else { nil }
    }

    func isOf(_ link: ControlNode) -> Bool {
        if case .link(let other) = step { other === link } else { false }
    }
}
