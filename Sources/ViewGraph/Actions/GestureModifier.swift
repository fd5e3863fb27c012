import ViewTree

/// `onTapGesture`, `onLongPressGesture`, `gesture` and its kin.
public struct GestureModifier: ActionRule {
    public let name: String
    public let priority: Priority
    /// What a tap does, where the gesture may be one.
    public let tap: Tap?
    /// What follows fingers that stay or move, where the gesture does.
    public let follower: (any GestureFollower)?
    /// Whether gestures inside aren't made: a `GestureMask` without `subviews`.
    public let hidesInner: Bool

    public struct Tap {
        /// Where a tap is, and the view that has the gesture; `nil` for a view without a place.
        public typealias Place = (event: TouchEvent, view: any GeometryProxy)

        public let count: Int
        public let action: (Place?) throws -> Void

        public init(count: Int = 1, placed action: @escaping (Place?) throws -> Void) { (self.count, self.action) = (count, action) }
        public init(count: Int = 1, action: @escaping () throws -> Void) { self.init(count: count) { _ in try action() } }
    }

    /// Which of several gestures is meant: `gesture`, `simultaneousGesture` and `highPriorityGesture`.
    public enum Priority: Sendable {
        /// Gives way to gestures inside.
        case normal
        /// Runs with those inside.
        case simultaneous
        /// Runs in place of those inside.
        case high
    }

    public init(_ name: String, _ priority: Priority = .normal, tap: Tap?, follower: (any GestureFollower)? = nil, hidesInner: Bool = false) {
        (self.name, self.priority, self.tap, self.follower, self.hidesInner) = (name, priority, tap, follower, hidesInner)
    }

    public var arguments: [ViewArgument] {
        let count = tap?.count ?? 1
        return (count == 1 ? [] : [ViewArgument("count", .text("\(count)"))]) + (priority == .normal ? [] : [ViewArgument(nil, .choice("\(priority)"))])
    }
}

/// What fingers do on a view at a time.
public struct TouchEvent {
    /// Since the touch began.
    public var seconds = 0.0
    /// Where it began, as `location`.
    public let start: Point
    /// In the window, in points; of two fingers the middle.
    public var location: Point
    public var fingers = 1
    public var magnification = 1.0
    /// Degrees, clockwise.
    public var rotation = 0.0
    /// The fingers are lifted.
    public var isOver = false
    /// Another gesture was made.
    public var isCancelled = false

    public init(location: Point) { (start, self.location) = (location, location) }
}

/// What a gesture is while fingers touch its view.
public enum TouchPhase: Int {
    case possible, active, ended, failed
}

/// Follows fingers on a view. The front end implements it.
public protocol GestureFollower {
    /// What the gesture keeps from one event of a touch to the next, also where its view is declared again.
    func makeMemory() throws -> AnyObject
    /// Takes in an event and runs the gesture's actions.
    func phase(of event: TouchEvent, in view: any GeometryProxy, _ memory: AnyObject) throws -> TouchPhase
}
