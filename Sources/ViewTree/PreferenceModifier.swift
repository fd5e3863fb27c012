/// A modifier for a preference: a value with its facts, beside what carries it out.
public protocol PreferenceModifier: ModifierValue {
    var key: PreferenceKey { get }
}

extension PreferenceModifier {
    public var arguments: [ViewArgument] { [ViewArgument(nil, .text(key.name))] }
}

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: the view that is beside another one follows from what that one says for a key.
public struct PreferenceContent: PreferenceModifier {
    public let key: PreferenceKey
    public let alignment: Alignment
    /// Whether the view is behind the other.
    public let isBehind: Bool
    public let make: (any OpaqueValue) throws -> DeclaredView

    public init(_ key: PreferenceKey, _ alignment: Alignment, isBehind: Bool, _ make: @escaping (any OpaqueValue) throws -> DeclaredView) {
        (self.key, self.alignment, self.isBehind, self.make) = (key, alignment, isBehind, make)
    }

    public var name: String { isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue" }
}
