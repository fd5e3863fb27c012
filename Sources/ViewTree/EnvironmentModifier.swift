/// A modifier that provides something in the environment of what it wraps: a value with its facts, beside what carries it out.
public protocol EnvironmentModifier: ModifierValue {
    /// Whether the modifiers of a view name it.
    var isListed: Bool { get }
}

extension EnvironmentModifier {
    public var isListed: Bool { true }
}
