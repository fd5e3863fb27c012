import ViewTree

/// `onTapGesture`, and gestures that take taps.
public struct TapGestureModifier: ActionRule {
    public let count: Int
    public let priority: Priority
    public let action: () throws -> Void

    /// Which of several gestures a tap means: `gesture`, `simultaneousGesture` and `highPriorityGesture`.
    public enum Priority: Sendable {
        /// Gives way to gestures inside.
        case normal
        /// Runs with those inside.
        case simultaneous
        /// Runs in place of those inside.
        case high
    }

    public init(count: Int = 1, priority: Priority = .normal, _ action: @escaping () throws -> Void) {
        (self.count, self.priority, self.action) = (count, priority, action)
    }

    public var name: String { "onTapGesture" }
    public var arguments: [ViewArgument] {
        (count == 1 ? [] : [ViewArgument("count", .text("\(count)"))]) + (priority == .normal ? [] : [ViewArgument(nil, .choice("\(priority)"))])
    }
}
