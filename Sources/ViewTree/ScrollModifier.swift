/// A modifier of the scroll views inside: a value with its facts, beside what carries it out.
public protocol ScrollModifier: ModifierValue {
    /// Whether the scroll views inside are laid out as with the other.
    func isLaidOut(like other: any ScrollModifier) -> Bool
}

extension ScrollModifier {
    public func isLaidOut(like other: any ScrollModifier) -> Bool { other is Self }
}

extension ScrollModifier where Self: Equatable {
    public func isLaidOut(like other: any ScrollModifier) -> Bool { self == other as? Self }
}
