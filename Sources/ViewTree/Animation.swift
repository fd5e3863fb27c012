/// How a change runs in time; seconds.
public struct Animation: Hashable, Sendable {
    public enum Curve: Hashable, Sendable {
        case linear, easeIn, easeOut, easeInOut
        case timing(Double, Double, Double, Double)
        /// `response` in seconds; `damping` is the damping fraction.
        case spring(response: Double, damping: Double)
        /// The parts of the way that are done at moments as far from each other, the first at the beginning.
        case sampled([Double])
    }
    public var name: String
    public var curve: Curve
    public var duration: Double
    public var delay: Double
    public var speed: Double
    public var repetition: Repetition

    /// How often the way is gone.
    public struct Repetition: Hashable, Sendable {
        /// 1 or more; infinity where it never ends.
        public var count: Double
        /// Whether every second time leads back.
        public var autoreverses: Bool
        /// Seconds before each time, apart from the delay before the first.
        public var delay: Double
        public init(count: Double, autoreverses: Bool, delay: Double = 0) { (self.count, self.autoreverses, self.delay) = (count, autoreverses, delay) }
        public static let once = Repetition(count: 1, autoreverses: false)
    }

    public init(name: String, curve: Curve, duration: Double, delay: Double = 0, speed: Double = 1, repetition: Repetition = .once) {
        (self.name, self.curve, self.duration, self.delay, self.speed, self.repetition) = (name, curve, duration, delay, speed, repetition)
    }
    public static let `default` = Animation(name: "default", curve: .spring(response: 0.55, damping: 1), duration: 0.35)
}

/// What a batch of changes carries with it.
public struct Transaction: Hashable, Sendable {
    public var animation: Animation?
    public var disablesAnimations: Bool
    public var values: TransactionValues?
    public init(animation: Animation? = nil, disablesAnimations: Bool = false, values: TransactionValues? = nil) {
        (self.animation, self.disablesAnimations, self.values) = (animation, disablesAnimations, values)
    }
}

/// The program's own values of a transaction, of which the engine knows nothing. Compared by identity.
public final class TransactionValues: Hashable, @unchecked Sendable {
    public let object: AnyObject
    public init(_ object: AnyObject) { self.object = object }
    public static func == (a: TransactionValues, b: TransactionValues) -> Bool { a.object === b.object }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
