/// How a change runs in time; seconds.
public struct Animation: Hashable, Sendable {
    public enum Curve: Hashable, Sendable {
        case linear, easeIn, easeOut, easeInOut
        case timing(Double, Double, Double, Double)
        /// `response` in seconds; `damping` is the damping fraction.
        case spring(response: Double, damping: Double)
    }
    public var name: String
    public var curve: Curve
    public var duration: Double
    public var delay: Double
    public var speed: Double

    public init(name: String, curve: Curve, duration: Double, delay: Double = 0, speed: Double = 1) {
        (self.name, self.curve, self.duration, self.delay, self.speed) = (name, curve, duration, delay, speed)
    }
    public static let `default` = Animation(name: "default", curve: .spring(response: 0.55, damping: 1), duration: 0.35)
}

/// What a batch of changes carries with it.
public struct Transaction: Hashable, Sendable {
    public var animation: Animation?
    public var disablesAnimations: Bool
    public init(animation: Animation? = nil, disablesAnimations: Bool = false) {
        (self.animation, self.disablesAnimations) = (animation, disablesAnimations)
    }
}

/// How a view comes and goes, as data.
public struct Transition: Hashable, Sendable {
    /// As written: `opacity`, `move(edge: leading)`, `asymmetric(insertion: scale, removal: opacity)`.
    public var description: String
    public init(description: String) { self.description = description }
}
