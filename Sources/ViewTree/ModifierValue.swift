/// A modifier as a value: what reports say of it. What it does is beside the code that does it.
public protocol ModifierValue {
    /// The method's name.
    var name: String { get }
    /// The arguments but those that have their usual value.
    var arguments: [ViewArgument] { get }
}

extension ModifierValue {
    public var arguments: [ViewArgument] { [] }
}
